import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { SessionEvent, session } from '#machines/session/session.machine.ts'
import { sessionPlan } from '#machines/session/session.paths.ts'
import { refusal, somebody, somebodyElse } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import type { UserInfo } from '#rules/user-info.ts'
import { beRemembered, openBlank } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { field, snackbars } from './support/page.ts'
import { done, newTokens, password, signInResult, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${
  | 'restoreSession'
  | 'authenticate'
  | 'refreshTokens'
  | 'reAuthenticate'
  | 'switchSession'
  | 'closeSession'}`

/** Who the gateway believes the page belongs to. Nobody is verified, so that every signed-in page is the one that logs in by token. */
const people = new WeakMap<Scene['gateway'], UserInfo>()

const become = ({ gateway }: Scene, user: unknown): UserInfo => {
  const person = { ...((user as UserInfo).id === somebodyElse.id ? somebodyElse : somebody), emailVerified: false }
  people.set(gateway, person)
  return person
}

const personOf = ({ gateway }: Scene): UserInfo => people.get(gateway) ?? somebody
const isAt = ({ at }: Scene, state: string): boolean => at.some((one) => one.startsWith(state))
const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Log in again' })
const profile = (scene: Scene) => scene.page.getByRole('button', { name: `Profile of ${personOf(scene).fullName}` })

const logIn = async (scene: Scene): Promise<void> => {
  if (isAt(scene, 'signedOut')) await field(scene.page, 'User name').fill('member@demo.test')
  await field(scene.page, 'Password').fill(password)
  await scene.page.getByRole('button', { name: 'Login' }).click()
}

const logInByToken = async (scene: Scene): Promise<void> => {
  const { gateway, page } = scene
  // Whoever opens the page anew asks for another login.
  if (isAt(scene, 'signedIn.switching') || (await page.getByRole('main').getByRole('alert').isVisible())) {
    await page.getByRole('button', { name: 'Notifications' }).click()
    await page.getByRole('link', { name: 'See all' }).click()
    await expect(page).toHaveURL('/notifications')
    await page.goBack()
  }
  await gateway.answer('Session_createOneUseToken', { createOneUseToken: 'one-use-token' })
}

/** Once the device is clean the server is told; the dialog has no tokens left to tell it with. */
const finishLogOut = async ({ gateway, page, otherTab }: Scene, tell: () => Promise<unknown>): Promise<void> => {
  if (await page.getByText('Logging out…').isVisible()) await tell()
  else await (await otherTab()).release()
  await expect(page).toHaveURL('/register/login')
  expect(gateway.waiting()).not.toContain('Session_logOut')
}

const gestures = {
  'sign-in.requested': (scene, { attempt }) => (attempt.kind === 'password' ? logIn(scene) : logInByToken(scene)),
  'refresh.requested': async ({ gateway, page }) => {
    // Of what the person waits for, so that the page tells of a session that is not renewed.
    const retry = page.getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click()
    await gateway.fail('Session_createOneUseToken', refusal('The session has expired'))
  },
  'user.changed': async (scene) => {
    const renamed = { ...personOf(scene), fullName: 'Mia Renamed' }
    people.set(scene.gateway, renamed)
    await scene.gateway.notify()
    await expect(profile(scene)).toBeVisible()
  },
  'session.adopted': async (scene, { user }) => (await scene.otherTab()).signIn(become(scene, user)),
  'session.expired': async ({ otherTab }) => (await otherTab()).announce('session.expired'),
  'session.closed': async ({ otherTab }) => (await otherTab()).announce('session.closed'),
  'sign-out.requested': async (scene) => {
    if (isAt(scene, 'expired')) {
      await (await scene.otherTab()).occupyStore()
      return dialog(scene).getByRole('button', { name: 'Log Out' }).click()
    }
    await profile(scene).click()
    await scene.page.getByRole('link', { name: 'Log Out' }).click()
  },
  'xstate.done.actor.restoreSession': async (scene, { output }) => {
    if (output === null) await (await scene.otherTab()).release()
    else await scene.gateway.answer('Session_adoptTokens', { adoptTokens: signInResult(become(scene, output)) })
  },
  'xstate.error.actor.restoreSession': async ({ gateway }, { error }) => {
    await gateway.fail('Session_adoptTokens', error)
  },
  'xstate.done.actor.authenticate': async (scene, { output }) => {
    await scene.gateway.answer('Session_logIn', { logIn: signInResult(become(scene, output)) })
  },
  'xstate.error.actor.authenticate': async ({ gateway, page }, { error }) => {
    await gateway.fail('Session_logIn', error)
    await expect(page.getByRole('alert')).toContainText(messages.wrongCredentials)
  },
  'xstate.done.actor.refreshTokens': async ({ gateway }) => {
    const { headers } = await gateway.answer('Session_refresh', { refreshSession: newTokens() })
    expect(headers['x-refresh-token']).toMatch(/^refresh-token-\d+$/)
  },
  'xstate.error.actor.refreshTokens': async ({ gateway }, { error }) => {
    // Without an answer it is tried three times.
    for (let tries = error.kind === 'refused' ? 1 : 3; tries > 0; tries -= 1) await gateway.fail('Session_refresh', error)
  },
  'xstate.done.actor.reAuthenticate': async (scene, { output }) => {
    const before = personOf(scene).id
    const person = become(scene, output)
    await scene.gateway.answer('Session_logIn', { logIn: signInResult(person) })
    if (person.id === before) await expect(snackbars(scene.page).getByText(messages.reLoginDone)).toBeVisible()
  },
  'xstate.error.actor.reAuthenticate': async (scene, { error }) => {
    await scene.gateway.fail('Session_logIn', error)
    await expect(dialog(scene).getByRole('alert')).toContainText(messages.wrongCredentials)
  },
  'xstate.done.actor.switchSession': async (scene, { output }) => {
    await scene.gateway.answer('Session_logInWithCustomToken', { logInWithCustomToken: signInResult(become(scene, output)) })
  },
  'xstate.error.actor.switchSession': async ({ gateway, page }, { error }) => {
    await gateway.fail('Session_logInWithCustomToken', error)
    await expect(page.getByRole('alert').getByText(messages.linkInvalid)).toBeVisible()
  },
  'xstate.done.actor.closeSession': (scene) =>
    finishLogOut(scene, () => scene.gateway.answer('Session_logOut', { logOut: done })),
  'xstate.error.actor.closeSession': (scene, { error }) => finishLogOut(scene, () => scene.gateway.fail('Session_logOut', error)),
} satisfies Gestures<SessionEvent, Effect>

const views = {
  starting: async ({ page }) => {
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
  },
  signedOut: async ({ page }) => {
    await expect(page).toHaveURL(/\/register\/login/)
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  },
  signingIn: async ({ page }) => {
    await expect(page.getByText('Logging in…')).toBeAttached()
  },
  'signedIn.settled': async (scene) => {
    await expect(profile(scene)).toBeVisible()
    await expect(dialog(scene)).toBeHidden()
  },
  'signedIn.switching': async (scene) => {
    await expect(profile(scene)).toBeVisible()
    await scene.gateway.sent('Session_logInWithCustomToken')
  },
  'signedIn.refreshing': async (scene) => {
    await expect(profile(scene)).toBeVisible()
    await scene.gateway.sent('Session_refresh')
  },
  'expired.asking': async (scene) => {
    await expect(dialog(scene).getByText(messages.reLoginNeeded)).toBeVisible()
    await expect(field(scene.page, 'Password')).toBeEditable()
  },
  'expired.signingIn': async (scene) => {
    await expect(dialog(scene)).toBeVisible()
    await expect(field(scene.page, 'Password')).not.toBeEditable()
  },
  signingOut: async ({ page }) => {
    await expect(page.getByText(/^Logging (in|out)…$/)).toBeAttached()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof session>['value']>>

drivePaths(sessionPlan, {
  asksNothing: ['dropSession'],
  endsPage: [
    'xstate.error.actor.restoreSession',
    'xstate.error.actor.refreshTokens',
    'xstate.done.actor.reAuthenticate',
    'session.adopted',
    'session.closed',
    'sign-out.requested',
    'xstate.done.actor.switchSession',
    'xstate.error.actor.switchSession',
  ],
  open: async (scene) => {
    const { page, gateway, path, otherTab } = scene
    standForTeamArea(gateway, () => personOf(scene))
    const first = path.steps[0]?.event
    if (first?.type === 'xstate.done.actor.restoreSession' && first.output === null) {
      await openBlank(page)
      await (await otherTab()).occupyStore()
    } else await beRemembered(page)
    await page.goto('/')
  },
  gestures,
  views,
  mark: { place: (page) => page.locator('html'), attribute: 'data-session' },
})
