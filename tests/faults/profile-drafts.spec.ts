import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { watchUntilAtRest } from '../support/at-rest.ts'
import type { RunningPortal } from '../support/portal.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import { browserProcess, openBrowserIn } from './support/kept-browser.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, openSignedIn, signIn, test } from './support/portal-test.ts'
import { expireIdToken } from './support/session-on-device.ts'

const keptHere = 'Saved on this device'

const wizard = (page: Page) => page.locator('[data-flow="wizard"]')
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const idOf = (name: string) => `(select id from team_member where email = '${name}@demo.test')`

const expectStep = async (page: Page, step: number): Promise<void> => {
  await expect(wizard(page)).toHaveAttribute('data-step', String(step))
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Takes from a demo person what the wizard then asks for in its fifth step. @returns how to give it back, for the tests that follow */
const loseCareerHistory = async (portal: RunningPortal, name: string): Promise<() => Promise<unknown>> => {
  const column = 'career_history_description'
  const [before] = await onDatabaseOf<{ text: string }>(
    portal,
    `select ${column} as text from team_member where id = ${idOf(name)}`,
  )
  await onDatabaseOf(portal, `update team_member set ${column} = null where id = ${idOf(name)}`)
  return () => onDatabaseOf(portal, `update team_member set ${column} = $1 where id = ${idOf(name)}`, [before?.text])
}

const educationsOf = async (portal: RunningPortal, name: string, institute: string) =>
  (
    await onDatabaseOf<{ count: number }>(
      portal,
      `select count(*)::int as count from education where member_id = ${idOf(name)} and institute = $1`,
      [institute],
    )
  )[0]?.count

const fillEducation = async (page: Page, institute: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add education' }).click()
  await page.getByRole('combobox', { name: /^Degree/ }).click()
  await page.getByRole('option', { name: 'Doctorate' }).click()
  await page.getByLabel('Field of study').fill('Optics')
  await page.getByLabel('Institute').fill(institute)
  await page.getByLabel('Start date').and(page.locator('input')).fill('1 Feb 2020')
  await page.getByRole('checkbox', { name: 'I still study here' }).click()
}

/** Everything that IndexedDB and the two storages hold, as one text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        rows.push(...(await asked(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return JSON.stringify(rows)
  })

test('a browser that is killed while somebody types in the wizard: the step and everything typed are there again', async ({
  portal,
}) => {
  const giveBack = await loseCareerHistory(portal, 'tomas')
  const folder = await mkdtemp(join(tmpdir(), 'portal-browser-'))
  try {
    // Chromium writes local storage within some seconds, and surely when it is closed in order: the login is not what is lost here.
    const before = await openBrowserIn(folder, portal.url)
    await openSignedIn(before.pages()[0] ?? (await before.newPage()), '/notifications', 'tomas')
    await before.close()

    const first = await openBrowserIn(folder, portal.url)
    const page = first.pages()[0] ?? (await first.newPage())
    await page.goto('/team-member')
    await expectStep(page, 4)
    await next(page).click()
    await expectStep(page, 5)
    await page.getByRole('button', { name: 'Add position' }).click()
    await page.getByLabel('Company').fill('Half a comp')
    await description(page).click()
    await page.keyboard.type('What I have done so far is')
    await expect(page.locator('[data-form="careerHistory"]').getByText(keptHere).first()).toBeVisible()
    await expect(page.locator('[data-kind="careerEntry"]').getByText(keptHere).first()).toBeVisible()
    // It says so when it is true, and of every key.
    const kept = await everythingKept(page)
    expect(kept).toContain('What I have done so far is')
    expect(kept).toContain('Half a comp')
    const closed = new Promise((resolve) => first.once('close', resolve))
    process.kill(browserProcess(folder), 'SIGKILL')
    await closed

    const second = await openBrowserIn(folder, portal.url)
    const again = second.pages()[0] ?? (await second.newPage())
    await again.goto('/team-member')
    await expectStep(again, 5)
    await expect(description(again)).toHaveText('What I have done so far is')
    await expect(again.getByLabel('Company')).toHaveValue('Half a comp')
    await second.close()
  } finally {
    await giveBack()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a page that is loaded anew right after the last key has everything that was typed', async ({ page }) => {
  await openSignedIn(page, '/team-member/profile?tab=profile-setup', 'olivia')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.click()
  await page.keyboard.press('ControlOrMeta+A')
  const typed = 'Everything up to the very last word'
  await page.keyboard.type(typed)
  // A page that warns asks first.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(bio).toHaveText(typed)
})

test('the session ends while somebody types: the dialog asks, nothing is lost, and Next then saves', async ({
  page,
  portal,
  problems,
}) => {
  const rows = await onDatabaseOf(portal, `update team_member set birth_date = null where id = ${idOf('olivia')} returning id`)
  expect(rows).toHaveLength(1)
  const atRest = watchUntilAtRest(page)
  await signIn(page, 'olivia')
  await expectStep(page, 1)
  await atRest()
  await page.getByLabel('Nickname').fill('Olive')
  await onDatabaseOf(portal, `update refresh_family set revoked_at = now() where member_id = ${idOf('olivia')}`)
  await page.getByLabel('Birth date *', { exact: true }).fill('12 Apr 1990')
  await next(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You must be logged in again because you are logged out')
  await expect(page.getByLabel('Nickname')).toHaveValue('Olive')
  await dialog.getByLabel(/^Password/).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  await expectStep(page, 2)
  const saved = await onDatabaseOf(portal, `select nick_name, birth_date::text from team_member where id = ${idOf('olivia')}`)
  expect(saved).toEqual([{ nick_name: 'Olive', birth_date: '1990-04-12' }])
  expect(problems).toEqual([])
})

test('a form that is open in two tabs is one draft: both say so, each has what is typed in the other, and one Save saves it all', async ({
  page,
  context,
  problems,
}) => {
  const told = 'This form is open in another tab too. Both show what you type last, in whichever tab.'
  const [nickname, mobile] = [(tab: Page) => tab.getByLabel('Nickname'), (tab: Page) => tab.getByLabel('Mobile')]
  await openSignedIn(page, '/team-member/profile', 'grace')
  await nickname(page).fill('From the first tab')
  await expect(page.getByText(keptHere).first()).toBeVisible()
  const second = await context.newPage()
  await second.goto('/team-member/profile')
  await expect(nickname(second)).toHaveValue('From the first tab')
  await expect(second.getByText(told).first()).toBeVisible()
  await mobile(second).fill('+61400123456')
  await expect(mobile(page)).toHaveValue('+61400123456')
  await expect(nickname(page)).toHaveValue('From the first tab')
  await expect(page.getByText(told).first()).toBeVisible()
  await nickname(second).fill('From the second tab')
  await expect(nickname(page)).toHaveValue('From the second tab')
  await page.reload()
  for (const tab of [page, second]) {
    await expect(nickname(tab)).toHaveValue('From the second tab')
    await expect(mobile(tab)).toHaveValue('+61400123456')
  }
  await second.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByRole('log')).toContainText('Profile has been successfully saved!')
  // The other tab has heard of it: there is nothing left to save.
  await expect(page.getByText(keptHere)).toHaveCount(0)
  await expect(nickname(page)).toHaveValue('From the second tab')
  // What is typed after that is of both again, and of the one that is left.
  await nickname(page).fill('Not saved')
  await expect(nickname(second)).toHaveValue('Not saved')
  await second.close()
  await page.reload()
  await expect(nickname(page)).toHaveValue('Not saved')
  await expect(mobile(page)).toHaveValue('+61400123456')
  expect(problems).toEqual([])
})

const secretNick = 'Only mine to know'

test('whoever signs in next on the device finds nothing of what was typed before', async ({ page, problems }) => {
  await openSignedIn(page, '/team-member/profile')
  await page.getByLabel('Nickname').fill(secretNick)
  await expect(page.getByText(keptHere).first()).toBeVisible()
  expect(await everythingKept(page)).toContain(secretNick)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('link', { name: 'Log Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/register\/login/)
  expect(await everythingKept(page)).not.toContain(secretNick)
  await signIn(page, 'lead')
  await page.goto('/team-member/profile')
  await expect(page.getByLabel('Nickname')).not.toHaveValue(secretNick)
  expect(problems).toEqual([])
})

test('also when the first one’s session had ended in between', async ({ page, context, portal, problems }) => {
  await openSignedIn(page, '/team-member/profile', 'amir')
  await page.getByLabel('Nickname').fill(secretNick)
  await expect(page.getByText(keptHere).first()).toBeVisible()
  await expireIdToken(page)
  await onDatabaseOf(portal, `update refresh_family set revoked_at = now() where member_id = ${idOf('amir')}`)
  await page.close()
  const later = await context.newPage()
  await later.goto('/team-member/profile')
  const loaded = later.waitForEvent('load')
  await later.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click()
  await loaded
  await expect(later).toHaveURL(/\/register\/login/)
  await signIn(later, 'lead')
  await later.goto('/team-member/profile')
  await expect(later.getByLabel('Nickname')).toBeVisible()
  await expect(later.getByLabel('Nickname')).not.toHaveValue(secretNick)
  await expect.poll(() => everythingKept(later)).not.toContain(secretNick)
  expect(problems).toEqual([])
})

test('an answer to Next that is lost after the entry was saved: one entry after trying again', async ({ context, portal }) => {
  await onDatabaseOf(portal, `update professional_detail set experience_year = '0' where member_id = ${idOf('idle')}`)
  const proxy = await startFaultProxy(portal.port)
  try {
    const page = await context.newPage()
    const institute = `Lost Answer University ${randomUUID()}`
    await page.goto(`${proxy.url}/register/login`)
    await page.getByRole('textbox', { name: 'User name' }).fill('idle@demo.test')
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expectStep(page, 2)
    await next(page).click()
    await expectStep(page, 3)
    await fillEducation(page, institute)
    proxy.loseAnswersTo('Profile_saveEducation')
    await next(page).click()
    await expect.poll(() => proxy.lost()).toBeGreaterThanOrEqual(1)
    await expect(page.getByRole('log')).toContainText('An error has occurred!')
    await expectStep(page, 3)
    await expect(page.getByLabel('Institute')).toHaveValue(institute)
    await expect.poll(() => educationsOf(portal, 'idle', institute)).toBe(1)
    proxy.passOn()
    await next(page).click()
    await expectStep(page, 4)
    expect(await educationsOf(portal, 'idle', institute)).toBe(1)
  } finally {
    await proxy.close()
  }
})

for (const [words, press] of [
  ['a double click', (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).dblclick()],
  [
    'Enter twenty times',
    async (page: Page) => {
      await page.getByLabel('Institute').focus()
      for (let time = 0; time < 20; time++) await page.keyboard.press('Enter')
    },
  ],
] as const) {
  test(`${words} on Save makes one entry`, async ({ page, portal, problems }) => {
    const institute = `University of ${words} ${randomUUID()}`
    await openSignedIn(page, '/team-member/profile?tab=education', 'lead')
    await fillEducation(page, institute)
    // The message goes after some seconds, in which twenty keys may not have been pressed.
    await Promise.all([expect(page.getByRole('log')).toContainText('Education has been successfully saved!'), press(page)])
    await expect(page.getByText(institute)).toHaveCount(1)
    expect(await educationsOf(portal, 'lead', institute)).toBe(1)
    expect(problems).toEqual([])
  })
}
