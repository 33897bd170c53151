/**
 * A secret as machines and the journal see it: a handle into the page's in-memory vault and how its length was judged.
 * The secret itself (password, mailed token, code) never enters an event, a context or an entry, so folding the journal
 * gives exactly the live state. The same text sealed twice has the same handle, which lets a guard compare two passwords.
 */
export interface Sealed {
  readonly sealed: string
  readonly length: 'empty' | 'short' | 'acceptable' | 'long'
}

/** The sealed form of an empty text. */
export const sealedNothing: Sealed = { sealed: '', length: 'empty' }

export const isSealedEmpty = (secret: Sealed): boolean => secret.length === 'empty'
export const isSameSecret = (one: Sealed, other: Sealed): boolean => one.sealed === other.sealed
