import Type, { type TOptional, type TSchema } from 'typebox'
import { waysToKnow } from '#rules/credentials.ts'
import { answered, defineCall, email, id, lineText, moment, nullable, strictObject } from './call.ts'
import {
  education,
  jobPreference,
  languageSkill,
  personalDetailFields,
  professionalDetail,
  teamMemberSkill,
} from './profile-records.ts'

const text = nullable(Type.String())

/** Team member (specification 3), with the professional detail. Days are local date-times. */
export const teamMember = Type.Object({
  Id: id,
  UserAccountsId: id,
  LinemanagerId: nullable(id),
  ...answered(personalDetailFields),
  FullName: Type.String(),
  Email: Type.String(),
  StillStudying: nullable(Type.Boolean()),
  PhotoUrl: text,
  CV: text,
  Description: text,
  LinkedIn: text,
  GitHub: text,
  WebSite: text,
  MemberSince: nullable(moment),
  CareerHistoryDescription: text,
  SpecificRoles: Type.Array(Type.String()),
  Skills: Type.Array(teamMemberSkill),
  LanguageSkills: Type.Array(languageSkill),
  JobPreferences: Type.Array(jobPreference),
  Educations: Type.Array(education),
  ProfessionalDetail: nullable(professionalDetail),
  /** 0 none, 1 crypto, 2 bank, 3 Wise, 4 PayPal. */
  PaymentMethodType: Type.Integer({ minimum: 0, maximum: 4 }),
  UpdatedPaymentMethodDate: nullable(moment),
  IsHiringmanager: Type.Boolean(),
})

/** Fields some of which may be missing, in their order. */
const optionalAmong = <const P extends Record<string, TSchema>, const K extends keyof P & string>(
  fields: P,
  names: readonly K[],
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, names.some((one) => one === name) ? Type.Optional(schema) : schema]),
  ) as { [N in keyof P]: N extends K ? TOptional<P[N]> : P[N] }

/** What a line manager does not see in the record of a report (decisions E). */
export const privateFields = [
  'BirthDate',
  'SecondaryEmail',
  'Mobile',
  'MaritalStatus',
  'MilitaryServiceSituation',
  'PaymentMethodType',
  'UpdatedPaymentMethodDate',
] as const

/** A member as somebody sees them: the private fields are there in one's own record alone. */
export const visibleTeamMember = Type.Object(optionalAmong(teamMember.properties, privateFields))

const signUp = {
  method: 'POST',
  summary: 'Creates an account; 409 when the e-mail or the phone number is taken',
  access: 'public',
  ownership: 'none',
  body: strictObject({
    FirstName: lineText(100, 1),
    LastName: lineText(100, 1),
    Email: email,
    Telephone: lineText(40, 1),
    Password: Type.String({ minLength: 1, maxLength: 1024 }),
    WayToKnow: Type.Optional(nullable(Type.Enum([...waysToKnow]))),
    CaptchaToken: Type.Optional(Type.String({ minLength: 1, maxLength: 8192 })),
  }),
  answer: Type.Object({ id }),
  errors: [409],
} as const

/** Specification 7.2; this file holds what sign-up and the shell need, later domains add theirs. */
export const teammemberCalls = {
  signUp: defineCall({ ...signUp, path: '/teammember/signup' }),
  create: defineCall({ ...signUp, path: '/teammember/create' }),
  verifyCaptcha: defineCall({
    method: 'POST',
    path: '/teammember/verifyCaptcha',
    summary: 'Whether a solved captcha is right; true when no captcha is configured',
    access: 'public',
    ownership: 'none',
    body: strictObject({ captchaToken: Type.String({ minLength: 1, maxLength: 8192 }) }),
    answer: Type.Boolean(),
  }),
  captchaChallenge: defineCall({
    method: 'GET',
    path: '/teammember/captchaChallenge',
    summary: 'A fresh captcha challenge, or null when no captcha is configured',
    access: 'public',
    ownership: 'none',
    answer: nullable(Type.Unknown()),
  }),
  getWithProfessional: defineCall({
    method: 'GET',
    path: '/teammember/GetTeammemberWithProfessional',
    summary: 'The caller’s own record with the professional detail',
    access: 'member',
    ownership: 'none',
    answer: teamMember,
  }),
} as const
