import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { somebody, somebodyElse } from '#machines/testing/fixtures.ts'
import { createKeptTexts } from '../device-storage.ts'
import { createTokenStore, legacyEntries, removeLegacyEntries, type StoredSession } from './token-store.ts'

/** A storage of the browser's kind, in memory. */
const memoryStorage = (): Storage => {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

const first: StoredSession = { idToken: 'id-1', refreshToken: 'refresh-1', user: somebody }
const tokens = (number: number) => ({ idToken: `id-${number}`, refreshToken: `refresh-${number}` })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const blocked = () =>
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })

describe.each([
  ['IndexedDB', () => {}],
  ['IndexedDB blocked', blocked],
])('the token store with %s', (_, prepare) => {
  beforeEach(() => prepare())

  it('keeps a session and shows its tokens at once', async () => {
    const store = createTokenStore(memoryStorage())
    expect(store.peek()).toBeNull()
    expect(await store.read()).toBeNull()
    await store.write(first)
    expect(store.peek()).toEqual(tokens(1))
    expect(await store.read()).toEqual(first)
  })

  it('rotates only the refresh token it was told of', async () => {
    const store = createTokenStore(memoryStorage())
    await store.write(first)
    expect(await store.rotate('refresh-1', tokens(2))).toBe(true)
    expect(store.peek()).toEqual(tokens(2))
    expect(await store.rotate('refresh-1', tokens(3))).toBe(false)
    expect(store.peek()).toEqual(tokens(2))
    expect(await store.read()).toEqual({ ...first, ...tokens(2) })
  })

  it('lets one of many rotations win', async () => {
    const store = createTokenStore(memoryStorage())
    await store.write(first)
    const results = await Promise.all([2, 3, 4, 5, 6].map((number) => store.rotate('refresh-1', tokens(number))))
    expect(results.filter(Boolean)).toHaveLength(1)
    const winner = tokens(results.indexOf(true) + 2)
    expect(store.peek()).toEqual(winner)
  })

  it('does not bring tokens back after the person left', async () => {
    const store = createTokenStore(memoryStorage())
    await store.write(first)
    await store.clear()
    expect(await store.rotate('refresh-1', tokens(2))).toBe(false)
    expect(store.peek()).toBeNull()
    expect(await store.read()).toBeNull()
  })

  it('clears only the session it was told of', async () => {
    const store = createTokenStore(memoryStorage())
    await store.write(first)
    await store.clear('refresh-0')
    expect(store.peek()).toEqual(tokens(1))
    await store.clear('refresh-1')
    expect(store.peek()).toBeNull()
    expect(await store.read()).toBeNull()
  })

  it('shows nothing of a mirror that is half there', () => {
    const storage = memoryStorage()
    storage.setItem('portal.idToken', 'id-1')
    expect(createTokenStore(storage).peek()).toBeNull()
    storage.setItem('portal.refreshToken', '')
    expect(createTokenStore(storage).peek()).toBeNull()
  })
})

describe('two tabs', () => {
  it('share one truth: the slower rotation loses and brings its mirror to the winner’s tokens', async () => {
    const storage = memoryStorage()
    const [one, other] = [createTokenStore(storage), createTokenStore(storage)]
    await one.write(first)
    expect((await other.read())?.user).toEqual(somebody)
    const results = await Promise.all([one.rotate('refresh-1', tokens(2)), other.rotate('refresh-1', tokens(3))])
    expect(results.filter(Boolean)).toHaveLength(1)
    const truth = await one.read()
    expect(await other.read()).toEqual(truth)
    expect(storage.getItem('portal.refreshToken')).toBe(truth?.refreshToken)
  })

  it('see another person who signed in', async () => {
    const storage = memoryStorage()
    const [one, other] = [createTokenStore(storage), createTokenStore(storage)]
    await one.write(first)
    await other.write({ ...tokens(9), user: somebodyElse })
    expect((await one.read())?.user).toEqual(somebodyElse)
    expect(await one.rotate('refresh-1', tokens(2))).toBe(false)
    expect(one.peek()).toEqual(tokens(9))
  })

  it('do not find a session that was written over with rubbish', async () => {
    const storage = memoryStorage()
    const store = createTokenStore(storage)
    await store.write(first)
    const { openDB } = await import('idb')
    const database = await openDB('portal-session')
    await database.put('session', { idToken: 1, user: 'me' }, 'current')
    database.close()
    expect(await createTokenStore(storage).read()).toBeNull()
  })
})

it('a page without any storage keeps the tokens as long as it is open', async () => {
  blocked()
  const store = createTokenStore(
    createKeptTexts(() => {
      throw new DOMException('blocked', 'SecurityError')
    }),
  )
  await store.write(first)
  expect(store.peek()).toEqual(tokens(1))
  expect(await store.rotate('refresh-1', tokens(2))).toBe(true)
  expect(store.peek()).toEqual(tokens(2))
  await store.clear()
  expect(store.peek()).toBeNull()
})

it('user names and passwords of the product before this one are removed', () => {
  const storage = memoryStorage()
  for (const key of [...legacyEntries, 'portal.theme']) storage.setItem(key, 'x')
  removeLegacyEntries(storage)
  expect(storage.length).toBe(1)
  expect(storage.getItem('portal.theme')).toBe('x')
})
