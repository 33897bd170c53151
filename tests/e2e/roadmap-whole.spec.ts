import { createMember } from './support/people.ts'
import { addressOf, expect, openAs, type Page, test } from './support/test.ts'

const roadMaps = '/team-member/training/roadmaps'
const steps = (page: Page) => page.getByRole('list', { name: 'Steps', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const position = (page: Page, at: number, of: number) => page.getByText(`question ${at} of ${of}`, { exact: true })
const written = 'const slowest = (lines) => lines.filter(isTimed).sort(byDuration)[0]'

const kept = (page: Page) => page.getByText('Not submitted. Kept on this device.').filter({ visible: true })

const phone = { width: 390, height: 800 }
const wide = { width: 1440, height: 800 }

/** The browser goes without a word once what was done is kept, and another one with the same device comes to the same address. */
const loseBrowser = async (page: Page): Promise<Page> => {
  await expect(kept(page).first()).toBeVisible()
  const address = addressOf(page)
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.setViewportSize(phone)
  await again.goto(address)
  return again
}

/** Takes a course of three lessons, the first on a phone. */
const takeCourse = async (page: Page): Promise<void> => {
  await steps(page).getByRole('link', { name: 'Git from the first commit' }).click()
  await button(page, 'Start the Course').click()
  for (const next of ['Next Step', 'Next Step', 'Return To RoadMap']) {
    await button(page, 'Mark as Completed').click()
    await button(page, next).click()
    await page.setViewportSize(wide)
  }
}

const begin = async (page: Page, title: string): Promise<void> => {
  await button(page, 'Start').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('group', { name: title })).toBeFocused()
}

/** Chooses the nth option of the question on show. */
const choose = (page: Page, nth: number) =>
  page
    .getByRole('radio')
    .nth(nth - 1)
    .check()

/** The colours of the options' marks. */
const marks = (page: Page) =>
  page.getByRole('radio').evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor))

const code = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'JavaScript' })

/** Opens the editors of the question on show, which are tabs on a phone. */
const openCode = async (page: Page): Promise<void> => {
  await button(page, 'Please click to open editors').click()
  await page.getByRole('dialog').getByRole('tab', { name: 'JavaScript' }).click()
}

const submitAnswer = async (page: Page): Promise<void> => {
  await button(page, 'Submit').click()
  await expect(page.getByText(/^Taken at \d\d:\d\d:\d\d/)).toBeVisible()
}

const submitAssessment = async (page: Page, title: string): Promise<void> => {
  await button(page, 'Submit Assessment').click()
  await expect(page.getByRole('group', { name: title }).getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Submitted on /)).toBeVisible()
  await expect(page.getByRole('group', { name: title })).toBeFocused()
}

test('a roadmap from Start to End, on a phone and a wide window, with the browser lost twice, loses nothing that was chosen or written', async ({
  context,
}) => {
  const first = await context.newPage()
  await first.setViewportSize(phone)
  await openAs(first, await createMember(), roadMaps)
  await first.getByRole('article', { name: 'First week' }).getByRole('link').click()
  await expect(steps(first).getByRole('listitem').first()).toHaveText('Start')
  await takeCourse(first)

  await steps(first).getByRole('link', { name: 'First checks in Git' }).click()
  await expect(first).toHaveURL(/\/team-member\/training\/roadmaps\/[\w-]{36}\/assessments\/[\w-]{36}$/)
  await expect(first.getByRole('main')).toMatchAriaSnapshot(`
    - heading "First checks in Git"
    - term: Test Time
    - definition: 15 m
    - term: Pass Score
    - definition: 65 %
    - paragraph: /^Three short questions about the index, .* You may restart as often as you like\\.$/
    - button "Start"
  `)
  await begin(first, 'First checks in Git')
  await expect(first.getByText(/^You staged notes.txt with git add and then changed the file once more\./)).toBeVisible()
  const unchosen = await marks(first)
  const changed = async () => (await marks(first)).map((mark, at) => mark !== unchosen[at])
  await choose(first, 2)
  for (const size of [wide, phone]) {
    await first.setViewportSize(size)
    await expect.poll(changed).toEqual([false, true, false, false])
  }
  await submitAnswer(first)
  await button(first, 'Next').click()
  await choose(first, 4)

  const second = await loseBrowser(first)
  await expect(position(second, 2, 3)).toBeVisible()
  await expect(second.getByRole('radio').nth(3)).toBeChecked()
  await expect(kept(second)).toBeVisible()
  await submitAnswer(second)
  await button(second, 'Next').click()
  await choose(second, 1)
  await submitAnswer(second)
  await submitAssessment(second, 'First checks in Git')
  await expect(second.getByText('git revert with the name of the commit')).toBeVisible()
  await second.getByRole('link', { name: 'Return To RoadMap' }).click()

  await steps(second).getByRole('link', { name: 'Reading logs and errors' }).click()
  await expect(second.getByText('Test Time')).toBeVisible()
  // This one has no pass score.
  await expect(second.getByText('Pass Score')).toHaveCount(0)
  await begin(second, 'Reading logs and errors')
  for (const option of [3, 1, 3]) {
    await choose(second, option)
    await submitAnswer(second)
    await button(second, 'Next').click()
  }
  await openCode(second)
  await code(second).focus()
  await second.keyboard.insertText(written)

  const third = await loseBrowser(second)
  await expect(position(third, 4, 4)).toBeVisible()
  await expect(kept(third)).toBeVisible()
  await openCode(third)
  await expect(code(third)).toHaveText(written)
  await third.setViewportSize(wide)
  await expect(code(third)).toHaveText(written)
  await third.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(third.getByRole('dialog')).toHaveCount(0)
  await expect(button(third, 'Please click to open editors')).toBeFocused()
  await expect(third.getByText(/^Taken at \d\d:\d\d:\d\d/)).toBeVisible()
  await submitAssessment(third, 'Reading logs and errors')
  await expect(third.getByRole('region', { name: /javascript/ })).toHaveText(written)
  await third.getByRole('link', { name: 'Return To RoadMap' }).click()
  await expect(steps(third).getByRole('article').filter({ hasText: 'Completed' })).toHaveCount(3)
  await expect(steps(third).getByRole('listitem').last()).toHaveText('End')
})
