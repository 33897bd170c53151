import type { CallShape } from '#contract/call.ts'
import { contactCalls } from '#contract/contact.ts'
import { fileCalls } from '#contract/file.ts'
import { profileCalls } from '#contract/profile.ts'
import { v1 } from '#contract/v1.ts'
import { textOrNull } from '#rules/blank.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { CallInput } from '../call.ts'
import { callerOf, type GatewayContext, type ProfileOf } from '../context.ts'
import type { MutationResolvers, ProfileResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toContact } from '../mappers/contact.ts'
import { renamingFieldsOf } from '../mappers/form-fields.ts'
import {
  fromCareerEntry,
  fromCertificate,
  fromEducation,
  fromJobPreferences,
  fromLanguageSkill,
  fromPersonalDetails,
  fromProfileSetup,
  toCareerHistory,
  toCertificate,
  toEducation,
  toJobPreferences,
  toJobRoles,
  toJobTitles,
  toLanguageSkill,
  toPersonalDetails,
  toProfileSetup,
  toTechnicalSkill,
} from '../mappers/profile.ts'
import { toCompleteness } from '../mappers/viewer.ts'

type ProfileQuery = 'profile' | 'skills' | 'jobRoles' | 'jobTitles'
type ProfileMutation =
  | 'savePersonalDetails'
  | 'saveJobPreferences'
  | 'addJobPreference'
  | 'removeJobPreference'
  | 'saveEducation'
  | 'removeEducation'
  | 'addTechnicalSkill'
  | 'removeTechnicalSkill'
  | 'saveLanguageSkill'
  | 'removeLanguageSkill'
  | 'saveCertificate'
  | 'removeCertificate'
  | 'saveCareerHistory'
  | 'saveCareerEntry'
  | 'removeCareerEntry'
  | 'saveProfileSetup'
  | 'removeCv'
  | 'removeCertificateFile'
  | 'removeTechnicalSkillFile'
  | 'requestSkill'
  | 'requestJobTitle'

const memberOf = (context: GatewayContext) => context.read(v1.teammember.getWithProfessional)
const profileOf = (context: GatewayContext): ProfileOf => ({ id: callerOf(context).memberId })
const profileDetailFields = renamingFieldsOf(profileForms.profileSetup)
const careerHistoryFields = renamingFieldsOf(profileForms.careerHistory)

/** Changes something of the caller's profile, which is the answer. */
export const changeProfile = async <C extends CallShape>(
  context: GatewayContext,
  call: C,
  input: CallInput<C>,
): Promise<ProfileOf> => {
  const profile = profileOf(context)
  await context.change(call, input)
  return profile
}

/** Every part asks v1 for itself, and only when it was asked for. */
export const profileFields: Required<Omit<ProfileResolvers, 'id'>> = {
  completeness: async ({ id }, _input, context) => toCompleteness(id, await memberOf(context)),
  isHiringManager: async (_profile, _input, context) => (await memberOf(context)).IsHiringmanager,
  personalDetails: async (_profile, _input, context) => toPersonalDetails(await context.read(profileCalls.getPersonalDetails)),
  jobPreferences: async (_profile, _input, context) => toJobPreferences(await memberOf(context)),
  educations: async (_profile, _input, context) => (await context.read(profileCalls.getEducations)).map(toEducation),
  technicalSkills: async (_profile, _input, context) =>
    (await context.read(profileCalls.getTeamMemberSkills)).map(toTechnicalSkill),
  languageSkills: async (_profile, _input, context) => (await context.read(profileCalls.getLanguageSkills)).map(toLanguageSkill),
  certificates: async (_profile, _input, context) => (await context.read(profileCalls.getCertificates)).map(toCertificate),
  careerHistory: async (_profile, _input, context) => toCareerHistory(await context.read(profileCalls.getExperienceDetail)),
  setup: async (_profile, _input, context) => toProfileSetup(await context.read(profileCalls.getProfileDetail)),
  contact: async (_profile, _input, context) => toContact(await context.read(contactCalls.getContact)),
}

export const profileQueries: Pick<QueryResolvers, ProfileQuery> = {
  profile: (_root, _input, context) => profileOf(context),
  skills: async (_root, _input, context) =>
    (await context.read(profileCalls.getSkills)).map((one) => ({ id: one.id, name: one.Text })),
  jobRoles: async (_root, _input, context) => toJobRoles(await context.read(profileCalls.getRoleAndTitles)),
  jobTitles: async (_root, _input, context) => toJobTitles(await context.read(profileCalls.getRoleAndTitles)),
}

export const profileMutations: Pick<MutationResolvers, ProfileMutation> = {
  savePersonalDetails: (_root, { input }, context) =>
    changeProfile(context, profileCalls.savePersonalDetail, { body: fromPersonalDetails(input) }),
  saveJobPreferences: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveRoleAndTitle, { body: fromJobPreferences(input) }),
  addJobPreference: (_root, { workingPosition }, context) =>
    changeProfile(context, profileCalls.saveJobPreference, { body: { WorkingPosition: workingPosition } }),
  removeJobPreference: (_root, { id }, context) => changeProfile(context, profileCalls.removeJobPreference, { params: { id } }),
  saveEducation: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveEducation, { body: fromEducation(input) }),
  removeEducation: (_root, { id }, context) => changeProfile(context, profileCalls.removeEducation, { params: { id } }),
  addTechnicalSkill: (_root, { skillId }, context) =>
    changeProfile(context, profileCalls.saveSkill, { body: { SkillId: skillId } }),
  removeTechnicalSkill: (_root, { id }, context) => changeProfile(context, profileCalls.removeSkill, { params: { id } }),
  saveLanguageSkill: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveLanguageSkill, { body: fromLanguageSkill(input) }),
  removeLanguageSkill: (_root, { id }, context) => changeProfile(context, profileCalls.removeLanguageSkill, { params: { id } }),
  saveCertificate: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveCertificate, { body: fromCertificate(input) }),
  removeCertificate: (_root, { id }, context) => changeProfile(context, profileCalls.removeCertificate, { params: { id } }),
  saveCareerHistory: (_root, { description }, context) =>
    changeProfile(context, profileCalls.saveExperienceDetail, {
      body: { CareerHistoryDescription: textOrNull(description) },
    }).catch(careerHistoryFields),
  saveCareerEntry: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveExperienceDetail, { body: fromCareerEntry(input) }),
  removeCareerEntry: (_root, { id }, context) => changeProfile(context, profileCalls.removeExperience, { params: { id } }),
  saveProfileSetup: (_root, { input }, context) =>
    changeProfile(context, profileCalls.saveProfileDetail, { body: fromProfileSetup(input) }).catch(profileDetailFields),
  removeCv: (_root, _input, context) => changeProfile(context, fileCalls.removeCv, {}),
  removeCertificateFile: (_root, { id }, context) => changeProfile(context, fileCalls.removeCertificateCv, { params: { id } }),
  removeTechnicalSkillFile: (_root, { id }, context) => changeProfile(context, fileCalls.removeSkillCv, { params: { id } }),
  requestSkill: async (_root, { title }, context) => ({
    message: await context.change(profileCalls.requestSkill, { params: { title } }),
  }),
  requestJobTitle: async (_root, { title }, context) => ({
    message: await context.change(profileCalls.requestJobTitle, { params: { title } }),
  }),
}
