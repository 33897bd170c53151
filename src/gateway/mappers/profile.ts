import type { Static } from 'typebox'
import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { profileCalls } from '#contract/profile.ts'
import type {
  careerEntry,
  certificate,
  education,
  experienceDetail,
  languageSkill,
  personalDetail,
  profileDetail,
  teamMemberSkill,
} from '#contract/profile-records.ts'
import { textOrNull } from '#rules/blank.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type {
  CareerEntry,
  CareerEntryInput,
  CareerHistory,
  Certificate,
  CertificateInput,
  Education,
  EducationInput,
  JobPreferences,
  JobPreferencesInput,
  JobRole,
  JobTitle,
  LanguageSkill,
  LanguageSkillInput,
  PersonalDetails,
  PersonalDetailsInput,
  ProfileSetup,
  ProfileSetupInput,
  TechnicalSkill,
} from '../generated/resolver-types.ts'
import { fromFields, toFields } from './form-fields.ts'
import type { TeamMember } from './viewer.ts'

type Calls = typeof profileCalls

export const toPersonalDetails = (one: Static<typeof personalDetail>): PersonalDetails => ({
  ...toFields(profileForms.personalDetails, one),
  email: one.Email,
})

export const fromPersonalDetails = (input: PersonalDetailsInput): BodyOf<Calls['savePersonalDetail']> =>
  fromFields(profileForms.personalDetails, input)

/** Title, roles, years and preferences are spread over v1's record of the member. */
export const toJobPreferences = (member: TeamMember): JobPreferences => ({
  jobTitleId: member.ProfessionalDetail?.JobTitleId ?? null,
  jobTitle: member.ProfessionalDetail?.Job ?? null,
  jobRole: member.ProfessionalDetail?.JobRole ?? null,
  specificRoles: member.SpecificRoles,
  experienceYear: member.ProfessionalDetail?.ExperienceYear ?? null,
  preferences: member.JobPreferences.map((one) => ({ id: one.Id, workingPosition: one.WorkingPosition })),
})

export const fromJobPreferences = (input: JobPreferencesInput): BodyOf<Calls['saveRoleAndTitle']> =>
  fromFields(profileForms.jobPreferences, input)

export const toEducation = (one: Static<typeof education>): Education => ({
  id: one.Id,
  ...toFields(profileForms.education, one),
})

export const fromEducation = (input: EducationInput): BodyOf<Calls['saveEducation']> => ({
  Id: textOrNull(input.id),
  ...fromFields(profileForms.education, input),
})

export const toTechnicalSkill = (one: Static<typeof teamMemberSkill>): TechnicalSkill => ({
  id: one.Id,
  skillId: one.SkillId,
  name: one.Text,
  fileName: one.FileName,
})

export const toLanguageSkill = (one: Static<typeof languageSkill>): LanguageSkill => ({
  id: one.Id,
  ...toFields(profileForms.languageSkill, one),
})

export const fromLanguageSkill = (input: LanguageSkillInput): BodyOf<Calls['saveLanguageSkill']> => ({
  Id: textOrNull(input.id),
  ...fromFields(profileForms.languageSkill, input),
})

export const toCertificate = (one: Static<typeof certificate>): Certificate => ({
  id: one.Id,
  ...toFields(profileForms.certificate, one),
  fileName: one.FileName,
})

export const fromCertificate = (input: CertificateInput): BodyOf<Calls['saveCertificate']> => ({
  Id: textOrNull(input.id),
  ...fromFields(profileForms.certificate, input),
})

const toCareerEntry = (one: Static<typeof careerEntry>): CareerEntry => ({
  id: one.Id,
  ...toFields(profileForms.careerEntry, one),
})

export const toCareerHistory = (one: Static<typeof experienceDetail>): CareerHistory => ({
  description: one.CareerHistoryDescription,
  entries: one.Items.map(toCareerEntry),
})

/** The description is left out: v1 keeps the one it has. */
export const fromCareerEntry = (input: CareerEntryInput): BodyOf<Calls['saveExperienceDetail']> => ({
  Items: [{ Id: textOrNull(input.id), ...fromFields(profileForms.careerEntry, input) }],
})

export const toProfileSetup = (one: Static<typeof profileDetail>): ProfileSetup => ({
  photoUrl: one.PhotoUrl,
  cvName: one.CV,
  cvSize: one.CVSize,
  ...toFields(profileForms.profileSetup, one),
  linkedInVerifiedOn: one.LinkedInVerifiedOn,
  canConnectLinkedIn: one.CanConnectLinkedIn,
})

export const fromProfileSetup = (input: ProfileSetupInput): BodyOf<Calls['saveProfileDetail']> =>
  fromFields(profileForms.profileSetup, input)

/** v1 keeps roles and titles in one list. */
export const toJobRoles = (list: AnswerOf<Calls['getRoleAndTitles']>): JobRole[] =>
  list.filter((one) => one.Type === 'JobRole').map((one) => ({ id: one.id, name: one.Name }))

export const toJobTitles = (list: AnswerOf<Calls['getRoleAndTitles']>): JobTitle[] =>
  list.filter((one) => one.Type === 'JobTitle').map((one) => ({ id: one.id, name: one.Name, roleId: one.RoleId }))
