import { isBlank } from './blank.ts'
import { isEmail, isPhone } from './credentials.ts'
import { messages } from './messages.ts'
import { minimumTextLength, textLength } from './profile.ts'
import { degrees, experienceYears, languageLevels, maritalStatuses, militaryServiceSituations } from './profile-values.ts'

/**
 * The fields of every form of the profile and their rules (specification 5; decisions B, Wizard and profile fields). A form holds
 * texts, switches and lists; a date is `YYYY-MM-DD`, and an empty text stands for nothing.
 */

export type FieldValue = string | boolean | readonly string[]
export type FormValues = Readonly<Record<string, FieldValue>>
export type FormErrors = Readonly<Record<string, string>>

/** `whole` asks for every required field; `soFar` only that what is there is acceptable, to be saved for later. */
export type FormExtent = 'whole' | 'soFar'

interface FieldRule {
  readonly initial: FieldValue
  readonly required?: boolean
  /** Longest text in characters. */
  readonly maxLength?: number
  /** Error of a value that is not empty; null when it is acceptable. `today` is `YYYY-MM-DD`. */
  readonly check?: (value: string, values: FormValues, today: string) => string | null
  /** Like `check`, but only asked of the whole form: a text that may still grow is kept as it is. */
  readonly checkWhole?: (value: string) => string | null
}

type FormRule = Readonly<Record<string, FieldRule>>

const text = (maxLength: number, more: Partial<FieldRule> = {}): FieldRule => ({ initial: '', maxLength, ...more })
const required = (maxLength: number, more: Partial<FieldRule> = {}): FieldRule => text(maxLength, { required: true, ...more })

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const isDay = (value: string): boolean => {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const day = (value: string): string | null => (isDay(value) ? null : messages.dateInvalid)
const pastDay = (value: string, _values: FormValues, today: string): string | null =>
  day(value) ?? (value > today ? messages.dateInFuture : null)
/** A date that has to come after another field's. */
const dayAfter =
  (field: string) =>
  (value: string, values: FormValues): string | null => {
    const start = values[field]
    return day(value) ?? (typeof start === 'string' && isDay(start) && value <= start ? messages.endBeforeStart : null)
  }
const oneOf =
  (choices: readonly string[]) =>
  (value: string): string | null =>
    choices.includes(value) ? null : messages.genericError
const phone = (value: string): string | null => (isPhone(value) ? null : messages.phoneInvalid)
const email = (value: string): string | null => (isEmail(value) ? null : messages.emailInvalid)

/** '0' may be saved and does not complete the profile (specification 5). */
const experience = oneOf(experienceYears)

/** Whether the text is an address of the web; other schemes never become a link (security, people's links). */
export const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { hostname, username } = new URL(value)
  return username === '' && hostname.includes('.')
}
const webAddress = (value: string): string | null => (isWebAddress(value.trim()) ? null : messages.urlInvalid)
const link = text(2000, { check: webAddress })

/** Longest rich text in characters of HTML. */
export const richTextLimit = 100_000
const longText = required(richTextLimit, {
  checkWhole: (value) => (textLength(value) >= minimumTextLength ? null : messages.minimumCharacters),
})
const entryText = text(richTextLimit)

const forms = {
  personalDetails: {
    firstName: required(100),
    lastName: required(100),
    nickName: text(100),
    birthDate: text(10, { required: true, check: pastDay }),
    secondaryEmail: text(254, { check: email }),
    phone: required(40, { check: phone }),
    mobile: text(40, { check: phone }),
    nationality: required(100),
    country: required(100),
    city: required(100),
    maritalStatus: text(40, { check: oneOf(maritalStatuses) }),
    militaryServiceSituation: text(60, { check: oneOf(militaryServiceSituations) }),
  },
  jobPreferences: {
    jobTitleId: required(36),
    specificRoles: { initial: [], required: true },
    experienceYear: text(3, { required: true, check: experience }),
    /** Ids of the job preferences, which are saved one by one. */
    preferences: { initial: [], required: true },
  },
  careerHistory: { description: longText },
  profileSetup: {
    /** Address of the photo and name of the CV, which are sent as files. */
    photo: required(2000),
    cv: required(200),
    linkedIn: link,
    gitHub: link,
    webSite: link,
    bio: longText,
    personality: longText,
  },
  education: {
    degree: required(100, { check: oneOf(degrees) }),
    fieldOfStudy: required(150),
    institute: required(150),
    startDate: text(10, { required: true, check: day }),
    stillStudying: { initial: false },
    endDate: text(10, { check: dayAfter('startDate') }),
  },
  certificate: {
    name: required(150),
    issuer: required(150),
    issueDate: text(10, { check: pastDay }),
    expireDate: text(10, { check: dayAfter('issueDate') }),
    credentialUrl: link,
  },
  languageSkill: { language: required(100), level: text(20, { required: true, check: oneOf(languageLevels) }) },
  technicalSkill: { skillId: required(36) },
  jobPreference: { workingPosition: required(100) },
  careerEntry: {
    company: required(150),
    jobTitle: required(150),
    startDate: text(10, { required: true, check: pastDay }),
    stillWorking: { initial: false },
    endDate: text(10, { check: dayAfter('startDate') }),
    description: entryText,
  },
  address: { country: required(100), city: required(100), street: required(200), postCode: required(20) },
  phone: { number: required(40, { check: phone }) },
} satisfies Readonly<Record<string, FormRule>>

