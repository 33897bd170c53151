import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ReLoginEvent, reLogin } from '#machines/re-login/re-login.machine.ts'
import { reLoginPlan } from '#machines/re-login/re-login.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Faces, type Gestures, type LeafOf, type Scene } from './support/drive-paths.ts'
import { field, snackbars } from './support/page.ts'
import { password, signInResult, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'signIn' | 'signOut'}`

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Log in again' })

/** Leaving does not wait for the server, whatever it would say: the login page loads when the device is clean. */
const finishLeaving = async ({ page, otherTab }: Scene) => {
  await (await otherTab()).release()
  await expect(page).toHaveURL('/register/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

const gestures = {
  'session.expired': async ({ otherTab }) => (await otherTab()).announce('session.expired'),
  'session.resumed': async ({ otherTab }) => (await otherTab()).signIn(somebody),
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'submit.requested': (scene) => dialog(scene).getByRole('button', { name: 'Login' }).click(),
  'log-out.requested': async (scene) => {
    await (await scene.otherTab()).occupyStore()
    await dialog(scene).getByRole('button', { name: 'Log Out' }).click()
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

const faces = {
  closed: async (scene) => {
    await expect(dialog(scene)).toBeHidden()
    await expect(scene.page.getByRole('heading', { level: 1, name: /^(Notifications|Login)$/ })).toBeVisible()
  },
  asking: async (scene) => {
    await expect(dialog(scene).getByText(messages.reLoginNeeded)).toBeVisible()
    await expect(field(scene.page, 'Password')).toBeEditable()
    // The page below is still there.
    await expect(scene.page.getByText(messages.noNotifications)).toBeVisible()
  },
  submitting: async (scene) => {
    await expect(scene.page.getByText('Logging in…')).toBeAttached()
    await expect(field(scene.page, 'Password')).not.toBeEditable()
    await scene.gateway.sent('Session_logIn')
  },
  leaving: async (scene) => {
    await expect(field(scene.page, 'Password')).not.toBeEditable()
  },
} satisfies Faces<LeafOf<SnapshotFrom<typeof reLogin>['value']>>

drivePaths(reLoginPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    await beSignedIn(page, somebody)
    await page.goto('/notifications')
  },
  gestures,
  faces,
  gone: ['closed'],
})
