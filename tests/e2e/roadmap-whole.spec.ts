import { createMember } from './support/people.ts'
import { addressOf, expect, openAs, type Page, test } from './support/test.ts'

const roadMaps = '/team-member/training/roadmaps'
const steps = (page: Page) => page.getByRole('list', { name: 'Steps', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const position = (page: Page, at: number, of: number) => page.getByText(`question ${at} of ${of}`, { exact: true })
const written = 'const slowest = (lines) => lines.filter(isTimed).sort(byDuration)[0]'

const kept = (page: Page) => page.getByText('Not submitted. Kept on this device.').filter({ visible: true })

/** The browser goes without a word once what was done is kept, and another one with the same device comes to the same address. */
const loseBrowser = async (page: Page): Promise<Page> => {
  await expect(kept(page).first()).toBeVisible()
  const address = addressOf(page)
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  return again
}

const takeCourse = async (page: Page, lessons: number): Promise<void> => {
  await steps(page).getByRole('link', { name: 'Git from the first commit' }).click()
  await button(page, 'Start the Course').click()
  for (let at = 1; at <= lessons; at += 1) {
    await button(page, 'Mark as Completed').click()
    await button(page, at < lessons ? 'Next Step' : 'Return To RoadMap').click()
  }
}

const begin = async (page: Page, title: string): Promise<void> => {
  await steps(page).getByRole('link', { name: title }).click()
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

for (const width of [390, 1440]) {
  test(`a roadmap from Start to End, ${width} px wide, with the browser lost twice, loses nothing that was chosen or written`, async ({
    page: first,
  }) => {
    await first.setViewportSize({ width, height: 800 })
    await openAs(first, await createMember(), roadMaps)
    await first.getByRole('article', { name: 'First week' }).getByRole('link').click()
    await expect(steps(first).getByRole('listitem').first()).toHaveText('Start')
    await takeCourse(first, 3)

    await begin(first, 'First checks in Git')
    const unchosen = await marks(first)
    await choose(first, 2)
    await expect
      .poll(async () => (await marks(first)).map((mark, at) => mark === unchosen[at]))
      .toEqual([true, false, true, true])
    await submitAnswer(first)
    await button(first, 'Next').click()
    await choose(first, 4)

    const second = await loseBrowser(first)
    await second.setViewportSize({ width, height: 800 })
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

    await begin(second, 'Reading logs and errors')
    for (const option of [3, 1, 3]) {
      await choose(second, option)
      await submitAnswer(second)
      await button(second, 'Next').click()
    }
    await button(second, 'Please click to open editors').click()
    const editor = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'JavaScript' })
    const openCode = async (page: Page): Promise<void> => {
      if (width === 390) await page.getByRole('dialog').getByRole('tab', { name: 'JavaScript' }).click()
    }
    await openCode(second)
    await editor(second).focus()
    await second.keyboard.insertText(written)

    const third = await loseBrowser(second)
    await third.setViewportSize({ width, height: 800 })
    await expect(position(third, 4, 4)).toBeVisible()
    await expect(kept(third)).toBeVisible()
    await button(third, 'Please click to open editors').click()
    await openCode(third)
    await expect(editor(third)).toHaveText(written)
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
}
