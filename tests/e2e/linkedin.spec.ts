import { expect, type Page } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { freePort } from '../../src/server/free-port.ts'
import { type OpenIdServer, startOpenId } from '../service/support/open-id.ts'
import { expectNoFaults } from '../support/axe.ts'
import { test } from '../support/browser-test.ts'
import { blankAddress } from '../support/kept-page.ts'
import { plantSession } from '../support/plant-session.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { demo } from './support/people.ts'
import { logIn } from './support/server.ts'
import { openAs } from './support/test.ts'

const setupTab = '/team-member/profile?tab=profile-setup'
const connect = (page: Page) => page.getByRole('button', { name: 'Connect LinkedIn' })
const said = (page: Page) => page.getByRole('log')

/** A portal whose LinkedIn is a real provider of OpenID Connect on this machine. */
let portal: RunningPortal
let provider: OpenIdServer

const arrive = async (page: Page, name: string, path: string): Promise<void> => {
  await page.goto(`${portal.url}${blankAddress}`)
  await plantSession(page, await logIn(demo(name), portal.url))
  await page.goto(`${portal.url}${path}`)
}

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    provider = await startOpenId({
      claims: () => ({ name: 'Somebody at LinkedIn', profile: 'https://www.linkedin.com/in/somebody' }),
      redirectUri: `${url}/team-member/profile`,
      tokenAnswer: (body) => body,
    })
    portal = await startPortal({
      port,
      environment: {
        PUBLIC_URL: url,
        LINKEDIN_ISSUER: provider.issuer,
        LINKEDIN_CLIENT_ID: provider.clientId,
        LINKEDIN_CLIENT_SECRET: provider.clientSecret,
      },
    })
  })
  test.afterAll(async () => {
    await portal?.cleanUp()
    await provider?.close()
  })

  test('a member goes there, comes back verified, and the address tells nothing', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) addresses.push(request.url())
    })
    await arrive(page, 'member', setupTab)
    await connect(page).click()
    await expect(said(page)).toContainText(messages.linkedInVerified)
    const back = addresses.find((address) => address.includes('code='))
    expect(back).toMatch(/\/team-member\/profile\?code=.+&state=.+/)
    const { search } = new URL(page.url())
    expect(search).not.toMatch(/code|state|iss/)
    const secrets = [...new URL(back ?? '').searchParams].filter(([name]) => name !== 'iss').map(([, text]) => text)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
    for (const secret of secrets) expect(kept).not.toContain(secret)

    // What the provider sent back is good once: the address from the history verifies nobody again.
    await page.goto(back ?? '')
    await expect(said(page)).toContainText(/LinkedIn could not be verified|An error has occurred!/)
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(connect(page)).toHaveCount(0)
  })

  test('somebody who is still in the wizard comes back to it verified', async ({ page }) => {
    await arrive(page, 'newcomer', '/team-member/profile')
    await expect(page).toHaveURL(/\/team-member\/completeProfile/)
    const answer = page.waitForResponse((one) => one.request().postData()?.includes('ProfileLinkedIn_verify') ?? false)
    const address = await page.evaluate(async () => {
      const idToken = localStorage.getItem('portal.idToken')
      const response = await fetch('/v1/authentication/LinkedInUrl', { headers: { authorization: `Bearer ${idToken}` } })
      return (await response.json()).value.Url as string
    })
    await page.goto(address)
    await expect(page).toHaveURL(/\/team-member\/completeProfile/)
    expect(new URL(page.url()).search).not.toMatch(/code|state=/)
    expect(await (await answer).json()).toMatchObject({ data: { verifyLinkedIn: {} } })
    await expect(said(page)).toContainText(messages.linkedInVerified)
  })

  test('what another person was sent for verifies nobody', async ({ page }) => {
    await arrive(page, 'lead', setupTab)
    const { idToken } = await logIn(demo('grace'), portal.url)
    const asked = await fetch(`${portal.url}/v1/authentication/LinkedInUrl`, { headers: { authorization: `Bearer ${idToken}` } })
    const { Url } = ((await asked.json()) as { value: { Url: string } }).value
    const returned = await provider.allow(Url)
    await expect(connect(page)).toBeVisible()
    await page.goto(`${portal.url}${setupTab}&${returned}`)
    await expect(said(page)).toContainText(messages.linkedInStateInvalid)
    await expect(said(page)).toContainText(messages.linkedInVerified)
    await expect(connect(page)).toBeEnabled()
    await expect(page.getByText('Verified', { exact: true })).toHaveCount(0)
    await expectNoFaults(page, 'connecting LinkedIn failed', '[data-flow="linkedin-connect"]')
  })
})

test('without a provider the button explains why it cannot be pressed', async ({ page }) => {
  await openAs(page, demo('lead'), setupTab)
  await connect(page).focus()
  await page.keyboard.press('Enter')
  await expect(connect(page)).toBeDisabled()
  await expect(connect(page)).toHaveAccessibleDescription(messages.linkedInOff)
  await expect(page.locator('[data-flow="linkedin-connect"]').getByText(messages.linkedInOff).first()).toBeVisible()
})
