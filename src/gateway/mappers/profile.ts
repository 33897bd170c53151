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
import { messages } from '#rules/messages.ts'
import { languageLevels } from '#rules/profile-values.ts'
import { gatewayError } from '../errors.ts'
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
import { fromDay, textOrNull, toDay } from './values.ts'
import type { TeamMember } from './viewer.ts'

type Calls = typeof profileCalls

export const toPersonalDetails = (one: Static<typeof personalDetail>): PersonalDetails => ({
  firstName: one.FirstName,
  lastName: one.LastName,
  nickName: one.NickName,
  birthDate: toDay(one.BirthDate),
  email: one.Email,
  secondaryEmail: one.SecondaryEmail,
  phone: one.Phone,
  mobile: one.Mobile,
  nationality: one.Nationality,
  country: one.Country,
  city: one.City,
  maritalStatus: one.MaritalStatus,
  militaryServiceSituation: one.MilitaryServiceSituation,
})

export const fromPersonalDetails = (input: PersonalDetailsInput): BodyOf<Calls['savePersonalDetail']> => ({
  FirstName: input.firstName,
  LastName: input.lastName,
  NickName: textOrNull(input.nickName),
  BirthDate: fromDay(input.birthDate, 'birthDate'),
  SecondaryEmail: textOrNull(input.secondaryEmail),
  Phone: textOrNull(input.phone),
  Mobile: textOrNull(input.mobile),
  Nationality: textOrNull(input.nationality),
  Country: textOrNull(input.country),
  City: textOrNull(input.city),
  MaritalStatus: textOrNull(input.maritalStatus),
  MilitaryServiceSituation: textOrNull(input.militaryServiceSituation),
})

/** Title, roles, years and preferences are spread over v1's record of the member. */
export const toJobPreferences = (member: TeamMember): JobPreferences => ({
  jobTitleId: member.ProfessionalDetail?.JobTitleId ?? null,
  jobTitle: member.ProfessionalDetail?.Job ?? null,
  jobRole: member.ProfessionalDetail?.JobRole ?? null,
  specificRoles: member.SpecificRoles,
  experienceYear: member.ProfessionalDetail?.ExperienceYear ?? null,
  preferences: member.JobPreferences.map((one) => ({ id: one.Id, workingPosition: one.WorkingPosition })),
})

export const fromJobPreferences = (input: JobPreferencesInput): BodyOf<Calls['saveRoleAndTitle']> => ({
  JobTitleId: textOrNull(input.jobTitleId),
  SpecificRoles: [...input.specificRoles],
  ExperienceYear: textOrNull(input.experienceYear),
})

export const toEducation = (one: Static<typeof education>): Education => ({
  id: one.Id,
  degree: one.Degree,
  fieldOfStudy: one.FieldOfStudy,
  institute: one.Institute,
  startDate: toDay(one.StartDate),
  endDate: toDay(one.EndDate),
  stillStudying: one.StillStudying,
})

export const fromEducation = (input: EducationInput): BodyOf<Calls['saveEducation']> => ({
  Id: textOrNull(input.id),
  Degree: textOrNull(input.degree),
  FieldOfStudy: textOrNull(input.fieldOfStudy),
  Institute: textOrNull(input.institute),
  StartDate: fromDay(input.startDate, 'startDate'),
  EndDate: fromDay(input.endDate, 'endDate'),
  StillStudying: input.stillStudying,
})

export const toTechnicalSkill = (one: Static<typeof teamMemberSkill>): TechnicalSkill => ({
  id: one.Id,
  skillId: one.SkillId,
  name: one.Text,
  fileName: one.FileName,
})

export const toLanguageSkill = (one: Static<typeof languageSkill>): LanguageSkill => ({
  id: one.Id,
  language: one.Language,
  level: one.Level,
})

export const fromLanguageSkill = (input: LanguageSkillInput): BodyOf<Calls['saveLanguageSkill']> => {
  const Level = languageLevels.find((level) => level === input.level)
  if (Level === undefined) throw gatewayError('VALIDATION', messages.genericError, 'level')
  return { Id: textOrNull(input.id), Language: input.language, Level }
}

export const toCertificate = (one: Static<typeof certificate>): Certificate => ({
  id: one.Id,
  name: one.Name,
  issuer: one.Issuer,
  issueDate: toDay(one.IssueDate),
  expireDate: toDay(one.ExpireDate),
  credentialUrl: one.CredentialUrl,
  fileName: one.FileName,
})

export const fromCertificate = (input: CertificateInput): BodyOf<Calls['saveCertificate']> => ({
  Id: textOrNull(input.id),
  Name: input.name,
  Issuer: textOrNull(input.issuer),
  IssueDate: fromDay(input.issueDate, 'issueDate'),
  ExpireDate: fromDay(input.expireDate, 'expireDate'),
  CredentialUrl: textOrNull(input.credentialUrl),
})

const toCareerEntry = (one: Static<typeof careerEntry>): CareerEntry => ({
  id: one.Id,
  company: one.Company,
  jobTitle: one.JobTitle,
  startDate: toDay(one.StartDate),
  endDate: toDay(one.EndDate),
  stillWorking: one.StillWorking,
  description: one.Description,
})

export const toCareerHistory = (one: Static<typeof experienceDetail>): CareerHistory => ({
  description: one.CareerHistoryDescription,
  entries: one.Items.map(toCareerEntry),
})

/** The description is left out: v1 keeps the one it has. */
export const fromCareerEntry = (input: CareerEntryInput): BodyOf<Calls['saveExperienceDetail']> => ({
  Items: [
    {
      Id: textOrNull(input.id),
      Company: input.company,
      JobTitle: input.jobTitle,
      StartDate: fromDay(input.startDate, 'startDate'),
      EndDate: fromDay(input.endDate, 'endDate'),
      StillWorking: input.stillWorking,
      Description: textOrNull(input.description),
    },
  ],
})

export const toProfileSetup = (one: Static<typeof profileDetail>): ProfileSetup => ({
  photoUrl: one.PhotoUrl,
  cvName: one.CV,
  cvSize: one.CVSize,
  linkedIn: one.LinkedIn,
  gitHub: one.GitHub,
  webSite: one.WebSite,
  linkedInVerifiedOn: one.LinkedInVerifiedOn,
  canConnectLinkedIn: one.CanConnectLinkedIn,
  bio: one.Description,
  personality: one.Personality,
})

export const fromProfileSetup = (input: ProfileSetupInput): BodyOf<Calls['saveProfileDetail']> => ({
  LinkedIn: textOrNull(input.linkedIn),
  GitHub: textOrNull(input.gitHub),
  WebSite: textOrNull(input.webSite),
  Description: textOrNull(input.bio),
  Personality: textOrNull(input.personality),
})

/** v1 keeps roles and titles in one list. */
export const toJobRoles = (list: AnswerOf<Calls['getRoleAndTitles']>): JobRole[] =>
  list.filter((one) => one.Type === 'JobRole').map((one) => ({ id: one.id, name: one.Name }))

export const toJobTitles = (list: AnswerOf<Calls['getRoleAndTitles']>): JobTitle[] =>
  list.filter((one) => one.Type === 'JobTitle').map((one) => ({ id: one.id, name: one.Name, roleId: one.RoleId }))
