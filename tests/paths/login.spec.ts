import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { LoginEvent, login } from '#machines/login/login.machine.ts'
import { loginPlan } from '#machines/login/login.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { field } from './support/page.ts'
import { password, signInResult, standForTeamArea } from './support/people.ts'

type Effect = 'xstate.done.actor.signIn' | 'xstate.error.actor.signIn'

const gestures = {
  'userName.changed': ({ page }, { userName }) => field(page, 'User name').fill(userName),
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'submit.requested': ({ page }) => page.getByRole('button', { name: 'Login' }).click(),
  'xstate.done.actor.signIn': async ({ gateway }) => {
    standForTeamArea(gateway, () => somebody)
    const { variables } = await gateway.answer('Session_logIn', { logIn: signInResult(somebody) })
    expect(variables).toEqual({ userName: 'member@demo.test', password })
  },
  'xstate.error.actor.signIn': async ({ gateway, page }, { error }) => {
    await gateway.fail('Session_logIn', error)
    const said = failureText(error)
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(field(page, 'Password')).toHaveValue(password)
  },
} satisfies Gestures<LoginEvent, Effect>

const views = {
  editing: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    await expect(field(page, 'User name')).toBeEditable()
  },
  submitting: async ({ page, gateway }) => {
    await expect(page.getByText('Logging in…')).toBeAttached()
    await expect(field(page, 'User name')).not.toBeEditable()
    await gateway.sent('Session_logIn')
  },
  signedIn: async ({ page }) => {
    await expect(page).toHaveURL('/team-member/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof login>['value']>>

drivePaths(loginPlan, {
  open: async ({ page }) => {
    await page.goto('/register/login')
  },
  gestures,
  views,
  gone: ['signedIn'],
})
