import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** docs/security.md against itself, the ids of the standard, and the tests that it names. */

const folder = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** Numbers of the requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. */
const sections = JSON.parse(textOf('scripts/lib/asvs-levels-1-and-2.json')) as Readonly<Record<string, readonly number[]>>
const ids = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`))

const states = ['met', 'n/a', 'open'] as const

interface Row {
  readonly id: string
  readonly chapter: string
  readonly about: string
  readonly state: string
  readonly shown: string
}

const cellsOf = (line: string): readonly string[] => line.replace(/^\| | \|$/g, '').split(' | ')

/** The rows under the chapters' headings. */
const rowsOf = (page: string): readonly Row[] =>
  page.split(/^## /m).flatMap((part) => {
    const chapter = /^V(\d+) /.exec(part)?.[1] ?? ''
    return [...part.matchAll(/^\| \d+\.\d+\.\d+ .*$/gm)].map(([line]) => {
      const [id = '', about = '', state = '', ...shown] = cellsOf(line)
      return { id, chapter, about, state, shown: shown.join(' | ') }
    })
  })

/** The tests and pages that a row names, each with what is found there; null where it says anything else. */
const evidenceIn = (shown: string): ReadonlyArray<readonly [file: string, words: string]> | null => {
  const parts = shown.split('; ').map((part) => /^`([^`]+)` "([^"]+)"$/.exec(part))
  if (parts.some((part) => part === null)) return null
  return parts.map((part) => [part?.[1] ?? '', part?.[2] ?? ''] as const)
}

const isShownBy = ([file, words]: readonly [file: string, words: string]): boolean => {
  if (!existsSync(join(folder, file))) return false
  if (file.endsWith('.md')) return textOf(file).split('\n').includes(`## ${words}`)
  return /\.(?:test|spec)\.tsx?$/.test(file) && textOf(file).includes(words)
}

const faultOf = ({ id, chapter, about, state, shown }: Row): string | null => {
  if (!ids.includes(id)) return 'is no requirement of levels 1 and 2'
  if (id.split('.')[0] !== chapter) return `stands under V${chapter}`
  if (!states.some((one) => one === state)) return `is '${state}', not one of ${states.join(', ')}`
  if (about.trim() === '' || shown.trim() === '') return 'says nothing'
  if (state !== 'met') return null
  const evidence = evidenceIn(shown)
  if (evidence === null) return 'names no test and title'
  const missing = evidence.filter((one) => !isShownBy(one))
  return missing.length === 0 ? null : `names what is not there: ${missing.map((one) => one.join(' ')).join(', ')}`
}

const countsOf = (rows: readonly Row[]): readonly number[] => [
  ...states.map((state) => rows.filter((row) => row.state === state).length),
  rows.length,
]

/** The counts at the top, by chapter and of all. */
const statedIn = (page: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...page.matchAll(/^\| (?:\[V(\d+) .*?\]\(.*?\)|(All)) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
      ([, chapter, all, ...numbers]) => [chapter ?? all ?? '', numbers.map(Number)],
    ),
  )

/** What is wrong with the page; nothing when it is right. */
const faultsIn = (page: string): readonly string[] => {
  const rows = rowsOf(page)
  const chapters = [...new Set(ids.map((id) => id.split('.')[0] ?? ''))]
  const counts = new Map([
    ...chapters.map((chapter) => [chapter, countsOf(rows.filter((row) => row.chapter === chapter))] as const),
    ['All', countsOf(rows)] as const,
  ])
  const stated = statedIn(page)
  return [
    ...ids
      .map((id) => [id, rows.filter((row) => row.id === id).length] as const)
      .filter(([, times]) => times !== 1)
      .map(([id, times]) => `${id} has ${times} rows`),
    ...rows.flatMap((row) => {
      const fault = faultOf(row)
      return fault === null ? [] : [`${row.id} ${fault}`]
    }),
    ...[...counts]
      .filter(([name, found]) => String(stated.get(name)) !== String(found))
      .map(([name, found]) => `the counts of ${name} are ${found.join(' ')}`),
  ]
}

const page = textOf('docs/security.md')

it('the ids are the 253 of levels 1 and 2, in 17 chapters', () => {
  expect(new Set(ids).size).toBe(253)
  expect(new Set(ids.map((id) => id.split('.')[0])).size).toBe(17)
})

it('each requirement has a row, a state that is shown, and the counts are those of the rows', () => {
  expect(faultsIn(page)).toEqual([])
})

describe('a page with a mistake is refused', () => {
  const rowOf = (id: string): string => new RegExp(`^\\| ${id.replaceAll('.', '\\.')} \\| .*$`, 'm').exec(page)?.[0] ?? ''
  const met = rowOf('9.2.1')
  const other = rowOf('17.1.1')
  const written = rowOf('6.1.2')

  it.each([
    ['without a row', met, '', ['9.2.1 has 0 rows', 'the counts of 9', 'the counts of All']],
    ['with a row twice', met, `${met}\n${met}`, ['9.2.1 has 2 rows', 'the counts of 9', 'the counts of All']],
    ['with an id of level 3', met, met.replace('9.2.1', '9.2.9'), ['9.2.1 has 0 rows', '9.2.9 is no requirement']],
    ['with a row in another chapter', other, met, ['9.2.1 has 2 rows', '17.1.1 has 0 rows', '9.2.1 stands under V17']],
    ['without a state', met, met.replace('| met |', '| |'), ['9.2.1 is', 'the counts of 9', 'the counts of All']],
    ['with two states', met, met.replace('| met |', '| met, open |'), ['9.2.1 is', 'the counts of 9', 'the counts of All']],
    ['with a state of its own', met, met.replace('| met |', '| mostly |'), ['9.2.1 is', 'the counts of 9', 'the counts of All']],
    ['with words for a test', met, met.replace(/`.*/, 'we are sure of it |'), ['9.2.1 names no test']],
    ['with a test that is not there', met, met.replace('id-tokens.test.ts', 'gone.test.ts'), ['9.2.1 names what is not there']],
    ['with a source for a test', met, met.replace(/`.*?`/, '`src/service/keys.ts`'), ['9.2.1 names what is not there']],
    ['with a title that is not there', met, met.replace('refuses a token', 'takes a token'), ['9.2.1 names what is not there']],
    ['without a reason', other, other.replace(/n\/a \| .*/, 'n/a |  |'), ['17.1.1 says nothing']],
    ['with a heading that is not there', written, written.replace('"Passwords"', '"Words"'), ['6.1.2 names what is not there']],
    ['with another count', page, page.replace(/^\| All \| \d+/m, '| All | 253'), ['the counts of All']],
  ])('%s', (_what, before, after, faults) => {
    expect(before).not.toBe('')
    const found = faultsIn(page.replace(before, () => after))
    for (const fault of faults) expect(found.join('\n')).toContain(fault)
  })
})
