import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inProject, projectFolder } from './folder.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

const installStamp = 'node_modules/.portal-installed'
const buildStamp = 'dist/.portal-built'

/** What the build is made of: whoever changes one of them gets a new one. */
export const buildInputs = [
  'src',
  'schema',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib',
  'scripts/chart-size.ts',
  'scripts/code-arrival-plugin.ts',
  'scripts/code-groups.ts',
  'scripts/common-passwords-plugin.ts',
  'scripts/editor-size.ts',
  'scripts/login-size.ts',
  'scripts/page-code-plugin.ts',
  'scripts/service-worker-plugin.ts',
]

/** Ends with one sentence when this Node cannot run the portal. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`The portal needs Node 20.19 or newer, and this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** @param {string} command @param {readonly string[]} parameters @param {string} purpose what failed, for the sentence about it */
const runOrExit = (command, parameters, purpose) => {
  const { status, error } = spawnSync(command, parameters, {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Development tools are needed to build, whatever the portal itself runs as.
    env: { ...process.env, NODE_ENV: '' },
  })
  if (status === 0) return
  process.stderr.write(`${purpose} failed${error ? `: ${error.message}` : ''}.\n`)
  process.exit(1)
}

/** Installs exactly what the lock file says, unless that is installed already. */
export const ensureInstalled = () => {
  const hash = hashOf(['package-lock.json', 'package.json'])
  if (isFresh(installStamp, hash)) return
  if (existsSync(inProject('node_modules', '.package-lock.json')) && isInstalledByNpm()) return writeStamp(installStamp, hash)
  process.stdout.write('Installing what package-lock.json lists...\n')
  runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing')
  writeStamp(installStamp, hash)
}

/**
 * Somebody may have run npm themselves: then everything is there in the right version, only our stamp is missing.
 * Packages for other machines are optional and may be absent.
 */
const isInstalledByNpm = () => {
  const wanted = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(inProject('node_modules', '.package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || (present[path] === undefined ? optional || devOptional : present[path].version === version),
  )
}

/** Builds client and server, unless what is built comes from these very sources. */
export const ensureBuilt = () => {
  const hash = hashOf(buildInputs)
  if (isFresh(buildStamp, hash)) return
  process.stdout.write('Building...\n')
  runOrExit(process.execPath, [inProject('scripts', 'build.mjs')], 'The build')
}

/** Called by the build itself when it is complete. */
export const markBuilt = () => writeStamp(buildStamp, hashOf(buildInputs))
