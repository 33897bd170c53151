/** Codes that prove an address or a phone (specification 4 and 9; decisions B, Contact). */

/** Wrong entries that lock a code until a new one is sent. */
export const wrongCodeLimit = 5
/** Digits of a code. */
export const codeLength = 6
/** Milliseconds that a code lives. */
export const codeLifetime = 10 * 60 * 1000

/** The digits of what a person typed or pasted, without spaces and dashes. */
export const normaliseCode = (text: string): string => text.replace(/[\s-]/g, '')

/** Whether the text is six digits. */
export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(normaliseCode(text))

/** Whether a code of an entry is locked by wrong entries. @param wrongCount WrongCodeInputCount of the entry */
export const isCodeLocked = (wrongCount: number): boolean => wrongCount >= wrongCodeLimit

/**
 * What an answer to a tried code means: a changed count is a wrong code, an unchanged one success (specification 4).
 *
 * @param before WrongCodeInputCount as it was known when the code was sent
 * @param after WrongCodeInputCount of the answer
 */
export const codeVerdict = (before: number, after: number): 'verified' | 'wrong' | 'locked' => {
  if (after === before) return 'verified'
  return isCodeLocked(after) ? 'locked' : 'wrong'
}
