/**
 * What a complete profile is (specification 5, Completeness checks). Used by the wizard's placement, the route gate and the service.
 */

import type { ProfileFacts } from './profile-facts.ts'
import type { StepName } from './wizard-steps.ts'

/** Minimum characters of text for bio, personality and career history (specification 9). */
export const minimumTextLength = 250

export interface ProfileSource {
  readonly FirstName: string | null
  readonly LastName: string | null
  readonly BirthDate: string | null
  readonly Phone: string | null
  readonly Email: string | null
  readonly Nationality: string | null
  readonly Country: string | null
  readonly City: string | null
  readonly JobTitle: string | null
  readonly SpecificRoles: readonly string[]
  readonly JobPreferences: readonly unknown[]
  readonly ExperienceYear: string | null
  readonly Personality: string | null
  readonly CareerHistoryDescription: string | null
  readonly Description: string | null
  readonly CV: string | null
  readonly PhotoUrl: string | null
}

/** Named character references that draw nothing. */
const blanks: readonly string[] = ['nbsp', 'ensp', 'emsp', 'thinsp']

/** The character a numeric reference stands for; a mark where there is none. */
const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '?')

/**
 * Length in Unicode characters of the text a person reads in a piece of rich text: markup is not counted, and space around the text neither;
 * a character reference counts as the one character it stands for.
 *
 * @param html sanitised HTML or plain text; null counts as empty
 */
export const textLength = (html: string | null): number => {
  if (html === null) return 0
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z][a-z0-9]*));/gi, (_, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16))
      return blanks.includes(name) ? ' ' : '?'
    })
  return [...text.trim()].length
}

const present = (value: string | null): boolean => value !== null && value.trim() !== ''
const longEnough = (html: string | null): boolean => textLength(html) >= minimumTextLength

/** One thing a complete profile has: which part it belongs to, what it is called, and the step and field where it is filled in. */
export interface ProfileItem {
  readonly part: keyof ProfileFacts
  readonly label: string
  readonly step: StepName
  /** Name of the field in the step's form. */
  readonly field: string
}

interface CheckedItem extends ProfileItem {
  readonly isThere: (source: ProfileSource) => boolean
}

const personal = (field: string, label: string, read: (source: ProfileSource) => string | null): CheckedItem => ({
  part: 'personal',
  label,
  step: 'personal-details',
  field,
  isThere: (source) => present(read(source)),
})

const items: readonly CheckedItem[] = [
  personal('firstName', 'First name', (source) => source.FirstName),
  personal('lastName', 'Last name', (source) => source.LastName),
  personal('birthDate', 'Birth date', (source) => source.BirthDate),
  personal('phone', 'Phone', (source) => source.Phone),
  personal('email', 'E-mail', (source) => source.Email),
  personal('nationality', 'Nationality', (source) => source.Nationality),
  personal('country', 'Country', (source) => source.Country),
  personal('city', 'City', (source) => source.City),
  {
    part: 'professional',
    label: 'Job title',
    step: 'job-preferences',
    field: 'jobTitleId',
    isThere: (source) => present(source.JobTitle),
  },
  {
    part: 'professional',
    label: 'Specific roles',
    step: 'job-preferences',
    field: 'specificRoles',
    isThere: (source) => source.SpecificRoles.length > 0,
  },
  {
    part: 'professional',
    label: 'Years of experience',
    step: 'job-preferences',
    field: 'experienceYear',
    isThere: ({ ExperienceYear }) => present(ExperienceYear) && ExperienceYear !== '0',
  },
  {
    part: 'professional',
    label: 'Job preferences',
    step: 'job-preferences',
    field: 'preferences',
    isThere: (source) => source.JobPreferences.length > 0,
  },
  {
    part: 'careerHistory',
    label: 'Description of the career history',
    step: 'career-history',
    field: 'description',
    isThere: (source) => longEnough(source.CareerHistoryDescription),
  },
  {
    part: 'profile',
    label: 'Profile photo',
    step: 'profile-setup',
    field: 'photo',
    isThere: (source) => present(source.PhotoUrl),
  },
  { part: 'profile', label: 'Resume', step: 'profile-setup', field: 'cv', isThere: (source) => present(source.CV) },
  { part: 'profile', label: 'Bio', step: 'profile-setup', field: 'bio', isThere: (source) => longEnough(source.Description) },
  {
    part: 'professional',
    label: 'Personality',
    step: 'profile-setup',
    field: 'personality',
    isThere: (source) => longEnough(source.Personality),
  },
]

/** What is still missing from a profile, in the order of the steps (specification 5; decision A11: 250 characters everywhere). */
export const missingItems = (source: ProfileSource): readonly ProfileItem[] =>
  items.filter(({ isThere }) => !isThere(source)).map(({ part, label, step, field }) => ({ part, label, step, field }))

/** Which of the four parts of a profile are complete (specification 5). */
export const profileFacts = (source: ProfileSource): ProfileFacts => {
  const missing = missingItems(source)
  const isWhole = (part: keyof ProfileFacts) => missing.every((item) => item.part !== part)
  return {
    personal: isWhole('personal'),
    professional: isWhole('professional'),
    careerHistory: isWhole('careerHistory'),
    profile: isWhole('profile'),
  }
}
