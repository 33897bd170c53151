import { createMember, type Member } from './support/people.ts'
import { logIn, loginStatus, mailedLink, mailsTo, portalUrl, refreshStatus, resetLink } from './support/server.ts'
import { callsOf, expect, openAs, type Page, signIn, test } from './support/test.ts'

const linkSent = 'Reset Password link has been sent to your email successfully.'
const invalidToken = 'There is an error on Validating Token'

const askForLink = async (page: Page, { email }: Member): Promise<string> => {
  await page.goto('/register/login')
  await page.getByRole('link', { name: 'Reset password' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('main').getByText(linkSent)).toBeVisible()
  return mailedLink(email, 'Reset your password')
}

test('a forgotten password is replaced, and every other session of the person ends', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  const tokens = await logIn(person)
  expect(await refreshStatus(tokens)).toBe(200)

  const calls = callsOf(page, 'PasswordReset_sendLink')
  const link = await askForLink(page, person)
  expect(calls).toEqual([{ email: person.email, callbackUrl: `${portalUrl()}/register/reset-password` }])
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('A brand new secret')
  expect(page.url()).toBe(`${portalUrl()}/register/reset-password`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('Your password has been changed successfully.')
  await expect(page).toHaveURL(/\/register\/login$/)

  expect(await loginStatus(person)).toBe(401)
  await signIn(page, person)
  await expect(page.getByRole('alert')).toHaveText('Wrong Email or Password')
  await signIn(page, { ...person, password: 'A brand new secret' })
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)

  expect(await refreshStatus(tokens)).toBe(401)
})

test('a reset link works once; a used or invalid one offers a new link', async ({ page }) => {
  const person = await createMember()
  const link = await resetLink(person)
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('A brand new secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
  const token = new URL(link).searchParams.get('token')
  for (const address of [
    link,
    `/register/reset-password/${token}`,
    '/register/reset-password?token=nonsense',
    '/resetPassword?token=x',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(invalidToken)).toBeVisible()
    expect(page.url()).toBe(`${portalUrl()}/register/reset-password`)
  }
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('a reset link works for whoever is logged in: its own person logs in again, another one stays', async ({ page }) => {
  const [person, other] = [await createMember({ commitments: ['Active'] }), await createMember({ commitments: ['Active'] })]
  await openAs(page, other, await resetLink(person))
  await expect(page.getByRole('main')).toContainText('is logged in on this device.')
  await page.getByRole('textbox', { name: 'New password' }).fill('A brand new secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('Your password has been changed successfully.')
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 }).first()).toBeVisible()

  await page.goto(await resetLink(other))
  await page.getByRole('textbox', { name: 'New password' }).fill('Another new secret')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toContainText('You must be logged in again because you are logged out')
  expect(await loginStatus({ ...other, password: 'Another new secret' })).toBe(200)
})

test('the reset forms name what is missing or wrong', async ({ page }) => {
  const calls = callsOf(page, 'PasswordReset_sendLink')
  await page.goto('/register/reset-password')
  const email = page.getByLabel('E-mail')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(email).toHaveAccessibleDescription(/Required\./)
  await expect(email).toBeFocused()
  await email.fill('nobody@nowhere')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(email).toHaveAccessibleDescription(/E-mail must be valid\./)
  expect(calls).toEqual([])

  await page.goto(await resetLink(await createMember()))
  const password = page.getByRole('textbox', { name: 'New password' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(password).toHaveAccessibleDescription(/Required\./)
  await password.fill('seven77')
  await expect(password).toHaveAccessibleDescription(/Use 8 to 128 characters\./)
  await expect(password).toBeFocused()
})

test('an unknown e-mail gets the same answer and no mail', async ({ page }) => {
  const email = 'nobody@example.test'
  await page.goto('/register/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('main').getByText(linkSent)).toBeVisible()
  // When a mail that is asked for later is there, one to this address would be.
  await resetLink(await createMember())
  expect(await mailsTo(email)).toEqual([])
})
