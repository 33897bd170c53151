import { readFile } from 'node:fs/promises'
import { messages } from '#rules/messages.ts'
import { query } from './support/database.ts'
import { createMember, demoPassword } from './support/people.ts'
import { expect, openAtRest, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: messages.reportProblem })
const reportButton = (page: Page) => page.getByRole('button', { name: messages.reportProblem })

const savedReport = async (page: Page): Promise<string> => {
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: messages.reportSave }).press('Enter')
  return await readFile(await (await downloading).path(), 'utf8')
}

test('a problem is reported from a phone, by keyboard alone, with what was shown and nothing else; a screen that is not loaded offers it', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await createMember({ commitments: ['Active'] })
  await openAtRest(page, person, '/team-member/dashboard?month=secret-of-mine')
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter')
  await reportButton(page).press('Enter')
  const sentence = dialog(page).getByRole('textbox', { name: messages.reportSentence })
  await expect(sentence).toBeFocused()
  await sentence.fill('The week stayed grey.')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('checkbox', { name: messages.reportHappened })).toBeFocused()
  for (const summary of await dialog(page).locator('summary').all()) await summary.press('Enter')
  await expectGoodView(page, 'problem report, all of it')
  const shown = dialog(page).getByRole('region', { name: messages.reportAsJson })
  await expect(shown).toContainText('The week stayed grey.')
  await dialog(page).getByRole('checkbox', { name: messages.reportDevice }).press('Space')
  await expect(shown).not.toContainText('"browser"')
  const whole = (await shown.textContent()) ?? ''
  expect(whole).toContain(person.email)
  await dialog(page).getByRole('checkbox', { name: messages.reportTyped }).press('Space')
  await expect(shown).not.toContainText(person.email)
  expect(whole).not.toContain('secret-of-mine')

  // What is shown is what is saved and what is sent.
  const kept = await shown.textContent()
  expect(await savedReport(page)).toBe(kept)
  const sending = page.waitForRequest((request) => request.postData()?.includes('"report"') === true)
  await dialog(page).getByRole('button', { name: messages.reportSend }).press('Enter')
  const { variables } = (await sending).postDataJSON()
  expect(variables.report).toBe(kept)
  await expect(dialog(page).getByText(messages.reportSent)).toBeVisible()
  const told = (await dialog(page).locator('code').textContent()) ?? ''
  expect(await query('select member_id, size from problem_report where id = $1', [told])).toEqual([
    { member_id: person.memberId, size: Buffer.byteLength(variables.report) },
  ])
  await expectGoodView(page, 'problem report, sent')
  await dialog(page).getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused()

  // The palette knows it by other words too.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to a screen or an action' }).fill('bug')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(dialog(page)).toHaveCount(0)

  // Nothing of the dashboard is still asked for: it would fail, and offer to be reported, too.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('link', { name: 'Loans' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans')
  await reportButton(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await savedReport(page)).toContain('could not be loaded')
})

test('who cannot log in saves a report, without the password; a refusal offers none', async ({ page, watch }) => {
  watch.expectProblem(/ERR_FAILED|401/)
  await page.goto('/register/login')
  await page.getByLabel('User name').fill('nobody@example.org')
  await page.getByLabel(/^Password/).fill('wrong-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.wrongCredentials })).toBeVisible()
  await expect(reportButton(page)).toHaveCount(0)

  await page.route('**/graphql', (route) => route.abort())
  await page.getByLabel('User name').fill('somebody@example.org')
  await page.getByLabel(/^Password/).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await reportButton(page).press('Enter')
  await expect(dialog(page).getByText(messages.reportNeedsSignIn)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: messages.reportSend })).toHaveCount(0)
  await expectGoodView(page, 'problem report, not signed in')
  const saved = await savedReport(page)
  expect(saved).toContain('somebody@example.org')
  expect(saved).toContain(messages.serverUnreachable)
  expect(saved).not.toContain(demoPassword)
  expect(JSON.parse(saved).errors).toEqual(
    expect.arrayContaining([expect.objectContaining({ flow: 'login', kind: 'unreachable' })]),
  )
})
