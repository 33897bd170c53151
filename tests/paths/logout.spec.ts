import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { LogoutEvent, logout } from '#machines/logout/logout.machine.ts'
import { logoutPlan } from '#machines/logout/logout.paths.ts'
import { silence, somebody } from '#machines/testing/fixtures.ts'
import { record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { stopClock } from '../support/clock.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { openWeekWithSaveOnItsWay, typed } from './support/mocked-week.ts'
import { tickUntilVisible } from './support/page.ts'
import { done } from './support/people.ts'

type Effect = `xstate.done.actor.${'countUnsent' | 'endSession'}`

const save = 'TimesheetOutbox_saveEntry'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const gestures = {
  'xstate.done.actor.countUnsent': async ({ gateway }, { output }) => {
    if (output === 0) await gateway.answer(save, { saveTimesheetEntry: typed({ ...record, effort: 3, version: 2 }) })
    else await gateway.fail(save, silence)
  },
  'xstate.done.actor.endSession': async ({ gateway }) => {
    await gateway.answer('Session_logOut', { logOut: done })
  },
  'leave.chosen': ({ page }) => button(page, 'Log out and lose it').press('Enter'),
  'stay.chosen': ({ page }) => button(page, 'Stay logged in').press('Enter'),
} satisfies Gestures<LogoutEvent, Effect>

const views = {
  counting: ({ page }) => expect(page.getByText('Logging out…')).toBeVisible(),
  asking: ({ page }) => expect(page.getByText('1 change is not on the server yet.')).toBeVisible(),
  leaving: async ({ page, gateway }) => {
    await expect(page.getByText('Logging out…')).toBeVisible()
    await gateway.sent('Session_logOut')
  },
  left: async ({ page }) => {
    await expect(page).toHaveURL('/register/login')
    await expect(button(page, 'Login')).toBeVisible()
  },
  stayed: async ({ page }) => {
    await expect(page).toHaveURL('/team-member/timesheet')
    await expect(page.getByText('1 change waits for the network')).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof logout>['value']>>

drivePaths(logoutPlan, {
  open: async ({ page, gateway }) => {
    await openWeekWithSaveOnItsWay({ page, gateway })
    await button(page, `Profile of ${somebody.fullName}`).click()
    // The time that what is on its way gets stands still from the beginning.
    const leave = page.getByRole('link', { name: 'Log Out' })
    await expect(leave).toBeVisible()
    await stopClock(page)
    await leave.click()
    await tickUntilVisible(page, page.getByText('Logging out…'))
  },
  setsClock: true,
  gestures,
  views,
  gone: ['left', 'stayed'],
})
