// npm run pictures: takes the pictures that the tests compare screens with, by the browser that is here, in place of those there were.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { picturesOf } from './lib/pictures.mjs'

const program = await findChromium()
if (program === null) {
  process.stderr.write('There is no Chromium to take pictures with. npm test installs one.\n')
  process.exit(1)
}
const { name, folder } = picturesOf(program)
const all = inProject('tests', 'pictures')
for (const other of readdirSync(all).filter((entry) => entry.startsWith('chromium-') && entry !== name)) {
  rmSync(join(all, other), { recursive: true })
}
mkdirSync(folder, { recursive: true })
const { status } = spawnSync(
  inProject('node_modules', '.bin', 'playwright'),
  ['test', 'tests/pictures', '--update-snapshots=all'],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exit(status ?? 1)
