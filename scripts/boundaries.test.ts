import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who may import whom, as docs and architecture say it; biome.json is what is tested against it. */
const allowed = {
  app: ['features', 'generated', 'journal', 'machines', 'mock', 'rules', 'ui', 'view-models'],
  contract: ['rules'],
  features: ['generated', 'journal', 'machines', 'rules', 'ui', 'view-models'],
  gateway: ['contract', 'rules'],
  journal: [],
  machines: ['rules', 'view-models'],
  mock: ['generated', 'rules'],
  rules: [],
  server: ['gateway', 'service'],
  service: ['contract', 'rules'],
  ui: [],
  'view-models': ['rules'],
} as const satisfies Record<string, readonly string[]>

const folders = [...Object.keys(allowed), 'generated'].sort()
const project = join(import.meta.dirname, '..')

interface Planted {
  readonly file: string
  readonly text: string
  readonly rule: 'noRestrictedImports' | 'noImportCycles' | 'plugin' | null
}

const imports = (specifier: string) => `import { found } from '${specifier}'\nexport const used = found\n`

const crossing: readonly Planted[] = Object.entries(allowed).flatMap(([from, targets]) =>
  folders.flatMap((to): Planted[] => {
    const isAllowed = targets.some((target) => target === to)
    const planted = (name: string, text: string, rule: Planted['rule']) => ({ file: `src/${from}/${name}`, text, rule })
    const byAlias = isAllowed ? null : 'noRestrictedImports'
    return [
      planted(`alias-${to}.ts`, imports(`#${to}/target.ts`), byAlias),
      planted(`alias-component-${to}.tsx`, imports(`#${to}/target.ts`), byAlias),
      planted(`deep/alias-${to}.ts`, imports(`#${to}/target.ts`), byAlias),
      planted(`type-${to}.ts`, `import type { Found } from '#${to}/target.ts'\nexport type Used = Found\n`, byAlias),
      planted(`lazy-${to}.ts`, `export const load = () => import('#${to}/target.ts')\n`, byAlias),
      planted(`again-${to}.ts`, `export { found } from '#${to}/target.ts'\n`, byAlias),
      ...(to === from
        ? [planted(`inside-${to}.ts`, imports('./target.ts'), null)]
        : [
            // The gateway has a folder of its own that is called generated too.
            ...(from === 'gateway' && to === 'generated'
              ? []
              : [planted(`climb-${to}.ts`, imports(`../${to}/target.ts`), 'noRestrictedImports')]),
            ...(from === 'gateway' && to === 'generated'
              ? []
              : [planted(`deep/climb-${to}.ts`, imports(`../../${to}/target.ts`), 'noRestrictedImports')]),
          ]),
    ]
  }),
)

const features: readonly Planted[] = [
  { file: 'src/features/login/other.ts', text: imports('../loans/target.ts'), rule: 'noRestrictedImports' },
  { file: 'src/features/login/other-alias.ts', text: imports('#features/loans/target.ts'), rule: 'noRestrictedImports' },
  { file: 'src/features/login/shared.ts', text: imports('../target.ts'), rule: null },
  { file: 'src/features/login/parts/shared.ts', text: imports('../../target.ts'), rule: null },
  { file: 'src/features/login/parts/other.ts', text: imports('../../loans/target.ts'), rule: 'noRestrictedImports' },
  { file: 'src/features/login/fields/sibling.ts', text: imports('../parts/target.ts'), rule: null },
  { file: 'src/features/login/room.ts', text: imports('../shared/form/target.ts'), rule: null },
  { file: 'src/features/login/parts/room.ts', text: imports('../../shared/form/target.ts'), rule: null },
  { file: 'src/features/shared/outbox/room.ts', text: imports('../form/target.ts'), rule: null },
  { file: 'src/features/shared/outbox/screen.ts', text: imports('../../loans/target.ts'), rule: 'noRestrictedImports' },
  { file: 'src/features/login/own.ts', text: imports('./parts/target.ts'), rule: null },
]

const cycles: readonly Planted[] = [
  { file: 'src/rules/cycle-a.ts', text: `import { b } from './cycle-b.ts'\nexport const a = () => b\n`, rule: 'noImportCycles' },
  { file: 'src/rules/cycle-b.ts', text: `import { a } from './cycle-a.ts'\nexport const b = () => a\n`, rule: 'noImportCycles' },
]

