import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chartOf } from '#machines/charts/chart.ts'
import { registry } from '#machines/registry.ts'
import { posterOf } from './lib/poster.tsx'

// npm run poster FILE: every flow of the portal on one sheet, as an SVG file (docs/flows.md).

const { positionals } = parseArgs({ allowPositionals: true })
const [file = 'flows.svg'] = positionals
const charts = registry.map(({ machine }) => chartOf(machine))
writeFileSync(file, await posterOf(charts))
process.stdout.write(`Wrote ${charts.length} flows into ${file}\n`)
