import Type from 'typebox'
import { languageLevels } from '#rules/profile-values.ts'
import { answered, defineCall, id, lineText, localDateTime, nullable, strictObject } from './call.ts'

const text = nullable(Type.String())
const line = (maxLength: number) => nullable(lineText(maxLength))
const date = nullable(localDateTime)
/** Rich text as the editor writes it; the service keeps it sanitised. */
const richText = nullable(Type.String({ maxLength: 100_000 }))
const ownRow = (of: string) => ({ param: 'id', is: 'ownRow', of }) as const
const rowParams = strictObject({ id })
const own = { access: 'team', ownership: 'none' } as const
const newOrId = Type.Optional(nullable(id))

const personalDetailFields = {
  FirstName: lineText(100, 1),
  LastName: lineText(100, 1),
  NickName: line(100),
  BirthDate: date,
  SecondaryEmail: line(254),
  Phone: line(40),
  Mobile: line(40),
  Nationality: line(100),
  Country: line(100),
  City: line(100),
  MaritalStatus: line(40),
  MilitaryServiceSituation: line(60),
}
/** Decisions B, Personal Details. The e-mail is the account's and is read only. */
export const personalDetail = Type.Object({
  ...answered(personalDetailFields),
  Email: Type.String(),
  IsHiringmanager: Type.Boolean(),
})

/** Specification 3, Professional detail. */
export const professionalDetail = Type.Object({
  Id: id,
  JobTitleId: nullable(id),
  Job: text,
  JobRole: text,
  ExperienceYear: text,
  Personality: text,
})
/** Specification 3, Job preference. */
export const jobPreference = Type.Object({ Id: id, WorkingPosition: Type.String() })
export const roleAndTitle = Type.Object({
  ProfessionalDetail: nullable(professionalDetail),
  SpecificRoles: Type.Array(Type.String()),
})

const educationFields = {
  Degree: line(100),
  FieldOfStudy: line(150),
  Institute: line(150),
  StartDate: date,
  EndDate: date,
  StillStudying: Type.Boolean(),
}
export const education = Type.Object({ Id: id, ...answered(educationFields) })

const certificateFields = {
  Name: lineText(150, 1),
  Issuer: line(150),
  IssueDate: date,
  ExpireDate: date,
  CredentialUrl: line(2000),
}
/** FileName is null until a file was uploaded. */
export const certificate = Type.Object({ Id: id, ...answered(certificateFields), FileName: text })

const languageSkillFields = { Language: lineText(100, 1), Level: Type.Enum([...languageLevels]) }
export const languageSkill = Type.Object({ Id: id, ...answered(languageSkillFields) })

/** Specification 3, Team member skill and Skill. Text is the skill's name; FileName is null until a certificate was uploaded. */
export const teamMemberSkill = Type.Object({ Id: id, SkillId: id, Text: Type.String(), FileName: text })
export const skill = Type.Object({ id, Text: Type.String() })

/** Specification 3, Detail list items; a job title names the role it belongs to. */
export const detailListItem = Type.Object({
  id,
  Name: Type.String(),
  Type: Type.Enum(['JobRole', 'JobTitle']),
  RoleId: nullable(id),
})

const careerEntryFields = {
  Company: lineText(150, 1),
  JobTitle: lineText(150, 1),
  StartDate: date,
  EndDate: date,
  StillWorking: Type.Boolean(),
  Description: richText,
}
export const careerEntry = Type.Object({ Id: id, ...answered(careerEntryFields) })
export const experienceDetail = Type.Object({ CareerHistoryDescription: text, Items: Type.Array(careerEntry) })

const profileDetailFields = {
  LinkedIn: line(2000),
  GitHub: line(2000),
  WebSite: line(2000),
  /** The bio. */
  Description: richText,
  Personality: richText,
}
export const profileDetail = Type.Object({
  LinkedIn: text,
  GitHub: text,
  WebSite: text,
  Description: text,
  Personality: text,
  PhotoUrl: text,
  /** File name of the CV, or null without one. */
  CV: text,
  /** Size of the CV in bytes. */
  CVSize: nullable(Type.Integer()),
  LinkedInVerifiedOn: text,
  /** Whether the portal has been set up to connect LinkedIn. */
  CanConnectLinkedIn: Type.Boolean(),
})

const requested = Type.String({ description: 'What to tell the person' })
const titleParams = strictObject({ title: lineText(100, 1) })

