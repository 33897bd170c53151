import { query } from './support/database.ts'
import { createMember, endSessions, type Member, notify } from './support/people.ts'
import { expect, openAtRest, type Page, storedTokens, test } from './support/test.ts'

const asks = 'You must be logged in again because you are logged out'

const openNotifications = async (page: Page): Promise<Member> => {
  const person = await createMember({ commitments: ['Active'] })
  for (const title of ['First news', 'Second news']) await notify(person.memberId, title)
  await openAtRest(page, person, '/notifications')
  await expect(page.getByRole('article')).toHaveCount(2)
  return person
}

test('a call that is refused because the session ended goes on after the password, and the page below stays as it is', async ({
  page,
}) => {
  const person = await openNotifications(page)
  const answered = page.waitForResponse((answer) => answer.request().postDataJSON()?.variables?.unreadOnly === true)
  await page.getByRole('switch', { name: 'Unread only' }).click()
  await expect(page).toHaveURL(/unread=true/)
  await (await answered).finished()
  await endSessions(person)
  await page.getByRole('button', { name: 'Mark as read: First news' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(asks)
  await expect(page).toHaveURL(/\/notifications\?unread=true$/)
  await expect(page.locator('article')).toHaveCount(2)
  await expect(dialog.getByLabel('User name')).toHaveValue(person.email)
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  await expect.poll(() => storedTokens(page)).toEqual({ idToken: null, refreshToken: null })

  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription(/Required\./)
  await dialog.getByLabel(/^Password/).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong Email or Password')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByLabel(/^Password/).fill(person.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('log')).toContainText('Login was successful. You can continue. You may need to refresh the page')
  await expect(page).toHaveURL(/\/notifications\?unread=true$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Mark as read: Second news' })).toBeVisible()
  expect((await storedTokens(page)).refreshToken).not.toBeNull()
  await expect
    .poll(() => query('select title from notification where member_id = $1 and read_at is not null', [person.memberId]))
    .toEqual([{ title: 'First news' }])
})

test('Log Out in the dialog loads the login page anew', async ({ page }) => {
  const person = await openNotifications(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await endSessions(person)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  expect(await storedTokens(page)).toEqual({ idToken: null, refreshToken: null })
})
