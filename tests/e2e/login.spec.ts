import { createMember, demo } from './support/people.ts'
import { addressOf, callsOf, expect, signIn, test } from './support/test.ts'

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

const returnTo = (value: string): string => `/register/login?returnUrl=${encodeURIComponent(value)}`

test("returnUrl leads to the portal's own paths", async ({ page }) => {
  const own = '/team-member/timesheet/-7?view=week#monday'
  await page.goto(returnTo(own))
  await signIn(page, await createMember({ commitments: ['Active'] }))
  await expect.poll(() => addressOf(page)).toBe(own)
})

test('returnUrl leads nowhere else', async ({ page }) => {
  await page.goto(returnTo('//evil.example'))
  await signIn(page, await createMember({ commitments: ['Active'] }))
  await expect.poll(() => addressOf(page)).toBe('/team-member/dashboard')
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
