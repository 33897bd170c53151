import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '#rules/messages.ts'
import { browserProcess, openBrowserIn } from './support/kept-browser.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, openSignedIn, test } from './support/portal-test.ts'
import { expireIdToken } from './support/session-on-device.ts'
import {
  entryDialog,
  fillEntry,
  idOf,
  offer,
  openTimesheet,
  recordsOf,
  register,
  rowOf,
  save,
  soonHas,
} from './support/time-records.ts'

const isSave = (text: string | null): boolean => text?.includes('TimesheetOutbox_saveEntry') ?? false

test('without network: records and leave are kept and shown, outlive a killed browser, and are sent in order, once each', async ({
  portal,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-browser-'))
  try {
    const before = await openBrowserIn(folder, portal.url)
    await openSignedIn(before.pages()[0] ?? (await before.newPage()), '/notifications', 'olivia')
    await before.close()

    const first = await openBrowserIn(folder, portal.url)
    first.setDefaultTimeout(20_000)
    const page = first.pages()[0] ?? (await first.newPage())
    await openTimesheet(page)
    // What the page needs without network is fetched while there is one.
    await page.waitForLoadState('networkidle')
    await fillEntry(page, 'OFF-1')
    await first.setOffline(true)
    await save(page).click()
    // It is said in the log for screen readers as well.
    await expect(page.getByText(messages.timesheetKept).last()).toBeVisible()
    await expect(rowOf(page, 'OFF-1')).toContainText('Waits to be sent')
    await page.getByRole('button', { name: /^Actions for .*OFF-1/ }).click()
    await page.getByRole('menuitem', { name: 'Clone' }).click()
    await entryDialog(page)
      .getByRole('textbox', { name: /^Ticket#/ })
      .fill('OFF-2')
    await save(page).click()
    await page
      .getByRole('button', { name: /^Add to / })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Register leave' }).click()
    await expect(page.getByText('3 changes wait for the network')).toBeVisible()
    await page.getByRole('button', { name: 'Log time' }).first().click()
    await entryDialog(page)
      .getByRole('textbox', { name: /^Ticket#/ })
      .fill('HALF-TYPED')
    await expect(entryDialog(page).getByText(messages.savedOnDevice).first()).toBeVisible()
    expect(await recordsOf(portal, 'olivia', 'OFF-')).toEqual([])
    const closed = new Promise((resolve) => first.once('close', resolve))
    process.kill(browserProcess(folder), 'SIGKILL')
    await closed

    const second = await openBrowserIn(folder, portal.url)
    const again = second.pages()[0] ?? (await second.newPage())
    await again.goto('/notifications')
    await soonHas(portal, 'olivia', 'OFF-', [
      { ticket: 'OFF-1', effort: 2 },
      { ticket: 'OFF-2', effort: 2 },
    ])
    await expect
      .poll(() =>
        onDatabaseOf(portal, `select 1 from leave where member_id = ${idOf('olivia')} and date > now() + interval '20 days'`),
      )
      .toHaveLength(1)
    await openTimesheet(again)
    const offer = again.getByRole('group', { name: /^Unsaved entry for / })
    await expect(offer).toBeVisible()
    await expect(entryDialog(again)).toHaveCount(0)
    await offer.getByRole('button', { name: 'Continue' }).click()
    await expect(entryDialog(again).getByRole('textbox', { name: /^Ticket#/ })).toHaveValue('HALF-TYPED')
    await second.close()
    expect(await recordsOf(portal, 'olivia', 'OFF-')).toHaveLength(2)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('lost, repeated and late answers, a double click and Enter twenty times make one record each', async ({
  page,
  portal,
  problems,
}) => {
  await openTimesheet(page, 'tomas')
  let losses = 2
  let repeats = 1
  await page.route('**/graphql', async (route) => {
    if (!isSave(route.request().postData())) return route.fallback()
    if (losses > 0) {
      losses -= 1
      await route.fetch()
      return route.abort('connectionreset')
    }
    if (repeats > 0) {
      repeats -= 1
      // The request arrives twice; the page hears the later answer.
      await route.fetch()
      return route.fulfill({ response: await route.fetch() })
    }
    return route.fallback()
  })
  await fillEntry(page, 'TWICE-1')
  await save(page).dblclick()
  await soonHas(portal, 'tomas', 'TWICE-', [{ ticket: 'TWICE-1', effort: 2 }])
  await expect(rowOf(page, 'TWICE-1')).not.toContainText('Waits')
  await fillEntry(page, 'TWICE-2', '3.5')
  await entryDialog(page)
    .getByRole('textbox', { name: /^Ticket#/ })
    .focus()
  await page.evaluate(() => {
    const form = document.activeElement?.closest('form')
    for (let time = 0; time < 10; time += 1) form?.requestSubmit()
  })
  for (let time = 0; time < 10; time += 1) await page.keyboard.press('Enter')
  await expect(rowOf(page, 'TWICE-2')).toHaveCount(1)
  await soonHas(portal, 'tomas', 'TWICE-', [
    { ticket: 'TWICE-1', effort: 2 },
    { ticket: 'TWICE-2', effort: 3.5 },
  ])
  expect(losses + repeats).toBe(0)
  expect(problems).toEqual([])
})

test('a record that was changed elsewhere: both versions are shown, and each choice works', async ({ page, portal }) => {
  await openTimesheet(page, 'grace')
  await register(page, 'BOTH-1')
  const changeElsewhere = (effort: number) =>
    onDatabaseOf(portal, `update timesheet set effort = ${effort}, version = version + 1 where issue_no = 'BOTH-1'`)
  const edit = async (effort: string) => {
    await page.getByRole('button', { name: /^Actions for .*BOTH-1/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await entryDialog(page)
      .getByRole('spinbutton', { name: /^Effort/ })
      .fill(effort)
    await save(page).click()
    await expect(entryDialog(page)).toHaveCount(0)
  }
  await soonHas(portal, 'grace', 'BOTH-', [{ ticket: 'BOTH-1', effort: 2 }])
  await changeElsewhere(5)
  await edit('3')
  const effort = page.getByRole('row', { name: /^Effort/ })
  await expect(effort).toContainText('(differs)')
  await expect(effort.getByRole('cell')).toHaveText(['3 h', '5 h'])
  await page.getByRole('button', { name: 'Keep theirs' }).press('Enter')
  await expect(effort).toHaveCount(0)
  await expect(rowOf(page, 'BOTH-1')).toContainText('5 h')
  await changeElsewhere(6)
  await edit('4')
  await expect(effort.getByRole('cell')).toHaveText(['4 h', '6 h'])
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await soonHas(portal, 'grace', 'BOTH-', [{ ticket: 'BOTH-1', effort: 4 }])
  await expect(rowOf(page, 'BOTH-1')).toContainText('4 h')
})

test('two tabs keep what each was given; what a closed one left is sent by the other; the session ends meanwhile', async ({
  context,
  page,
  portal,
}) => {
  await openTimesheet(page, 'member')
  const other = await context.newPage()
  await openTimesheet(other)
  // What a record is chosen from is fetched in both while there is network.
  await fillEntry(other, 'TABS-0')
  // A tab that was just opened takes a second to find out about the others, and until then takes what was done in it for the newest.
  await expect(offer(page)).toBeVisible()
  await entryDialog(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(offer(page)).toHaveCount(0)
  await fillEntry(page, 'TABS-1')
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await fillEntry(other, 'TABS-2')
  await save(other).click()
  await expect(other.getByText('1 change waits for the network')).toBeVisible()
  await page.close()
  await onDatabaseOf(portal, `update refresh_family set revoked_at = now() where member_id = ${idOf('member')}`)
  await expireIdToken(other)
  await context.setOffline(false)
  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText('You must be logged in again because you are logged out')
  // A browser that closes a page may give it its network back for a moment: what that page had may have gone then.
  expect(await recordsOf(portal, 'member', 'TABS-2')).toEqual([])
  await dialog.getByLabel(/^Password/).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await recordsOf(portal, 'member', 'TABS-')).map(({ ticket }) => ticket).toSorted())
    .toEqual(['TABS-1', 'TABS-2'])
})

test('a week that was seen stays readable when the person comes back to it without network', async ({ page }) => {
  await openSignedIn(page, '/team-member/timesheet?view=list')
  const figures = page.getByText(/h this week/).first()
  await expect(figures).toBeVisible()
  // What is missing is said once the commitments are known too.
  await page.waitForLoadState('networkidle')
  const before = await figures.textContent()
  const menu = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name })
  await menu(/^Commitments/).click()
  await expect(page.getByRole('switch', { name: 'Active' })).toBeVisible()
  await page.context().setOffline(true)
  await menu(/^Timesheet/).click()
  await expect(figures).toBeVisible()
  await expect.poll(() => figures.textContent()).toBe(before)
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})
