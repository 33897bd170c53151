import { expect, type Page } from '@playwright/test'
import { record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { test } from '../support/kept-page.ts'
import { ControlledGateway } from './support/controlled-gateway.ts'
import { openPlannedWeek, standForTimesheet, weekAnswer } from './support/mocked-week.ts'

const count = 10_000
const mostRows = 500
const epic = (index: number) => `Epic ${String(index).padStart(5, '0')}`
const records = Array.from({ length: count }, (_, index) => ({ ...record, id: `many-${index}`, epic: epic(index) }))

const openMany = async (page: Page, view: 'grid' | 'list') => {
  const gateway = await ControlledGateway.of(page)
  standForTimesheet(gateway)
  gateway.stand('Timesheet_week', ({ variables }) => ({ data: weekAnswer(variables, records) }))
  await openPlannedWeek(page, view)
  await expect(page.getByText(epic(0)).first()).toBeVisible()
}

const rows = (page: Page) => page.locator('main tr, main li')

const scrollTo = (page: Page, share: number) =>
  page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), share)

test('ten thousand records of a day are at most 500 rows of the document, wherever the list is scrolled to', async ({ page }) => {
  await openMany(page, 'list')
  const first = page.locator('main li').filter({ hasText: /Epic/ }).first()
  for (const share of [0.2, 0.5, 0.8]) {
    const before = (await first.textContent()) ?? ''
    await scrollTo(page, share)
    await expect(first).not.toHaveText(before)
    expect(await rows(page).count()).toBeLessThanOrEqual(mostRows)
  }
  await expect(async () => {
    await scrollTo(page, 1)
    await expect(page.getByText(epic(count - 1))).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows)
})

test('the keyboard reaches every row of a grid of ten thousand, of which at most 500 are in the document', async ({ page }) => {
  await openMany(page, 'grid')
  const focused = page.locator('[data-cell]:focus')
  const row = page.getByRole('row').filter({ has: focused })
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows)
  await page
    .getByRole('row')
    .filter({ hasText: epic(0) })
    .getByRole('gridcell')
    .first()
    .focus()
  // Head and sums stay over the rows, but never over the cell with the focus.
  const isCovered = () =>
    focused.evaluate((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      return [top + 1, bottom - 1].some((y) => !cell.contains(document.elementFromPoint((left + right) / 2, y)))
    })
  await page.keyboard.press('Control+End')
  await expect(row).toContainText(epic(count - 1))
  await expect(focused).toBeInViewport()
  await expect.poll(isCovered).toBe(false)
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowUp')
  await expect(row).toContainText(epic(count - 41))
  await expect(focused).toBeInViewport()
  await expect.poll(isCovered).toBe(false)
  await scrollTo(page, 0.5)
  await expect(focused).not.toBeInViewport()
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows)
  await page.keyboard.press('ArrowDown')
  await expect(row).toContainText(epic(count - 40))
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Control+Home')
  await expect(row).toContainText(epic(0))
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows)
})
