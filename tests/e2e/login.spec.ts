import { safeReturnUrl } from '../../src/rules/paths.ts'
import { createMember, demo } from './support/people.ts'
import { addressOf, callsOf, expect, type Page, signIn, test } from './support/test.ts'

test('a wrong password and an unknown person are refused in the same words', async ({ page }) => {
  await page.goto('/register/login')
  for (const person of [{ ...demo('idle'), password: 'not the password' }, demo('nobody')]) {
    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Wrong Email or Password')
    await expect(page.getByLabel('User name')).toHaveValue(person.email)
    await page.getByLabel('User name').fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('user name and password are required', async ({ page }) => {
  const calls = callsOf(page, 'Session_logIn')
  await page.goto('/register/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription('Required.')
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription('Required.')
  await expect(page.getByLabel('User name')).toBeFocused()
  await page.getByLabel('User name').fill('   ')
  await page.getByLabel(/^Password/).fill('x')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription('Required.')
  expect(calls).toEqual([])
})

test('the user name is sent trimmed and in lower case, the password as typed', async ({ page }) => {
  const calls = callsOf(page, 'Session_logIn')
  await page.goto('/register/login')
  await signIn(page, { email: '  Nobody.AT@Demo.TEST ', password: ' Spaces And CASE ' })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(calls).toEqual([{ userName: 'nobody.at@demo.test', password: ' Spaces And CASE ' }])
})

test('the social button is disabled, says why, and is in no other button’s way', async ({ page }) => {
  await page.goto('/register/login')
  const social = page.getByRole('button', { name: 'Continue with Google' })
  await expect(social).toHaveAttribute('aria-disabled', 'true')
  await expect(social).toHaveAccessibleDescription('Coming soon')
  await expect(page.getByText('Coming soon')).toBeVisible()
  await social.click({ force: true })
  expect(addressOf(page)).toBe('/register/login')
  // From there to the button above, as a hand moves.
  const login = page.getByRole('button', { name: 'Login', exact: true })
  const box = await login.boundingBox()
  if (box === null) throw new Error('Login is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2, { steps: 20 })
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText('Required.').first()).toBeVisible()
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/register/login')
  const password = page.getByLabel(/^Password/)
  await password.fill('look at me')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/register\/login$/)
}

/** Values of returnUrl and where a person with commitments stands after the login. */
const ownPaths: Readonly<Record<string, string>> = {
  '/team-member/commitments': '/team-member/commitments',
  '/team-member/timesheet/-7?view=week#monday': '/team-member/timesheet/-7?view=week#monday',
  '/notifications?unread=true': '/notifications?unread=true',
  '/team-member': '/team-member/dashboard',
}

/** What is refused; the last three are one each of another place, another scheme, and a page that ends the session. */
const refused = [
  '/\\evil.example',
  'https://evil.example/team-member/profile',
  'data:text/html,<script>alert(1)</script>',
  '/%2F/evil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
  'team-member/profile',
  '/team-member/../../evil',
  '/login-with-token?idToken=a&refreshToken=b',
  '/no-such-page',
  '',
  '//evil.example',
  'javascript:alert(document.domain)',
  '/logout',
]

const returnTo = (value: string): string => `/register/login?returnUrl=${encodeURIComponent(value)}`

test("returnUrl leads to the portal's own paths", async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  for (const [value, expected] of Object.entries(ownPaths)) {
    await page.goto(returnTo(value))
    await signIn(page, person)
    await expect.poll(() => addressOf(page), { message: value }).toBe(expected)
    await signOut(page)
  }
})

test('returnUrl leads nowhere else', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  for (const value of refused) expect(safeReturnUrl(value), value).toBeNull()
  for (const value of refused.slice(-3)) {
    await page.goto(returnTo(value))
    await signIn(page, person)
    await expect.poll(() => addressOf(page), { message: value }).toBe('/team-member/dashboard')
    await signOut(page)
  }
})

test('legacy credentials in local storage are removed when the portal opens', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    for (const key of ['username', 'userName', 'password']) localStorage.setItem(key, 'left over')
  })
  await page.goto('/register/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('left over')
})
