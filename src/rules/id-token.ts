/** Who an id token was issued to. */
export interface Caller {
  readonly memberId: string
  readonly email: string
  /** Unix time in seconds after which v1 refuses the token. */
  readonly expiresAt: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Base64url without padding to text; throws on anything else. */
const decodeBase64Url = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/**
 * Reads the claims of an id token, without checking its signature: they only say which record to ask v1 for, or whom a link was made
 * for, and v1 verifies the token of every call and compares the asked-for id and e-mail with it.
 *
 * @returns null when the text is not a token with a subject, an e-mail and an expiry
 */
export const readCaller = (idToken: string): Caller | null => {
  const payload = idToken.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload))
    if (!isRecord(claims)) return null
    const { sub, email, exp } = claims
    if (typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number') return null
    return { memberId: sub, email, expiresAt: exp }
  } catch {
    return null
  }
}
