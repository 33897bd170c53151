import { messages } from '../../src/rules/messages.ts'
import { newSignUp, type Person } from './support/people.ts'
import { mailedLink, mailsTo, portalUrl } from './support/server.ts'
import { callsOf, expect, type Page, signIn, storedTokens, test } from './support/test.ts'

type SignUp = ReturnType<typeof newSignUp>

const fillSignUp = async (page: Page, person: SignUp): Promise<void> => {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Telephone').fill(person.telephone)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByLabel('Repeat password').fill(person.password)
}

const signUp = async (page: Page, person: SignUp): Promise<void> => {
  await page.goto('/register/signup')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
}

const databaseNames = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort())

/** Everything that IndexedDB holds, as one text. */
const storedRows = (page: Page) =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        rows.push(...(await asked(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return JSON.stringify(rows)
  })

test('a new person signs up, verifies the e-mail, signs in and signs out; no secret stays on the device', async ({ page }) => {
  const person = newSignUp()
  const sent = callsOf(page, 'SignUp_create')
  await page.goto('/')
  await expect(page).toHaveURL(/\/register\/login\?returnUrl=%2Fteam-member&r=1$/)
  await page.getByRole('link', { name: 'Signup' }).click()
  const password = page.getByLabel(/^Password/)
  const hint = '8 to 128 characters'
  // What the browser knows of weak passwords comes after the form.
  await expect(async () => {
    await password.fill('')
    await password.fill('Sunshine')
    await expect(password).toHaveAccessibleDescription(`${hint} ${messages.passwordCommon}`, { timeout: 500 })
  }).toPass()
  await password.press('End')
  await password.pressSequentially(' over the harbour')
  await expect(password).toHaveAccessibleDescription(hint)
  await page.getByLabel('First name').fill('Harbour')
  await password.fill('Over-the-harbour-1')
  await expect(password).toHaveAccessibleDescription(`${hint} ${messages.passwordPersonal}`)
  await fillSignUp(page, { ...person, email: ` ${person.email.toUpperCase()} ` })
  await page.getByRole('combobox', { name: /How did you hear about us/ }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Search Engine',
    'Social Networks',
    'Email',
    'Job sites',
    'Word of mouth',
    'Company website',
    'Referral',
    'Other',
  ])
  await page.getByRole('option', { name: 'Job sites' }).click()
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(sent).toEqual([{ input: expect.objectContaining({ wayToKnow: 'Job sites', email: person.email }) }])
  await expect(page.getByRole('listitem')).toHaveText(['Create account', 'Verify e-mail', 'Complete profile', 'Upload CV'])

  const link = await mailedLink(person.email, 'Verify your email address')
  expect(link).toMatch(new RegExp(`^${portalUrl()}/register/verify-email\\?token=`))
  await page.goto('/dev/outbox')
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByText('Your email address is verified successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/login$/)

  const wrong: Person = { ...person, password: 'A wrong password 4711' }
  await signIn(page, wrong)
  await expect(page.getByRole('alert')).toHaveText('Wrong Email or Password')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/team-member\/completeProfile\?step=1$/)
  const { idToken, refreshToken } = await storedTokens(page)
  expect(idToken).toBeTruthy()
  expect(refreshToken).toBeTruthy()
  expect(await databaseNames(page)).not.toEqual([])
  const kept = await storedRows(page)
  expect(kept).toContain(refreshToken)
  const besides = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  for (const secret of [person.password, wrong.password, new URL(link).searchParams.get('token') ?? 'no token']) {
    expect(`${kept} ${besides}`).not.toContain(secret)
  }

  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
  expect(await storedTokens(page)).toEqual({ idToken: null, refreshToken: null })
  // Of the person only the place in the wizard stays, for when they come back (decisions E).
  const left: readonly { readonly flow: string; readonly entries: readonly { readonly event: object }[] }[] = JSON.parse(
    await storedRows(page),
  )
  expect(left.map(({ flow }) => flow)).toEqual([expect.stringMatching(/^wizard@/)])
  const facts = { personal: false, professional: false, careerHistory: false, profile: false }
  expect(left[0]?.entries.map(({ event }) => event)).toEqual([{ type: 'journal.started' }, { type: 'facts.arrived', facts }])
})

test('a verification link works once and says so before the login opens; a wrong one says so', async ({ page, watch }) => {
  const person = newSignUp()
  await signUp(page, person)
  const link = await mailedLink(person.email, 'Verify your email address')
  await page.addInitScript(() => {
    const moments: Record<string, number> = {}
    Object.assign(window, { moments })
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('verified successfully')) moments.shown ??= performance.now()
    }).observe(document, { childList: true, subtree: true, characterData: true })
    const replace = history.replaceState.bind(history)
    history.replaceState = (data, unused, url) => {
      if (String(url).endsWith('/logout')) moments.left ??= performance.now()
      replace(data, unused, url)
    }
  })
  await page.goto(link)
  await expect(page.getByText('Your email address is verified successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/login$/)
  const { shown = 0, left = 0 } = await page.evaluate(() => (window as unknown as { moments: Record<string, number> }).moments)
  // How long it stays is the chart's (tested with its clock, and in its paths); here only the order is what a person sees.
  expect(shown).toBeGreaterThan(0)
  expect(left).toBeGreaterThan(shown)
  const path = `/register/verify-email/${new URL(link).searchParams.get('token')}`
  for (const address of [link, path, '/register/verify-email?token=nonsense', '/register/verify-email']) {
    await page.goto(address)
    await expect(page.getByText('This link is invalid or has expired.')).toBeVisible()
    expect(page.url()).toBe(`${portalUrl()}/register/verify-email`)
  }
  expect(watch.problems).toEqual([])
})

test("an e-mail or a phone number that exists already is refused in the specification's words, and what was typed stays", async ({
  page,
}) => {
  const known = newSignUp()
  await signUp(page, known)
  const conflict = 'User with this email address/phone number already exists, please login!'
  const stranger = newSignUp()
  await page.goto('/register/signup')
  await fillSignUp(page, { ...stranger, email: `  ${known.email.toUpperCase()} ` })
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByRole('alert')).toHaveText(conflict)
  await expect(page.getByLabel('Telephone')).toHaveValue(stranger.telephone)
  await expect(page.getByLabel(/^Password/)).toHaveValue(stranger.password)

  const { telephone } = known
  await page.getByLabel('E-mail').fill(stranger.email)
  await page.getByLabel('Telephone').fill(`(${telephone.slice(0, 4)}) ${telephone.slice(4, 8)}-${telephone.slice(8)}`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByRole('alert')).toHaveText(conflict)
  expect(await mailsTo(stranger.email)).toEqual([])

  await page.getByLabel('Telephone').fill(stranger.telephone)
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('sign-up stands in two columns from 590 px and in one below', async ({ page }) => {
  /** By how much the last name stands below the first, measured in one moment. */
  const step = () =>
    page
      .getByLabel(/^(First|Last) name/)
      .evaluateAll(([first, last]) => (last?.getBoundingClientRect().y ?? Number.NaN) - (first?.getBoundingClientRect().y ?? 0))
  await page.setViewportSize({ width: 590, height: 900 })
  await page.goto('/register/signup')
  await expect.poll(step).toBe(0)
  await page.setViewportSize({ width: 589, height: 900 })
  await expect.poll(step).toBeGreaterThan(40)
})
