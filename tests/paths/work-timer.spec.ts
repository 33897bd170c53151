import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import type { WorkTimerEvent, workTimer } from '#machines/work-timer/work-timer.machine.ts'
import { workTimerPlan } from '#machines/work-timer/work-timer.paths.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { openPlannedWeek, standForTimesheet } from './support/mocked-week.ts'

const timer = (page: Page) => page.getByRole('group', { name: 'Timer' })
const waiting = (page: Page) => page.getByRole('link', { name: /^Log \d+:\d\d$/ })
/** Lets the held code of the form go. */
const releases = new WeakMap<Scene['page'], () => void>()

const gestures = {
  'timer.started': async ({ page, at }) => {
    if (at.includes('stopped')) {
      // Stop has led to the present week, whose address then forgets that it asks for the form.
      await expect(page).toHaveURL(/\/team-member\/timesheet$/)
      await page.goBack()
    }
    await page.getByRole('button', { name: new RegExp(`^Actions for ${record.epic}`) }).click()
    await page.getByRole('menuitem', { name: 'Start timer' }).click()
  },
  'timer.stopped': ({ page }) => timer(page).getByRole('button', { name: 'Stop' }).click(),
  'time.taken': async ({ page }) => {
    releases.get(page)?.()
    const form = page.getByRole('dialog', { name: 'Log time' })
    await expect(form.getByRole('spinbutton', { name: /^Effort/ })).toHaveValue('0.25')
    await expect(form.getByText('The timer measured 0:00.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Ticket#/ })).toHaveValue(record.ticket)
  },
} satisfies Gestures<WorkTimerEvent>

const views = {
  idle: async ({ page }) => {
    await expect(timer(page)).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
  },
  running: async ({ page }) => {
    await expect(timer(page)).toContainText(`${record.project.name} · ${record.epic}`)
    // It goes on while the page is away.
    await page.reload({ waitUntil: 'commit' })
    await expect(timer(page)).toContainText('0:00')
  },
  stopped: async ({ page }) => expect(waiting(page)).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof workTimer>['value']>>

drivePaths(workTimerPlan, {
  endsPage: 'any',
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    const released = new Promise<void>((resolve) => releases.set(page, resolve))
    await page.route('**/EntryDialog-*.js', async (route) => {
      await released
      await route.continue()
    })
    await openPlannedWeek(page, 'list')
  },
  gestures,
  views,
})
