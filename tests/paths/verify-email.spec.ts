import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { VerifyEmailEvent, verifyEmail } from '#machines/verify-email/verify-email.machine.ts'
import { verifiedNoticeDelay } from '#machines/verify-email/verify-email.machine.ts'
import { verifyEmailPlan } from '#machines/verify-email/verify-email.paths.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'

import { done } from './support/people.ts'

type Effect =
  | 'xstate.done.actor.spendToken'
  | 'xstate.error.actor.spendToken'
  | 'xstate.after.verifiedNoticeDelay.verify-email.verified'

const mailedToken = 'token-of-the-mail'

const gestures = {
  'retry.requested': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  'xstate.done.actor.spendToken': async ({ gateway, page }) => {
    await stopClock(page)
    const { variables } = await gateway.answer('VerifyEmail_spend', { verifyEmail: done })
    expect(variables).toEqual({ token: mailedToken })
  },
  'xstate.error.actor.spendToken': async ({ gateway }, { error }) => {
    await gateway.fail('VerifyEmail_spend', error)
  },
  'xstate.after.verifiedNoticeDelay.verify-email.verified': async ({ page }) => {
    await page.clock.runFor(verifiedNoticeDelay)
    await page.clock.resume()
  },
} satisfies Gestures<VerifyEmailEvent, Effect>

const views = {
  // The way in decides at once; a person never sees it.
  arriving: async () => {},
  verifying: async ({ page }) => {
    await expect(page.getByText('Verifying your e-mail address…')).toBeVisible()
    expect(page.url()).not.toContain(mailedToken)
  },
  unchecked: async ({ page }) => {
    await expect(page.getByText(messages.genericError)).toBeVisible()
  },
  refused: async ({ page }) => {
    await expect(page.getByText(messages.linkInvalid)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send a new verification e-mail' })).toBeVisible()
  },
  verified: async ({ page }) => {
    await expect(page.getByText(messages.emailVerified)).toBeVisible()
  },
  left: async ({ page }) => {
    await expect(page).toHaveURL('/register/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof verifyEmail>['value']>>

drivePaths(verifyEmailPlan, {
  open: async ({ page, path }) => {
    const { token } = path.input as { token: { length: string } }
    await page.clock.install()
    await page.goto(token.length === 'empty' ? '/register/verify-email' : `/register/verify-email/${mailedToken}`)
  },
  setsClock: true,
  gestures,
  views,
  gone: ['left'],
  unseen: ['arriving'],
})
