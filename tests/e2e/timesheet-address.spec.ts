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
const isPresent = (page: Page) => expect(page.getByText(/h this week/).first()).toBeVisible()

for (const [asked, shown] of [
  [`${address}/3654`, address],
  [`${address}/-36500?view=list`, `${address}?view=list`],
  [`${address}/1.5`, address],
  [`${address}/last-month`, address],
  [`${address}/12345678901234567890`, address],
] as const) {
  test(`${asked} shows this week and is corrected`, async ({ page }) => {
    await openAs(page, demo('member'), asked)
    await expect.poll(() => addressOf(page)).toBe(shown)
    await isPresent(page)
    await expect(page.getByRole('heading', { level: 2, name: weekAround(today()) })).toBeVisible()
    // Back leads away from the timesheet, and not to the address that was wrong.
    await page.goto(`${address}/-7`)
    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe(shown)
  })
}

test('a week almost ten years away is shown as it was asked for', async ({ page }) => {
  await openAs(page, demo('member'), `${address}/-3650`)
  await expect(page.getByRole('heading', { level: 2, name: weekAround(addDays(today(), -3650)) })).toBeVisible()
  expect(addressOf(page)).toBe(`${address}/-3650`)
})

test('another week is forgotten when the timesheet is left: the menu leads back to this one', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const headingOf = (day: string) => page.getByRole('heading', { level: 2, name: weekAround(day) })
  await openAs(page, demo('member'), `${address}/-7?view=list`)
  await expect(headingOf(addDays(today(), -7))).toBeVisible()
  await menu.getByRole('link', { name: 'Career histories' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career histories')
  await menu.getByRole('link', { name: 'Timesheet', exact: true }).click()
  await expect(headingOf(today())).toBeVisible()
  expect(addressOf(page)).toBe(address)
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

test('copying is given up when Back leads to another week', async ({ page }) => {
  await openAs(page, demo('member'), `${address}/-7?view=list`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${address}?view=list`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Copy last week' }).click()
  await expect(page.getByRole('dialog', { name: 'Copy last week' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(`${address}/-7?view=list`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
