import type { Page } from 'playwright'
import { Pool } from 'undici'
import { median, type Part } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { measureKeys, type PressKey, percentile, slowdown } from './key-to-paint.ts'
import { openSignedIn } from './signed-in-page.ts'
import { copyRecords, dayBefore, demoRecord, signedIn } from './timesheet-demo.ts'

/** The week that is measured, and one of few rows beside it. Both are far enough ahead to hold nothing else. */
const week = { rows: 50, daysAhead: 35 }
const shortWeek = { rows: 5, daysAhead: 42 }
/** One of so many rows that only those in sight are in the document. */
const longWeek = { rows: 10_000, daysAhead: 49 }

/** Registers a record of another epic each, so that the grid has a row for each. */
const fillRows = async (url: string, { rows, daysAhead }: typeof week): Promise<{ readonly memberId: string }> => {
  const pool = new Pool(url, { connections: 1 })
  try {
    const { post, memberId } = await signedIn(pool)
    const record = await demoRecord(post, memberId)
    const date = `${dayBefore(-daysAhead)}T00:00:00`
    for (let row = 0; row < rows; row += 1) {
      await post('/v1/timesheet/save', {
        ...record,
        Epic: `Row ${String(row).padStart(2, '0')}`,
        Effort: 1,
        id: null,
        Date: date,
      })
    }
    return { memberId }
  } finally {
    await pool.close()
  }
}

const openGrid = async (page: Page, url: string, { daysAhead }: typeof week): Promise<void> => {
  await page.goto(`${url}/team-member/timesheet/${daysAhead}?view=grid`)
  await page.getByRole('gridcell').first().waitFor()
}

const cell = (page: Page, row: number, day: number) =>
  page
    .getByRole('row')
    // The rows of hours, without the heads of the projects.
    .filter({ has: page.getByRole('gridcell') })
    .nth(row)
    .getByRole('gridcell')
    .nth(day)

/** Moves, types, restores and commits, as a person who fills a week would. */
const workThrough =
  (page: Page, rounds: number) =>
  async (press: PressKey): Promise<void> => {
    await cell(page, 0, 1).focus()
    for (let round = 0; round < rounds; round += 1) {
      for (const key of ['ArrowDown', 'ArrowRight', '2', '.', '5', 'Escape', '1', 'Enter', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
        await press(key)
    }
  }

/** The same without a commit, which has the whole week put together anew. */
const moveAndType =
  (page: Page, rounds: number) =>
  async (press: PressKey): Promise<void> => {
    await cell(page, 0, 1).focus()
    for (let round = 0; round < rounds; round += 1) {
      for (const key of ['ArrowDown', 'ArrowRight', '2', '.', '5', 'Escape', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
        await press(key)
    }
  }

/** Milliseconds from Enter until the cell says that the server has it. */
const commitCell = async (page: Page, row: number): Promise<number> => {
  const target = cell(page, row, 3)
  await target.focus()
  await page.keyboard.press('2')
  const begun = performance.now()
  await page.keyboard.press('Enter')
  await target.and(page.locator('[data-progress="saved"]')).waitFor()
  return performance.now() - begun
}

/** The week's grid of the built portal with fifty rows, in a real browser. */
export const timesheetGrid: Part = {
  name: 'timesheet-grid',
  title: `The week's grid with ${week.rows} rows: from key to next paint, CPU ${slowdown} times slower; a cell until it is saved`,
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const { memberId } = await fillRows(portal.url, week)
      await fillRows(portal.url, shortWeek)
      const [from, to] = [dayBefore(-shortWeek.daysAhead), dayBefore(-longWeek.daysAhead)]
      await copyRecords(portal, memberId, { from, to, count: longWeek.rows, ownEpics: true })
      const page = await openSignedIn(browser, portal.url)
      await openGrid(page, portal.url, week)
      const saved: number[] = []
      for (let row = 0; row < (quick ? 3 : 20); row += 1) saved.push(await commitCell(page, row))
      const keys = await measureKeys(page, workThrough(page, quick ? 2 : 20))
      await openGrid(page, portal.url, shortWeek)
      // So few rows that the cursor comes to the last one; the keys do the same work there.
      const keysOfShortWeek = await measureKeys(page, workThrough(page, quick ? 2 : 20))
      await openGrid(page, portal.url, longWeek)
      const keysOfLongWeek = await measureKeys(page, moveAndType(page, quick ? 2 : 20))
      await openGrid(page, portal.url, week)
      const keysWithoutSaving = await measureKeys(page, moveAndType(page, quick ? 2 : 20))
      const slow = percentile(keys, 0.98)
      const slowOfShortWeek = percentile(keysOfShortWeek, 0.98)
      return [
        { name: 'from key to next paint, middle value', value: median(keys), unit: 'ms' },
        { name: 'from key to next paint, 98 of 100', value: slow, unit: 'ms', budget: { is: 'at most', value: 100 } },
        { name: `the same with ${shortWeek.rows} rows`, value: slowOfShortWeek, unit: 'ms' },
        {
          name: `98 of 100, ${week.rows} rows beside ${shortWeek.rows}`,
          value: slow / slowOfShortWeek,
          unit: 'times',
          budget: { is: 'at most', value: 3 },
        },
        {
          name: `the middle key that saves nothing, ${longWeek.rows} rows beside ${week.rows}`,
          value: median(keysOfLongWeek) / median(keysWithoutSaving),
          unit: 'times',
          budget: { is: 'at most', value: 3 },
        },
        { name: 'a cell, from Enter until the server has it', value: median(saved), unit: 'ms' },
      ]
    }),
}