export type ProfileFormName = keyof typeof forms
export type FieldOf<F extends ProfileFormName> = keyof (typeof forms)[F] & string

const ruleOf = (form: ProfileFormName): FormRule => forms[form]

/** The names of a form's fields, in the order of the screen. */
export const fieldsOf = <F extends ProfileFormName>(form: F): readonly FieldOf<F>[] => Object.keys(forms[form]) as FieldOf<F>[]

/** An empty form. */
export const emptyForm = (form: ProfileFormName): FormValues =>
  Object.fromEntries(Object.entries(ruleOf(form)).map(([field, { initial }]) => [field, initial]))

/** Whether a field has to be filled in. */
export const isRequired = <F extends ProfileFormName>(form: F, field: FieldOf<F>): boolean =>
  ruleOf(form)[field]?.required === true || (field === 'endDate' && (form === 'education' || form === 'careerEntry'))

/** The longest text of a field in characters. */
export const maxLengthOf = <F extends ProfileFormName>(form: F, field: FieldOf<F>): number =>
  ruleOf(form)[field]?.maxLength ?? Number.POSITIVE_INFINITY

/** Fields that lose their value when another one changes: a city belongs to its country. */
const dependents: Readonly<Record<string, readonly string[]>> = { country: ['city'] }

/** What changes in a form when one field does: that field, and those that depend on it. */
export const changesOf = (form: ProfileFormName, values: FormValues, field: string, value: FieldValue): FormValues => {
  if (values[field] === value) return {}
  const lost = (dependents[field] ?? []).filter((one) => one in ruleOf(form))
  return { [field]: value, ...Object.fromEntries(lost.map((one) => [one, ''])) }
}

const isEmpty = (rule: FieldRule, value: FieldValue | undefined): boolean => {
  if (value === undefined) return true
  if (typeof value === 'string') return rule.maxLength === richTextLimit ? textLength(value) === 0 : isBlank(value)
  return typeof value !== 'boolean' && value.length === 0
}

/** An entry that goes on has no end; every other one needs one. */
const goesOn = (values: FormValues): boolean => values.stillStudying === true || values.stillWorking === true

const needsEnd = (form: ProfileFormName, field: string, values: FormValues): boolean =>
  field === 'endDate' && (form === 'education' || form === 'careerEntry') && !goesOn(values)

const fieldError = (
  form: ProfileFormName,
  field: string,
  rule: FieldRule,
  values: FormValues,
  today: string,
  extent: FormExtent,
): string | null => {
  const value = values[field]
  if (field === 'endDate' && goesOn(values)) return null
  if (isEmpty(rule, value)) {
    const missing = rule.required === true || needsEnd(form, field, values)
    return missing && extent === 'whole' ? messages.required : null
  }
  if (typeof value !== 'string') return null
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return `Use at most ${rule.maxLength} characters.`
  return rule.check?.(value, values, today) ?? (extent === 'whole' ? (rule.checkWhole?.(value) ?? null) : null)
}

/**
 * What is wrong with a form, by field; empty when it is acceptable (specification 5).
 *
 * @param today `YYYY-MM-DD` where the person is
 * @param extent whether required fields may still be empty
 */
export const formErrors = (form: ProfileFormName, values: FormValues, today: string, extent: FormExtent = 'whole'): FormErrors =>
  Object.fromEntries(
    Object.entries(ruleOf(form)).flatMap(([field, rule]) => {
      const error = fieldError(form, field, rule, values, today, extent)
      return error === null ? [] : [[field, error]]
    }),
  )

/** Fields that a hiring manager may see and not change (decisions B, Hiring manager). */
export const hiringManagerReadOnly: Readonly<Partial<Record<ProfileFormName, readonly string[]>>> = {
  personalDetails: ['firstName', 'lastName', 'phone'],
  jobPreferences: ['jobTitleId', 'specificRoles'],
}
