import { createHash, randomBytes } from 'node:crypto'

const memberLength = 16
const secretLength = 32

/** A token as it leaves the service, taken apart: whose it is, and the hash under which it is stored. */
export interface ParsedToken {
  readonly memberId: string
  readonly hash: Buffer
  readonly secret: Buffer
}

const hashOf = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest()

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The text of a token: the member's id and 32 secret bytes, base64url. The id is there so that the row is found by
 * a key that begins with it; only the secret proves anything.
 */
export const tokenText = (memberId: string, secret: Buffer): string =>
  Buffer.concat([Buffer.from(memberId.replaceAll('-', ''), 'hex'), secret]).toString('base64url')

/** A fresh token for a member with the hash to store. */
export const newToken = (memberId: string): { readonly text: string; readonly hash: Buffer } => {
  const secret = randomBytes(secretLength)
  return { text: tokenText(memberId, secret), hash: hashOf(secret) }
}

export const hashSecret = hashOf

/** Null when the text cannot be a token at all. */
export const parseToken = (text: string): ParsedToken | null => {
  if (!/^[A-Za-z0-9_-]{64}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const secret = bytes.subarray(memberLength)
  return { memberId: uuidOf(bytes.subarray(0, memberLength)), hash: hashOf(secret), secret }
}
