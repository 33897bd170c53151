import { randomInt } from 'node:crypto'
import { expectFocusIn } from '../support/focus.ts'
import { otherCode, sentCode } from './support/codes.ts'
import { query } from './support/database.ts'
import { createMember, type Member } from './support/people.ts'
import { callsOf, expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'
import { tabTo } from './support/wizard.ts'

const address = '/team-member/profile?tab=contact'

const open = async (page: Page): Promise<Member> => {
  const person = await createMember()
  await openAs(page, person, address)
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  return person
}

/** A phone number that no other test uses, in this worker or in another. */
const newNumber = (): string => `+4670${String(randomInt(1e10)).padStart(10, '0')}`

const card = (page: Page, name: string): Locator => page.getByRole('article', { name })
const codeField = (place: Locator) => place.getByLabel('Verification code')

const addPhone = async (page: Page, number: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add phone' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('Phone has been successfully saved!')
  return card(page, number)
}

const tryCode = async (place: Locator, code: string) => {
  await codeField(place).fill(code)
  await place.getByRole('button', { name: /^Verify code/ }).click()
}

/** Puts a phone into the database: when its code was sent, in minutes from now, and how often it was entered wrong. */
const storePhone = async ({ memberId }: Member, sentAt: number | null, wrongEntries: number): Promise<string> => {
  const number = newNumber()
  await query(
    `insert into contact_entry (member_id, id, kind, is_default, number, code_sent_at, code_ends_at, wrong_code_count)
     values ($1, gen_random_uuid(), 'phone', false, $2, now() + make_interval(mins => $3), now() + make_interval(mins => $3 + 10), $4)`,
    [memberId, number, sentAt, wrongEntries],
  )
  return number
}

test('axe finds nothing in any view of an entry, and nothing scrolls sideways', async ({ page }) => {
  const person = await createMember()
  const unverified = await storePhone(person, null, 0)
  const expired = await storePhone(person, -20, 0)
  const locked = await storePhone(person, -1, 5)
  const alive = await storePhone(person, -1, 2)
  await query(
    `insert into contact_entry (member_id, id, kind, is_default, country, city, street, post_code, verified_at)
     values ($1, gen_random_uuid(), 'address', true, 'Australia', 'Brisbane', '12 Wharf Lane', '4000', now())`,
    [person.memberId],
  )
  await openAs(page, person, address)
  await expect(card(page, '12 Wharf Lane')).toContainText('Verified')
  await expect(card(page, unverified).getByRole('button', { name: /^Send code/ })).toBeVisible()
  await expect(card(page, expired)).toContainText('The code has expired. Please request a new code.')
  await expect(card(page, locked)).toContainText('Too many wrong attempts. Please request a new code.')
  await expect(card(page, alive)).toContainText('Wrong entries so far: 2 of 5.')
  await tryCode(card(page, alive), '123')
  await expect(card(page, alive)).toContainText('Enter the six digits of the code.')
  await expectGoodView(page, 'contact')
})

test('a phone is added, five wrong codes lock it, and a new code verifies it, by keyboard alone', async ({ page }) => {
  await open(page)
  const number = newNumber()
  const sends = callsOf(page, 'Contact_sendPhoneCode')
  const checks = callsOf(page, 'Contact_verifyPhone')
  const press = async (name: RegExp) => {
    await tabTo(page, page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const enter = async (code: string) => {
    await expect(codeField(phone)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await press(/^Add phone/)
  await expect(page.getByRole('heading', { name: 'Add phone' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Phone has been successfully saved!')
  const phone = card(page, number)
  await expect(phone).toContainText('Default')
  await expect(phone).toContainText('Not verified')

  await press(/^Send code/)
  await expect(phone).toContainText(`A code has been sent to ${number}.`)
  await expect(codeField(phone)).toBeFocused()
  const resend = phone.getByRole('button', { name: /^Resend/ })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveAccessibleDescription(/You can request a new code in (10:00|9:\d\d)\./)
  const first = await sentCode(number)
  for (const count of [1, 2, 3, 4]) {
    await enter(otherCode(first, count))
    await expect(phone).toContainText(`The verification code is wrong. (${count} of 5)`)
  }
  await enter(otherCode(first, 5))
  await expect(phone.getByRole('alert')).toContainText('Too many wrong attempts. Please request a new code.')
  await expect(codeField(phone)).toHaveCount(0)

  await press(/^Send a new code/)
  const second = await sentCode(number, 2)
  await enter(`${second.slice(0, 3)} ${second.slice(3)}`)
  await expect(page.getByRole('log')).toContainText('Phone has been successfully verified!')
  await expect(phone).toContainText(/Verified \d+ \w{3} 20\d\d/)
  await expectFocusIn(phone)
  expect(sends).toHaveLength(2)
  expect(checks).toHaveLength(6)
})

test('an address is added with a city that no list knows, verified by mail, and verified again after a change', async ({
  page,
}) => {
  const person = await open(page)
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('form', { name: 'Add address' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Required.')).toHaveCount(4)
  await form.getByRole('combobox', { name: 'Country' }).fill('Austral')
  await page.getByRole('option', { name: 'Australia', exact: true }).click()
  await form.getByRole('combobox', { name: 'City' }).fill('Brisb')
  await expect(page.getByRole('option', { name: 'Brisbane', exact: true })).toBeVisible()
  await form.getByRole('combobox', { name: 'City' }).fill('Little Snoring')
  await form.getByLabel('Street').fill('12 Wharf Lane')
  await form.getByLabel('Post code').fill('4000')
  await expectGoodView(page, 'contact with the form of an address')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('Address has been successfully saved!')
  const home = card(page, '12 Wharf Lane')
  await expect(home).toContainText('4000 Little Snoring')

  await home.getByRole('button', { name: /^Send code/ }).click()
  await expect(home).toContainText(`A code has been sent to your e-mail address ${person.email}.`)
  await tryCode(home, await sentCode(person.email))
  await expect(page.getByRole('log')).toContainText('Address has been successfully verified!')
  await expect(home).toContainText('Verified')

  await home.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Street').fill('14 Wharf Lane')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, '14 Wharf Lane')).toContainText('Not verified')
})

test('one entry is the default; removing asks first', async ({ page }) => {
  await open(page)
  const [one, other] = [newNumber(), newNumber()]
  await addPhone(page, one)
  await addPhone(page, other)
  await expect(card(page, one)).toContainText('Default')
  await card(page, other)
    .getByRole('button', { name: /^Set as default/ })
    .click()
  await expect(card(page, other)).toContainText('Default')
  await expect(card(page, one)).not.toContainText('Default')
  await card(page, other)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(other)
  await expectGoodView(page, 'contact, asked before removing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, other)).toBeVisible()
  await card(page, other)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('log')).toContainText('Phone has been successfully removed!')
  await expect(card(page, other)).toHaveCount(0)
  await expect(card(page, one)).toContainText('Default')
})
