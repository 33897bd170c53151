import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somebody, somebodyElse } from '#machines/testing/fixtures.ts'
import type { TokenLoginEvent, tokenLogin } from '#machines/token-login/token-login.machine.ts'
import { tokenLoginPlan } from '#machines/token-login/token-login.paths.ts'
import { messages } from '#rules/messages.ts'
import { isSealedEmpty, type Sealed } from '#rules/sealed.ts'
import type { UserInfo } from '#rules/user-info.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { done, signInResult, standForTeamArea } from './support/people.ts'

const claims = JSON.stringify({ sub: somebody.id, email: somebody.email, exp: 1_800_000_000 })
/** An id token as far as the page can read it. */
const idOfTheLink = `of-the-link.${Buffer.from(claims).toString('base64url')}.unsigned`

type Present = UserInfo | null
const presentOf = ({ path }: Scene): Present => (path.input as { present: Present }).present

type Effect = 'xstate.done.actor.signIn' | 'xstate.error.actor.signIn'

const gestures = {
  'switch.confirmed': ({ page }) => page.getByRole('button', { name: 'Use the link' }).click(),
  'switch.declined': ({ page }) => page.getByRole('button', { name: /^Stay logged in as/ }).click(),
  'xstate.done.actor.signIn': async ({ gateway }) => {
    standForTeamArea(gateway, () => somebody)
    const { headers } = await gateway.answer('Session_adoptTokens', { adoptTokens: signInResult(somebody) })
    expect(headers).toMatchObject({ authorization: `Bearer ${idOfTheLink}`, 'x-refresh-token': 'refresh-of-the-link' })
  },
  'xstate.error.actor.signIn': async ({ gateway }, { error }) => {
    await gateway.fail('Session_adoptTokens', error)
  },
} satisfies Gestures<TokenLoginEvent, Effect>

const views = {
  // The way in decides at once; a person never sees it.
  arriving: async () => {},
  asking: async ({ page, gateway }) => {
    await expect(page.getByText(`${somebodyElse.fullName} is logged in on this device.`)).toBeVisible()
    expect(page.url()).not.toContain('of-the-link')
    expect(gateway.waiting()).toEqual([])
  },
  signingIn: async ({ page }) => {
    await expect(page.getByText('Logging in…')).toBeVisible()
    expect(page.url()).not.toContain('of-the-link')
  },
  signedIn: async ({ page }) => {
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('button', { name: `Profile of ${somebody.fullName}` })).toBeVisible()
  },
  failed: async (scene) => {
    const { page } = scene
    const told = presentOf(scene) === null ? page.getByRole('main') : page.getByRole('log')
    await expect(told).toContainText(messages.linkInvalid)
    const address = presentOf(scene) === null ? '/register/login?returnUrl=%2Fnotifications&r=3' : '/notifications'
    await expect(page).toHaveURL(address)
  },
  stayed: async (scene) => {
    const { page } = scene
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('button', { name: `Profile of ${presentOf(scene)?.fullName}` })).toBeVisible()
    await expect(page.getByRole('log')).not.toContainText(messages.linkInvalid)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof tokenLogin>['value']>>

drivePaths(tokenLoginPlan, {
  open: async (scene) => {
    const { page, gateway, path } = scene
    const { idToken } = path.input as { idToken: Sealed }
    const present = presentOf(scene)
    if (present !== null) {
      standForTeamArea(gateway, () => present)
      gateway.stand('Session_logOut', () => ({ data: { logOut: done } }))
      await beSignedIn(page, present)
    }
    const token = isSealedEmpty(idToken) ? {} : { idToken: idOfTheLink }
    await page.goto(
      `/login-with-token?${new URLSearchParams({ ...token, refreshToken: 'refresh-of-the-link', returnUrl: '/notifications' })}`,
    )
  },
  gestures,
  views,
  gone: ['signedIn', 'failed', 'stayed'],
  unseen: ['arriving'],
})
