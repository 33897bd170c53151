import { weekInWords } from '#features/shared/formats/week-words.ts'
import { messages } from '#rules/messages.ts'
import { addDays, weekOf } from '#rules/weeks.ts'
import { today } from '../support/today.ts'
import { demo } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'

const address = '/team-member/timesheet'
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
const weekAround = (day: string): string => {
  const week = weekOf(day)
  return weekInWords(week[0] ?? '', week[6] ?? '')
}
const headingOf = (page: Page, day: string) => page.getByRole('heading', { level: 2, name: weekAround(day) })

test('a week that the address cannot name is this one, without a step of Back; one almost ten years away is shown', async ({
  page,
}) => {
  await openAs(page, demo('member'), `${address}/-36500?view=list`)
  await expect.poll(() => addressOf(page)).toBe(`${address}?view=list`)
  await expect(page.getByText(/h this week/).first()).toBeVisible()
  await expect(headingOf(page, today())).toBeVisible()
  await page.goto(`${address}/-3650`)
  await expect(headingOf(page, addDays(today(), -3650))).toBeVisible()
  expect(addressOf(page)).toBe(`${address}/-3650`)
  // Back leads to the address that was corrected, and not to the one that was wrong.
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(`${address}?view=list`)
})

test('a form that is open when Back leads to another week is put aside and offered; nothing is asked after a reload', async ({
  page,
}) => {
  await openAs(page, demo('member'), `${address}/-7?view=list`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${address}?view=list`)
  await page.getByRole('button', { name: 'Log time' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log time' })
  const question = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: /^Ticket#/ }).fill('BACK-1')
  await dialog.press('Escape')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(`${address}/-7?view=list`)
  const offer = page.getByRole('group', { name: /^Unsaved entry for / })
  await expect(offer).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await offer.getByRole('button', { name: messages.continueDraft }).click()
  await dialog.press('Escape')
  await expect(question).toBeVisible()
  await page.reload()
  await expect(offer).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
})
