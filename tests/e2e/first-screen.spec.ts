import { expectNoFaults } from '../support/axe.ts'
import { plantSession } from '../support/plant-session.ts'
import { holdCode } from './support/hold-code.ts'
import { chooseLook, looks, wordsOf } from './support/looks.ts'
import { demo } from './support/people.ts'
import { logIn } from './support/server.ts'
import { expect, type Page, test } from './support/test.ts'

const address = '/register/login'

const still = (page: Page) => page.locator('#first-screen')
const live = (page: Page) => page.locator('#root [data-flow="login"]')
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** Where everything stands that is seen or pressed, and in which colours. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.locator('section, h1, p, label, input, a, button').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize } = getComputedStyle(element)
        return [element.tagName, element.textContent, x, y, width, height, color, backgroundColor, fontSize].join(' ')
      }),
  )

const isGone = (page: Page) => expect(still(page)).toHaveCount(0)

for (const look of looks) {
  test(`before its code is there, the login screen is whole, and nothing moves when it comes: ${wordsOf(look)}`, async ({
    page,
  }) => {
    await chooseLook(page, look)
    const code = await holdCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(still(page).getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.evaluate(() => document.fonts.load('500 16px "Inter Variable"'))
    const before = await drawn(page)
    expect(before.length).toBeGreaterThan(9)
    await code.release()
    await expect(live(page)).toBeVisible()
    await isGone(page)
    expect(await drawn(page)).toEqual(before)
  })
}

test('what is typed and pressed before the code is there is kept, and done once it is', async ({ page }) => {
  const code = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  const { email, password } = demo('member')
  await field(page, 'username').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'password').press('Enter')
  await expect(field(page, 'password')).toHaveValue(password)
  await code.release()
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
})

test('who is in the middle of a word goes on there', async ({ page }) => {
  const code = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await field(page, 'username').pressSequentially('ada@exmple.org')
  for (const _ of 'mple.org') await page.keyboard.press('ArrowLeft')
  await code.release()
  await expect(live(page)).toBeVisible()
  await isGone(page)
  await page.keyboard.type('a')
  await expect(field(page, 'username')).toHaveValue('ada@example.org')
  // The machine has it too: what it was given is what it shows.
  await field(page, 'username').press('Enter')
  await expect(field(page, 'username')).toHaveValue('ada@example.org')
  await expect(field(page, 'password')).toHaveAccessibleDescription('Required.')
})

test('a keyboard that stands on a link stands on it still', async ({ page }) => {
  const code = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await still(page).getByRole('link', { name: 'Signup' }).focus()
  await code.release()
  await expect(live(page)).toBeVisible()
  await isGone(page)
  await expect(live(page).getByRole('link', { name: 'Signup' })).toBeFocused()
})

test('who is signed in sees nothing of it', async ({ page }) => {
  await plantSession(page, await logIn(demo('member')))
  const code = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(still(page)).toBeAttached()
  await expect(still(page)).toBeHidden()
  await code.release()
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
  await isGone(page)
})

test('an address with a query says what it says, in the screen that the code draws', async ({ page }) => {
  await page.goto(`${address}?r=1`)
  await expect(live(page).getByText('Please login')).toBeVisible()
  await expect(still(page)).toHaveCount(0)
})

test('code that does not come is told, with a way to try again; axe finds nothing', async ({ page, watch }) => {
  watch.expectProblem(/ERR_FAILED|Failed to load resource/)
  const code = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(still(page).getByRole('heading', { name: 'Login' })).toBeVisible()
  await code.lose()
  const problem = still(page).getByRole('alert')
  await expect(problem).toContainText('The server cannot be reached. Please check your connection.')
  await expectNoFaults(page, 'first screen')
  await code.release()
  await problem.getByRole('link', { name: 'Retry' }).click()
  await expect(live(page)).toBeVisible()
  await isGone(page)
})
