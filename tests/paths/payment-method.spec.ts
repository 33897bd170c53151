import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { PaymentMethodEvent } from '#machines/payment-method/payment-change.ts'
import type { paymentMethod } from '#machines/payment-method/payment-method.machine.ts'
import { paymentMethodPlan } from '#machines/payment-method/payment-method.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { leaveDialog } from '../support/focus.ts'
import { soon } from '../support/soon.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { field, snackbars } from './support/page.ts'
import { password, standForTeamArea } from './support/people.ts'

type Effect =
  | 'xstate.done.actor.confirmPassword'
  | 'xstate.error.actor.confirmPassword'
  | 'xstate.done.actor.savePayment'
  | 'xstate.error.actor.savePayment'

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`
const account = (type: string, last: string, isDefault: boolean) => ({
  ...{
    id: id(last),
    type,
    isDefault,
    walletAddress: null,
    requestedAt: '2026-01-12T09:00:00.000Z',
    country: 'Australia',
    bsb: '063000',
  },
  ...{ accountName: 'Mia Member', fullName: 'Mia Member', accountNumber: `••••5${last}`, email: `••••${last}@demo.test` },
})
const accountsOf = (type: string) => [account(type, 'd01', true), account(type, 'd02', false)]

const form = (page: Page) => page.getByRole('dialog', { name: /^Add account: / })
const question = (page: Page) => page.getByRole('alertdialog', { name: messages.defaultAccountTitle })
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: messages.confirmPasswordTitle })
const refused = (page: Page) => page.getByRole('alertdialog', { name: 'Nothing was changed' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const boxOf = (page: Page, last: string) => page.getByRole('checkbox', { name: new RegExp(`^Default account: .*${last}`) })

const changes = ['addBankAccount', 'addPaypal', 'makeDefault', 'choose'].map((name) => `PaymentMethod_${name}`)

/** The change that is on its way: which one depends on the path. */
const changeOf = async (gateway: ControlledGateway): Promise<string> => {
  const waiting = () => gateway.waiting().find((name) => changes.includes(name))
  await expect.poll(waiting, { message: 'the page sends a change', intervals: soon }).toBeDefined()
  return waiting() ?? ''
}

/** What the gateway was last told to say of the method. */
let method: object = {}
let shown = ''
/** What the password was given for. */
let confirmedFor: unknown

/** A change as the password is asked for it. */
const asChange = (name: string, { input, type, id }: Readonly<Record<string, unknown>>): object => {
  if (name === 'PaymentMethod_choose') return { choosePaymentMethod: type }
  if (name === 'PaymentMethod_makeDefault') return { makeAccountDefault: { type, id } }
  return { [name.replace('PaymentMethod_', '')]: input }
}

const filled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bankAccount: { BSB: '063-000', 'Account name': 'Mia Member', 'Account number': '1234 5678' },
  paypal: { Email: 'mia@demo.test', 'Full name': 'Mia Member' },
}
const shownType = async (page: Page) => ((await radio(page, 'PayPal').isChecked()) ? 'paypal' : 'bankAccount')

const gestures = {
  'method.arrived': async ({ gateway }, event) => {
    method = event.method
    shown = event.method.type ?? ''
    await gateway.answer('PaymentMethod_page', { paymentMethod: method })
  },
  'accounts.arrived': async ({ gateway, page }, { ofType }) => {
    // What was asked for the type before has been given up, of which word comes a little later.
    const asked = async () => (await gateway.sent('PaymentMethod_accounts')).variables
    await expect.poll(asked, { intervals: soon }).toEqual({ type: ofType })
    await gateway.answer('PaymentMethod_accounts', { paymentAccounts: accountsOf(ofType) })
    await expect(boxOf(page, 'd01')).toBeChecked()
  },
  'type.chosen': async ({ page }) => {
    await radio(page, 'PayPal').press('Space')
    shown = 'paypal'
  },
  'type.confirmed': ({ page }) => page.getByRole('button', { name: 'Use PayPal' }).press('Enter'),
  'add.requested': async ({ page }) => {
    await page.getByRole('button', { name: 'Add account' }).press('Enter')
    await expect(form(page)).toBeVisible()
  },
  'field.changed': async ({ page }) => {
    for (const [label, text] of Object.entries(filled[await shownType(page)] ?? {})) await field(page, label).fill(text)
  },
  'field.left': async ({ page }) => {
    await form(page).getByRole('textbox').first().focus()
    await page.keyboard.press('Tab')
  },
  'save.requested': ({ page }) => form(page).getByRole('button', { name: 'Save' }).press('Enter'),
  'default.ticked': async ({ page }) => {
    await boxOf(page, 'd02').press('Space')
    await expect(question(page)).toContainText('Do you want to make it your default?')
  },
  'default.confirmed': ({ page }) => question(page).getByRole('button', { name: 'Make it my default' }).press('Enter'),
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'password.confirmed': ({ page }) => passwordDialog(page).getByRole('button', { name: 'Confirm' }).press('Enter'),
  'retry.requested': ({ page }) => refused(page).getByRole('button', { name: 'Try again' }).press('Enter'),
  'cancel.requested': ({ page }) => leaveDialog(page),
  'xstate.done.actor.confirmPassword': async ({ gateway }) => {
    const { variables } = await gateway.answer('PaymentMethod_confirmPassword', { confirmPassword: { token: 'once' } })
    expect(variables).toEqual({ password, change: expect.any(Object) })
    confirmedFor = variables.change
  },
  'xstate.error.actor.confirmPassword': async ({ gateway, page }, { error }) => {
    await gateway.fail('PaymentMethod_confirmPassword', error)
    await expect(passwordDialog(page)).toContainText(failureText(error))
  },
  'xstate.done.actor.savePayment': async ({ gateway, page }, { output }) => {
    const saved = output as { method: { type: string } }
    const name = await changeOf(gateway)
    method = saved.method
    gateway.stand('PaymentMethod_page', () => ({ data: { paymentMethod: method } }))
    // What is shown is asked for anew, but it has not left the page.
    if (shown === saved.method.type)
      gateway.stand('PaymentMethod_accounts', () => ({ data: { paymentAccounts: accountsOf(shown) } }))
    const { variables, headers } = await gateway.answer(name, { changed: { method, accounts: accountsOf(shown) } })
    expect(variables.confirmation).toBe('once')
    expect(confirmedFor).toEqual(asChange(name, variables))
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    const isAccount = name.startsWith('PaymentMethod_add')
    await expect(snackbars(page).getByText(isAccount ? messages.paymentAccountSaved : messages.paymentChanged)).toBeVisible()
  },
  'xstate.error.actor.savePayment': async ({ gateway, page }, { error }) => {
    const isConflict = error.kind === 'refused' && error.code === 'CONFLICT'
    // A conflict has the page asked again.
    if (isConflict) gateway.stand('PaymentMethod_page', () => ({ data: { paymentMethod: method } }))
    if (isConflict) gateway.stand('PaymentMethod_accounts', () => ({ data: { paymentAccounts: accountsOf(shown) } }))
    await gateway.fail(await changeOf(gateway), error)
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(failureText(error))
  },
} satisfies Gestures<PaymentMethodEvent, Effect>

const views = {
  'viewing.arriving': async () => undefined,
  'viewing.loading': async ({ page, gateway }) => {
    await expect(page.getByText(messages.paymentNote)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await gateway.sent('PaymentMethod_page')
  },
  'viewing.open': async ({ page }) => {
    await expect(radio(page, 'Bank account')).toBeChecked()
    await expect(radio(page, 'PayPal')).toBeEnabled()
  },
  'viewing.locked': async ({ page }) => {
    await expect(page.getByText(/^Your payment method cannot be changed until \d+ \w+ 2026\./)).toBeVisible()
    await expect(radio(page, 'Wise account')).toBeDisabled()
  },
  'viewing.payRunActive': async ({ page }) => {
    await expect(page.getByText(messages.payRunHoldsDefault)).toBeVisible()
    if ((await boxOf(page, 'd02').count()) > 0) await expect(boxOf(page, 'd02')).toBeDisabled()
  },
  'viewing.switching': async ({ page }) => {
    const isHeld = 'hasActivePayRun' in method && method.hasActivePayRun === true
    const notice = isHeld ? messages.defaultBlockedByPayRun : /^Your payment method will change to PayPal\./
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
  },
  adding: async ({ page }) => {
    await expect(form(page).getByRole('button', { name: 'Save' })).toBeEnabled()
  },
  confirmingDefault: async ({ page }) => {
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByRole('button', { name: 'Make it my default' })).toBeFocused()
  },
  askingPassword: async ({ page }) => {
    await expect(field(page, 'Password')).toBeEditable()
    await expect(passwordDialog(page).getByRole('button', { name: 'Confirm' })).toBeEnabled()
  },
  checkingPassword: async ({ page, gateway }) => {
    await expect(field(page, 'Password')).not.toBeEditable()
    await gateway.sent('PaymentMethod_confirmPassword')
  },
  saving: async ({ gateway, page }) => {
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await changeOf(gateway)
  },
  refused: async ({ page }) => {
    await expect(refused(page).getByRole('alert')).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof paymentMethod>['value']>>

drivePaths(paymentMethodPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/paymentMethods')
  },
  gestures,
  views,
  unseen: ['viewing.arriving'],
})
