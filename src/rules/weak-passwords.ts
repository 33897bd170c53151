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
export const containsOwner = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [mailbox = ''] = email.split('@')
  const text = plain(password)
  return [email, mailbox, firstName, lastName]
    .map((part) => plain(part.trim()))
    .some((part) => part.length >= shortestName && text.includes(part))
}

/** Whether nothing but one character, or nothing at all that one can see, makes up a password. */
export const isMonotonous = (password: string): boolean => new Set(plain(password)).size < 2

/** How a password is looked up in a list of common ones, which are kept in small letters. */
export const asListed = (password: string): string => plain(password).trim()
