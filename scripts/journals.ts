// Writes the stored journals of the device machines' present versions, src/machines/*/journal.v*.json; docs/journal.md says when.
// With --release it marks them as released: from then on they are never written again.
import { writeFileSync } from 'node:fs'
import {
  devicePlans,
  fixtureFile,
  type JournalFixture,
  portalVersion,
  readFixture,
  recordFixture,
} from '#app/testing/journal-fixtures.ts'
import { shapesDiffer } from '#machines/testing/journal-shape.ts'

/** As JSON with an entry a line, so that a change can be read in a diff. */
const asText = ({ stories, ...fixture }: JournalFixture): string => {
  const head = JSON.stringify(fixture, null, 1).replace(/\n\}$/, '')
  const storyText = ({ words, entries, snapshot }: JournalFixture['stories'][number]): string =>
    [
      `  {"words": ${JSON.stringify(words)},`,
      `   "entries": [\n    ${entries.map((entry) => JSON.stringify(entry)).join(',\n    ')}],`,
      `   "snapshot": ${JSON.stringify(snapshot)}}`,
    ].join('\n')
  return `${head},\n "stories": [\n${stories.map(storyText).join(',\n')}\n ]\n}\n`
}

const isRelease = process.argv.includes('--release')
let refused = 0

for (const plan of devicePlans) {
  const present = recordFixture(plan)
  const { machine, version } = present
  const stored = readFixture(machine, version)
  const name = `${machine}, version ${version}`
  if (stored?.released === true) {
    const differences = shapesDiffer(stored.shape, present.shape)
    if (differences.length === 0) continue
    refused += 1
    process.stderr.write(`${name} is released and its journal stays as it is. Give the machine a new version and an upcaster:\n`)
    for (const difference of differences) process.stderr.write(`  ${difference}\n`)
    continue
  }
  const text = asText({ ...present, released: isRelease, portal: portalVersion() })
  if (stored !== undefined && text === asText(stored)) continue
  writeFileSync(fixtureFile(machine, version), text)
  process.stdout.write(`${isRelease ? 'Released' : 'Written'}: ${name}\n`)
}

process.exit(refused === 0 ? 0 : 1)
