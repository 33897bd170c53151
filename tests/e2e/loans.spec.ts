import { createBorrower } from './support/borrower.ts'
import { query } from './support/database.ts'
import type { Member } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'
import { dialogWidth, expectGoodView } from './support/view.ts'

const address = '/team-member/loans'

const form = (page: Page) => page.getByRole('dialog', { name: /^(?:Loan Request|Edit the loan of .*)$/ })
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' })
const installments = (page: Page) => form(page).getByRole('textbox', { name: 'Number Of Installments' })
const description = (page: Page) => form(page).getByRole('textbox', { name: 'Description' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' })
const menu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for the loan of ${name}` })

const request = async (page: Page, values: { amount: string; installments: string }) => {
  await page.getByRole('button', { name: 'Loan Request' }).press('Enter')
  await expect(form(page).getByRole('combobox', { name: 'Commitment' })).toContainText('Harbour control')
  await amount(page).fill(values.amount)
  await installments(page).fill(values.installments)
}

const choose = async (page: Page, name: string, action: 'Edit' | 'Delete') => {
  await menu(page, name).press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

const storedLoans = ({ memberId }: Member) =>
  query('select amount::text, installment, description from loan where member_id = $1 order by created_at', [memberId])

test('one loan in two windows: edited in both, deleted in one, answered meanwhile', async ({ page, openBrowser, watch }) => {
  watch.expectProblem(/Failed to load resource/)
  const member = await createBorrower()
  await openAs(page, member, address)
  await request(page, { amount: '1,200', installments: '4' })
  expect(await dialogWidth(form(page))).toBe(1200)
  await form(page).getByRole('button', { name: 'Choose Requested Start Date' }).press('Enter')
  const weekdays = page.locator('thead th', { hasText: /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/ })
  await expect(weekdays).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  await expectGoodView(page, 'loan calendar')
  await page.keyboard.press('Escape')
  await save(page).press('Enter')
  await expect(page.getByText('Loan saved successfully!').first()).toBeVisible()
  const other = await openBrowser()
  await openAs(other, member, address)

  // Both change it: the later one is refused, keeps what was typed, and chooses with what is there before it.
  await choose(page, '1,200.00 AUD', 'Edit')
  await choose(other, '1,200.00 AUD', 'Edit')
  await amount(page).fill('1600')
  await save(page).press('Enter')
  await expect(menu(page, '1,600.00 AUD')).toBeVisible()
  await description(other).fill('A bicycle')
  await save(other).press('Enter')
  await expect(other.getByText('A loan upsert error has occurred!').first()).toBeVisible()
  expect(await storedLoans(member)).toEqual([{ amount: '1600.00', installment: 4, description: null }])
  await expect(menu(other, '1,600.00 AUD')).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).press('Enter')
  const conflict = form(other).getByRole('alert').filter({ hasText: 'This loan has been changed since you opened it.' })
  await expect(conflict).toContainText('1,600.00 AUD')
  await expect(description(other)).toHaveValue('A bicycle')
  await expectGoodView(other, 'loan changed elsewhere')
  await conflict.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await save(other).press('Enter')
  await expect(other.getByText('Loan saved successfully!').first()).toBeVisible()
  expect(await storedLoans(member)).toEqual([{ amount: '1200.00', installment: 4, description: 'A bicycle' }])

  // One deletes what the other has open: it is told, and what was typed is offered.
  await page.reload()
  await choose(other, '1,200.00 AUD', 'Edit')
  await amount(other).fill('2000')
  await choose(page, '1,200.00 AUD', 'Delete')
  const question = page.getByRole('alertdialog')
  await expectGoodView(page, 'loan delete question')
  expect(await dialogWidth(question)).toBe(400)
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Loan has been successfully deleted!').first()).toBeVisible()
  await save(other).press('Enter')
  await expect(other.getByText('A loan upsert error has occurred!').first()).toBeVisible()
  await expect(other.getByRole('group', { name: /^Unsaved change to the loan/ })).toBeVisible()
  expect(await storedLoans(member)).toEqual([])

  // It is answered while somebody changes it.
  await request(page, { amount: '300', installments: '3' })
  await save(page).press('Enter')
  await expect(menu(page, '300.00 AUD')).toBeVisible()
  await choose(page, '300.00 AUD', 'Edit')
  await amount(page).fill('900')
  await query(`update loan set status = 'Approved' where member_id = $1`, [member.memberId])
  await save(page).press('Enter')
  await expect(page.getByText('A loan upsert error has occurred!').first()).toBeVisible()
  await expect(page.getByRole('group', { name: /^Unsaved change to the loan/ })).toBeVisible()
  expect(await storedLoans(member)).toMatchObject([{ amount: '300.00', installment: 3 }])
})

test('hostile input in the loan form is refused at its field or kept harmlessly, and nothing typed is lost', async ({ page }) => {
  const member = await createBorrower()
  await openAs(page, member, address)
  await request(page, { amount: '-0', installments: '3' })
  const refused = 'Number bigger than zero is valid'
  for (const hostile of ['-0', '1e309', 'NaN', '١٢٠٠', '12\u202e00', '0x10', '9'.repeat(40)]) {
    await amount(page).fill(hostile)
    await amount(page).press('Tab')
    await expect(amount(page), hostile).toHaveAttribute('aria-invalid', 'true')
  }
  await amount(page).fill('-0')
  await expect(form(page).getByText(refused)).toBeVisible()
  await amount(page).fill('300')
  for (const hostile of ['-0', '1e2', '100', '2.5']) {
    await installments(page).fill(hostile)
    await installments(page).press('Tab')
    await expect(installments(page), hostile).toHaveAttribute('aria-invalid', 'true')
  }
  await installments(page).fill('3')

  // What is longer than its field allows is not cut to fit, and said before the field is left.
  await description(page).fill('é'.repeat(501))
  await expect(form(page).getByText('Use at most 500 characters.')).toBeVisible()
  await expect(description(page)).toBeFocused()
  await expect(description(page)).toHaveValue('é'.repeat(501))
  await save(page).press('Enter')
  await expect(description(page)).toBeFocused()
  await description(page).fill('é'.repeat(500))
  await expect(form(page).getByText('Use at most 500 characters.')).toHaveCount(0)
  // However much is pasted, the page stays quick and says so.
  await description(page).fill('é'.repeat(1_000_000))
  expect(await description(page).evaluate((element) => (element as HTMLTextAreaElement).value.length)).toBe(10_500)
  await expect(form(page).getByText('Use at most 500 characters.')).toBeVisible()
  expect(await storedLoans(member)).toEqual([])

  const odd = 'A 🚲 for <b>Pia</b> \u200fשלום\u200f =1+1'
  await description(page).fill(odd)
  await save(page).press('Enter')
  await expect(page.getByText('Loan saved successfully!').first()).toBeVisible()
  expect(await storedLoans(member)).toEqual([{ amount: '300.00', installment: 3, description: odd }])
})
