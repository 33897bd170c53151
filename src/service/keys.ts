import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { FieldKey, FieldKeys } from './field-encryption.ts'

/** Every key of the service, derived from SECRET: the same after a restart, on every node, and never stored. */
export interface Keys {
  /** Ed25519 pair that signs id tokens. */
  readonly idTokenPrivate: KeyObject
  readonly idTokenPublic: KeyObject
  /** Names the pair in a token's header. */
  readonly idTokenKeyId: string
  /** Derives the child of a refresh token. */
  readonly refresh: Buffer
  /** Compares repeated requests without keeping them. */
  readonly idempotency: Buffer
  /** Seals outbox messages and push subscriptions at rest. */
  readonly sealing: Buffer
  readonly captcha: string
  /** Compares codes of addresses and phones without keeping them. */
  readonly verificationCode: Buffer
  /** Compares the change that a password was given for with the one that is made, without keeping either. */
  readonly confirmation: Buffer
  /** Names what is counted without keeping it. */
  readonly attempts: Buffer
  /** Names accounts and addresses in the log. */
  readonly trace: Buffer
  /** Signs the proof that a device has signed in to an account before. */
  readonly knownDevice: Buffer
  /** Signs the nonces of proofs that a session's key is held. */
  readonly proofNonce: Buffer
  /** Signs the address of a client between the portal's processes. */
  readonly clientAddress: Buffer
  /** Signs the requests of the portal's processes that hear of changes from v1. */
  readonly changes: Buffer
  /** Derives what belongs to one way to LinkedIn and back. */
  readonly linkedIn: Buffer
  /** Seal single fields of payment accounts, and compare them. */
  readonly fields: FieldKeys
}

/** DER of an Ed25519 private key up to its 32 secret bytes (RFC 8410). */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

const deriveFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'team-member-portal', purpose, 32))

const fieldKey = (secret: string): FieldKey => ({
  id: deriveFrom(secret, 'field-key-id').toString('base64url').slice(0, 16),
  encryption: deriveFrom(secret, 'field-encryption'),
  mac: deriveFrom(secret, 'field-mac'),
})

/** The key with which the portal's processes tell each other the address of a client. @param secret the SECRET setting */
export const deriveAddressKey = (secret: string): Buffer => deriveFrom(secret, 'client-address')

/** The key with which the portal's processes ask v1 for its stream of changes. @param secret the SECRET setting */
export const deriveChangesKey = (secret: string): Buffer => deriveFrom(secret, 'changes')

/** The key of the log's traces. @param secret the SECRET setting */
export const deriveTraceKey = (secret: string): Buffer => deriveFrom(secret, 'trace')

/** The keys of single fields. @param previous the SECRET before this one, whose rows are opened until they are sealed anew */
export const deriveFieldKeys = (secret: string, previous: string | null): FieldKeys => ({
  current: fieldKey(secret),
  previous: previous === null ? null : fieldKey(previous),
})

/**
 * @param secret the SECRET setting
 * @param previous the SECRET_PREVIOUS setting
 */
export const deriveKeys = (secret: string, previous: string | null = null): Keys => {
  const derive = (purpose: string): Buffer => deriveFrom(secret, purpose)
  const idTokenPrivate = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, derive('id-token')]),
    format: 'der',
    type: 'pkcs8',
  })
  const idTokenPublic = createPublicKey(idTokenPrivate)
  const publicBytes = idTokenPublic.export({ format: 'der', type: 'spki' })
  return {
    idTokenPrivate,
    idTokenPublic,
    idTokenKeyId: createHash('sha256').update(publicBytes).digest('base64url').slice(0, 16),
    refresh: derive('refresh-token'),
    idempotency: derive('idempotency'),
    sealing: derive('sealing'),
    captcha: derive('captcha').toString('base64url'),
    verificationCode: derive('verification-code'),
    confirmation: derive('confirmation'),
    attempts: derive('attempts'),
    trace: deriveTraceKey(secret),
    knownDevice: derive('known-device'),
    proofNonce: derive('proof-nonce'),
    clientAddress: deriveAddressKey(secret),
    changes: deriveChangesKey(secret),
    linkedIn: derive('linked-in'),
    fields: deriveFieldKeys(secret, previous),
  }
}
