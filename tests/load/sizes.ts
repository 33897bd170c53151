import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './figures.ts'

interface Sizes {
  /** Bytes of brotli-compressed JavaScript; `brotliAlone` is what an entry adds to the page's start. */
  readonly entries: Readonly<Record<string, { readonly brotliAlone: number }>>
}

const file = join(import.meta.dirname, '..', '..', 'dist', 'sizes.json')

/** Kilobytes that the build found for an entry. */
const kilobytes = (sizes: Sizes, entry: string): number => {
  const size = sizes.entries[entry]
  if (size === undefined) throw new Error(`The build has no entry ${entry}`)
  return size.brotliAlone / 1000
}

export const sizes: Part = {
  name: 'sizes',
  title: 'JavaScript, compressed with brotli',
  measure: async () => {
    const built = JSON.parse(readFileSync(file, 'utf8')) as Sizes
    return [
      {
        name: 'login screen',
        value: kilobytes(built, 'index.html'),
        unit: 'kB',
        budget: { is: 'at most', value: 110 },
      },
      {
        name: 'shell, on top of the login screen',
        value: kilobytes(built, 'src/app/team/TeamArea.tsx'),
        unit: 'kB',
        budget: { is: 'at most', value: 20 },
      },
    ]
  },
}
