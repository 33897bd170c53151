/** An answer as the device keeps it: without the key it tells when it was given and how long it is, and nothing else. */
export interface SealedAnswer {
  /** When the server gave it, in milliseconds since 1970. */
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

/** Milliseconds that anything is kept: after so long it would mislead. */
export const keptFor = 30 * 24 * 60 * 60 * 1000

const ivLength = 12

const parametersOf = (iv: Uint8Array<ArrayBuffer>, question: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(question),
})

/**
 * Seals an answer.
 *
 * @param question what it answers and whom: the answer is readable as that alone
 */
export const seal = async (key: CryptoKey, question: string, text: string, at: number): Promise<SealedAnswer> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  return { at, iv, sealed: await crypto.subtle.encrypt(parametersOf(iv, question), key, new TextEncoder().encode(text)) }
}

/** @throws OperationError for what was sealed with another key, or as the answer to another question */
export const unseal = async (key: CryptoKey, question: string, { iv, sealed }: SealedAnswer): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt(parametersOf(iv, question), key, sealed))
