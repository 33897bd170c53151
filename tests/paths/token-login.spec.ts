import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somebody, somebodyElse } from '#machines/testing/fixtures.ts'
import type { TokenLoginEvent, tokenLogin } from '#machines/token-login/token-login.machine.ts'
import { tokenLoginPlan } from '#machines/token-login/token-login.paths.ts'
import { isSealedEmpty, type Sealed } from '#rules/sealed.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { done, signInResult, standForTeamArea } from './support/people.ts'

type Effect = 'xstate.done.actor.signIn' | 'xstate.error.actor.signIn'

const gestures = {
  'switch.confirmed': ({ page }) => page.getByRole('button', { name: 'Use the link' }).click(),
  'switch.declined': ({ page }) => page.getByRole('button', { name: /^Stay logged in as/ }).click(),
  'xstate.done.actor.signIn': async ({ gateway }) => {
    standForTeamArea(gateway, () => somebody)
    const { headers } = await gateway.answer('Session_adoptTokens', { adoptTokens: signInResult(somebody) })
    expect(headers).toMatchObject({ authorization: 'Bearer id-of-the-link', 'x-refresh-token': 'refresh-of-the-link' })
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
    await expect(page).toHaveURL('/team-member/dashboard')
    await expect(page.getByRole('button', { name: `Profile of ${somebody.fullName}` })).toBeVisible()
  },
  failed: async ({ page }) => {
    await expect(page).toHaveURL('/register/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  },
  declined: async ({ page }) => {
    await expect(page.getByRole('button', { name: `Profile of ${somebodyElse.fullName}` })).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof tokenLogin>['value']>>

drivePaths(tokenLoginPlan, {
  open: async ({ page, gateway, path }) => {
    const { otherPerson, idToken } = path.input as { otherPerson: string | null; idToken: Sealed }
    if (otherPerson !== null) {
      standForTeamArea(gateway, () => somebodyElse)
      gateway.stand('Session_logOut', () => ({ data: { logOut: done } }))
      await beSignedIn(page, somebodyElse)
    }
    const tokens = isSealedEmpty(idToken) ? '' : 'idToken=id-of-the-link&'
    await page.goto(`/login-with-token?${tokens}refreshToken=refresh-of-the-link`)
  },
  gestures,
  views,
  gone: ['signedIn', 'failed', 'declined'],
  unseen: ['arriving'],
})