/** Specification 7.2 and decisions C, Profile and Lists: what a person fills in about themselves. */
export const profileCalls = {
  getPersonalDetails: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/personalDetails',
    summary: 'The caller’s personal details',
    answer: personalDetail,
  }),
  savePersonalDetail: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/personalDetail',
    summary:
      'Saves the personal details; 403 when a hiring manager changes what is read only for them, 409 for a taken phone number',
    body: strictObject(personalDetailFields),
    answer: personalDetail,
    errors: [409],
  }),
  getRoleAndTitles: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/roleAndTitles',
    summary: 'Every job role and job title to choose from; what was asked for is in it once the admin added it',
    answer: Type.Array(detailListItem),
  }),
  saveRoleAndTitle: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/roleAndTitle',
    summary: 'Saves job title, specific roles and years of experience; 403 when a hiring manager changes title or roles',
    body: strictObject({
      JobTitleId: nullable(id),
      SpecificRoles: Type.Array(lineText(100, 1), { maxItems: 30 }),
      ExperienceYear: line(3),
    }),
    answer: roleAndTitle,
  }),
  saveJobPreference: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/jobPreferences',
    summary: 'Adds a job preference; 409 for the same WorkingPosition. Answers with all of them',
    body: strictObject({ WorkingPosition: lineText(100, 1) }),
    answer: Type.Array(jobPreference),
    errors: [409],
  }),
  removeJobPreference: defineCall({
    access: 'team',
    method: 'DELETE',
    path: '/teammember/jobPreferences/{id}',
    summary: 'Removes a job preference',
    params: rowParams,
    ownership: ownRow('jobPreference'),
    answer: Type.Array(jobPreference),
  }),
  getEducations: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/educations',
    summary: 'The caller’s education, newest first',
    answer: Type.Array(education),
  }),
  saveEducation: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/saveEducation',
    summary: 'Adds an education entry, or changes the one of this Id',
    body: strictObject({ Id: newOrId, ...educationFields }),
    answer: education,
  }),
  removeEducation: defineCall({
    access: 'team',
    method: 'DELETE',
    path: '/teammember/removeEducation/{id}',
    summary: 'Removes an education entry',
    params: rowParams,
    ownership: ownRow('education'),
    answer: Type.Boolean(),
  }),
  getCertificates: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/certificates',
    summary: 'The caller’s certificates, newest first',
    answer: Type.Array(certificate),
  }),
  saveCertificate: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/saveCertificate',
    summary: 'Adds a certificate, or changes the one of this Id',
    body: strictObject({ Id: newOrId, ...certificateFields }),
    answer: certificate,
  }),
  removeCertificate: defineCall({
    access: 'team',
    method: 'DELETE',
    path: '/teammember/removeCertificate/{id}',
    summary: 'Removes a certificate with its file',
    params: rowParams,
    ownership: ownRow('certificate'),
    answer: Type.Boolean(),
  }),
  getLanguageSkills: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/languageSkills',
    summary: 'The caller’s languages',
    answer: Type.Array(languageSkill),
  }),
  saveLanguageSkill: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/saveLanguageSkill',
    summary: 'Adds a language, or changes the one of this Id; 409 for a language the caller has already',
    body: strictObject({ Id: newOrId, ...languageSkillFields }),
    answer: languageSkill,
    errors: [409],
  }),
  removeLanguageSkill: defineCall({
    access: 'team',
    method: 'DELETE',
    path: '/teammember/removeLanguageSkill/{id}',
    summary: 'Removes a language',
    params: rowParams,
    ownership: ownRow('languageSkill'),
    answer: Type.Boolean(),
  }),
  getSkills: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/skills',
    summary: 'Every skill to choose from; what was asked for is in it once the admin added it',
    answer: Type.Array(skill),
  }),
  getTeamMemberSkills: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/technicalSkills',
    summary: 'The caller’s technical skills',
    answer: Type.Array(teamMemberSkill),
  }),
  saveSkill: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/saveSkill',
    summary: 'Adds a technical skill; 409 when the caller has it already',
    body: strictObject({ SkillId: id }),
    answer: teamMemberSkill,
    errors: [409],
  }),
  removeSkill: defineCall({
    access: 'team',
    method: 'POST',
    path: '/teammember/removeSkill/{id}',
    summary: 'Removes a technical skill with its certificate file',
    params: rowParams,
    ownership: ownRow('teamMemberSkill'),
    answer: Type.Boolean(),
  }),
  requestSkill: defineCall({
    ...own,
    method: 'GET',
    path: '/coreskill/request/{title}',
    summary: 'Asks the admin for a new skill; 409 when it exists already (specification 5)',
    params: titleParams,
    answer: requested,
    errors: [409],
  }),
  requestJobTitle: defineCall({
    ...own,
    method: 'GET',
    path: '/jobTitle/request/{title}',
    summary: 'Asks the admin for a new job title; 409 when it exists already (specification 5)',
    params: titleParams,
    answer: requested,
    errors: [409],
  }),
  getExperienceDetail: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/experienceDetail',
    summary: 'The caller’s career history, newest entry first',
    answer: experienceDetail,
  }),
  saveExperienceDetail: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/experienceDetail',
    summary: 'Saves the description, when given, and adds or changes the entries given; others stay',
    body: strictObject({
      CareerHistoryDescription: Type.Optional(richText),
      Items: Type.Optional(Type.Array(strictObject({ Id: newOrId, ...careerEntryFields }), { maxItems: 50 })),
    }),
    answer: experienceDetail,
  }),
  removeExperience: defineCall({
    access: 'team',
    method: 'DELETE',
    path: '/teammember/removeExperience/{id}',
    summary: 'Removes an entry of the career history',
    params: rowParams,
    ownership: ownRow('careerEntry'),
    answer: Type.Boolean(),
  }),
  getProfileDetail: defineCall({
    ...own,
    method: 'GET',
    path: '/teammember/profileDetail',
    summary: 'The caller’s links, bio, personality, photo and CV',
    answer: profileDetail,
  }),
  saveProfileDetail: defineCall({
    ...own,
    method: 'POST',
    path: '/teammember/profileDetail',
    summary: 'Saves links, bio and personality',
    body: strictObject(profileDetailFields),
    answer: profileDetail,
  }),
} as const
