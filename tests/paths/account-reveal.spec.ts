import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AccountRevealEvent, accountReveal } from '#machines/account-reveal/account-reveal.machine.ts'
import { accountRevealPlan, someAccountPlace } from '#machines/account-reveal/account-reveal.paths.ts'
import { failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.reveal`

const none = { walletAddress: null, shebaNumber: null, email: null }
const rest = { bankName: null, fullName: null, swiftCode: null, city: null, postCode: null, recipientAddress: null }
const account = {
  ...{ __typename: 'PaymentAccount', ...none, ...rest, id: someAccountPlace.id, type: 'bankAccount', isDefault: true },
  ...{ requestedAt: '2026-01-12T09:00:00.000Z', revealedAt: null, country: 'Australia', bsb: '063000' },
  ...{ accountName: 'Mia Member', accountNumber: '••••6789' },
}
const method = {
  __typename: 'PaymentMethod',
  type: 'bankAccount',
  lockedUntil: null,
  today: '2026-11-18',
  hasActivePayRun: false,
}
const number = '123456789'

const reveal = (page: Page) => page.getByRole('button', { name: 'Reveal account number ••••6789' })
const hide = (page: Page) => page.getByRole('button', { name: 'Hide account number ••••6789' })
const masked = async (page: Page) => {
  await expect(page.getByText('••••6789', { exact: true })).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
}

const gestures = {
  'reveal.requested': ({ page }) => reveal(page).press('Enter'),
  'hide.requested': ({ page }) => hide(page).press('Enter'),
  'xstate.done.actor.reveal': async ({ gateway }) => {
    const { variables } = await gateway.answer('PaymentMethod_reveal', {
      revealPaymentAccount: { __typename: 'RevealedAccount', ...none, accountNumber: number },
    })
    expect(variables).toEqual({ type: someAccountPlace.ofType, id: someAccountPlace.id })
  },
  'xstate.error.actor.reveal': async ({ page, gateway }, { error }) => {
    await gateway.fail('PaymentMethod_reveal', error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<AccountRevealEvent, Effect>

const views = {
  hidden: async ({ page }) => {
    await masked(page)
    await expect(reveal(page)).toBeEnabled()
  },
  revealing: async ({ page, gateway }) => {
    await masked(page)
    await gateway.sent('PaymentMethod_reveal')
  },
  shown: async ({ page }) => {
    await expect(page.getByText(number, { exact: true })).toBeVisible()
    await expect(hide(page)).toBeFocused()
  },
  failed: async ({ page }) => {
    await masked(page)
    await expect(reveal(page)).toBeFocused()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof accountReveal>['value']>>

drivePaths(accountRevealPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('PaymentMethod_page', () => ({ data: { paymentMethod: method } }))
    gateway.stand('PaymentMethod_accounts', () => ({ data: { paymentAccounts: [account] } }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/paymentMethods')
    await expect(reveal(page)).toBeVisible()
  },
  gestures,
  views,
})