const clocks: readonly Planted[] = [
  { file: 'src/features/clock-now.ts', text: 'export const at = () => Date.now()\n', rule: 'plugin' },
  { file: 'src/features/login/clock-handed-on.tsx', text: 'export const now = Date.now\n', rule: 'plugin' },
  { file: 'src/features/login/parts/clock-date.ts', text: 'export const at = () => new Date()\n', rule: 'plugin' },
  { file: 'src/features/login/moment.ts', text: 'export const at = (iso: string) => new Date(iso)\n', rule: null },
  { file: 'src/features/login/clock.test.tsx', text: 'export const at = () => Date.now()\n', rule: null },
  { file: 'src/app/clock.ts', text: 'export const at = () => Date.now()\n', rule: null },
]

const planted = [...crossing, ...features, ...cycles, ...clocks]
const targets = [
  ...folders.map((folder) => `src/${folder}/target.ts`),
  'src/features/loans/target.ts',
  'src/features/login/parts/target.ts',
]

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string | { readonly file: string } }
}

const lint = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const parameters = ['lint', 'src', '--reporter=json', '--max-diagnostics=none']
    execFile(join(project, 'node_modules', '.bin', 'biome'), parameters, { cwd: folder, maxBuffer: 64e6 }, (error, output) =>
      // It exits with 1 when it found something, which is what is wanted here.
      output === '' ? reject(error ?? new Error('Biome said nothing')) : resolve(output),
    )
  })

describe('import boundaries', () => {
  let copy: string
  const found = new Map<string, Set<string>>()

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'portal-boundaries-'))
    const configuration: Record<string, unknown> = JSON.parse(await readFile(join(project, 'biome.json'), 'utf8'))
    // The copy is no git work tree.
    await writeFile(join(copy, 'biome.json'), JSON.stringify({ ...configuration, $schema: undefined, vcs: undefined }))
    await cp(join(project, 'package.json'), join(copy, 'package.json'))
    await cp(join(project, 'scripts', 'clock.grit'), join(copy, 'scripts', 'clock.grit'))
    const files = [...planted, ...targets.map((file) => ({ file, text: 'export const found = 1\nexport type Found = number\n' }))]
    for (const { file, text } of files) {
      await mkdir(dirname(join(copy, file)), { recursive: true })
      await writeFile(join(copy, file), text)
    }
    const report = JSON.parse(await lint(copy)) as { readonly diagnostics: readonly Diagnostic[] }
    for (const { category, location } of report.diagnostics) {
      const path = typeof location.path === 'string' ? location.path : location.path.file
      const rules = found.get(path) ?? new Set()
      found.set(path, rules.add(category.split('/').at(-1) ?? category))
    }
  }, 60_000)

  afterAll(() => rm(copy, { recursive: true, force: true }))

  const boundaryRules = (file: string) =>
    [...(found.get(file) ?? [])].filter((rule) => ['noRestrictedImports', 'noImportCycles', 'plugin'].includes(rule))

  const judged = (files: readonly Planted[]) => Object.fromEntries(files.map(({ file }) => [file, boundaryRules(file)]))
  const wanted = (files: readonly Planted[]) =>
    Object.fromEntries(files.map(({ file, rule }) => [file, rule === null ? [] : [rule]]))

  test.each(Object.keys(allowed))('what %s may import, and every way of importing what it may not', (from) => {
    const files = crossing.filter(({ file }) => file.startsWith(`src/${from}/`))
    expect(judged(files)).toEqual(wanted(files))
  })

  test('a feature imports no other feature', () => {
    expect(judged(features)).toEqual(wanted(features))
  })

  test('a cycle is refused', () => {
    expect(judged(cycles)).toEqual(wanted(cycles))
  })

  test('a feature reads no clock of its own', () => {
    expect(judged(clocks)).toEqual(wanted(clocks))
  })

  test('every folder of src is in the table', async () => {
    const present = (await readdir(join(project, 'src'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
    expect(present.map(({ name }) => name).filter((name) => !folders.includes(name))).toEqual([])
  })
})
