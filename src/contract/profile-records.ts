import Type from 'typebox'
import { languageLevels } from '#rules/profile-values.ts'
import { answered, id, lineText, localDateTime, nullable } from './call.ts'

/** What a person's profile is made of, as v1 takes and answers it. */

const text = nullable(Type.String())
export const line = (maxLength: number) => nullable(lineText(maxLength))
const date = nullable(localDateTime)
/** Rich text as the editor writes it; the service keeps it sanitised. */
export const richText = nullable(Type.String({ maxLength: 100_000 }))

export const personalDetailFields = {
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

export const educationFields = {
  Degree: line(100),
  FieldOfStudy: line(150),
  Institute: line(150),
  StartDate: date,
  EndDate: date,
  StillStudying: Type.Boolean(),
}
export const education = Type.Object({ Id: id, ...answered(educationFields) })

export const certificateFields = {
  Name: lineText(150, 1),
  Issuer: line(150),
  IssueDate: date,
  ExpireDate: date,
  CredentialUrl: line(2000),
}
/** FileName is null until a file was uploaded. */
export const certificate = Type.Object({ Id: id, ...answered(certificateFields), FileName: text })

export const languageSkillFields = { Language: lineText(100, 1), Level: Type.Enum([...languageLevels]) }
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

export const careerEntryFields = {
  Company: lineText(150, 1),
  JobTitle: lineText(150, 1),
  StartDate: date,
  EndDate: date,
  StillWorking: Type.Boolean(),
  Description: richText,
}
export const careerEntry = Type.Object({ Id: id, ...answered(careerEntryFields) })
export const experienceDetail = Type.Object({ CareerHistoryDescription: text, Items: Type.Array(careerEntry) })

export const profileDetailFields = {
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
