import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'

/** What no source may hold, and what docs/security.md has to list of them. They are read as text; each rule names the files that may. */

const folder = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

const isOfProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|^src\/mock\/|\/(?:testing|generated|bench|gallery)\//.test(file)

const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isOfProduct)
    .map((file) => [file, textOf(file)]),
)

/** The files whose text has the pattern, in order. */
const filesWith = (pattern: RegExp, within = /^src\//): readonly string[] =>
  [...sources]
    .filter(([file, text]) => within.test(file) && pattern.test(text))
    .map(([file]) => file)
    .sort()

const onServer = /^src\/(?:server|service|gateway|contract|rules)\//
const inDemo = /^src\/service\/db\/seed\//

/** The part of docs/security.md under a heading, up to the next one of its kind. */
const sectionOf = (heading: string): string => {
  const [, rest = ''] = textOf('docs/security.md').split(`\n## ${heading}\n`)
  return rest.split('\n## ')[0] ?? ''
}

it('reads the sources', () => {
  expect(sources.size).toBeGreaterThan(500)
  expect(filesWith(/createCipheriv\(/)).toContain('src/service/sealing.ts')
})

it('a text becomes code or markup in the runner alone', () => {
  const written =
    /\beval\(|\bnew Function\b|\bsetTimeout\(\s*['"`]|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|document\.write/
  expect(filesWith(written)).toEqual(['src/server/web/runner.ts'])
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual([])
})

it('programs are started without a shell, by the files that look after PostgreSQL alone', () => {
  expect(filesWith(/node:child_process/)).toEqual([
    'src/server/postgres/placement.ts',
    'src/server/postgres/postgres.ts',
    'src/server/postgres/postmaster.ts',
    'src/server/process-identity.ts',
  ])
  expect(filesWith(/\bexec(?:Sync)?\b.*'node:child_process'|\bshell:/, onServer)).toEqual([])
})

it('statements are never put together as text', () => {
  const joined = /sql\.raw|\.query\(\s*`[^`]*\$\{/
  expect(filesWith(joined, onServer)).toEqual([
    'src/server/notification-changes.ts',
    'src/server/postgres/postgres.ts',
    'src/service/admin/backup/restore-rows.ts',
  ])
  // Of names of the portal's own, all of them; those of tables are the catalogue's.
  expect(textOf('src/server/postgres/postgres.ts')).toContain("const database = 'portal'\n")
  expect(textOf('src/server/notification-changes.ts')).toMatch(/LISTEN \$\{pg\.escapeIdentifier\(channel\)\}/)
})

it('what must not be guessed is never of Math.random', () => {
  // How long a transaction waits before it is run again.
  expect(filesWith(/Math\.random/)).toEqual(['src/service/db/transaction.ts'])
})

it('hashes, ciphers and signatures are of the listed algorithms alone', () => {
  const named = (pattern: RegExp): readonly string[] => [
    ...new Set(
      [...sources]
        .filter(([file]) => !inDemo.test(file))
        .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
    ),
  ]
  expect(named(/create(?:Hash|Hmac)\(\s*(\S+?)[,)]/g)).toEqual(["'sha256'"])
  expect(named(/create(?:Cipher|Decipher)iv\(\s*(\S+?),/g)).toEqual(["'aes-256-gcm'"])
  expect(named(/hkdfSync\(\s*(\S+?),/g)).toEqual(["'sha256'"])
  expect(named(/\balg(?:orithms)?: (\[.*?\]|'\w+')/g).toSorted()).toEqual(
    ["'EdDSA'", "['ES256', 'EdDSA', 'Ed25519']", "['EdDSA']"].toSorted(),
  )
  expect(named(/generateKeyPair\((.*?)\)/g)).toEqual(["'ES256'"])
})

it('docs/security.md lists every file that hashes, seals or signs', () => {
  const section = sectionOf('Cryptography')
  const calls = /\b(?:createHash|createHmac|createCipheriv|hkdfSync|createPrivateKey)\(/
  const packages = /from '(?:jose|dpop|web-push|altcha-lib|@node-rs\/argon2|@noble\/hashes)[/\w.-]*'/
  const found = [...new Set([...filesWith(calls), ...filesWith(packages)])].filter((file) => !inDemo.test(file))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((file) => !section.includes(`\`${file}\``))).toEqual([])
})

it('docs/security.md lists every file that connects elsewhere', () => {
  const section = sectionOf('What the portal connects to')
  const packages =
    /(?:from |import\()'(?:undici|nodemailer|openid-client|s3mini|@fastify\/http-proxy|@opentelemetry\/exporter-[\w-]+)'/
  const found = [...filesWith(packages, onServer), ...filesWith(/\bnew pg\.\w+\(|(?<![\w.])fetch\(/, onServer)]
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((file) => !section.includes(`\`${file}\``))).toEqual([])
})

it('patterns are made of the code’s own text', () => {
  expect(filesWith(/new RegExp\(/)).toEqual(['src/rules/line-text.ts', 'src/service/register-calls.ts'])
})

it('nothing turns the checking of certificates off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|no-verify/)).toEqual([])
})

it('the server writes what it has to say by its log', () => {
  expect(filesWith(/from 'pino'/)).toEqual(['src/server/log.ts'])
  expect(filesWith(/\bconsole\.\w+\(/, onServer)).toEqual([])
  // What the owner is told at the start, before there is a log and beside it.
  expect(filesWith(/process\.std(?:out|err)/, onServer)).toEqual(['src/server/log.ts', 'src/server/main.ts'])
})

it('every package is locked by its content, and asked for by one version', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: true }>
  }
  const { '': _project, ...locked } = packages
  expect(Object.keys(locked).length).toBeGreaterThan(100)
  expect(Object.keys(locked).filter((name) => locked[name]?.integrity?.startsWith('sha512-') !== true)).toEqual([])
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>
  const asked = Object.entries({ ...dependencies, ...devDependencies })
  expect(asked.filter(([, version]) => !/^(?:npm:@[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})
