import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { TimesheetCopyEvent, timesheetCopy } from '#machines/timesheet-copy/timesheet-copy.machine.ts'
import { timesheetCopyPlan } from '#machines/timesheet-copy/timesheet-copy.paths.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { openPlannedWeek, standForTimesheet } from './support/mocked-week.ts'
import { snackbars } from './support/page.ts'

type Effect = 'xstate.done.actor.enqueueCopies'

const dialog = (page: Page) => page.getByRole('dialog')

const gestures = {
  'copy.requested': async ({ page }, { kind }) => {
    if (kind === 'week') {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Copy last week…' }).click()
    } else {
      await page.getByRole('button', { name: /^Actions for Sign-in/ }).click()
      await page.getByRole('menuitem', { name: 'Duplicate to days…' }).click()
    }
  },
  'days.chosen': async ({ page }, { days }) => {
    for (const day of days) {
      await dialog(page).getByRole('textbox', { name: 'Add a day' }).fill(day)
      await dialog(page).getByRole('textbox', { name: 'Add a day' }).press('Enter')
      await expect(dialog(page).getByRole('button', { name: /^Remove / })).toHaveCount(days.indexOf(day) + 1)
    }
  },
  'preview.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Preview' }).click(),
  'item.toggled': async ({ page }) => {
    const first = dialog(page).getByRole('checkbox').first()
    const was = await first.isChecked()
    await dialog(page).getByRole('listitem').first().locator('label').click()
    await expect(first).toBeChecked({ checked: !was })
  },
  'back.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Back' }).click(),
  'copy.confirmed': ({ page }) =>
    dialog(page)
      .getByRole('button', { name: /^Save \d+ record/ })
      .click(),
  'copy.cancelled': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'flow.restored': ({ page }) => page.reload().then(() => undefined),
  'xstate.done.actor.enqueueCopies': async ({ page }) => {
    await expect(snackbars(page).getByText(/records? copied\./)).toBeVisible()
  },
} satisfies Gestures<TimesheetCopyEvent, Effect>

const views = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('HB-1 - Sign-in').first()).toBeVisible()
  },
  choosing: ({ page }) => expect(dialog(page).getByRole('button', { name: 'Preview' })).toBeVisible(),
  previewing: ({ page }) => expect(page.getByRole('dialog', { name: 'What will be saved' })).toBeVisible(),
  enqueuing: async () => undefined,
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetCopy>['value']>>

drivePaths(timesheetCopyPlan, {
  asksNothing: ['enqueueCopies'],
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    await openPlannedWeek(page, 'list')
  },
  gestures,
  views,
  gone: ['enqueuing'],
})
