import { readFile } from 'node:fs/promises'
import { authorUndoTime } from '#rules/authors.ts'
import { query } from './support/database.ts'
import { demo } from './support/people.ts'
import { expect, openAtRest, type Page, test } from './support/test.ts'

test.use({ setsClock: true })

const told = (page: Page) => page.getByRole('log')
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()

test('a line manager’s Monday: who is short of hours, three accesses, two authors, last month', async ({ page }) => {
  await query(
    `insert into tool_access (member_id, id, project_id, email, tool, url, created_at)
     select m.id, gen_random_uuid(), (select id from project where name like 'Harbour%'), 'maya@tools.test', 'Monday ' || n,
       'https://monday.tools.test/', now()
     from team_member m, generate_series(1, 3) n where m.email = 'member@demo.test'`,
  )
  await page.clock.install()
  await openAtRest(page, demo('lead'), '/team-member/weekly-timesheet-audit')
  await expect(page.getByText(/ with missing hours, [\d.]+ h together/)).toBeVisible()
  await expect(page.getByText(/^[\d.]+ h missing$/).first()).toBeVisible()

  await goTo(page, 'Access list')
  await page.getByRole('searchbox', { name: 'Filter accesses' }).fill('Monday')
  const accesses = page.getByRole('table', { name: 'Access List' })
  await expect(accesses.getByRole('row')).toHaveCount(4)
  await accesses.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Choose all found' }).click()
  await expect(page.getByText('3 accesses chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Action for the chosen' }).click()
  await page.getByRole('menuitem', { name: 'Grant', exact: true }).click()
  await page.getByRole('button', { name: 'Apply Actions (3)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(told(page)).toContainText('3 actions applied, 0 failed.')

  await goTo(page, 'Authors')
  const authors = page.getByRole('table', { name: 'Authors' })
  for (const [author, person] of [
    ['test-runner', 'Olivia Nguyen'],
    ['grace.okafor', 'Grace Okafor'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search authors' }).fill(author)
    const row = authors.getByRole('row', { name: new RegExp(author) }).first()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Assign team member', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign team member' })
    await dialog.getByRole('combobox', { name: 'Team Member' }).fill(person)
    await page
      .getByRole('option', { name: new RegExp(person) })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(row).toContainText(person)
  }
  await page.clock.fastForward(authorUndoTime + 500)
  await expect(told(page)).toContainText('Author has been successfully saved!')

  await goTo(page, 'Timesheet report')
  await expect(page.getByRole('table', { name: 'Time records' }).getByRole('row')).not.toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect((await readFile(await download.path(), 'utf8')).split('\n').length).toBeGreaterThan(2)
})
