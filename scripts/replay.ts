import { reportIn, startReplay } from './lib/replay-server.ts'
import { readReport } from '../src/view-models/problem-report/read.ts'

// npm run replay FILE: a report of a problem, entry by entry (docs/problem-reports.md#replaying-a-report).

const [file] = process.argv.slice(2)
const text = reportIn(file ?? '')
const read = readReport(text)
if (read.kind === 'unreadable') throw new Error(read.reason)
const { address, close } = await startReplay(text, Number(process.env.PORT ?? 0))
process.stdout.write(`${address}\n`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close().then(() => process.exit(0)))
