import { readFile } from 'node:fs/promises'
import papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { sumOf } from '../../src/rules/money.ts'
import { addMonths } from '../../src/rules/weeks.ts'
import { goTo } from '../support/in-portal.ts'
import { today } from '../support/today.ts'
import { demo } from './support/people.ts'
import { addressOf, expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const path = '/team-member/reports/timesheet-report'
const table = (page: Page) => page.getByRole('table', { name: 'Time records' })
const subtotals = (page: Page) => page.getByRole('table', { name: 'Subtotals' })
const total = (page: Page) => page.locator('dl[aria-label="Total"]')
const hoursIn = (text: string): number => Number(text.replace(/[^\d.−]/g, '').replace('−', '-'))

/** The total effort as the page shows it, in hours, and how many records. */
const shownTotal = async (page: Page): Promise<{ hours: number; records: number }> => {
  await expect(total(page).getByRole('definition').last()).toHaveText(/^[\d,]+$/)
  const [hours = '', records = ''] = await total(page).getByRole('definition').allTextContents()
  return { hours: hoursIn(hours), records: hoursIn(records) }
}

const exported = async (page: Page, format: 'CSV' | 'XLSX'): Promise<{ name: string; bytes: Buffer }> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export ${format}` }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a line manager sees the last month, groups it, turns its pages, and exports what is shown', async ({ page }) => {
  await openAs(page, demo('lead'), path)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Date',
    'Team Member',
    'Project',
    'Epic',
    'Ticket#',
    'Activity',
    'Technology',
    'Effort',
    'Description',
  ])
  const whole = await shownTotal(page)
  expect(whole.records).toBeGreaterThan(50)
  await expect(table(page).locator('tr[data-row]')).toHaveCount(50)
  await expectGoodView(page, 'timesheet report')

  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'Team Member' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${path}?group=member`)
  await expect(subtotals(page).locator('tr[data-row]').nth(2)).toBeVisible()
  const cells = await subtotals(page).locator('tr[data-row] td:last-child').allTextContents()
  expect(sumOf(cells.map((cell) => String(hoursIn(cell)))).toNumber()).toBe(whole.hours)
  const heading = table(page).getByRole('columnheader', { name: /records?$/ })
  await expect(heading.first()).toContainText('Amir Karimi')
  await expect(heading.first()).toContainText(`${cells[0]} ·`)
  await expectGoodView(page, 'timesheet report by member')

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${path}?group=member&page=2`)
  await expect(page.getByText(/^51–/)).toBeVisible()
  expect(await subtotals(page).locator('tr[data-row] td:last-child').allTextContents()).toEqual(cells)

  const csv = await exported(page, 'CSV')
  expect(csv.name).toMatch(/^Timesheet report \d{4}-\d{2}-01 to \d{4}-\d{2}-\d{2}\.csv$/)
  const { data } = papa.parse<string[]>(csv.bytes.toString('utf8').replace('\uFEFF', ''), { skipEmptyLines: true })
  const rows = data.slice(1, -1)
  expect(rows).toHaveLength(whole.records)
  expect(sumOf(rows.map((row) => row[7] ?? '')).toNumber()).toBe(whole.hours)
  expect(Number(data.at(-1)?.[7])).toBe(whole.hours)

  const xlsx = await exported(page, 'XLSX')
  expect(xlsx.name).toMatch(/\.xlsx$/)
  const sheet = await readSheet(xlsx.bytes)
  expect(sheet[0]).toEqual(data[0])
  expect(sheet).toHaveLength(whole.records + 2)
  expect(sheet.at(-1)?.[7]).toBe(whole.hours)
  expect(sheet[1]?.[0]).toEqual(new Date(`${rows[0]?.[0]}T00:00:00Z`))
  expect(sheet.slice(1, -1).map((row) => row[7])).toEqual(rows.map((row) => Number(row[7])))
})

test('team members, projects and days are in the address, which brings them back', async ({ page }) => {
  await openAs(page, demo('lead'), `${path}?group=epic`)
  const whole = await shownTotal(page)
  await page.getByRole('combobox', { name: 'Team members' }).fill('Amir')
  await page.getByRole('option', { name: 'Amir Karimi' }).click()
  await expect.poll(() => addressOf(page)).toMatch(/\?members=[0-9a-f-]{36}&group=epic$/)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await shownTotal(page)).records).toBeLessThan(whole.records)
  const his = await shownTotal(page)
  await expect(subtotals(page).getByRole('columnheader').first()).toHaveText('Epic')
  await expect(subtotals(page).locator('tr[data-row]').first()).toContainText('(')
  await page.emulateMedia({ media: 'print' })
  const colorOnPaper = (of: Locator, part?: string) =>
    of.evaluate((element, pseudo) => getComputedStyle(element, pseudo).webkitTextFillColor, part)
  expect(
    await colorOnPaper(page.getByRole('combobox', { name: 'Projects' }), '::placeholder'),
    'all projects, on paper, too',
  ).toBe(await colorOnPaper(page.locator('main')))
  await page.emulateMedia({ media: null })

  const day = page.getByRole('textbox', { name: 'First day' })
  await day.fill('1 Jan 2020')
  await day.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Last day' })).toHaveAccessibleDescription('Choose at most 400 days.')
  await expect(page.getByText('Choose the days of the report')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true')
  await expectGoodView(page, 'timesheet report too long')
  await page.goBack()
  expect(await shownTotal(page)).toEqual(his)
  await page.reload()
  expect(await shownTotal(page)).toEqual(his)
  await expect(page.getByRole('combobox', { name: 'Group by' })).toContainText('Epic')

  await goTo(page, `${path}?start=2020-01-01&end=2020-01-31`)
  await expect(page.getByText('No time records match.')).toBeVisible()
  await expectGoodView(page, 'timesheet report empty')
  await goTo(page, `${path}?page=900`)
  await expect.poll(() => addressOf(page)).not.toContain('900')
  await expect(table(page).locator('tr[data-row]').first()).toBeVisible()
})

test('an export is cancelled by keyboard, and one that fails is tried again', async ({ page, watch }) => {
  watch.expectProblem(/timesheet-report/)
  await page.setViewportSize({ width: 390, height: 844 })
  // Three days are looked at as well as a month, in a fraction of the time.
  const lastMonth = addMonths(today().slice(0, 7), -1)
  await openAs(page, demo('lead'), `${path}?start=${lastMonth}-01&end=${lastMonth}-03`)
  await expect(page.getByRole('article').first()).toContainText('Ticket#')
  let answer: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/files/timesheet-report?*', async (route) => {
    await waiting
    // The page has given it up meanwhile.
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Export XLSX' }).press('Enter')
  await expect(page.getByRole('progressbar', { name: /^Exporting [\d,]+ records as XLSX$/ })).toBeVisible()
  await expectGoodView(page, 'timesheet report exporting')
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/files/timesheet-report'))
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('alert')).toContainText('The export was cancelled.')
  await expect(page.locator('[data-export]')).toBeFocused()
  answer()
  await page.unroute('**/files/timesheet-report?*')

  await page.route('**/files/timesheet-report?*', (route) => route.abort('connectionfailed'), { times: 1 })
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('The report could not be exported. Please try again.')
  await expectGoodView(page, 'timesheet report export failed')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
