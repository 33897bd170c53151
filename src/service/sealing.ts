import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a value for keeping in the database (AES-256-GCM).
 *
 * @param key 32 bytes
 * @param value anything that JSON can carry
 */
export const seal = (key: Buffer, value: unknown): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/**
 * Opens what `seal` made.
 *
 * @throws Error when the bytes were changed or sealed with another key
 */
export const unseal = (key: Buffer, sealed: Buffer): unknown => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  const body = Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
  return JSON.parse(body.toString('utf8'))
}
