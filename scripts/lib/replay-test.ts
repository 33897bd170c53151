import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inertMachines } from '#app/replay/machines.ts'
import { suspectsIn } from '#app/replay/suspects.ts'
import { timelineOf } from '#app/replay/timeline.ts'
import { upcasters } from '#machines/upcasters.ts'
import { StartProblem } from '#server/start-problem.ts'
import { type ReadableReport, readReport } from '#view-models/problem-report/read.ts'
import { reportFormat } from '#view-models/problem-report/report.ts'

/** A text as a literal of the code: whoever made the report up ends no literal with it. */
const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** What somebody wrote into a report ends no comment and no line. */
const inComment = (text: string): string => text.replace(/\p{Cc}+|\u2028|\u2029/gu, ' ').trim()

const testOf = (name: string, key: string, { madeAt, sentence }: ReadableReport): string =>
  `import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endingOf } from '#app/replay/mended.ts'

// A report of ${inComment(madeAt)}${inComment(sentence) === '' ? '' : `: ${inComment(sentence)}`}
// Written by npm run replay, and fails while the flow still ends as it was reported. Once it is mended, say here what is right
// instead: the state that it ends in.
const report = readFileSync(new URL(${quoted(`./${name}.json`)}, import.meta.url), 'utf8')
const flow = ${quoted(key)}

it('does not end as it was reported', () => {
  const { isAsReported, words } = endingOf(report, flow)
  expect(isAsReported, words).toBe(false)
})
`

/** The report with one of its flows alone; it can be replayed itself. */
const reportOf = (key: string, { madeAt, sentence, leftOut, noRoomFor, machines, flows }: ReadableReport): string =>
  `${JSON.stringify(
    {
      ...{ format: reportFormat, madeAt, sentence, leftOut, noRoomFor, machines },
      flows: flows.filter((flow) => flow.key === key && flow.state !== null),
    },
    null,
    2,
  )}\n`

const fileName = (key: string, madeAt: string): string =>
  `${key.split('@')[0]}-${madeAt.slice(0, 16)}`.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '')

const listed = (keys: readonly string[]): string => keys.join(', ')

/** A test that was written. */
export interface WrittenTest {
  readonly key: string
  /** The paths of the test, and of the report that it reads. */
  readonly files: readonly [string, string]
  /** What else it could have been about. */
  readonly others: readonly string[]
}

/**
 * Writes a test that fails as long as a flow of a report ends as it was reported.
 *
 * @param text of the report
 * @param folder where the test is to lie
 * @param wanted the flow's key; the one that failed last, or that something happened to last, when left out
 * @throws StartProblem when it is no report, when there is no such flow, and when there is a test of it already
 */
export const writeReplayTest = (text: string, folder: string, wanted?: string): WrittenTest => {
  const read = readReport(text)
  if (read.kind === 'unreadable') throw new StartProblem(`This is no report that can be read: ${read.reason}.`)
  const suspects = suspectsIn(timelineOf(read.report, inertMachines, upcasters))
  if (suspects.length === 0)
    throw new StartProblem(
      'No flow of this report ends in the state that was reported: it was masked or left out, or has been mended since.',
    )
  const key =
    suspects.find((one) => one === wanted || one.split('@')[0] === wanted) ?? (wanted === undefined ? suspects[0] : undefined)
  if (key === undefined)
    throw new StartProblem(`There is no such flow that ends as it was reported. There are: ${listed(suspects)}.`)
  const name = fileName(key, read.report.madeAt)
  const files = [join(folder, `${name}.test.ts`), join(folder, `${name}.json`)] as const
  const there = files.find((file) => existsSync(file))
  if (there !== undefined) throw new StartProblem(`There is ${there} already; nothing was written.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(files[1], reportOf(key, read.report), { flag: 'wx' })
  writeFileSync(files[0], testOf(name, key, read.report), { flag: 'wx' })
  return { key, files, others: suspects.filter((one) => one !== key) }
}
