import { authorUndoTime } from '#rules/authors.ts'
import { demo } from './support/people.ts'
import { addressOf, callsOf, expect, openAs, openAtRest, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/authors'
const table = (page: Page) => page.getByRole('table', { name: 'Authors' })
const row = (page: Page, words: RegExp) => table(page).getByRole('row', { name: words })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search authors' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const told = (page: Page) => page.getByRole('log')

const act = async (page: Page, words: RegExp, action: string): Promise<void> => {
  await row(page, words)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The page at rest, whose time to undo is over when the test says so. */
const openWithClock = async (page: Page, at: string): Promise<void> => {
  await page.clock.install()
  await openAtRest(page, demo('lead'), at)
  await expect(table(page)).toBeVisible()
}
const undoTimeEnds = (page: Page) => page.clock.fastForward(authorUndoTime + 500)

test('of thousands of authors what is in sight is in the page, on a phone as cards; search, switches and order are in the address', async ({
  page,
}) => {
  const asked = callsOf(page, 'Authors_page')
  await openAs(page, demo('lead'), address)
  await expect(page.getByText(/^3,0\d\d authors$/)).toBeVisible()
  await expect(table(page)).toHaveAttribute('aria-rowcount', /^30\d\d$/)
  expect(await table(page).getByRole('row').count()).toBeLessThan(80)
  await row(page, /Maya Rahimi/)
    .first()
    .focus()
  await page.keyboard.press('End')
  await expect(table(page).getByRole('row').last()).toBeFocused()
  await expect(table(page).getByRole('row').last()).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const rowCount = Number(await table(page).getAttribute('aria-rowcount'))
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', String(rowCount - 2))
  await page.keyboard.press('Home')
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '2')

  // At a phone's width they are cards.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.getByRole('article').filter({ hasText: 'member@demo.test' })
  await expect(card).toContainText('Maya Rahimi')
  expect(await page.getByRole('article').count()).toBeLessThan(60)
  await card.getByRole('checkbox').press('Space')
  await expect(page.getByText(/^1 of 3,0\d\d authors selected$/)).toBeVisible()
  await card.getByRole('checkbox').press('Space')
  if (wide !== null) await page.setViewportSize(wide)

  await search(page).fill('rahimi')
  await expect(row(page, /Rahimi/i)).not.toHaveCount(0)
  await expect(row(page, /Karimi/)).toHaveCount(0)
  await table(page).getByRole('button', { name: 'Lines' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${address}?search=rahimi&sort=lines&order=ascending`)
  const unassigned = page.getByRole('checkbox', { name: 'Unassigned' }).or(page.getByRole('switch', { name: 'Unassigned' }))
  await unassigned.press('Space')
  await expect(row(page, /member@demo\.test/)).toHaveCount(0)
  await unassigned.press('Space')
  await expect(row(page, /member@demo\.test/)).not.toHaveCount(0)
  expect(asked).toEqual([{ showIgnored: false }])
  await search(page).fill('release')
  await expect(page.getByText('No author matches.')).toBeVisible()
  await page.getByRole('switch', { name: 'Show Ignored' }).press('Space')
  await expect(row(page, /release-notes/)).toContainText('Ignored')
  await expect.poll(() => asked.at(-1)).toEqual({ showIgnored: true })
  await page.goBack()
  await expect(page.getByText('No author matches.')).toBeVisible()
})

test('authors are ignored, taken in again, assigned and freed after the time to undo, and what the server refuses is said', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/500|Failed to load/)
  const changes = callsOf(page, 'Authors_change')
  await openWithClock(page, `${address}?search=moreau`)
  await page.getByRole('button', { name: 'Ignore selected' }).click()
  await expect(told(page)).toContainText('Author has not been selected yet')
  expect(changes).toEqual([])

  const boxes = table(page).getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.getByText(/^4 of 3,0\d\d authors selected$/)).toBeVisible()
  await page.getByRole('button', { name: 'Ignore selected' }).click()
  await expect(page.getByText('Ignored: 4 authors.')).toBeVisible()
  const ignoredCount = await boxes.count()
  await undo(page).press('Enter')
  await expect(boxes).toHaveCount(ignoredCount + 4)
  expect(changes).toEqual([])

  await boxes.nth(1).press('Space')
  await boxes.nth(2).press('Space')
  await page.getByRole('button', { name: 'Ignore selected' }).press('Enter')
  await undoTimeEnds(page)
  await expect(told(page)).toContainText('Authors has been successfully ignored!')
  expect(changes).toHaveLength(1)
  await page.getByRole('switch', { name: 'Show Ignored' }).press('Space')
  await expect(row(page, /Ignored/)).toHaveCount(2)
  await row(page, /Ignored/)
    .first()
    .getByRole('checkbox')
    .press('Space')
  await page.getByRole('button', { name: 'Un-ignore selected' }).press('Enter')
  await expect(row(page, /Ignored/)).toHaveCount(1)
  await undoTimeEnds(page)
  await page.getByRole('switch', { name: 'Show Ignored' }).press('Space')
  await expect(row(page, /Ignored/)).toHaveCount(0)

  // One author.
  await search(page).fill('akarimi')
  await expect(row(page, /akarimi/)).toContainText('Suggested: Amir Karimi')
  await expectGoodView(page, 'authors')
  await row(page, /akarimi/)
    .getByRole('button', { name: 'Assign the suggested Amir Karimi' })
    .press('Enter')
  await expect(row(page, /akarimi/)).not.toContainText('Suggested')
  await undoTimeEnds(page)
  await expect(told(page)).toContainText('Author has been successfully saved!')

  await act(page, /akarimi/, 'Remove assignment')
  await undoTimeEnds(page)
  await expect(told(page)).toContainText('Assigned Team Members have been successfully removed!')
  await expect(row(page, /akarimi/)).toContainText('Suggested: Amir Karimi')

  await act(page, /akarimi/, 'Assign team member')
  const dialog = page.getByRole('dialog', { name: 'Assign team member' })
  await expect(dialog).toBeVisible()
  await expectGoodView(page, 'assign team member')
  await dialog.getByRole('combobox', { name: 'Team Member' }).fill('Olivia')
  await page.getByRole('option', { name: /Olivia Nguyen/ }).click()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(row(page, /akarimi/)).toContainText('Olivia Nguyen')
  await undoTimeEnds(page)
  await expect(told(page).getByText('Author has been successfully saved!')).not.toHaveCount(0)

  await act(page, /akarimi/, 'Ignore author')
  await expect(page.getByText('No author matches.')).toBeVisible()
  await undoTimeEnds(page)
  await expect(told(page)).toContainText('Author has been successfully ignored!')

  // What the server refuses can be tried again or dropped.
  await search(page).fill('tsilva')
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string }
    if (body.operationName !== 'Authors_change') return route.fallback()
    await route.fulfill({ json: { errors: [{ message: 'Boom', extensions: { code: 'UPSTREAM' } }] } })
  })
  await act(page, /tsilva/, 'Ignore author')
  await undoTimeEnds(page)
  await expect(told(page)).toContainText('An error has occurred!')
  const alert = page.getByRole('group').filter({ hasText: 'Ignored: tsilva' }).or(page.getByText('Ignored: tsilva')).first()
  await expect(alert).toBeVisible()
  await expect(row(page, /tsilva/)).toBeVisible()
  await expectGoodView(page, 'authors refused')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})
