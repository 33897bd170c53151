// npm run bench: measures what the portal promises, prints a table and writes it as JSON. A budget exceeded is a finding, not a
// failure; the exit code is 1 only when something could not be measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'

const usage = `npm run bench -- [--quick] [--only PART]... [--json FILE]

  --quick      few rounds, under a minute: shows that everything can be measured
  --only PART  measures this part alone; may be given more than once
  --json FILE  where the figures go; dist/bench.json when not given
`

/** @param {string} sentence */
const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n\n${usage}`)
  process.exit(1)
}

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

requireNode()
const { quick, only, json, help } = readOptions()
if (help) {
  process.stdout.write(usage)
  process.exit(0)
}
const target = json === undefined ? inProject('dist', 'bench.json') : resolve(json)
process.chdir(projectFolder)
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { measureParts, parts } = await import('../tests/load/run.ts')
const { formatJson, formatTable } = await import('../tests/load/report.ts')

const names = parts.map(({ name }) => name)
const unknown = only?.find((name) => !names.includes(name))
if (unknown !== undefined) refuse(`There is no part ${unknown}. The parts are ${names.join(', ')}.`)
ensureBuilt()

const chosen = parts.filter(({ name, isOnDemand }) => only?.includes(name) ?? isOnDemand !== true)
const run = await measureParts(chosen, { quick }, (title) => process.stdout.write(`Measuring: ${title}\n`))
process.stdout.write(`\n${formatTable(run)}\n`)
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, formatJson(run))
process.stdout.write(`The figures are in ${target}\n`)
process.exit(run.results.some(({ problem }) => problem !== undefined) ? 1 : 0)
