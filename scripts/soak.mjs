// npm run soak: the tests that repeat what must hold every time, with many more rounds than npm test takes.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'

const runs = [
  ['vitest', ['run', '--project', 'node', 'src/app/session/address-secrets.property.test.ts']],
  ['vitest', ['run', '--project', 'service', 'tests/service/guesses.test.ts']],
  ['playwright', ['test', 'addresses', 'network', 'refresh-storms', 'rolling-deploy', 'server-killed', 'storage']],
  // The same, and every journey, on three processes of each role.
  ['playwright', ['test', 'tests/e2e', 'refresh-storms', 'server-killed'], { CLUSTER: '3' }],
]

requireNode()
process.chdir(projectFolder)
ensureInstalled()
ensureBuilt()
const failed = runs.filter(([name, parameters, environment]) => {
  const settings = { ...process.env, SOAK: '1', ...environment }
  return spawnSync(inProject('node_modules', '.bin', name), parameters, { stdio: 'inherit', env: settings }).status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
