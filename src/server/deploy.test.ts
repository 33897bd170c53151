import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { nodeParameters, startProcess } from '../../scripts/cluster/process.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { makeDataFolder } from '../../tests/support/portal.ts'
import { freePort } from './free-port.ts'

const project = join(import.meta.dirname, '..', '..')
const read = (...path: readonly string[]): string => readFileSync(join(project, ...path), 'utf8')
const units = readdirSync(join(project, 'deploy', 'systemd'))

/** What a unit says under a name, once for each line. */
const said = (unit: string, name: string): readonly string[] =>
  read('deploy', 'systemd', unit)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))

const assignments = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))

const example = assignments(
  read('deploy', 'portal.env.example')
    .split('\n')
    .filter((line) => /^#?[A-Z]\w*=/.test(line))
    .map((line) => line.replace('#', '')),
)

/** What the example only mentions. */
const optional = new Set([...read('deploy', 'portal.env.example').matchAll(/^#([A-Z]\w*)=/gm)].map(([, name = '']) => name))

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly image?: string; readonly environment?: Readonly<Record<string, string>> }>
  >
}

const compose = parse(read('deploy', 'compose.yaml'), { merge: true }) as Compose
const composed = Object.entries(compose.services).filter(([name]) => name !== 'postgres')

/** The names in the first column of the table of settings. */
const documented = new Set(
  [...read('docs', 'running.md').matchAll(/^\| ((?:`[A-Z][A-Z_0-9]*`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  ),
)

test('the table of settings has every one that a process reads, and no other', () => {
  const source = read('src', 'server', 'settings.ts')
  const names = [...source.matchAll(/text\('([A-Z_0-9]+)'\)|environment\.([A-Z_]+)/g)].map(([, one, other]) => one ?? other)
  expect(names.length).toBeGreaterThan(30)
  expect([...documented].sort()).toEqual([...new Set(names)].sort())
})

test('what the files of deploy set is a setting', () => {
  const set = [
    ...Object.keys(example),
    ...units.flatMap((unit) => Object.keys(assignments(said(unit, 'Environment')))),
    ...composed.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ...(/^ENV (.*)$/m.exec(read('deploy', 'Containerfile'))?.[1]?.split(' ') ?? []).map((one) => one.replace(/=.*/, '')),
  ]
  expect(set.filter((name) => !documented.has(name))).toEqual([])
})

test('image and units start what npm start does, and it is there', () => {
  const entry = 'dist/server/main.js'
  expect(existsSync(join(project, entry))).toBe(true)
  expect(read('scripts', 'start.mjs')).toContain("'dist', 'server', 'main.js'")
  const command = ['node', ...nodeParameters, entry]
  expect(JSON.parse(/\nCMD (.*)\n$/.exec(read('deploy', 'Containerfile'))?.[1] ?? '')).toEqual(command)
  expect(JSON.parse(read('package.json')).scripts.start).toBe(['node', ...nodeParameters, 'scripts/start.mjs'].join(' '))
  const started = units.filter((unit) => unit !== 'portal-migrate.service').flatMap((unit) => said(unit, 'ExecStart'))
  expect(new Set(started)).toEqual(new Set([`/usr/bin/${command.join(' ')}`]))
  expect(started).toHaveLength(4)
})

test('every unit is one to systemd, where there is a systemd', () => {
  for (const unit of units) {
    const lines = read('deploy', 'systemd', unit).split('\n')
    expect(lines.filter((line) => !/^(|#.*|\[(Unit|Service|Install)\]|[A-Z]\w+=.+)$/.test(line))).toEqual([])
  }
  const program = '/usr/bin/systemd-analyze'
  if (!existsSync(program)) return
  const files = units.map((unit) => join(project, 'deploy', 'systemd', unit))
  // It says on standard error what it does not know; and whether programs are where they are elsewhere.
  const complaints = execFileSync('sh', ['-c', `${program} verify "$@" 2>&1 || true`, 'sh', ...files], { encoding: 'utf8' })
  expect(complaints.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([])
})

test('the units of web, gateway and v1, as they are, are a portal', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const dataFolder = await makeDataFolder()
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const file: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(example).filter(([name]) => !optional.has(name))),
    SECRET: 'a secret of at least thirty-two characters',
    DATABASE_URL: database.url,
    DATA_DIR: dataFolder,
  }
  const roles = ['v1', 'gateway', 'web']
  const ports = new Map<string, number>()
  for (const role of roles) ports.set(assignments(said(`portal-${role}.service`, 'Environment')).PORT ?? '', await freePort())
  const moved = (text: string): string => text.replace(/\b400[0-2]$/, (port) => String(ports.get(port)))
  const urls: string[] = []
  for (const role of roles) {
    const environment = assignments(said(`portal-${role}.service`, 'Environment').map(moved))
    const unset = new Set(said(`portal-${role}.service`, 'UnsetEnvironment').flatMap((names) => names.split(' ')))
    // As systemd does, the file has the last word but for what is unset; here it also says where the test's own folder is.
    const left = Object.entries({ ...environment, ...file }).filter(([name]) => !unset.has(name))
    const started = await startProcess({ port: Number(environment.PORT), environment: Object.fromEntries(left) })
    onTestFinished(async () => void (await started.stop()))
    urls.push(started.url)
  }
  const [, gateway, url] = urls
  const readiness = async (): Promise<unknown> => (await fetch(`${gateway}/readyz`)).json()
  await expect.poll(readiness).toEqual({ status: 'ready', changes: { from: 'v1', heard: true } })
  const page = await fetch(`${url}/login`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')])
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  })
  expect(await answer.text()).toContain('UNKNOWN_DOCUMENT')
})
