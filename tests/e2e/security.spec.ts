import { goTo, titleOf } from '../support/in-portal.ts'
import { plantSession } from '../support/plant-session.ts'
import { createMember, demo } from './support/people.ts'
import { refreshStatus } from './support/server.ts'
import { expect, openAs, signIn, storedTokens, test } from './support/test.ts'

/** Every test fails on console errors, violations of the policy and requests that leave the origin; here the rules themselves are read. */

test('every document carries the content security policy with a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>()
  for (const path of ['/register/login', '/team-member/profile', '/no-such-page', '/dev/outbox']) {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  expect(nonces.size).toBe(4)
})

test('a script that the server did not send does not run', async ({ page, watch }) => {
  watch.expectProblem(/Content Security Policy|inline script|inline event handler|Trusted(HTML|Script)|uncaught/i)
  await page.goto('/register/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.textContent = 'window.injected = true'
      document.body.append(script)
    } catch {
      // Trusted Types refuse already the text.
    }
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.injected = true">')
    } catch {
      // The same.
    }
    return 'injected' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => watch.problems.length).toBeGreaterThan(0)
})

test('tokens are in local storage and IndexedDB, and nowhere else', async ({ page, context }) => {
  const person = await createMember({ commitments: ['Active'] })
  await openAs(page, person)
  await expect(page).toHaveURL(/dashboard$/)
  const { idToken, refreshToken } = await storedTokens(page)
  const elsewhere = await page.evaluate(() =>
    JSON.stringify([
      sessionStorage,
      document.cookie,
      location.href,
      history.state,
      document.documentElement.outerHTML,
      { ...caches },
    ]),
  )
  for (const token of [idToken, refreshToken]) expect(elsewhere).not.toContain(token)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['portal.idToken', 'portal.refreshToken'])
})

test('signing in leaves one cookie, which no script reads and no other site sends; without it a copied session is worth nothing', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/register/login')
  await signIn(page, await createMember({ commitments: ['Active'] }))
  await expect(page).toHaveURL(/dashboard$/)
  const attributes = { name: 'known_device', path: '/graphql', httpOnly: true, sameSite: 'Strict' }
  expect(await context.cookies(new URL('/graphql', page.url()).href)).toMatchObject([attributes])
  expect(await context.cookies()).toHaveLength(1)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const { idToken, refreshToken } = await storedTokens(page)
  const copied = { idToken: idToken ?? '', refreshToken: refreshToken ?? '' }
  expect(await refreshStatus(copied)).toBe(401)
  const elsewhere = await browser.newContext()
  try {
    const copy = await elsewhere.newPage()
    await plantSession(copy, copied)
    await copy.goto('/team-member/dashboard')
    await expect(copy.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await storedTokens(copy)).toEqual({ idToken: null, refreshToken: null })
  } finally {
    await elsewhere.close()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('the screens of a member are quiet', async ({ page, watch }) => {
  await openAs(page, demo('member'), '/team-member')
  await expect(page.getByRole('banner')).toBeVisible()
  for (const path of ['/team-member/profile', '/notifications', '/team-member/commitments', '/team-member/timesheet']) {
    await goTo(page, path)
    await expect(page).toHaveTitle(titleOf(path))
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Profile' })).toHaveCount(0)
  }
  expect(watch.problems).toEqual([])
})
