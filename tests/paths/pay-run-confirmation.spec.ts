import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { PayRunConfirmationEvent, payRunConfirmation } from '#machines/pay-run-confirmation/pay-run-confirmation.machine.ts'
import { payRunConfirmationPlan } from '#machines/pay-run-confirmation/pay-run-confirmation.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForPayRuns, waitingPayRuns } from './support/pay-runs.ts'
import { viewerOf } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.confirm`

const dialog = (page: Page) => page.getByRole('alertdialog', { name: messages.payRunConfirmQuestion })
const yes = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm' })
const offers = (page: Page) => page.getByRole('button', { name: /^Confirm \d/ })

const gestures = {
  'confirmation.requested': async ({ page }) => {
    await offers(page).first().press('Enter')
    await expect(dialog(page)).toContainText(/2026 to \d/)
  },
  'confirmation.given': ({ page }) => yes(page).press('Enter'),
  'confirmation.cancelled': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'xstate.done.actor.confirm': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('PayRuns_confirm')
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(variables.totalPay).toBe('8906.25')
    const left = (await offers(page).count()) - 1
    const payRun = { ...waitingPayRuns.find(({ id }) => id === variables.id), confirmedAt: '2026-03-04T09:00:00.000Z' }
    const { viewer } = viewerOf(somebody, { waitingPayRunCount: left })
    await gateway.answer('PayRuns_confirm', { confirmPayRun: { __typename: 'ConfirmedPayRun', payRun, viewer } })
    await expect(snackbars(page).getByText(messages.payRunConfirmed)).toBeVisible()
    await expect(offers(page)).toHaveCount(left)
    await expect(page.getByText(/^\d waiting pay runs?$/)).toHaveCount(left === 0 ? 0 : 1)
  },
  'xstate.error.actor.confirm': async ({ page, gateway }, { error }) => {
    await gateway.fail('PayRuns_confirm', error)
    await expect(dialog(page).getByRole('alert')).toContainText(
      error.kind === 'refused' ? messages.payRunConfirmedAlready : failureText(error),
    )
    // What has been confirmed elsewhere cannot be confirmed again.
    if (error.kind === 'refused') await expect(yes(page)).toBeDisabled()
  },
} satisfies Gestures<PayRunConfirmationEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offers(page).first()).toBeVisible()
  },
  asking: ({ page }) => expect(yes(page)).toBeEnabled(),
  confirming: async ({ page, gateway }) => {
    await expect(yes(page)).toBeDisabled()
    await gateway.sent('PayRuns_confirm')
  },
  refused: ({ page }) => expect(dialog(page).getByRole('alert')).toBeVisible(),
  confirmed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('[data-flow="pay-run-confirmation"]')).toBeFocused()
    await expect(page.getByRole('row', { name: /Approved/ }).first()).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof payRunConfirmation>['value']>>

drivePaths(payRunConfirmationPlan, {
  open: async ({ page, gateway }) => {
    standForPayRuns(gateway)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/pay-runs')
  },
  gestures,
  views,
})
