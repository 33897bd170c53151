import { courseIdOf, roadMapIdOf } from '#service/training/ids.ts'
import { createMember, demo } from './support/people.ts'
import { addressOf, expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const roadMaps = '/team-member/training/roadmaps'
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const uuid = '[\\da-f-]{36}'
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('a roadmap from its card to a lesson that is completed, by keyboard, and on again after the browser was lost', async ({
  context,
}) => {
  const page = await context.newPage()
  const person = await createMember()
  await openAs(page, person, roadMaps)
  await expect(card(page, 'First week')).toContainText('1 course')
  await expect(card(page, 'First week')).toContainText('2 assessments')
  await expect(card(page, 'First week')).toContainText('The few things that …')
  await expect(card(page, 'First week')).toContainText('Not Started')

  const turn = page.getByRole('button', { name: 'Turn the card of First week' })
  await turn.press('Enter')
  await expect(page.getByRole('group', { name: 'Description of First week' })).toContainText('answer seven short questions')
  await expect(turn).toBeFocused()
  await turn.press('Enter')
  await card(page, 'First week').getByRole('link').press('Enter')

  const steps = page.getByRole('list', { name: 'Steps' })
  await expect(steps.getByRole('listitem').first()).toHaveText('Start')
  await expect(steps.getByRole('listitem').last()).toHaveText('End')
  const locked = steps.getByRole('link', { disabled: true }).first()
  await expect(locked).toHaveAccessibleDescription('This step opens when Git from the first commit is completed.')
  await locked.press('Enter')
  expect(addressOf(page)).toMatch(/\/training\/roadmaps\/[\w-]{36}$/)
  const roadMap = addressOf(page)
  await steps.getByRole('link', { name: 'Git from the first commit' }).press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(new RegExp(`^${roadMap}/courses/${uuid}$`))
  const courseId = addressOf(page).split('/').at(-1)
  for (const around of [banner(page), menu(page)]) await expect(around).toBeVisible()

  const heart = page.getByRole('button', { name: 'Add to Favorites' })
  await heart.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the Course' }).press('Enter')
  await expect(tab(page, /not completed/).first()).toHaveAttribute('aria-selected', 'true')
  const address = `${roadMap}/courseDetail/${courseId}/start`
  expect(addressOf(page)).toBe(`${address}?title=Git+from+the+first+commit`)
  // The lessons stand alone.
  for (const around of [banner(page), menu(page)]) await expect(around).toHaveCount(0)
  const title = await page.getByRole('heading', { level: 2 }).textContent()
  await page.getByRole('button', { name: 'Mark as Completed' }).press('Enter')
  const next = page.getByRole('button', { name: 'Next Step' })
  await expect(next).toBeFocused()
  await next.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
  const second = await page.getByRole('heading', { level: 2 }).textContent()

  expect(addressOf(page)).toMatch(new RegExp(`^${address}\\?title=Git\\+from\\+the\\+first\\+commit&id=[^&]+$`))
  await page.getByRole('tab').first().press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title ?? '')
  const firstStep = addressOf(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(second ?? '')

  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByRole('heading', { level: 2 })).toHaveText(second ?? '')
  await expect(tab(again, /, completed/)).toHaveCount(1)
  // A step that the address names is opened whatever was read last.
  await again.goto(firstStep)
  await expect(again.getByRole('heading', { level: 2 })).toHaveText(title ?? '')
  await again.goto(roadMaps)
  await expect(card(again, 'First week')).toContainText(/(?<!Not )Started/)
})

