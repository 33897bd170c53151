import { messages } from '#rules/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { forgetDevice } from '../support/kept-page.ts'
import { query } from './support/database.ts'
import { createMember } from './support/people.ts'
import { logIn, refreshStatus } from './support/server.ts'
import { expect, openAs, openAsNext, openAtRest, type Page, signIn, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const root = (page: Page) => page.locator('html')
const expectKept = (page: Page) =>
  expect(page.locator('[data-flow="settings"]')).toHaveAttribute('data-state', '{"weekTarget":"resting","keeping":"idle"}')

test('settings are kept for all of a person’s devices, by keyboard alone', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await openAtRest(page, person, '/settings')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expectGoodView(page, 'settings')
  await radio(page, 'Dark').press('ArrowRight')
  await expect(radio(page, 'Light')).toBeChecked()
  await radio(page, /^Comfortable/).press('ArrowDown')
  await radio(page, 'To the nearest quarter').press('ArrowDown')
  const target = page.getByRole('textbox', { name: 'Weekly target' })
  await target.fill('120')
  await target.press('Enter')
  await expect(target).toHaveAccessibleDescription(/Enter hours from 0.25 to 100, in steps of 0.25./)
  await expect(target).toBeFocused()
  await target.fill('32,5')
  await target.press('Tab')
  await page.getByRole('switch', { name: 'Pay runs: E-mail' }).press('Space')
  await page.getByRole('switch', { name: 'Positions: E-mail' }).press('Space')
  await expectKept(page)
  await expect(target).toHaveValue('32.5')
  await expectGoodView(page, 'settings, compact')

  await openAsNext(page, person, '/team-member/dashboard')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).toHaveAttribute('data-density', 'compact')
  await expect(page.getByRole('progressbar', { name: 'Your target' })).toHaveAttribute('aria-valuetext', '0 h of 32.5 h')
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(radio(page, 'Up to the next quarter')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Weekly target' })).toHaveValue('32.5')
  await expect(page.getByRole('switch', { name: 'Pay runs: E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Pay runs: Devices' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Positions: E-mail' })).toBeChecked()

  // The theme that the profile menu and the palette offer is the same setting.
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Same theme as the device' }).click()
  await expect(radio(page, 'Same as the device')).toBeChecked()
  await expectKept(page)
  await expect(root(page)).toHaveAttribute('data-theme', 'system')
  // What another device has changed meanwhile is taken over.
  const changed = await query(
    "update personal_setting set theme = 'Dark' where member_id = $1 and theme = 'System' returning member_id",
    [person.memberId],
  )
  expect(changed).toHaveLength(1)
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('the notifications lead to their part of the settings, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await createMember({ commitments: ['Active'] })
  await openAs(page, person, '/notifications')
  await page.getByRole('link', { name: 'Preferences' }).click()
  await expect(page.getByRole('switch')).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 2 })).toBeInViewport()
  await expectNoFaults(page, 'settings on a phone', 'main')
})

test('people see where they are signed in, and sign out there for their password, by keyboard alone', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  const elsewhere = await logIn(person)
  await page.goto('/register/login')
  await signIn(page, person)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await forgetDevice(page), 'another device').toBe(true)
  await openAtRest(page, person, '/settings#sessions')
  const list = page.getByRole('list', { name: 'Where you are signed in' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText('You are here now')
  await expect(list).toContainText(/Chrome.* on Linux/)
  await expectGoodView(page, 'settings, with where one is signed in')

  await page.getByRole('button', { name: /^Sign out: Chrome/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.endSessionTitle })
  const password = dialog.getByLabel(/^Password/)
  await expect(password).toBeFocused()
  await expectNoFaults(page, 'the question before signing out elsewhere')
  await password.fill('Wrong-password-1')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(messages.passwordWrong)
  await expect(password).toBeFocused()
  await password.fill(person.password)
  await password.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('log')).toContainText(messages.sessionEnded)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
  const all = page.getByRole('dialog', { name: messages.endSessionsTitle })
  await all.getByLabel(/^Password/).fill(person.password)
  await all.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(messages.noOtherSessions)).toBeVisible()
  expect(await refreshStatus(elsewhere)).toBe(401)
  await expectGoodView(page, 'settings, signed in nowhere else')
})
