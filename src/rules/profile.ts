/**
 * What a complete profile is (specification 5, Completeness checks). Used by the wizard's placement, the route gate and the service.
 */

/** Minimum characters of text for bio, personality and career history (specification 9). */
export const minimumTextLength = 250

export interface ProfileFacts {
  readonly personal: boolean
  readonly professional: boolean
  readonly careerHistory: boolean
  readonly profile: boolean
}

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

/** Which of the four parts of a profile are complete (specification 5; decision A11: 250 characters everywhere). */
export const profileFacts = (source: ProfileSource): ProfileFacts => ({
  personal: [
    source.FirstName,
    source.LastName,
    source.BirthDate,
    source.Phone,
    source.Email,
    source.Nationality,
    source.Country,
    source.City,
  ].every(present),
  professional:
    present(source.JobTitle) &&
    source.SpecificRoles.length > 0 &&
    source.JobPreferences.length > 0 &&
    present(source.ExperienceYear) &&
    source.ExperienceYear !== '0' &&
    longEnough(source.Personality),
  careerHistory: longEnough(source.CareerHistoryDescription),
  profile: longEnough(source.Description) && present(source.CV) && present(source.PhotoUrl),
})

/** Whether nothing is missing from the profile (specification 4, Profile completion gate). */
export const isProfileComplete = (facts: ProfileFacts): boolean =>
  facts.personal && facts.professional && facts.careerHistory && facts.profile
