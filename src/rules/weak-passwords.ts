import { passwordLength } from './credentials.ts'

/** Why a password is refused although it is long enough (OWASP ASVS 5, 6.2.4 and 6.2.11). */
export type PasswordWeakness = 'common' | 'personal'

/** What a password must not give away of the person it belongs to. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Shorter names are found in many words by chance. */
const shortestName = 4

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * Whether a password contains the e-mail address of the person, what stands before its @, or a name of theirs of four letters and more
 * (OWASP ASVS 5, 6.2.11).
 */
const containsOwner = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [mailbox = ''] = email.split('@')
  const text = plain(password)
  return [email, mailbox, firstName, lastName]
    .map((part) => plain(part.trim()))
    .some((part) => part.length >= shortestName && text.includes(part))
}

/** Whether nothing but one character, or nothing at all that one can see, makes up a password. */
const isMonotonous = (password: string): boolean => new Set(plain(password)).size < 2

/** How many of the most used passwords a browser knows; the service knows some 18,000. */
const browserCount = 5_000

/**
 * Of a list with the most used first, the passwords that a browser knows as weak: those long enough to be chosen. In alphabetical order,
 * in which they compress best, with spaces between them.
 */
export const guessedFirst = (passwords: readonly string[]): string =>
  passwords
    .filter(({ length }) => length >= passwordLength.min)
    .slice(0, browserCount)
    .sort()
    .join(' ')

/** How a password is looked up in a list of common ones, which are kept in small letters. */
const asListed = (password: string): string => plain(password).trim()

/**
 * What is weak about a password of acceptable length; null for nothing.
 *
 * @param common passwords that are guessed first, in small letters
 */
export const weaknessOf = (password: string, owner: PasswordOwner, common: ReadonlySet<string>): PasswordWeakness | null => {
  if (isMonotonous(password) || common.has(asListed(password))) return 'common'
  return containsOwner(password, owner) ? 'personal' : null
}
