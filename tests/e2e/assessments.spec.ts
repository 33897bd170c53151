import { writeCode } from '../support/write-code.ts'
import { createMember } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const roadMaps = '/team-member/training/roadmaps'
const questions = (page: Page) => page.getByRole('list', { name: 'Questions' })
const editor = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()

const question = 'Customers without orders this year'

/** The assessment that closes the first course of a roadmap, among its lessons. */
const openAssessment = async (page: Page): Promise<void> => {
  await page.getByRole('article', { name: 'Dependable back ends' }).getByRole('link').press('Enter')
  await page.getByRole('list', { name: 'Steps' }).getByRole('link').first().press('Enter')
  await page.getByRole('button', { name: 'Start the Course' }).press('Enter')
  await page.getByRole('tab').last().click()
}

test('an assessment among the lessons loses nothing of an answer with the browser, and is submitted', async ({
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  const page = await context.newPage()
  await openAs(page, await createMember(), roadMaps)
  await openAssessment(page)
  await expect(page.getByText('Test Time')).toBeVisible()
  await expectGoodView(page, 'assessment before')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await expect(page.getByRole('timer')).toHaveText(/^(?:\d:)?\d\d:\d\d$/)
  // What the first questions are written in is fetched before an editor is opened.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(fetched).toContain('/assets/sql-')
  await questions(page)
    .getByRole('button', { name: `Start ${question}` })
    .press('Enter')
  await writeCode(editor(page), 'select name from berth where ship is null')
  await expectGoodView(page, 'assessment editor')

  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(questions(again)).toContainText('Not submitted. Kept on this device.')
  await expectGoodView(again, 'assessment running')
  await questions(again)
    .getByRole('button', { name: `Start ${question}` })
    .press('Enter')
  await expect(editor(again)).toContainText('select name from berth where ship is null')

  await context.setOffline(true)
  await again.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(questions(again)).toContainText('The answer waits for the network.')
  await context.setOffline(false)
  await expect(questions(again)).toContainText(/Taken at \d\d:\d\d:\d\d/)
  await expect(questions(again).getByRole('button', { name: /^Edit/ })).toHaveCount(1)

  await again.getByRole('button', { name: 'Submit Assessment' }).press('Enter')
  await expect(again.getByRole('alertdialog')).toContainText('Submit anyway?')
  await expectGoodView(again, 'assessment asking')
  await again.getByRole('button', { name: 'Submit anyway' }).press('Enter')
  await expect(again.getByRole('tabpanel').getByText('Completed', { exact: true })).toBeVisible()
  await expect(again.getByRole('region', { name: /sql/ }).first()).toContainText('select name from berth')
  await expectGoodView(again, 'assessment submitted')

  // What was written before the browser was lost is played back with what came after, and closing it gives the focus back.
  const playBack = again.getByRole('button', { name: 'Play back' })
  await playBack.press('Enter')
  const playback = again.getByRole('dialog', { name: /^Play back/ })
  const moment = playback.getByRole('slider', { name: 'Moment' })
  await expect(playback.locator('mark')).toHaveText('select name from berth where ship is null')
  await playback.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(playback.getByText('Submitted', { exact: true })).toBeVisible()
  await expect(playback.getByRole('region', { name: /sql/ })).toHaveText('select name from berth where ship is null')
  await playback.getByRole('button', { name: 'Previous step' }).press('Enter')
  await expect(playback.getByText('Written in sql')).toBeVisible()
  await moment.press('End')
  await expect(playback.getByText('Submitted', { exact: true })).toBeVisible()
  await playback.getByRole('button', { name: 'Previous step' }).press('Enter')
  await expectGoodView(again, 'assessment playback')
  await playback.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(playBack).toBeFocused()
})
