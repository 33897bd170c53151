import Type from 'typebox'
import { profileForms } from '#rules/profile-forms.ts'
import { answered, id, nullable } from './call.ts'
import { bodyFields } from './form-fields.ts'

/** What a person's profile is made of, as v1 takes and answers it. */

const text = nullable(Type.String())

export const personalDetailFields = bodyFields(profileForms.personalDetails)
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

export const educationFields = bodyFields(profileForms.education)
export const education = Type.Object({ Id: id, ...answered(educationFields) })

export const certificateFields = bodyFields(profileForms.certificate)
/** FileName is null until a file was uploaded. */
export const certificate = Type.Object({ Id: id, ...answered(certificateFields), FileName: text })

export const languageSkillFields = bodyFields(profileForms.languageSkill)
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

export const careerEntryFields = bodyFields(profileForms.careerEntry)
export const careerEntry = Type.Object({ Id: id, ...answered(careerEntryFields) })
export const experienceDetail = Type.Object({ CareerHistoryDescription: text, Items: Type.Array(careerEntry) })

export const profileDetailFields = bodyFields(profileForms.profileSetup)
export const profileDetail = Type.Object({
  ...answered(profileDetailFields),
  PhotoUrl: text,
  /** File name of the CV, or null without one. */
  CV: text,
  /** Size of the CV in bytes. */
  CVSize: nullable(Type.Integer()),
  LinkedInVerifiedOn: text,
  /** Whether the portal has been set up to connect LinkedIn. */
  CanConnectLinkedIn: Type.Boolean(),
})
