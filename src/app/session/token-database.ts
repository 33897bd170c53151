import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { guestUser, type UserInfo } from '#rules/user-info.ts'
import type { SessionKey, StoredSession } from './token-store.ts'

interface SessionSchema extends DBSchema {
  session: { key: 'current' | 'next'; value: StoredSession | SessionKey }
}

export type SessionDatabase = IDBPDatabase<SessionSchema>

const isKey = (value: unknown): value is SessionKey =>
  typeof value === 'object' && value !== null && 'privateKey' in value && value.privateKey instanceof CryptoKey

/** What this product wrote; anything else that stands in its place counts as nothing. */
export const sessionOf = (value: unknown): StoredSession | null => {
  if (typeof value !== 'object' || value === null) return null
  const { idToken, refreshToken, user, key, proofNonce } = value as Partial<Record<keyof StoredSession, unknown>>
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string' || typeof user !== 'object' || user === null) return null
  const isUser = Object.entries(guestUser).every(
    ([name, sample]) => sample === null || typeof Reflect.get(user, name) === typeof sample,
  )
  if (!isUser) return null
  // A session of an earlier product has neither.
  return {
    idToken,
    refreshToken,
    user: user as UserInfo,
    key: isKey(key) ? key : null,
    proofNonce: typeof proofNonce === 'string' ? proofNonce : null,
  }
}

/** The key that waits for a session, or a new one that is kept first; a private window or a full device may refuse that. */
export const nextKey = async (db: SessionDatabase, make: () => Promise<SessionKey | null>): Promise<SessionKey | null> => {
  try {
    const waiting = await db.get('session', 'next')
    if (isKey(waiting)) return waiting
    const made = await make()
    if (made !== null) await db.put('session', made, 'next')
    const kept = await db.get('session', 'next')
    return isKey(kept) ? kept : null
  } catch {
    return null
  }
}

/** The database that all tabs share; null where the browser gives none. */
export const openDatabase = async (onTerminated: () => void): Promise<SessionDatabase | null> => {
  try {
    return await openDB<SessionSchema>('portal-session', 1, {
      upgrade: (database) => void database.createObjectStore('session'),
      terminated: onTerminated,
    })
  } catch {
    return null
  }
}
