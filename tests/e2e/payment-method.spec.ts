import { expectFocusIn } from '../support/focus.ts'
import { failCalls } from '../support/gateway-answers.ts'
import { query } from './support/database.ts'
import { createMember, type Member } from './support/people.ts'
import { callsOf, expect, openAs, type Page, test } from './support/test.ts'
import { dialogWidth, expectGoodView } from './support/view.ts'

const address = '/team-member/paymentMethods'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Change default payment method?' })
const confirming = (page: Page) => page.getByRole('dialog', { name: 'Confirm your password' })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Default account/ })
const rows = (page: Page) => page.locator('tbody [data-row]')

const choose = (page: Page, type: string) => page.getByRole('radio', { name: type, exact: true }).press('Space')

/** Gives the password and confirms, by keyboard. */
const confirm = async (page: Page, { password }: Member) => {
  await expect(confirming(page).getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Adds an account by keyboard; the form has to be open. */
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  const form = page.getByRole('dialog', { name: /^Add account/ })
  for (const [label, text] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('textbox').first().press('Enter')
}

const add = async (page: Page, member: Member, values: Readonly<Record<string, string>>) => {
  await page.getByRole('button', { name: 'Add account' }).press('Enter')
  await fill(page, values)
  await confirm(page, member)
}

const bank = (number: string) => ({ 'BSB *': '063-000', 'Account name *': 'Pia Payee', 'Account number *': number })

test('a member adds bank accounts by keyboard, sees the lock, and changes the default with the password alone', async ({
  page,
}) => {
  const member = await createMember()
  await openAs(page, member, address)
  await expect(page.getByText('Choose how you are paid.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await choose(page, 'Bank account')
  await expect(page.getByText(/^Your payment method will change to Bank account\. You can change it again after /)).toBeVisible()
  await expect(page.getByText('There is no account of this type yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Add account' }).press('Enter')
  await expectFocusIn(page.getByRole('dialog', { name: 'Add account: Bank account' }))
  await expectGoodView(page, 'payment new bank account')
  await fill(page, bank('12'))
  await expect(page.getByText('Account number must have 5 to 9 digits.')).toBeVisible()
  await fill(page, bank('123 456-789'))
  await page.keyboard.type('Wrong password 1')
  await page.keyboard.press('Enter')
  await expect(confirming(page).getByText('The password is wrong.')).toBeVisible()
  await expectGoodView(page, 'payment password wrong')
  await confirming(page).getByRole('textbox', { name: 'Password' }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The payment account has been saved.').first()).toBeVisible()
  await expect(page.getByText(/^Your payment method cannot be changed until /)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeDisabled()
  await expect(rows(page)).toHaveCount(1)
  await expect(boxes(page)).toBeChecked()
  await expect(boxes(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add account' })).toBeFocused()

  await add(page, member, bank('12345'))
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('123456789')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reveal account number ••••6789' }).press('Enter')
  await expect(page.getByText('123456789', { exact: true })).toBeVisible()
  await expectGoodView(page, 'payment accounts')

  const second = boxes(page).nth(1)
  await second.press('Space')
  await expect(question(page)).toContainText(
    'Payments will be deposited into this bank account. Do you want to make it your default?',
  )
  expect(await dialogWidth(question(page))).toBe(500)
  await expectGoodView(page, 'payment default question')
  await page.keyboard.press('Escape')
  await expect(second).not.toBeChecked()
  await second.press('Space')
  await question(page).getByRole('button', { name: 'Make it my default' }).press('Enter')
  await confirm(page, member)
  await expect(page.getByText('The payment method has been changed.').first()).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('••••2345')
  await expect(boxes(page).first()).toBeChecked()
  // What was revealed is not there any more, neither on the page nor on the device.
  expect(await page.content()).not.toContain('123456789')
})

test('of two windows that add the same account one does; the other keeps what was typed and says why', async ({
  page,
  openBrowser,
}) => {
  const member = await createMember()
  const other = await openBrowser()
  for (const window of [page, other]) {
    await openAs(window, member, address)
    await choose(window, 'PayPal')
    await expect(window.getByText('There is no account of this type yet.')).toBeVisible()
    await window.getByRole('button', { name: 'Add account' }).press('Enter')
  }
  await fill(page, { 'Email *': 'Pia@Example.test', 'Full name *': 'Pia Payee' })
  await confirm(page, member)
  await expect(rows(page)).toHaveCount(1)
  await fill(other, { 'Email *': ' pia@example.TEST', 'Full name *': 'Pia Payee' })
  await confirm(other, member)
  await expect(other.getByText('This PayPal account already exists!').first()).toBeVisible()
  await expect(other.getByLabel('Email *', { exact: true })).toHaveValue('pia@example.TEST')
  expect(await query('select type from payment_account where member_id = $1', [member.memberId])).toEqual([{ type: 'paypal' }])
})

test('an account whose answer got lost is there once, with one password', async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource/)
  const member = await createMember()
  await openAs(page, member, address)
  await choose(page, 'PayPal')
  await expect(page.getByText('There is no account of this type yet.')).toBeVisible()
  const calls = callsOf(page, 'PaymentMethod_addPaypal')
  let lost = 0
  await page.route('**/graphql', async (route) => {
    const isAdding = (route.request().postData() ?? '').includes('PaymentMethod_addPaypal')
    if (!isAdding || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await add(page, member, { 'Email *': 'pia@example.test', 'Full name *': 'Pia Payee' })
  const save = page.getByRole('dialog', { name: /^Add account/ }).getByRole('button', { name: 'Save' })
  await expect(page.getByRole('dialog', { name: /^Add account/ }).getByRole('alert')).toBeVisible()
  await save.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  expect(calls).toHaveLength(2)
  expect(await query('select type from payment_account where member_id = $1', [member.memberId])).toEqual([{ type: 'paypal' }])
})

test('hostile input in the bank form is refused at its field or kept harmlessly, and nothing typed is lost', async ({ page }) => {
  const member = await createMember()
  await openAs(page, member, address)
  await choose(page, 'Bank account')
  await expect(page.getByText('There is no account of this type yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add account' }).press('Enter')
  const form = page.getByRole('dialog', { name: /^Add account/ })
  const field = (label: string) => form.getByLabel(label, { exact: true })

  for (const hostile of ['-0', '1e309', '0x063000', '0'.repeat(100_000)]) {
    for (const number of ['BSB *', 'Account number *']) {
      await field(number).fill(hostile)
      await field(number).press('Tab')
      await expect(field(number), `${number} ${hostile.slice(0, 10)}`).toHaveAttribute('aria-invalid', 'true')
    }
  }
  // Digits of another script and marks that nobody sees are digits all the same.
  await field('BSB *').fill('٠٦٣\u202e-٠٠٠')
  await field('Account number *').fill('\u200f123 456 789')

  const name = field('Account name *')
  // What is longer than its field allows is not cut to fit, and said before the field is left.
  await name.fill('é'.repeat(101))
  await expect(form.getByText('Use at most 100 characters.')).toBeVisible()
  await expect(name).toHaveValue('é'.repeat(101))
  await name.fill('é'.repeat(1_000_000))
  expect(await name.inputValue()).toHaveLength(10_100)
  await expect(form.getByText('Use at most 100 characters.')).toBeVisible()
  for (const hostile of ['Pia\u202eeyaP', 'Pia\u0000Payee']) {
    await name.fill(hostile)
    await name.press('Enter')
    await expect(name).toHaveAccessibleDescription(/This contains characters that are not allowed\./)
    await expect(name).toHaveValue(hostile)
  }

  const odd = 'Pía <i>Payee</i> 🏦'
  await name.fill(odd)
  await name.press('Enter')
  await confirm(page, member)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(odd)
  await expect(rows(page)).toContainText('063000')
})

test('the form of each type, and a page that cannot be loaded, are good to look at', async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource/)
  const member = await createMember()
  const goOn = await failCalls(page, 'PaymentMethod_page')
  await openAs(page, member, address)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expectGoodView(page, 'payment failed')
  await goOn()
  await retry.press('Enter')
  const form = page.getByRole('dialog', { name: /^Add account/ })
  for (const type of ['Crypto currency (USDT-BEP20)', 'Bank account', 'Wise account', 'PayPal']) {
    await choose(page, type)
    await expect(page.getByText('There is no account of this type yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add account' }).press('Enter')
    if (type === 'Bank account') {
      await form.getByRole('radio', { name: 'Iran' }).press('Space')
      await expect(form.getByLabel('Sheba number *')).toBeVisible()
    }
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(form.getByText('Required.').first()).toBeVisible()
    await expectGoodView(page, `payment form of ${type.replace(/ \(.*/, '')}`)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  }
})
