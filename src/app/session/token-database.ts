import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { guestUser } from '#rules/user-info.ts'
import type { StoredSession } from './token-store.ts'

interface SessionSchema extends DBSchema {
  session: { key: 'current'; value: StoredSession }
}

export type SessionDatabase = IDBPDatabase<SessionSchema>

/** What this product wrote; anything else that stands in its place counts as nothing. */
export const sessionOf = (value: unknown): StoredSession | null => {
  if (typeof value !== 'object' || value === null) return null
  const { idToken, refreshToken, user } = value as Partial<Record<keyof StoredSession, unknown>>
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string' || typeof user !== 'object' || user === null) return null
  const isUser = Object.entries(guestUser).every(
    ([name, sample]) => sample === null || typeof Reflect.get(user, name) === typeof sample,
  )
  return isUser ? (value as StoredSession) : null
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
