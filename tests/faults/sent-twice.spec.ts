import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { expect, test } from './support/portal-test.ts'

const password = 'Correct-horse-7'

const newEmail = (): string => `twice-${randomUUID()}@faults.test`

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/register/signup')
  const phone = `+6148${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  for (const [label, text] of [
    ['First name', 'Kim'],
    ['Last name', 'Twice'],
    ['E-mail', email],
    ['Telephone', phone],
    ['Repeat password', password],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(text)
  }
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(password)
}

const signUpButton = (page: Page) => page.getByRole('button', { name: 'Signup', exact: true })

test.describe('Sign-up sent more than once', () => {
  const accounts = async (portal: Parameters<typeof onDatabaseOf>[0], email: string) =>
    onDatabaseOf<{ accounts: number; members: number }>(
      portal,
      `select (select count(*)::int from user_account where user_name = $1) as accounts,
         (select count(*)::int from team_member where email = $1) as members`,
      [email],
    )
  const one = [{ accounts: 1, members: 1 }]

  /** Counts the page's sign-up requests and collects their keys. */
  const keysOf = (page: Page): (string | undefined)[] => {
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('SignUp_create')) keys.push(request.headers()['idempotency-key'])
    })
    return keys
  }

  test('a double click makes one account', async ({ page, portal, problems }) => {
    const email = newEmail()
    await fillIn(page, email)
    const keys = keysOf(page)
    await signUpButton(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(keys).toHaveLength(1)
    expect(await accounts(portal, email)).toEqual(one)
    expect(problems).toEqual([])
  })

  test('Enter twenty times makes one account', async ({ page, portal, problems }) => {
    const email = newEmail()
    await fillIn(page, email)
    const keys = keysOf(page)
    await page.getByRole('textbox', { name: 'E-mail' }).focus()
    await page.evaluate(() => {
      const form = document.activeElement?.closest('form')
      for (let time = 0; time < 10; time += 1) form?.requestSubmit()
    })
    for (let time = 0; time < 10; time += 1) await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(keys).toHaveLength(1)
    expect(await accounts(portal, email)).toEqual(one)
    expect(problems).toEqual([])
  })

  test('a lost answer and another try make one account, under one key', async ({ page, portal, problems }) => {
    const email = newEmail()
    await fillIn(page, email)
    const keys = keysOf(page)
    let losses = 2
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('SignUp_create') || losses === 0) return route.fallback()
      losses -= 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    for (let time = 0; time < 2; time += 1) {
      await signUpButton(page).click()
      await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
      expect(await accounts(portal, email)).toEqual(one)
    }
    await signUpButton(page).click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(await accounts(portal, email)).toEqual(one)
    expect(problems).toEqual([])
  })
})
