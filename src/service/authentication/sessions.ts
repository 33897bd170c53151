import type { Transaction } from '../db/database.ts'
import type { Caller, Service } from '../handler.ts'
import { browserName } from './browser-name.ts'
import { signIdToken } from './id-token.ts'
import { makeNonce } from './key-proof.ts'
import { rememberDevice } from './known-devices.ts'
import { openFamily } from './refresh-tokens.ts'
import { type Person, recordSignIn, userInfoOf } from './store.ts'

export const callerOf = (person: Person, familyId: string): Caller => ({
  memberId: person.memberId,
  accountId: person.accountId,
  email: person.userName,
  role: person.role,
  familyId,
})

/** The device that somebody signs in on. */
interface SigningDevice {
  /** What it carries already. */
  readonly device: string | null
  /** Thumbprint of the key that it has shown. */
  readonly key: string | null
  /** What it says of itself. */
  readonly userAgent: string | null
}

/**
 * Signs a person in: a new family of refresh tokens, an id token, who they are, and what makes the device known to them.
 */
export const openSession = async (
  tx: Transaction,
  { keys }: Service,
  person: Person,
  { device, key, userAgent }: SigningDevice,
  now: Date,
) => {
  const { familyId, refreshToken } = await openFamily(tx, person.memberId, { key, browser: browserName(userAgent) }, now)
  const passwordHash = await recordSignIn(tx, person.accountId, now)
  return {
    id_token: await signIdToken(keys, callerOf(person, familyId), now),
    refresh_token: refreshToken,
    user: userInfoOf({ ...person, lastSignInAt: now }),
    dpop_nonce: makeNonce(keys, now),
    device_token: rememberDevice(keys, { memberId: person.memberId, passwordHash }, device, now),
  }
}
