import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areInstalled, dropOldFiles } from './old-files.ts'

const origin = 'https://portal.example'
const at = (file: string): string => new URL(file, origin).href

/** A browser's cache, as far as it is used here. */
const fakeCache = (files: readonly string[]) => {
  const kept = new Map(files.map((file) => [at(file), new Response(file)]))
  return {
    kept,
    match: async (file: string) => kept.get(at(file))?.clone(),
    put: async (file: string, response: Response) => void kept.set(at(file), response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
}

let cache = fakeCache([])
beforeEach(() => {
  cache = fakeCache(['/assets/old.js'])
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match })
  vi.stubGlobal('location', { href: `${origin}/sw.js` })
})
afterEach(() => vi.unstubAllGlobals())

const install = async (...files: readonly string[]): Promise<void> => {
  for (const file of files) await cache.put(file, new Response(file))
  await dropOldFiles('any', files.map(at))
}

const files = (): readonly string[] =>
  [...cache.kept.keys()].filter((url) => url.endsWith('.js')).map((url) => url.slice(url.lastIndexOf('/') + 1))

it('keeps this version and the one before, of which a page may still be open', async () => {
  await install('/assets/shared.js', '/assets/first.js')
  expect(files()).toEqual(['shared.js', 'first.js'])
  await install('/assets/shared.js', '/assets/second.js')
  expect(files()).toEqual(['shared.js', 'first.js', 'second.js'])
  await install('/assets/shared.js', '/assets/third.js')
  expect(files()).toEqual(['shared.js', 'second.js', 'third.js'])
})

it('says whether files belong to the version in use', async () => {
  expect(await areInstalled([at('/assets/shared.js'), at('/assets/first.js')])).toBe(false)
  await install('/assets/shared.js', '/assets/first.js')
  expect(await areInstalled([at('/assets/shared.js'), at('/assets/first.js')])).toBe(true)
  await install('/assets/shared.js', '/assets/second.js')
  expect(await areInstalled([at('/assets/shared.js'), at('/assets/first.js')])).toBe(false)
})
