import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../handler.ts'
import type { Keys } from '../keys.ts'

export const idTokenIssuer = 'team-member-portal/v1'
export const idTokenAudience = 'team-member-portal'
export const idTokenType = 'id+jwt'
/** Seconds (specification 4, Session, leaves it open; short because it is kept in local storage). */
export const idTokenLifetime = 300

/** Signs who the caller is for five minutes. */
export const signIdToken = (keys: Keys, caller: Caller, now: Date): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  return (
    new SignJWT({ account: caller.accountId, email: caller.email, role: caller.role, family: caller.familyId })
      .setProtectedHeader({ alg: 'EdDSA', typ: idTokenType, kid: keys.idTokenKeyId })
      .setSubject(caller.memberId)
      .setIssuer(idTokenIssuer)
      .setAudience(idTokenAudience)
      .setIssuedAt(seconds)
      // Without it two tokens of one second are the same text, and a refreshed one could not be told from the one before.
      .setJti(randomUUID())
      .setExpirationTime(seconds + idTokenLifetime)
      .sign(keys.idTokenPrivate)
  )
}

/** Who a token speaks of; null when it is not one of ours, is changed, of another kind or out of date. */
export const readIdToken = async (keys: Keys, token: string, now: Date): Promise<Caller | null> => {
  try {
    const { payload } = await jwtVerify(token, keys.idTokenPublic, {
      algorithms: ['EdDSA'],
      typ: idTokenType,
      issuer: idTokenIssuer,
      audience: idTokenAudience,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
    })
    const { sub, account, email, role, family } = payload
    if (typeof sub !== 'string' || typeof account !== 'string' || typeof email !== 'string') return null
    if (typeof role !== 'string' || typeof family !== 'string') return null
    return { memberId: sub, accountId: account, email, role, familyId: family }
  } catch {
    return null
  }
}
