import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { StartProblem } from '#server/start-problem.ts'
import { readReport } from '#view-models/problem-report/read.ts'

// npm run replay FILE: a report of a problem, entry by entry, with the portal as it stood after each; with -- --test a test that fails
// until the problem is mended (docs/problem-reports.md#replaying-a-report). Anybody may have written the report: it is read and folded,
// and nothing of it is run.

const usage = 'npm run replay FILE, or npm run replay FILE -- --test [--flow KEY] [--into FOLDER]'

const project = join(import.meta.dirname, '..')
const print = (line: string): void => void process.stdout.write(`${line}\n`)
/** Whoever made a report up could otherwise write to the terminal's controls. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

const given = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { test: { type: 'boolean' }, flow: { type: 'string' }, into: { type: 'string' } },
    })
  } catch {
    throw new StartProblem(usage)
  }
}

const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartProblem(`${file} cannot be read.`)
  }
}

const writeTest = async (text: string, flow: string | undefined, folder: string): Promise<void> => {
  const { writeReplayTest } = await import('./lib/replay-test.ts')
  const { key, files, others } = writeReplayTest(text, folder, flow)
  const [test, report] = files.map((file) => relative(process.cwd(), file))
  print(`Wrote ${test} and ${report}: it fails while ${printable(key)} ends as it was reported.`)
  if (others.length > 0) print(`--flow KEY chooses another flow: ${printable(others.join(', '))}`)
}

const serve = async (text: string): Promise<void> => {
  const port = Number(process.env.PORT ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartProblem('PORT is no port.')
  const { startReplay } = await import('./lib/replay-server.ts')
  const { address, close } = await startReplay(text, port).catch((error: unknown) => {
    throw new StartProblem(`It cannot be served: ${error instanceof Error ? error.message : String(error)}`)
  })
  print(`The report is replayed at ${address} until this command is ended.`)
  const end = async () => {
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())
}

try {
  const { values, positionals } = given()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StartProblem(usage)
  const text = textIn(file)
  const read = readReport(text)
  if (read.kind === 'unreadable') throw new StartProblem(`${file} is no report that can be read: ${read.reason}.`)
  if (values.test === true) await writeTest(text, values.flow, values.into ?? join(project, 'tests', 'replays'))
  else await serve(text)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${printable(error.message)}\n`)
  process.exitCode = 2
}
