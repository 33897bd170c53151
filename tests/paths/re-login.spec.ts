import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ReLoginEvent, reLogin } from '#machines/re-login/re-login.machine.ts'
import { reLoginPlan } from '#machines/re-login/re-login.paths.ts'
import { silence, somebody } from '#machines/testing/fixtures.ts'
import { record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { openWeekWithSaveOnItsWay, typed } from './support/mocked-week.ts'
import { field, snackbars } from './support/page.ts'
import { password, signInResult } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'signIn' | 'signOut'}` | 'xstate.done.actor.countUnsent'

const save = 'TimesheetOutbox_saveEntry'

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Log in again' })

const warning = ({ page }: Scene) => page.getByRole('alertdialog', { name: 'Log out?' })

/** Leaving does not wait for the server, whatever it would say: the login page loads when the device is clean. */
const finishLeaving = async ({ page, otherTab }: Scene) => {
  await (await otherTab()).release()
  await expect(page).toHaveURL('/register/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

const gestures = {
  'session.expired': async ({ otherTab }) => (await otherTab()).announce('session.expired'),
  'session.resumed': async ({ otherTab }) => {
    const tab = await otherTab()
    await tab.release()
    await tab.signIn(somebody)
  },
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'submit.requested': (scene) => dialog(scene).getByRole('button', { name: 'Login' }).click(),
  'log-out.requested': async (scene) => {
    await (await scene.otherTab()).occupyStore()
    // The time that what is on its way gets stands still.
    await stopClock(scene.page)
    await dialog(scene).getByRole('button', { name: 'Log Out' }).press('Enter')
  },
  'leave.chosen': (scene) => warning(scene).getByRole('button', { name: 'Log out and lose it' }).press('Enter'),
  'stay.chosen': (scene) => warning(scene).getByRole('button', { name: 'Back' }).press('Enter'),
  'xstate.done.actor.countUnsent': async ({ gateway }, { output }) => {
    if (output === 0) await gateway.answer(save, { saveTimesheetEntry: typed({ ...record, effort: 3, version: 2 }) })
    else await gateway.fail(save, silence)
  },
  'xstate.done.actor.signIn': async ({ gateway, page }) => {
    const { variables } = await gateway.answer('Session_logIn', { logIn: signInResult(somebody) })
    expect(variables).toEqual({ userName: somebody.userName, password })
    await expect(snackbars(page).getByText(messages.reLoginDone)).toBeVisible()
  },
  'xstate.error.actor.signIn': async (scene, { error }) => {
    await scene.gateway.fail('Session_logIn', error)
    await expect(dialog(scene).getByRole('alert')).toContainText(messages.wrongCredentials)
    await expect(field(scene.page, 'Password')).toHaveValue(password)
  },
  'xstate.done.actor.signOut': finishLeaving,
  'xstate.error.actor.signOut': finishLeaving,
} satisfies Gestures<ReLoginEvent, Effect>

const views = {
  closed: async (scene) => {
    await expect(dialog(scene)).toBeHidden()
    await expect(scene.page.getByRole('heading', { level: 1, name: /^(Timesheet|Login)$/ })).toBeVisible()
  },
  asking: async (scene) => {
    await expect(dialog(scene).getByText(messages.reLoginNeeded)).toBeVisible()
    await expect(field(scene.page, 'Password')).toBeEditable()
    // The page below is still there.
    await expect(scene.page.getByText(record.epic)).toBeVisible()
  },
  submitting: async (scene) => {
    await expect(scene.page.getByText('Logging in…')).toBeAttached()
    await expect(field(scene.page, 'Password')).not.toBeEditable()
    await scene.gateway.sent('Session_logIn')
  },
  counting: async (scene) => {
    await expect(scene.page.getByText('Logging out…')).toBeAttached()
  },
  warning: async (scene) => {
    await expect(warning(scene)).toContainText('1 change is not on the server yet.')
  },
  leaving: async (scene) => {
    await expect(scene.page.getByText('Logging out…')).toBeAttached()
    await expect(field(scene.page, 'Password')).not.toBeEditable()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof reLogin>['value']>>

drivePaths(reLoginPlan, {
  asksNothing: ['countUnsent', 'signOut'],
  endsPage: ['log-out.requested'],
  open: openWeekWithSaveOnItsWay,
  setsClock: true,
  gestures,
  views,
  gone: ['closed'],
})
