import type { CombinedError, OperationContext, OperationResult } from '@urql/core'
import { generateKeyPair, generateProof } from 'dpop'
import type { SessionKey } from './token-store.ts'

/** Proves that this device holds the key, for the one address that the page calls. */
const prove = (key: SessionKey, nonce: string | null): Promise<string> =>
  generateProof(key, new URL('/graphql', location.origin).href, 'POST', nonce ?? undefined)

/** A new key for one session, with which the browser signs and which it tells nobody. Null where it cannot do either, as without TLS. */
export const createKey = async (): Promise<SessionKey | null> => {
  try {
    const key = await generateKeyPair('ES256')
    await prove(key, null)
    return key
  } catch {
    return null
  }
}

/** The nonce that the server asks the next proof to carry; null when something else is wrong. */
const nonceAskedFor = (error: CombinedError | undefined): string | null => {
  const nonce = error?.graphQLErrors[0]?.extensions.nonce
  return typeof nonce === 'string' ? nonce : null
}

/**
 * Asks with a proof that this device holds the session's key (RFC 9449), and once more when the server wants a newer nonce in it. Without a
 * key it is asked as it is.
 *
 * @param key the session's, or null
 * @param nonce what the server told last
 * @param ask sends the operation with these options
 * @param headers what is sent beside the proof
 */
export const askWithProof = async <Data>(
  key: SessionKey | null,
  nonce: string | null,
  ask: (options: Partial<OperationContext>) => Promise<OperationResult<Data>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<OperationResult<Data>> => {
  if (key === null) return ask({ fetchOptions: { headers } })
  const askWith = async (known: string | null) => {
    return ask({ fetchOptions: { headers: { ...headers, dpop: await prove(key, known) } } })
  }
  const first = await askWith(nonce)
  const newer = nonceAskedFor(first.error)
  return newer === null ? first : askWith(newer)
}
