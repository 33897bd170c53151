import { linkTo } from '#rules/paths.ts'
import { recordsOf } from '../support/device-records.ts'
import { holdCode } from './support/hold-code.ts'
import { looks, openLooking, wordsOf } from './support/looks.ts'
import { createMember, demo, endSessions } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'

const address = linkTo('Dashboard')

const picture = (page: Page) => page.locator('#page-picture')
const own = (page: Page) => page.locator('#root')

const note = (page: Page) => page.evaluate(() => localStorage.getItem('portal.picture'))

/** Looks at the dashboard until the device has a picture of it. */
const seeDashboard = async (page: Page, person = demo('lead')): Promise<void> => {
  await openAs(page, person, address)
  await expect.poll(() => note(page)).not.toBeNull()
}

/** Comes back while the code of the portal is held. @returns what lets it go */
const comeBack = async (page: Page, to = address): Promise<() => void> => {
  const release = await holdCode(page)
  await page.goto(to, { waitUntil: 'commit' })
  return release
}

/** Lets the tests see what is within the picture. */
const openTrees = (page: Page) =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' })
    }
  })

/** Every text that is seen within the window, where it stands and in which colour. */
const textsOf = (page: Page, place: '#page-picture' | '#root'): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const host = document.querySelector(selector)
    const root = host?.shadowRoot ?? host
    return [...(root?.querySelectorAll('*') ?? [])]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        return [element.textContent, ...[x, y, width, height].map(Math.round), color, fontSize, fontWeight].join(' ')
      })
  }, place)

for (const look of looks) {
  test(`who comes back sees the dashboard as it was before its code is there, and nothing moves when it comes: ${wordsOf(look)}`, async ({
    openBrowser,
  }) => {
    const page = await openLooking(openBrowser, look)
    await openTrees(page)
    await seeDashboard(page)
    const release = await comeBack(page)
    await expect(picture(page).getByText('Effort')).toBeVisible()
    await expect(picture(page)).toHaveAttribute('inert')
    // Nothing of what waits for the person, which may be about others.
    await expect(picture(page).getByText('What to do now')).toBeVisible()
    await expect(picture(page).getByText(/Log time|Waiting for you|team members/)).toHaveCount(0)
    await page.evaluate(() => document.fonts.load('500 16px "Inter Variable"'))
    const before = await textsOf(page, '#page-picture')
    expect(before.length).toBeGreaterThan(12)
    release()
    await expect(own(page).getByText('Effort')).toBeVisible()
    await expect(picture(page)).toHaveCount(0)
    await expect
      .poll(async () => {
        const now = await textsOf(page, '#root')
        return before.filter((text) => !now.includes(text))
      })
      .toEqual([])
  })
}

test('the picture lies sealed on the device, and logging out takes its key', async ({ page }) => {
  await seeDashboard(page)
  const [sealed = ''] = (await recordsOf(page, 'portal-picture', 'pictures')) as readonly string[]
  expect(sealed.length).toBeGreaterThan(1000)
  expect(sealed).not.toMatch(/Effort|Dashboard|data-pictured/)
  await page.goto('/register/logout')
  await expect(page).toHaveURL(/\/register\/login$/)
  // The next session on this device has another key, even where the page believes there is something to show.
  await openAs(page, demo('lead'), '/team-member/career-histories')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await note(page)).not.toBeNull()
  await comeBack(page)
  await expect(page.locator('head script[type="module"]').first()).toBeAttached()
  await expect(picture(page)).toHaveCount(0)
})

const without: readonly (readonly [what: string, prepare: (page: Page) => Promise<unknown>, to?: string])[] = [
  ['in a window of another width', (page) => page.setViewportSize({ width: 1000, height: 800 })],
  ['of another month', async () => undefined, `${address}?month=2026-10`],
  ['of another page', async () => undefined, linkTo('Timesheet')],
  [
    'by another version',
    (page) =>
      page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('portal.picture') ?? '')
        localStorage.setItem('portal.picture', JSON.stringify({ ...kept, code: ['/assets/start-older.js'] }))
      }),
  ],
  ['from what cannot be read', (page) => page.evaluate(() => localStorage.setItem('portal.picture', '{'))],
]

test('no picture is shown where the page would look different', async ({ openBrowser }) => {
  const page = await openBrowser()
  await seeDashboard(page)
  for (const [what, prepare, to] of without) {
    const kept = await note(page)
    await prepare(page)
    const release = await comeBack(page, to)
    await expect(page.locator('head script[type="module"]').first()).toBeAttached()
    await expect(picture(page), what).toHaveCount(0)
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate((text) => localStorage.setItem('portal.picture', text ?? ''), kept)
  }
})

test('a dashboard that fails takes the picture away', async ({ page, watch }) => {
  watch.expectProblem(/500/)
  await seeDashboard(page)
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('Dashboard_read')) await route.fulfill({ status: 500 })
    else await route.fallback()
  })
  await page.goto(address)
  await expect(own(page).getByRole('alert')).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
})

test('a session that has ended takes the picture away', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await seeDashboard(page, person)
  await endSessions(person)
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
})

test('code that does not come takes the picture away', async ({ page, watch }) => {
  watch.expectProblem(/ERR_FAILED|Failed to load resource/)
  await seeDashboard(page)
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('head script[type="module"]').first()).toBeAttached()
  await expect(picture(page)).toHaveCount(0)
})
