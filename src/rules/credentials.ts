/**
 * The user name is the e-mail, lower-cased and trimmed (specification 5, Login; decision A23).
 *
 * @param text what the person typed
 */
export const normaliseUserName = (text: string): string => text.trim().toLowerCase()

/** The HTML `type=email` pattern plus a dotted domain, at most 254 characters (decisions B, E-mail rule). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether the text, once trimmed, is an acceptable e-mail address (decisions B). */
export const isEmail = (text: string): boolean => {
  const email = text.trim()
  return email.length <= 254 && emailPattern.test(email)
}

/** Spaces, dashes and brackets dropped: the form in which a phone number is compared and stored (decisions B, Phone rule). */
export const normalisePhone = (text: string): string => text.replace(/[\s\-()[\]]/g, '')

/** Whether the text is an acceptable phone number: an optional plus and 7 to 15 digits (decisions B). */
export const isPhone = (text: string): boolean => /^\+?[0-9]{7,15}$/.test(normalisePhone(text))

/** Length limits of a password in characters (decisions B, Password). */
export const passwordLength = { min: 8, max: 128 } as const

/** Whether the password's length is acceptable, counted in Unicode characters (decisions B). */
export const isPassword = (text: string): boolean => {
  const length = [...text].length
  return length >= passwordLength.min && length <= passwordLength.max
}

/** The choices of 'How did you hear about us' (specification 2.3). */
export const waysToKnow = [
  'Search Engine',
  'Social Networks',
  'Email',
  'Job sites',
  'Word of mouth',
  'Company website',
  'Referral',
  'Other',
] as const
export type WayToKnow = (typeof waysToKnow)[number]
