import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** The keys of single fields, derived from one SECRET; its id says in a row which of them sealed it. */
export interface FieldKey {
  readonly id: string
  /** AES-256. */
  readonly encryption: Buffer
  /** Compares values without opening them. */
  readonly mac: Buffer
}

/** The key of the present SECRET, and the one of the SECRET before it until `rotate-keys` has run. */
export interface FieldKeys {
  readonly current: FieldKey
  readonly previous: FieldKey | null
}

const nonceLength = 12
const tagLength = 16

/** Every key that may have sealed a row, the present one first. */
export const allFieldKeys = ({ current, previous }: FieldKeys): readonly FieldKey[] =>
  previous === null ? [current] : [current, previous]

/**
 * Encrypts one field for keeping (AES-256-GCM).
 *
 * @param place which field of which row it is: sealed for one place it opens in no other
 */
export const sealField = ({ encryption }: FieldKey, place: string, value: string): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', encryption, nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/**
 * Opens what `sealField` made.
 *
 * @throws Error when the bytes were changed, moved to another place or sealed with another key
 */
export const openField = ({ encryption }: FieldKey, place: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', encryption, sealed.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8')
}

/** A keyed hash by which equal values are found without keeping them. */
export const macOf = ({ mac }: FieldKey, parts: readonly string[]): Buffer =>
  createHmac('sha256', mac).update(JSON.stringify(parts)).digest()