test('the text that is searched for is in the address, and what is not found says so', async ({ page }) => {
  await openAs(page, demo('lead'), roadMaps)
  await expect(page.getByRole('article')).toHaveCount(3)
  const search = page.getByRole('searchbox', { name: 'Search roadmaps' })
  await search.fill('  web ')
  await search.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(addressOf(page)).toBe(`${roadMaps}?text=web`)
  const askedAgain = () =>
    page.waitForRequest(
      (request) => request.url().includes('/graphql') && /RoadMaps_page/.test(request.postData() ?? request.url()),
    )
  await Promise.all([askedAgain(), search.press('Enter')])
  await Promise.all([askedAgain(), page.getByRole('button', { name: 'Search', exact: true }).click()])
  await expect(page.getByRole('article')).toHaveCount(1)
  await search.fill('nothing like it')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText("No roadmap matches 'nothing like it'.")).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('web')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a course is searched; a lesson that is marked without network is completed at once, in the menu too, and on the server later', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  const person = await createMember()
  await openAs(page, person, roadMaps)
  await card(page, 'First week').getByRole('link').click()
  await page.getByRole('link', { name: 'Git from the first commit' }).click()
  await page.getByRole('button', { name: 'Start the Course' }).click()
  const tabs = page.getByRole('tab')
  // In its titles and its text.
  const search = page.getByRole('searchbox', { name: 'Search in course' })
  await search.fill('rebase --abort')
  await expect(tabs).toHaveCount(1)
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'A branch that is ready for review', level: 2 })).toBeVisible()
  await search.fill('zebra crossing')
  await expect(page.getByText("No lesson matches 'zebra crossing'.")).toBeVisible()
  await search.fill('z')
  await expect(tabs).not.toHaveCount(0)
  await search.fill('')

  await tabs.first().click()
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.first().locator('svg')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as Completed' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(tab(page, /, completed/)).toHaveCount(1)
  await expect(tabs.first().locator('svg')).toHaveCount(1)
  await expect(page.getByText('Kept on this device. It is sent when the network is back.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Kept on this device. It is sent when the network is back.')).toHaveCount(0)
  await page.reload()
  await expect(tab(page, /, completed/)).toHaveCount(1)

  await tabs.first().click()
  await expect(page.getByRole('tabpanel').getByText('Completed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hide the steps' }).click()
  await expect(tabs).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the steps' }).click()
  await expect(tabs.first().locator('svg')).toHaveCount(1)
})

test('a locked course says what opens it, whatever address leads to it', async ({ page, watch }) => {
  watch.expectProblem(/could not be loaded/)
  // Somebody who has been there knows the address of a later course.
  await openAs(
    page,
    await createMember(),
    `${roadMaps}/${roadMapIdOf('web-foundations')}/courses/${courseIdOf('accessible-interfaces')}`,
  )
  await expect(page.getByText(/^This step opens when .+ is completed\.$/)).toBeVisible()
})

test('every face looks good', async ({ page, watch }) => {
  watch.expectProblem(/could not be loaded|ERR_FAILED/)
  const member = demo('member')
  await openAs(page, member, roadMaps)
  // Every face of a card at once: started, not started, and turned.
  await expect(card(page, 'Web foundations')).toContainText(/(?<!Not )Started/)
  await expect(card(page, 'Dependable back ends')).toContainText('Not Started')
  await page.getByRole('button', { name: 'Turn the card of First week' }).click()
  await expect(page.getByRole('group', { name: 'Description of First week' })).toBeVisible()
  await expectGoodView(page, 'roadmaps')
  const search = page.getByRole('searchbox', { name: 'Search roadmaps' })
  await search.fill('nothing')
  await search.press('Enter')
  await expect(page.getByText("No roadmap matches 'nothing'.")).toBeVisible()
  await expectGoodView(page, 'roadmaps none')
  await search.fill('')
  await search.press('Enter')
  await card(page, 'Web foundations').getByRole('link').click()
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expectGoodView(page, 'roadmap')
  await page.getByRole('link', { name: 'CSS layout that holds' }).click()
  await expect(page.getByRole('heading', { name: 'Step list' })).toBeVisible()
  await expectGoodView(page, 'course in roadmap')
  await page.getByRole('link', { name: 'Continue the Course' }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await tab(page, /Flexbox/i).click()
  await expect(page.getByRole('group', { name: /^Code/ }).first()).toBeVisible()
  await expectGoodView(page, 'lesson')
  // Without what was last known of them (tests/faults/without-network.spec.ts).
  await page.route(/\/assets\/last-known-.*\.js/, (route) => route.abort())
  await page.route('**/graphql', (route) => route.abort())
  await page.goto(roadMaps)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectGoodView(page, 'roadmaps failed')
})
