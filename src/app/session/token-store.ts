import type { UserInfo } from '#rules/user-info.ts'
import type { KeptTexts } from '../device-storage.ts'
import type { SessionDatabase } from './token-database.ts'

export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
}

/** The key that a session is bound to. The browser lets nobody read it, so that it cannot be taken to another device. */
export interface SessionKey extends CryptoKeyPair {
  /** Seals what is kept of the person beside it; made when something is first kept. */
  readonly dataKey?: CryptoKey
}

/** New tokens of a session, with what its next proof is to carry. */
export interface RenewedTokens extends Tokens {
  readonly proofNonce: string | null
}

export interface StoredSession extends RenewedTokens {
  readonly user: UserInfo
  /** Null for a session that is bound to none. */
  readonly key: SessionKey | null
}

/** The tokens of this device. IndexedDB is the truth that all tabs agree on, local storage its mirror (specification 4, Session). */
export interface TokenStore {
  /** The mirror, at once: what the next call carries. */
  peek(): Tokens | null
  /** The truth, to which the mirror is brought; null when nobody is signed in on this device. */
  read(): Promise<StoredSession | null>
  write(session: StoredSession): Promise<void>
  /**
   * The key for the next session, kept before anybody is asked to bind one to it: when the answer is lost, the next try comes with the same.
   * Null where none can be kept, since a session that is bound to it would end with the page.
   *
   * @param make makes one when there is none
   */
  nextKey(make: () => Promise<SessionKey | null>): Promise<SessionKey | null>
  /** Replaces the tokens only while `expected` is still the refresh token; false when another tab was faster or the person left. */
  rotate(expected: string, tokens: RenewedTokens): Promise<boolean>
  /** Removes the session; with `expected`, only while that is still its refresh token. */
  clear(expected?: string): Promise<void>
}

const idTokenKey = 'portal.idToken'
const refreshTokenKey = 'portal.refreshToken'

/** Entries an earlier product kept; they hold credentials and are removed at start-up (specification 4, Session). */
export const legacyEntries = ['username', 'userName', 'user_name', 'password', 'passWord'] as const

/** Removes the legacy user name and password entries. */
export const removeLegacyEntries = (storage: KeptTexts): void => {
  for (const key of legacyEntries) storage.removeItem(key)
}

const isTokens = (value: { idToken: string | null; refreshToken: string | null }): value is Tokens =>
  Boolean(value.idToken) && Boolean(value.refreshToken)

interface OpenDatabase {
  readonly db: SessionDatabase
  readonly sessionOf: (value: unknown) => StoredSession | null
  readonly nextKey: (db: SessionDatabase, make: () => Promise<SessionKey | null>) => Promise<SessionKey | null>
}

/** The database's code is fetched when the first person signs in or is remembered. */
const openFetched = async (onTerminated: () => void): Promise<OpenDatabase | null> => {
  const { nextKey, openDatabase, sessionOf } = await import('./token-database.ts')
  const db = await openDatabase(onTerminated)
  return db === null ? null : { db, sessionOf, nextKey }
}

interface Change {
  readonly before: StoredSession | null
  readonly after: StoredSession | null
}

/**
 * The token store of this page.
 *
 * @param storage local storage; its entries are the mirror. Where IndexedDB is blocked or full the mirror is the truth as well.
 */
export const createTokenStore = (storage: KeptTexts): TokenStore => {
  let database: Promise<OpenDatabase | null> | undefined
  let lastKnown: StoredSession | null = null
  const open = () => {
    const forget = () => {
      database = undefined
    }
    database ??= openFetched(forget)
    // Code that did not arrive is asked for again by the next call.
    database.catch(forget)
    return database
  }
  const mirror = (tokens: Tokens | null): void => {
    if (tokens === null) {
      storage.removeItem(idTokenKey)
      storage.removeItem(refreshTokenKey)
    } else {
      storage.setItem(idTokenKey, tokens.idToken)
      storage.setItem(refreshTokenKey, tokens.refreshToken)
    }
  }
  const peek = (): Tokens | null => {
    const tokens = { idToken: storage.getItem(idTokenKey), refreshToken: storage.getItem(refreshTokenKey) }
    return isTokens(tokens) ? tokens : null
  }
  const changeWithoutDatabase = (next: (current: StoredSession | null) => StoredSession | null): Change => {
    const mirrored = peek()
    const before = lastKnown === null || mirrored === null ? null : { ...lastKnown, ...mirrored }
    const after = next(before)
    lastKnown = after
    if (after !== before) mirror(after)
    return { before, after }
  }
  /** Runs one change on the truth as a single transaction, so that two tabs cannot both believe they were first. */
  const change = async (next: (current: StoredSession | null) => StoredSession | null): Promise<Change> => {
    const opened = await open()
    if (opened === null) return changeWithoutDatabase(next)
    const { db, sessionOf } = opened
    try {
      const transaction = db.transaction('session', 'readwrite', { durability: 'strict' })
      const before = sessionOf(await transaction.store.get('current'))
      lastKnown = before
      const after = next(before)
      if (after === null) await transaction.store.delete('current')
      else if (after !== before) await transaction.store.put(after, 'current')
      // It is a session's now, or of no use any more.
      if (after !== before && after?.key !== before?.key) await transaction.store.delete('next')
      // Before the transaction ends, so that a tab whose change comes later also mirrors later; and when nothing changed too,
      // because what another tab wrote to local storage may reach this one late.
      if (before !== null || after !== null) mirror(after)
      await transaction.done
      lastKnown = after
      return { before, after }
    } catch {
      database = Promise.resolve(null)
      // What can be no longer replaced must not be found by the next page: its tokens are spent.
      await db.delete('session', 'current').catch(() => undefined)
      return changeWithoutDatabase(next)
    }
  }
  return {
    peek,
    read: async () => (await change((current) => current)).after,
    write: async (session) => {
      await change(() => session)
    },
    nextKey: async (make) => {
      const opened = await open()
      return opened === null ? null : await opened.nextKey(opened.db, make)
    },
    rotate: async (expected, tokens) => {
      const { before, after } = await change((current) =>
        current?.refreshToken === expected ? { ...current, ...tokens } : current,
      )
      return after !== before
    },
    clear: async (expected) => {
      await change((current) => (expected === undefined || current?.refreshToken === expected ? null : current))
      if (expected === undefined || peek()?.refreshToken === expected) mirror(null)
    },
  }
}
