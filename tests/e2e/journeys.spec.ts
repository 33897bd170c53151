import { newSignUp } from './support/people.ts'
import { mailedLink } from './support/server.ts'
import { expect, signIn, storedTokens, test } from './support/test.ts'

test('a new person signs up, verifies the e-mail, signs in and signs out', async ({ page }) => {
  const person = newSignUp()
  await page.goto('/')
  await expect(page).toHaveURL(/\/register\/login\?returnUrl=%2Fteam-member&r=1$/)
  await page.getByRole('link', { name: 'Signup' }).click()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Telephone').fill(person.telephone)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByLabel('Repeat password').fill(person.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(['Create account', 'Verify e-mail', 'Complete profile', 'Upload CV'])

  const link = await mailedLink(person.email, 'Verify your email address')
  await page.goto('/dev/outbox')
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByText('Your email address is verified successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/login/)

  await signIn(page, person)
  await expect(page).toHaveURL(/\/team-member\/completeProfile$/)
  expect((await storedTokens(page)).refreshToken).not.toBeNull()
  await page.getByRole('button', { name: /Profile of/ }).click()
  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
  expect(await storedTokens(page)).toEqual({ idToken: null, refreshToken: null })
})
