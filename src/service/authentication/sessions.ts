import type { Transaction } from '../db/database.ts'
import type { Caller, Service } from '../handler.ts'
import { signIdToken } from './id-token.ts'
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

/**
 * Signs a person in: a new family of refresh tokens, an id token, who they are, and what makes the device known to them.
 *
 * @param device what the device carries already
 */
export const openSession = async (tx: Transaction, { keys }: Service, person: Person, device: string | null, now: Date) => {
  const { familyId, refreshToken } = await openFamily(tx, person.memberId, now)
  const passwordHash = await recordSignIn(tx, person.accountId, now)
  return {
    id_token: await signIdToken(keys, callerOf(person, familyId), now),
    refresh_token: refreshToken,
    user: userInfoOf({ ...person, lastSignInAt: now }),
    device_token: rememberDevice(keys, { memberId: person.memberId, passwordHash }, device, now),
  }
}
