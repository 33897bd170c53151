import { demo } from './support/people.ts'
import { addressOf, expect, openAs, openAsNext, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/access/list'
const table = (page: Page) => page.getByRole('table', { name: 'Access List' })
const row = (page: Page, words: RegExp) => table(page).getByRole('row', { name: words })
/** What a row says under a column. */
const under = async (page: Page, words: RegExp, column: string) => {
  const headers = await table(page).getByRole('columnheader').allTextContents()
  return row(page, words).locator('th, td').nth(headers.indexOf(column))
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const choose = async (page: Page, words: RegExp, action: string): Promise<void> => {
  await row(page, words)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await expect(row(page, words).getByRole('button', { name: `Remove ${action}` })).toBeVisible()
}

/** What the menu of a row offers. */
const expectOffered = async (page: Page, words: RegExp, actions: readonly string[]): Promise<void> => {
  await row(page, words)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText([...actions])
  await page.keyboard.press('Escape')
}

test('a line manager notes an access, finds accesses, and stages actions, which survive a reload and are applied in order', async ({
  page,
  openBrowser,
}) => {
  await openAs(page, demo('lead'), address)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Chosen',
    'Project',
    'Team Member',
    'Tool',
    'Email',
    'Url',
    'Notes',
    'Granted on',
    'Revoked on',
    'Actions',
  ])
  await page.getByRole('button', { name: 'Apply Actions' }).click()
  await expect(page.getByRole('log')).toContainText('No action has been selected yet.')
  await expectGoodView(page, 'accesses')
  await expectOffered(page, /Maya.*Figma/, ['Grant', 'Send grant request'])
  await expectOffered(page, /Maya.*Grafana/, ['Revoke', 'Send revoke request'])
  await expect(row(page, /Database console/).getByRole('button', { name: /^Actions for/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'New Access' }).click()
  const form = dialog(page, 'New Access')
  await form.getByRole('button', { name: 'Save' }).click()
  for (const field of ['Project', 'Team Member'])
    await expect(form.getByRole('combobox', { name: field })).toHaveAccessibleDescription(/Required/)
  for (const field of ['Email', 'Tool', 'URL'])
    await expect(form.getByRole('textbox', { name: field })).toHaveAccessibleDescription(/Required/)
  await form.getByRole('combobox', { name: 'Project' }).fill('Harbour')
  await page
    .getByRole('option', { name: /Harbour/ })
    .first()
    .click()
  await form.getByRole('combobox', { name: 'Team Member' }).fill('Somebody Else')
  await form.getByRole('textbox', { name: 'Email' }).fill('maya')
  await form.getByRole('textbox', { name: 'Tool' }).fill('Zeppelin')
  await form.getByRole('textbox', { name: 'URL' }).fill('zeppelin')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('combobox', { name: 'Team Member' })).toHaveAccessibleDescription(/team member not found!/)
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/E-mail must be valid\./)
  await expect(form.getByRole('textbox', { name: 'URL' })).toHaveAccessibleDescription(/URL must be valid\./)
  await expectGoodView(page, 'access form')
  await form.getByRole('combobox', { name: 'Team Member' }).fill('Maya')
  await page.getByRole('option', { name: /Maya Rahimi/ }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill('maya@tools.test')
  await form.getByRole('textbox', { name: 'URL' }).fill('https://zeppelin.tools.test/')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('Access has been successfully saved!')
  await expect(form).toBeHidden()

  await choose(page, /Zeppelin/, 'Grant')
  await choose(page, /Jira.*amir@|amir@.*Jira|Amir.*Jira/, 'Send grant request')
  await page.reload()
  await expect(row(page, /Zeppelin/).getByRole('button', { name: 'Remove Grant' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply Actions (2)' }).click()
  const steps = dialog(page, 'Apply Actions').getByRole('listitem')
  await expect(steps).toHaveText(['Grant: Zeppelin for Maya Rahimi', 'Send grant request: Jira for Amir Karimi'])
  await expectGoodView(page, 'access review')
  await dialog(page, 'Apply Actions').getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('2 actions applied, 0 failed.')
  await expect(page.getByRole('log')).toContainText('Notification has been sent.')
  await expect(await under(page, /Zeppelin/, 'Granted on')).toHaveText(/^\d{1,2} \w{3,4} \d{4}by Lena Marsh$/)
  await expect(await under(page, /Zeppelin/, 'Revoked on')).toBeEmpty()
  await expect(row(page, /Amir.*Jira/)).toContainText('Requested')
  const other = await openBrowser()
  await openAs(other, demo('amir'), '/notifications')
  await expect(other.getByText('Access requested')).toBeVisible()

  // What was revoked in another window is said at its row, and the others are carried out.
  await page.getByRole('searchbox', { name: 'Filter accesses' }).fill('sentry')
  await choose(page, /Sentry/, 'Revoke')
  await openAsNext(other, demo('lead'), `${address}?filter=sentry`)
  await choose(other, /Sentry/, 'Revoke')
  for (const window of [other, page]) {
    await window.getByRole('button', { name: 'Apply Actions (1)' }).click()
    await dialog(window, 'Apply Actions').getByRole('button', { name: 'Apply', exact: true }).click()
    // Revoking what is revoked changes nothing: both have what they wanted, and it happened once.
    await expect(window.getByRole('log')).toContainText('1 actions applied, 0 failed.')
    await expect(await under(window, /Sentry/, 'Revoked on')).toHaveText(/^\d{1,2} \w{3,4} \d{4}by Lena Marsh$/)
    await expect(row(window, /Sentry/).getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  }

  // The filter and the order are in the address; chosen rows are staged together, by keyboard.
  await page.getByRole('searchbox', { name: 'Filter accesses' }).fill('amir')
  await expect(table(page).getByRole('row')).toHaveCount(4)
  await table(page).getByRole('button', { name: 'Tool' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${address}?filter=amir&sort=tool&order=ascending`)
  await expect(table(page).getByRole('row').nth(1)).toContainText('Figma')
  await row(page, /Figma/).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await row(page, /Grafana/)
    .getByRole('checkbox')
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '2 accesses chosen' })).toBeVisible()
  await page.getByRole('button', { name: 'Action for the chosen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Send revoke request' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Actions (2)' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(`${address}?filter=amir`)
})

test('a member sees what is granted to them, and nothing to do with it', async ({ page }) => {
  await openAs(page, demo('member'), address)
  await expect(row(page, /Grafana/)).toContainText('Harbour')
  await expect(page.getByRole('button', { name: 'New Access' })).toHaveCount(0)
  await expect(table(page).getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  await expect(row(page, /Figma/)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('article', { name: 'Grafana' })).toContainText('Granted on')
  await expectGoodView(page, 'accesses of a member')
})
