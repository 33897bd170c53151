import type { Request } from '@playwright/test'
import type { Tokens } from '../support/plant-session.ts'
import { query } from './support/database.ts'
import { createMember } from './support/people.ts'
import { logIn } from './support/server.ts'
import { addressOf, expect, openAs, type Page, storedTokens, test } from './support/test.ts'

const invalid = 'This link is invalid or has expired.'

const linkWith = ({ idToken, refreshToken }: Tokens, more = ''): string =>
  `/login-with-token?${new URLSearchParams({ idToken, refreshToken })}${more}`

const historyOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation.entries().map(({ url }) => url),
  )

const emailOnShow = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Profile of/ }).click()
  return (await page.getByRole('dialog', { name: 'Profile' }).getByRole('link').first().textContent()) ?? ''
}

test('a link with tokens signs in, and the tokens leave the address at once', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  const tokens = await logIn(person)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(linkWith(tokens, '&returnUrl=%2Fteam-member%2Fcommitments'))
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
  expect(await emailOnShow(page)).toBe(person.email)

  const sent = [...requests]
  const referers = await Promise.all(sent.map((request) => request.headerValue('referer')))
  const secrets = [tokens.idToken, tokens.refreshToken]
  const held = await storedTokens(page)
  expect(held.refreshToken).not.toBe(tokens.refreshToken)
  for (const secret of secrets) {
    expect(referers.join(' ')).not.toContain(secret)
    expect((await historyOf(page)).join(' ')).not.toContain(secret)
    // The document itself is asked for with them; nothing after it.
    expect(
      sent
        .slice(1)
        .map((request) => request.url())
        .join(' '),
    ).not.toContain(secret)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.referrer]))).not.toContain(secret)
  }
})

test('the link works once', async ({ page, openBrowser }) => {
  const person = await createMember({ commitments: ['Active'] })
  const tokens = await logIn(person)
  await page.goto(linkWith(tokens))
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
  // The grace of ten seconds, in which a lost answer is told again, is over.
  await query(`update refresh_token set used_at = used_at - interval '11 seconds' where member_id = $1`, [person.memberId])
  const second = await openBrowser()
  await second.goto(linkWith(tokens))
  await expect(second).toHaveURL(/\/register\/login\?r=3$/)
  await expect(second.getByRole('main')).toContainText(invalid)
  expect(await storedTokens(second)).toEqual({ idToken: null, refreshToken: null })
})

test('invalid tokens lead to the login page', async ({ page }) => {
  const tokens = await logIn(await createMember())
  const other = await logIn(await createMember())
  const links = [
    '/login-with-token',
    '/login-with-token?idToken=nonsense&refreshToken=nonsense',
    linkWith({ ...tokens, refreshToken: '' }),
    linkWith({ idToken: other.idToken, refreshToken: tokens.refreshToken }),
  ]
  for (const link of links) {
    await page.goto(link)
    await expect.poll(() => addressOf(page)).toBe('/register/login?r=3')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await storedTokens(page)).toEqual({ idToken: null, refreshToken: null })
  }
})

test('after invalid tokens the login leads to the page of the link', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await page.goto(`${linkWith({ idToken: 'x', refreshToken: 'y' })}&returnUrl=%2Fteam-member%2Fcommitments`)
  await expect(page.getByRole('main')).toContainText(invalid)
  expect(addressOf(page)).toBe('/register/login?returnUrl=%2Fteam-member%2Fcommitments&r=3')
  await page.getByLabel(/^User name/).fill(person.email)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
})

test('a link of the person who is signed in asks nothing, new or used', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  const link = linkWith(await logIn(person), '&returnUrl=%2Fteam-member%2Fcommitments')
  await page.goto(link)
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
  const held = await storedTokens(page)
  await query(`update refresh_token set used_at = used_at - interval '11 seconds' where member_id = $1`, [person.memberId])
  for (const again of [link, linkWith(await logIn(person), '&returnUrl=%2Fteam-member%2Fcommitments')]) {
    await page.goto(again)
    await expect(page).toHaveURL(/\/team-member\/commitments$/)
    expect(await emailOnShow(page)).toBe(person.email)
    expect(await storedTokens(page)).toEqual(held)
  }
})

test('a foreign returnUrl in the link leads to the dashboard', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await page.goto(linkWith(await logIn(person), `&returnUrl=${encodeURIComponent('//evil.example/x')}`))
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
})

test('when another person is signed in, the link asks first', async ({ page }) => {
  const present = await createMember({ commitments: ['Active'] })
  const arriving = await createMember({ commitments: ['Active'] })
  await openAs(page, present)
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
  const before = await storedTokens(page)

  await page.goto(linkWith(await logIn(arriving), '&returnUrl=%2Fteam-member%2Fcommitments'))
  await expect(page.getByText(`${present.fullName} is logged in on this device.`)).toBeVisible()
  expect(addressOf(page)).toBe('/login-with-token?returnUrl=%2Fteam-member%2Fcommitments')
  // The only address that has no title of its own.
  await expect(page).toHaveTitle('Project Portal')
  expect(await storedTokens(page)).toEqual(before)
  await expect(page.getByRole('button', { name: `Stay logged in as ${present.fullName}` })).toBeVisible()
  await page.getByRole('button', { name: 'Use the link' }).click()
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
  await expect.poll(async () => page.getByRole('button', { name: `Profile of ${arriving.fullName}` }).count()).toBe(1)
})
