import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { TimesheetGridEvent, timesheetGrid } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { timesheetGridPlan } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { messages } from '#rules/messages.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { openPlannedWeek, standForTimesheet } from './support/mocked-week.ts'

type Effect = 'xstate.done.actor.handWork'

const grid = (page: Page) => page.getByRole('grid', { name: 'Hours of the week' })
const row = (page: Page, epic: string) => grid(page).getByRole('row').filter({ hasText: epic })
const cell = (page: Page, day: number) => row(page, 'Sign-in').getByRole('gridcell').nth(day)
const full = (page: Page) => cell(page, 0)
const empty = (page: Page) => cell(page, 1)
const field = (page: Page) => grid(page).getByRole('textbox')

const gestures = {
  'cell.focused': ({ page }) => empty(page).focus(),
  'cell.opened': ({ page }) => empty(page).press('1'),
  'text.changed': ({ page }, { text }) => field(page).fill(text),
  'cell.committed': ({ page }) => field(page).press('Enter'),
  'cell.restored': ({ page }) => field(page).press('Escape'),
  'cell.cleared': async ({ page }) => {
    await full(page).press('Delete')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  'cell.stepped': async ({ page }) => {
    await full(page).press('+')
    await expect(full(page)).toHaveText(/^2\.25/)
  },
  'cell.copied': ({ page }) => full(page).press('Control+c'),
  'cell.pasted': async ({ page }) => {
    await empty(page).press('Control+v')
    await expect(empty(page)).toHaveText(/^2/)
  },
  'rows.added': async ({ page }) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy last week…' }).click()
    await page.getByRole('radio', { name: /Rows only/ }).click()
    await page.getByRole('button', { name: 'Add rows' }).click()
    await expect(row(page, 'Tides')).toBeVisible()
  },
  'row.dropped': async ({ page }) => {
    await row(page, 'Tides').getByRole('button').click()
    await expect(row(page, 'Tides')).toHaveCount(0)
  },
  'xstate.done.actor.handWork': async () => undefined,
} satisfies Gestures<TimesheetGridEvent, Effect>

const views = {
  navigating: async ({ page }) => {
    await expect(grid(page)).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  },
  editing: async ({ page }) => {
    await expect(field(page)).toBeFocused()
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
  },
  refused: async ({ page }) => {
    await expect(field(page)).toHaveValue('0.3')
    await expect(page.getByText(messages.effortStep)).toBeVisible()
  },
  handing: async () => undefined,
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetGrid>['value']>>

drivePaths(timesheetGridPlan, {
  asksNothing: ['handWork'],
  endsPage: ['xstate.done.actor.handWork'],
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    await openPlannedWeek(page, 'grid')
    await expect(full(page)).toBeVisible()
  },
  gestures,
  views,
  gone: ['handing'],
})
