import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import {
  type EmailVerificationEvent,
  type emailVerification,
  resendSeconds,
} from '#machines/email-verification/email-verification.machine.ts'
import { emailVerificationPlan } from '#machines/email-verification/email-verification.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars, tickUntilVisible } from './support/page.ts'
import { done, signInResult, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'signInByToken' | 'sendMail'}` | 'xstate.done.actor.countdown'

const unverified = { ...somebody, emailVerified: false }

const gestures = {
  'resend.requested': ({ page }) => page.getByRole('button', { name: 'Resend' }).click(),
  'retry.requested': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  'xstate.done.actor.signInByToken': async ({ gateway }) => {
    const { variables } = await gateway.answer('Session_logInWithCustomToken', { logInWithCustomToken: signInResult(unverified) })
    expect(variables).toEqual({ token: 'one-use-token' })
  },
  'xstate.error.actor.signInByToken': async ({ gateway }, { error }) => {
    await gateway.fail('Session_logInWithCustomToken', error)
  },
  'xstate.done.actor.sendMail': async ({ gateway, page }) => {
    await stopClock(page)
    const { variables } = await gateway.answer('EmailVerification_send', { sendVerificationEmail: done })
    expect(variables).toEqual({ callbackUrl: new URL('/register/verify-email', page.url()).href })
    // Before any of the page's time passes, so that the whole minute is seen.
    await expect(page.getByRole('button', { name: `Resend (${resendSeconds} s)` })).toBeVisible()
    await tickUntilVisible(page, snackbars(page).getByText(messages.verificationMailSent))
  },
  'xstate.error.actor.sendMail': async ({ gateway }, { error }) => {
    await gateway.fail('EmailVerification_send', error)
  },
  'xstate.done.actor.countdown': async ({ page }, { output }) => {
    const resend = page.getByRole('button', { name: 'Resend' })
    if (output === 0) await page.clock.runFor(resendSeconds * 1000)
    else {
      const secondsLeft = Number(/\d+/.exec((await resend.textContent()) ?? '')?.[0])
      await page.clock.runFor(1000)
      await expect(resend).toContainText(`Resend (${secondsLeft - 1} s)`)
    }
  },
} satisfies Gestures<EmailVerificationEvent, Effect>

const views = {
  signingIn: async ({ page, gateway }) => {
    await expect(page.getByText('Sending the e-mail…')).toBeAttached()
    await gateway.sent('Session_logInWithCustomToken')
  },
  notSignedIn: async ({ page }) => {
    await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
  sending: async ({ page, gateway }) => {
    await expect(page.getByText('Sending the e-mail…')).toBeAttached()
    await gateway.sent('EmailVerification_send')
  },
  notSent: async ({ page }) => {
    await expect(page.getByText(messages.genericError)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
  waiting: async ({ page }) => {
    await expect(page.getByRole('button', { name: /^Resend \(\d+ s\)$/ })).toBeDisabled()
  },
  ready: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Resend', exact: true })).toBeEnabled()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof emailVerification>['value']>>

drivePaths(emailVerificationPlan, {
  asksNothing: ['countdown'],
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => unverified)
    gateway.stand('Session_createOneUseToken', () => ({ data: { createOneUseToken: 'one-use-token' } }))
    gateway.stand('Session_logOut', () => ({ data: { logOut: done } }))
    await beSignedIn(page, unverified)
    await page.clock.install()
    await page.goto('/team-member/email-verification')
  },
  setsClock: true,
  gestures,
  views,
})
