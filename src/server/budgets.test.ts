import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Sizes {
  /** Bytes of brotli-compressed JavaScript by entry; `brotliAlone` is what it adds to the page's start. */
  readonly entries: Readonly<Record<string, { readonly files: readonly string[]; readonly brotliAlone: number }>>
}

const dist = join(import.meta.dirname, '..', '..', 'dist')
const sizes = JSON.parse(readFileSync(join(dist, 'sizes.json'), 'utf8')) as Sizes
const kilobytes = (entry: string): number => {
  const size = sizes.entries[entry]
  if (size === undefined) throw new Error(`The build has no entry ${entry}: ${Object.keys(sizes.entries).join(', ')}`)
  return size.brotliAlone / 1000
}

test('the login screen costs at most 110 kB of JavaScript', () => {
  expect(kilobytes('index.html')).toBeLessThanOrEqual(110)
})

// Its aim is 20; docs/decisions/0007 says what stands in the way. This limit keeps it from growing.
test('the shell costs at most 30 kB more', () => {
  expect(kilobytes('src/app/team/TeamArea.tsx')).toBeLessThanOrEqual(30)
})

const compressed = new Map<string, number>()

/** Bytes of a file of the build, compressed. */
const sizeOf = (file: string): number => {
  const known = compressed.get(file) ?? brotliCompressSync(readFileSync(join(dist, 'web', file))).length
  compressed.set(file, known)
  return known
}

/** Kilobytes that some entries together add to the start and the shell. */
const overShell = (...entries: readonly string[]): number => {
  const filesOf = (entry: string) => sizes.entries[entry]?.files ?? []
  const before = new Set([
    ...filesOf('index.html'),
    ...filesOf('src/app/team/TeamArea.tsx'),
    ...filesOf('src/app/team/TeamScreen.tsx'),
  ])
  const files = new Set(entries.flatMap((entry) => (kilobytes(entry) > 0 ? filesOf(entry) : [])))
  return [...files].filter((file) => !before.has(file)).reduce((sum, file) => sum + sizeOf(file), 0) / 1000
}

const steps = [
  'PersonalDetailsStep',
  'JobPreferencesStep',
  'EducationStep',
  'SkillsStep',
  'CareerHistoryStep',
  'ProfileSetupStep',
]

test.each(['WizardPage', 'ProfilePage'])(
  'a step of the %s costs at most 75 kB over the shell, without the rich text editor',
  (page) => {
    const costs = steps.map((step) => overShell(`src/features/profile/${page}.tsx`, `src/features/profile/steps/${step}.tsx`))
    expect(Math.max(...costs)).toBeLessThanOrEqual(75)
  },
)

test('the rich text editor costs at most 85 kB, where rich text is written', () => {
  expect(overShell('src/ui/RichTextEditorSurface.tsx')).toBeLessThanOrEqual(85)
  for (const step of steps)
    expect(sizes.entries[`src/features/profile/steps/${step}.tsx`]?.files.join()).not.toContain('RichTextEditorSurface')
})

const codeFolder = 'src/ui/code/'
const languageFolder = `${codeFolder}languages/`
const filesOfEntry = (entry: string): readonly string[] => sizes.entries[entry]?.files ?? []
const codeEditor = `${codeFolder}CodeEditorSurface.tsx`

test('the code editor costs at most 85 kB, its panes 20 and its aids 10, and login and shell have nothing of them', () => {
  expect(overShell(codeEditor)).toBeLessThanOrEqual(85)
  expect(overShell(codeEditor, `${codeFolder}WorkspacePanels.tsx`) - overShell(codeEditor)).toBeLessThanOrEqual(20)
  expect(overShell(codeEditor, `${codeFolder}editor-aids.ts`) - overShell(codeEditor)).toBeLessThanOrEqual(10)
  for (const entry of ['index.html', 'src/app/team/TeamArea.tsx', 'src/app/team/TeamScreen.tsx'])
    expect(filesOfEntry(entry).join()).not.toContain('code-editor')
})

