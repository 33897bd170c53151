import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { provideIndexedDb } from '#journal/testing/indexed-db.ts'
import { guestUser } from '#rules/user-info.ts'
import { createKeptTexts } from '../device-storage.ts'
import { createTokenStore, type RenewedTokens, type StoredSession } from './token-store.ts'

provideIndexedDb()

const session = (number: number): StoredSession => ({
  idToken: `id ${number}`,
  refreshToken: `refresh ${number}`,
  proofNonce: null,
  key: null,
  user: { ...guestUser, id: 'maya', isAuthenticated: true },
})

const makeKey = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])

const renewed = (idToken: string, refreshToken: string): RenewedTokens => ({ idToken, refreshToken, proofNonce: null })

/** Local storage of one tab, as far as the store uses it. */
const tabStorage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('brings the mirror of a tab to what another tab stored, however late local storage tells it', async () => {
  const mine = createTokenStore(tabStorage())
  const other = createTokenStore(tabStorage())
  await mine.write(session(1))
  await other.read()
  expect(await mine.rotate('refresh 1', renewed('id 2', 'refresh 2'))).toBe(true)
  expect(other.peek()?.idToken).toBe('id 1')
  expect((await other.read())?.refreshToken).toBe('refresh 2')
  expect(other.peek()).toEqual({ idToken: 'id 2', refreshToken: 'refresh 2' })
})

it('lets one of two rotations of the same token win', async () => {
  const stores = [createTokenStore(tabStorage()), createTokenStore(tabStorage())]
  await stores[0]?.write(session(1))
  const won = await Promise.all(stores.map((store, index) => store.rotate('refresh 1', renewed(`id ${index}`, `child ${index}`))))
  expect(won.filter(Boolean)).toHaveLength(1)
})

it('never brings tokens back that were cleared while they were being replaced', async () => {
  const store = createTokenStore(tabStorage())
  await store.write(session(1))
  const rotating = store.rotate('refresh 1', renewed('id 2', 'refresh 2'))
  await store.clear()
  await rotating
  expect(await store.read()).toBeNull()
  expect(store.peek()).toBeNull()
})

it('takes a record that it did not write for none', async () => {
  const { openDB } = await import('idb')
  const database = await openDB('portal-session', 1, { upgrade: (db) => void db.createObjectStore('session') })
  for (const odd of [1, 'text', [], {}, { idToken: 'a', refreshToken: 'b' }, { ...session(1), user: { id: 4 } }]) {
    await database.put('session', odd, 'current')
    expect(await createTokenStore(tabStorage()).read()).toBeNull()
  }
  database.close()
})

it('takes any content of the storage and the database that it did not write for none', async () => {
  const { openDB } = await import('idb')
  const database = await openDB('portal-session', 1, { upgrade: (db) => void db.createObjectStore('session') })
  const value = fc.jsonValue({ maxDepth: 2 })
  const sessionLike = { idToken: fc.string(), refreshToken: fc.string(), user: value, key: value, proofNonce: value }
  const odd = fc.oneof(value, fc.record(sessionLike, { requiredKeys: [] }), fc.record({ ...sessionLike, idToken: value }))
  const texts = fc.dictionary(fc.constantFrom('portal.idToken', 'portal.refreshToken', 'password'), fc.string({ unit: 'binary' }))
  const storage = tabStorage()
  const store = createTokenStore(storage)
  await fc.assert(
    fc.asyncProperty(odd, texts, async (record, kept) => {
      await database.put('session', record, 'current')
      for (const [key, text] of Object.entries(kept)) storage.setItem(key, text)
      expect(await store.read()).toBeNull()
    }),
  )
  database.close()
})

it('keeps the key of a session, which nobody can read, and gives a session of an earlier product none', async () => {
  const store = createTokenStore(tabStorage())
  const key = await store.nextKey(makeKey)
  await store.write({ ...session(1), key })
  await store.rotate('refresh 1', { ...renewed('id 2', 'refresh 2'), proofNonce: 'next' })
  const kept = await createTokenStore(tabStorage()).read()
  expect(kept).toMatchObject({ refreshToken: 'refresh 2', proofNonce: 'next' })
  expect(kept?.key?.privateKey).toMatchObject({ type: 'private', extractable: false })
  const { openDB } = await import('idb')
  const database = await openDB('portal-session')
  const { key: _key, proofNonce: _nonce, ...earlier } = session(3)
  await database.put('session', earlier, 'current')
  expect(await store.read()).toEqual(session(3))
  database.close()
})

it('comes with the same key again until a session is bound to it', async () => {
  const store = createTokenStore(tabStorage())
  const make = vi.fn(makeKey)
  await store.nextKey(make)
  const key = await createTokenStore(tabStorage()).nextKey(make)
  expect(make).toHaveBeenCalledOnce()
  await store.write({ ...session(1), key })
  await store.nextKey(make)
  expect(make).toHaveBeenCalledTimes(2)
})

it('keeps no key where IndexedDB is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('blocked')
    },
  })
  expect(await createTokenStore(tabStorage()).nextKey(makeKey)).toBeNull()
})

it('tells two tabs of the same tokens through the mirror when IndexedDB is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('blocked')
    },
  })
  const shared = tabStorage()
  const [mine, other] = [createTokenStore(shared), createTokenStore(shared)]
  await mine.write(session(1))
  await other.write(session(1))
  await mine.rotate('refresh 1', renewed('id 2', 'refresh 2'))
  expect((await other.read())?.refreshToken).toBe('refresh 2')
  await mine.clear()
  expect(await other.read()).toBeNull()
})

it('keeps texts as long as the page when the storage refuses them', () => {
  const refusing = createKeptTexts(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  refusing.setItem('a', 'text')
  expect(refusing.getItem('a')).toBe('text')
  refusing.removeItem('a')
  expect(refusing.getItem('a')).toBeNull()
})
