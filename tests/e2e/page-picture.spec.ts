import { linkTo } from '#rules/paths.ts'
import { recordsOf } from '../support/device-records.ts'
import { failCalls } from '../support/gateway-answers.ts'
import { blankAddress } from '../support/kept-page.ts'
import { type HeldCode, holdCode } from './support/hold-code.ts'
import { chooseLook, looks, wordsOf } from './support/looks.ts'
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

/** Comes back while the code of the portal is held. */
const comeBack = async (page: Page, to = address): Promise<HeldCode> => {
  const code = await holdCode(page)
  await page.goto(to, { waitUntil: 'commit' })
  return code
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
    const page = await openBrowser()
    await chooseLook(page, look)
    await openTrees(page)
    await seeDashboard(page)
    const code = await comeBack(page)
    await expect(picture(page).getByText('Effort')).toBeVisible()
    await expect(picture(page)).toHaveAttribute('inert')
    // Nothing of what waits for the person, which may be about others.
    await expect(picture(page).getByText('What to do now')).toBeVisible()
    await expect(picture(page).getByText(/Log time|Waiting for you|team members/)).toHaveCount(0)
    await page.evaluate(() => document.fonts.load('500 16px "Inter Variable"'))
    const before = await textsOf(page, '#page-picture')
    expect(before.length).toBeGreaterThan(12)
    await code.release()
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
  const code = await comeBack(page)
  await expect(page.locator('head script[type="module"]').first()).toBeAttached()
  await expect(picture(page)).toHaveCount(0)
  await code.release()
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

test('no picture is shown where the page would look different; a dashboard that does not come, one that fails and an ended session take it away', async ({
  page,
  watch,
}) => {
  const person = await createMember({ commitments: ['Active'] })
  await seeDashboard(page, person)
  const wide = page.viewportSize()
  for (const [what, prepare, to] of without) {
    const kept = await note(page)
    await prepare(page)
    const code = await comeBack(page, to)
    await expect(page.locator('head script[type="module"]').first()).toBeAttached()
    await expect(picture(page), what).toHaveCount(0)
    await code.release()
    await page.goto(blankAddress)
    if (wide !== null) await page.setViewportSize(wide)
    await page.evaluate((text) => localStorage.setItem('portal.picture', text ?? ''), kept)
  }

  // Code that does not come.
  watch.expectProblem(/ERR_FAILED|Failed to load resource|500/)
  const code = await comeBack(page)
  await expect(picture(page)).toHaveCount(1)
  await code.lose()
  await expect(picture(page)).toHaveCount(0)
  await code.release()

  const goOn = await failCalls(page, 'Dashboard_read', 500)
  await page.goto(address)
  await expect(own(page).getByRole('alert')).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
  await goOn()

  expect(await note(page)).not.toBeNull()
  await endSessions(person)
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
})
