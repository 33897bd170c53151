import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { TimesheetExportEvent, timesheetExport } from '#machines/timesheet-export/timesheet-export.machine.ts'
import { timesheetExportPlan } from '#machines/timesheet-export/timesheet-export.paths.ts'
import { record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { openPlannedWeek, standForTimesheet, weekAnswer } from './support/mocked-week.ts'

type Effect = 'xstate.done.actor.giveFile' | 'xstate.error.actor.giveFile'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' })
const asTable = (page: Page) => dialog(page).getByRole('button', { name: 'Table (CSV)' })

const gestures = {
  'export.requested': async ({ page }) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
  },
  'range.changed': async ({ page }, { end }) => {
    const last = dialog(page).getByRole('textbox', { name: 'Last day' })
    await last.fill(end ?? '')
    await last.press('Tab')
  },
  'file.requested': async ({ page, gateway }) => {
    gateway.hold('Timesheet_week')
    await asTable(page).click()
  },
  'export.cancelled': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'xstate.done.actor.giveFile': async ({ page, gateway }) => {
    const downloading = page.waitForEvent('download')
    const { variables } = await gateway.sent('Timesheet_week')
    await gateway.answer('Timesheet_week', weekAnswer(variables))
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`timesheet-${variables.start}-to-${variables.end}.csv`)
    expect(await readFile(await download.path(), 'utf8')).toContain(`${record.date},${record.commitment.name}`)
  },
  'xstate.error.actor.giveFile': async ({ gateway }, { error }) => {
    await gateway.fail('Timesheet_week', error)
  },
} satisfies Gestures<TimesheetExportEvent, Effect>

const views = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('HB-1 - Sign-in').first()).toBeVisible()
  },
  'open.choosing': async ({ page }) => {
    await expect(asTable(page)).toBeEnabled()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  },
  'open.exporting': ({ page }) => expect(dialog(page).locator('[data-busy]')).toHaveText(/CSV/),
  'open.failed': ({ page }) =>
    expect(dialog(page).getByRole('alert')).toContainText('The timesheet could not be exported. Please try again.'),
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetExport>['value']>>

drivePaths(timesheetExportPlan, {
  endsPage: ['export.cancelled'],
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    await openPlannedWeek(page, 'list')
  },
  gestures,
  views,
})
