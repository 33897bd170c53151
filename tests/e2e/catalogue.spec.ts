import { durationText } from '#rules/training.ts'
import { failCalls } from '../support/gateway-answers.ts'
import { query } from './support/database.ts'
import { demo } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const courses = '/team-member/training/courses'
const assessments = '/team-member/training/assessments'

const list = (page: Page, name: 'Courses' | 'Assessments') => page.getByRole('list', { name, exact: true })
const cards = (page: Page, name: 'Courses' | 'Assessments') => list(page, name).locator('> li')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Category' })
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  return page.getByRole('dialog', { name: 'Filter' })
}
const searchOf = (page: Page) => new URL(page.url()).searchParams

test('courses are found by text, skill, duration and level, each change at once and in the address', async ({ page }) => {
  await openAs(page, demo('member'), courses)
  await expect(cards(page, 'Courses')).toHaveCount(10)
  await expectGoodView(page, 'courses')

  await box(page).fill('  sql ')
  await box(page).press('Enter')
  await expect.poll(() => searchOf(page).get('text')).toBe('sql')
  await expect(cards(page, 'Courses').first()).toBeVisible()
  const bySql = await cards(page, 'Courses').count()
  expect(bySql).toBeLessThan(10)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(cards(page, 'Courses')).toHaveCount(10)

  const panel = await openPanel(page)
  await panel.getByRole('combobox', { name: 'Levels' }).click()
  await page.getByRole('option', { name: 'Junior' }).click()
  await page.getByRole('option', { name: 'Senior' }).click()
  await page.keyboard.press('Escape')
  await panel.getByRole('combobox', { name: 'Duration' }).click()
  await page.getByRole('option', { name: 'Less than 5h' }).click()
  await expectGoodView(page, 'courses filter panel')
  await page.mouse.click(20, 500)
  await expect(panel).toHaveCount(0)
  const expected = await query(
    `select count(*)::int as count from course where retired_at is null and level in ('Junior', 'Senior') and duration < 300`,
    [],
  )
  await expect(cards(page, 'Courses')).toHaveCount(Number(expected[0]?.count))
  expect([searchOf(page).get('levels'), searchOf(page).get('duration')]).toEqual(['Junior,Senior', 'short'])

  await page.getByRole('button', { name: 'Remove Less than 5h' }).click()
  await expect.poll(() => searchOf(page).get('duration')).toBeNull()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove Less than 5h' })).toBeVisible()
  await page.reload()
  await expect(cards(page, 'Courses')).toHaveCount(Number(expected[0]?.count))
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards(page, 'Courses')).toHaveCount(10)

  await box(page).fill('nothing is called that')
  await box(page).press('Enter')
  await expect(page.getByText('Oops! Looks like there are no courses available.')).toBeVisible()
  await expectGoodView(page, 'courses none')

  // Back of the bar leaves the catalogue, over everything that was searched for in it; here there is nothing before it.
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await back.click()
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click()
  await box(page).fill('sql')
  await box(page).press('Enter')
  await expect.poll(() => searchOf(page).get('text')).toBe('sql')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => searchOf(page).get('text')).toBeNull()
  await back.click()
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
})

test('assessments that cannot be listed are tried again; they are cards in rows of four, three and one, and favourites stay on the device', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/could not be listed|ERR_CONNECTION_FAILED/)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const goOn = await failCalls(page, 'Catalogue_assessments')
  await openAs(page, demo('member'), assessments)
  await expect(page.getByText('Error fetching data. Please try again.')).toBeVisible()
  await expectGoodView(page, 'assessments failed')
  await expect.poll(() => logged.some((line) => line.includes('Assessments could not be listed'))).toBe(true)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Error fetching data. Please try again.')).toHaveCount(0)
  await goOn()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page, 'Assessments')).toHaveCount(12)
  await expectGoodView(page, 'assessments')
  for (const [width, columns] of [
    [1440, 4],
    [900, 4],
    [600, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await cards(page, 'Assessments').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  const [longest] = await query(
    `select a.title, sum(q.duration)::int as minutes from assessment a join question q on q.assessment_id = a.id
     where a.retired_at is null group by a.id, a.title order by 2 desc limit 1`,
    [],
  )
  const title = String(longest?.title)
  const card = cards(page, 'Assessments').filter({ hasText: title })
  await expect(card).toContainText(durationText(Number(longest?.minutes)))

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  const heart = page.getByRole('button', { name: `Favorite: ${title}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual([])
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Request to Access' })).toBeVisible()
  await expectGoodView(page, 'assessment in the catalogue')
})
