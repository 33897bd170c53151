import { stopClock } from '../support/clock.ts'
import { createMember, demo } from './support/people.ts'
import { mailedLink, mailsTo, portalUrl } from './support/server.ts'
import { addressOf, callsOf, expect, openAs, test } from './support/test.ts'

const notVerified =
  "Your email address hasn't been verified, please click on the verification link you have received in your email"

test('an unverified person is asked to verify, and the mail is sent on opening', async ({ page }) => {
  const person = await createMember({ emailVerified: false, commitments: ['Active'] })
  const sent = callsOf(page, 'EmailVerification_send')
  const tokenLogins = callsOf(page, 'Session_logInWithCustomToken')
  await openAs(page, person, '/team-member/commitments')
  await expect(page.getByText(notVerified)).toBeVisible()
  expect(addressOf(page)).toBe('/team-member/email-verification?returnUrl=%2Fteam-member%2Fcommitments')
  await expect(page.getByRole('log')).toContainText('Verification email has been sent.')
  expect(sent).toEqual([{ callbackUrl: `${portalUrl()}/register/verify-email` }])
  expect(tokenLogins).toHaveLength(1)
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()

  await page.goto(await mailedLink(person.email, 'Verify your email address'))
  await expect(page.getByText('Your email address is verified successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/login$/)
  await openAs(page, person, '/team-member/email-verification?returnUrl=%2Fteam-member%2Fcommitments')
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
})

test.describe('by the clock', () => {
  test.use({ setsClock: true })

  test('Resend opens after a countdown of 60 seconds and sends once more', async ({ page }) => {
    const person = await createMember({ emailVerified: false })
    await page.clock.install()
    const sent = callsOf(page, 'EmailVerification_send')
    await openAs(page, person, '/team-member/email-verification')
    const resend = page.getByRole('button', { name: /^Resend/ })
    await expect(resend).toHaveText(/^Resend \(\d+ s\)$/)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(resend).toHaveAccessibleDescription(/You can send the e-mail again in \d+ s\./)
    await stopClock(page)
    const secondsLeft = async () => Number(/\d+/.exec((await resend.textContent()) ?? '')?.[0])
    const before = await secondsLeft()
    await page.clock.runFor(30_000)
    // What it showed before may have been a second old.
    await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 29)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await resend.click({ force: true })
    await page.clock.runFor(30_000)
    await expect(resend).toHaveText('Resend')
    expect(sent).toHaveLength(1)

    await resend.click()
    await expect(resend).toHaveText(/^Resend \(\d+ s\)$/)
    expect(sent).toHaveLength(2)
    await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2)
  })
})

test('the menu is not shown before the e-mail is verified', async ({ page }) => {
  await openAs(page, demo('unverified'))
  await expect(page.getByText(notVerified)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
