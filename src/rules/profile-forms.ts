import { isEmail, isPhone, normalisePhone } from './credentials.ts'
import {
  changesIn,
  emptyValues,
  errorsIn,
  type FieldName,
  type FieldValue,
  type Form,
  type FormErrors,
  type FormExtent,
  type FormValues,
  isDay,
  needsValue,
} from './form-fields.ts'
import { messages } from './messages.ts'
import { minimumTextLength, textLength } from './profile.ts'
import { degrees, experienceYears, languageLevels, maritalStatuses, militaryServiceSituations } from './profile-values.ts'

/** The fields of every form of the profile, each named once with its rule (specification 5; decisions B, Wizard and profile fields). */

const pastDay = (value: string, _values: FormValues, today: string): string | null =>
  value > today ? messages.dateInFuture : null
/** A date that has to come after another field's. */
const dayAfter =
  (field: string) =>
  (value: string, values: FormValues): string | null => {
    const start = values[field]
    return typeof start === 'string' && isDay(start) && value <= start ? messages.endBeforeStart : null
  }
const phone = (value: string): string | null => (isPhone(value) ? null : messages.phoneInvalid)
const email = (value: string): string | null => (isEmail(value) ? null : messages.emailInvalid)

/** Whether the text is an address of the web; other schemes never become a link (security, people's links). */
export const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { hostname, username } = new URL(value)
  return username === '' && hostname.includes('.')
}
const webAddress = (value: string): string | null => (isWebAddress(value.trim()) ? null : messages.urlInvalid)
/** Error of a text that is too short to be the whole one; null when it is long enough. */
const longEnough = (value: string): string | null => (textLength(value) >= minimumTextLength ? null : messages.minimumCharacters)

const link = { kind: 'text', maxLength: 2000, check: webAddress } as const
const phoneNumber = { kind: 'text', maxLength: 40, check: phone, normalise: normalisePhone } as const

export const profileForms = {
  personalDetails: {
    firstName: { kind: 'text', maxLength: 100, required: true, always: true },
    lastName: { kind: 'text', maxLength: 100, required: true, always: true },
    nickName: { kind: 'text', maxLength: 100 },
    birthDate: { kind: 'day', required: true, check: pastDay },
    secondaryEmail: { kind: 'text', maxLength: 254, check: email },
    phone: { ...phoneNumber, required: true },
    mobile: phoneNumber,
    nationality: { kind: 'text', maxLength: 100, required: true },
    country: { kind: 'text', maxLength: 100, required: true },
    city: { kind: 'text', maxLength: 100, required: true, within: 'country' },
    maritalStatus: { kind: 'text', maxLength: 40, among: maritalStatuses },
    militaryServiceSituation: { kind: 'text', maxLength: 60, among: militaryServiceSituations },
  },
  jobPreferences: {
    jobTitleId: { kind: 'id', required: true },
    specificRoles: { kind: 'list', required: true },
    /** '0' may be saved and does not complete the profile (specification 5). */
    experienceYear: { kind: 'text', maxLength: 3, required: true, among: experienceYears },
    /** Ids of the job preferences, which are saved one by one. */
    preferences: { kind: 'list', required: true, apart: true },
  },
  careerHistory: {
    description: { kind: 'rich', v1: 'CareerHistoryDescription', required: true, checkWhole: longEnough },
  },
  profileSetup: {
    /** Address of the photo and name of the CV, which are sent as files. */
    photo: { kind: 'text', maxLength: 2000, required: true, apart: true },
    cv: { kind: 'text', maxLength: 200, required: true, apart: true },
    linkedIn: link,
    gitHub: link,
    webSite: link,
    bio: { kind: 'rich', v1: 'Description', required: true, checkWhole: longEnough },
    personality: { kind: 'rich', required: true, checkWhole: longEnough },
  },
  education: {
    degree: { kind: 'text', maxLength: 100, required: true, among: degrees },
    fieldOfStudy: { kind: 'text', maxLength: 150, required: true },
    institute: { kind: 'text', maxLength: 150, required: true },
    startDate: { kind: 'day', required: true },
    stillStudying: { kind: 'switch' },
    endDate: { kind: 'day', unless: 'stillStudying', check: dayAfter('startDate') },
  },
  certificate: {
    name: { kind: 'text', maxLength: 150, required: true, always: true },
    issuer: { kind: 'text', maxLength: 150, required: true },
    issueDate: { kind: 'day', check: pastDay },
    expireDate: { kind: 'day', check: dayAfter('issueDate') },
    credentialUrl: link,
  },
  languageSkill: {
    language: { kind: 'text', maxLength: 100, required: true, always: true },
    level: { kind: 'choice', choices: languageLevels, required: true, always: true },
  },
  technicalSkill: { skillId: { kind: 'id', required: true, always: true } },
  jobPreference: { workingPosition: { kind: 'text', maxLength: 100, required: true, always: true } },
  careerEntry: {
    company: { kind: 'text', maxLength: 150, required: true, always: true },
    jobTitle: { kind: 'text', maxLength: 150, required: true, always: true },
    startDate: { kind: 'day', required: true, check: pastDay },
    stillWorking: { kind: 'switch' },
    endDate: { kind: 'day', unless: 'stillWorking', check: dayAfter('startDate') },
    description: { kind: 'rich' },
  },
  address: {
    country: { kind: 'text', maxLength: 100, required: true, always: true },
    city: { kind: 'text', maxLength: 100, required: true, always: true, within: 'country' },
    street: { kind: 'text', maxLength: 200, required: true, always: true },
    postCode: { kind: 'text', maxLength: 20, required: true, always: true },
  },
  phone: { number: { ...phoneNumber, required: true, always: true } },
} as const satisfies Readonly<Record<string, Form>>

export type ProfileFormName = keyof typeof profileForms
export type FieldOf<F extends ProfileFormName> = FieldName<(typeof profileForms)[F]>

const formOf = (form: ProfileFormName): Form => profileForms[form]

/** The names of a form's fields, in the order of the screen. */
export const fieldsOf = <F extends ProfileFormName>(form: F): readonly FieldOf<F>[] =>
  Object.keys(profileForms[form]) as FieldOf<F>[]

/** An empty form. */
export const emptyForm = (form: ProfileFormName): FormValues => emptyValues(profileForms[form])

/** Whether a field has to be filled in. */
export const isRequired = <F extends ProfileFormName>(form: F, field: FieldOf<F>): boolean => {
  const found = formOf(form)[field]
  return found !== undefined && needsValue(found)
}

/** What changes in a form when one field does: that field, and those that belong to it. */
export const changesOf = (form: ProfileFormName, values: FormValues, field: string, value: FieldValue): FormValues =>
  changesIn(profileForms[form], values, field, value)

/**
 * What is wrong with a form of the profile, by field; empty when it is acceptable (specification 5).
 *
 * @param today `YYYY-MM-DD` where the person is
 * @param extent whether required fields may still be empty
 */
export const formErrors = (form: ProfileFormName, values: FormValues, today: string, extent: FormExtent = 'whole'): FormErrors =>
  errorsIn(profileForms[form], values, today, extent)

/** Fields that a hiring manager may see and not change (decisions B, Hiring manager). */
export const hiringManagerReadOnly: Readonly<Partial<Record<ProfileFormName, readonly string[]>>> = {
  personalDetails: ['firstName', 'lastName', 'phone'],
  jobPreferences: ['jobTitleId', 'specificRoles'],
}