const languageFiles = Object.keys(sizes.entries).filter((entry) => entry.startsWith(languageFolder))

/** Languages that others are written within: their files are fetched with them, and are theirs alone if nobody else needs them. */
const within: Readonly<Record<string, readonly string[]>> = {
  html: ['css', 'javascript'],
  vue: ['html', 'css', 'javascript'],
  php: ['html', 'css', 'javascript'],
}

test('each language costs at most 30 kB over the editor, the parser that a dozen share and the languages within it', () => {
  expect(languageFiles).toHaveLength(22)
  const shared = filesOfEntry(`${languageFolder}css.ts`).filter((file) => filesOfEntry(`${languageFolder}java.ts`).includes(file))
  for (const entry of languageFiles) {
    const inner = within[entry.slice(languageFolder.length, -'.ts'.length)] ?? []
    const others = [codeEditor, ...inner.map((name) => `${languageFolder}${name}.ts`)].flatMap(filesOfEntry)
    const before = new Set([...filesOfEntry('src/app/team/TeamArea.tsx'), ...shared, ...others])
    const own = filesOfEntry(entry).filter((file) => !before.has(file))
    expect(own.reduce((sum, file) => sum + sizeOf(file), 0) / 1000, entry).toBeLessThanOrEqual(30)
  }
})

test.each([
  'src/features/repositories/RepositoriesPage.tsx',
  'src/features/weekly-audit/AuditPages.tsx',
  'src/features/commitments/CommitmentsPage.tsx',
  'src/features/payment-method/PaymentMethodPage.tsx',
  'src/features/loans/LoansPage.tsx',
  'src/features/pay-runs/PayRunsPage.tsx',
])('%s costs at most 45 kB over the shell', (page) => {
  expect(overShell(page)).toBeLessThanOrEqual(45)
})

test.each(['WeekGrid', 'WeekList', 'MonthView'])('the timesheet with its %s costs at most 45 kB over the shell', (view) => {
  const folder = 'src/features/timesheet/week'
  expect(overShell(`${folder}/TimesheetPage.tsx`, `${folder}/${view}.tsx`)).toBeLessThanOrEqual(45)
})

test('the first chart of the dashboard costs at most 35 kB over the shell, before the bars and the choice of the month', () => {
  expect(overShell('src/features/dashboard/DashboardPage.tsx')).toBeLessThanOrEqual(35)
})

test('what is to be done on the dashboard comes after the page, and costs at most 18 kB more, with the outbox', () => {
  const [page, part] = ['src/features/dashboard/DashboardPage.tsx', 'src/features/dashboard/ToDoList.tsx']
  expect(overShell(page, part) - overShell(page)).toBeLessThanOrEqual(18)
})

test.each([
  'shared/time-entry/QuickTimesheet',
  'shared/time-entry/EntryDialog',
  'timesheet/week/CopyDialog',
  'timesheet/week/ExportDialog',
  'loans/LoanDialog',
])('the form of %s costs at most 75 kB over the shell', (form) => {
  expect(overShell(`src/features/${form}.tsx`)).toBeLessThanOrEqual(75)
})

const paymentPage = 'src/features/payment-method/PaymentMethodPage.tsx'
const paymentForm = ['PaymentDialog.tsx', 'begin-account.ts', 'add-account.ts'].map(
  (file) => `src/features/payment-method/${file}`,
)

test('a form of a payment account costs at most 75 kB over the shell, and the checks of its numbers come with it alone', () => {
  expect(overShell(paymentPage, ...paymentForm)).toBeLessThanOrEqual(75)
  const filesOf = (entry: string) => sizes.entries[entry]?.files ?? []
  const checks = filesOf(paymentForm[1] ?? '').filter((file) => file.includes('payment-forms'))
  expect(checks).toHaveLength(1)
  for (const entry of ['index.html', 'src/app/team/TeamArea.tsx', paymentPage]) {
    expect(filesOf(entry).filter((file) => checks.includes(file))).toEqual([])
  }
})
