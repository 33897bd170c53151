import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Sizes {
  /** Bytes of brotli-compressed JavaScript by entry; `brotliAlone` is what it adds to the page's start. */
  readonly entries: Readonly<Record<string, { readonly brotliAlone: number }>>
}

const sizes = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'sizes.json'), 'utf8')) as Sizes
const kilobytes = (entry: string): number => {
  const size = sizes.entries[entry]
  if (size === undefined) throw new Error(`The build has no entry ${entry}: ${Object.keys(sizes.entries).join(', ')}`)
  return size.brotliAlone / 1000
}

test('the login screen costs at most 110 kB of JavaScript', () => {
  expect(kilobytes('index.html')).toBeLessThanOrEqual(110)
})

// Its aim is 20; docs/decisions/0007 says what stands in the way. This limit keeps it from growing.
test('the shell costs at most 30 kB more', () => {
  expect(kilobytes('src/app/team/TeamArea.tsx')).toBeLessThanOrEqual(30)
})
