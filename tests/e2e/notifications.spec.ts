import { expectFocusIn } from '../support/focus.ts'
import { createMember, notify } from './support/people.ts'
import { addressOf, expect, openAsNext, openAtRest, type Page, test } from './support/test.ts'

const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile of/ })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const profile = (page: Page) => page.getByRole('dialog', { name: 'Profile' })

test('one dropdown gives its place to the other in one press, and goes with Escape, a press beside it, and every way to another page', async ({
  page,
}) => {
  const person = await createMember({ commitments: ['Active'] })
  await notify(person.memberId, 'A commitment waits')
  await openAtRest(page, person, '/team-member/commitments')
  await bell(page).click()
  await expectFocusIn(dropdown(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await bell(page).click()
  await expectFocusIn(dropdown(page))
  await profileButton(page).click()
  await expect(dropdown(page)).toHaveCount(0)
  await expectFocusIn(profile(page))
  await bell(page).click()
  await expect(profile(page)).toHaveCount(0)
  await expectFocusIn(dropdown(page))
  // Its own button closes it.
  await bell(page).click()
  await expect(dropdown(page)).toHaveCount(0)
  await bell(page).click()
  await expect(dropdown(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(dropdown(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Timesheet', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe('/team-member/timesheet')
  await bell(page).click()
  await expect(dropdown(page)).toBeVisible()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('/team-member/commitments')
  await expect(dropdown(page)).toHaveCount(0)
  await bell(page).click()
  await page.getByRole('link', { name: 'Access list' }).click()
  await expect.poll(() => addressOf(page)).toBe('/team-member/access/list')
  await expect(dropdown(page)).toHaveCount(0)
})

test('what arrives shows without a reload; what one tab reads, every tab has read; and everybody has their own', async ({
  page,
}) => {
  const [person, other] = [await createMember({ commitments: ['Active'] }), await createMember({ commitments: ['Active'] })]
  await notify(other.memberId, 'Only for the other')
  await openAtRest(page, person, '/team-member/commitments')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await notify(person.memberId, 'Only for one')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(dropdown(page).getByRole('article')).toContainText('Only for one')
  const second = await page.context().newPage()
  await second.goto('/notifications')
  await expect(second.getByRole('main').getByRole('article')).toHaveText([/Only for one/])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await second.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(second)).toHaveAccessibleName('Notifications')
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await second.close()
  await openAsNext(page, other)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(dropdown(page).getByRole('article')).toHaveText([/Only for the other/])
})
