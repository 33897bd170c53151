import type { Browser, Page } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { spoil } from '../support/kept-page.ts'
import type { RunningPortal } from '../support/portal.ts'
import { writeCode } from '../support/write-code.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, openSignedIn, test } from './support/portal-test.ts'
import { expireIdToken } from './support/session-on-device.ts'

const question = 'Customers without orders this year'
const idOf = (name: string) => `(select id from team_member where email = '${name}@demo.test')`

const questions = (page: Page) => page.getByRole('list', { name: 'Questions' })
const item = (page: Page) => questions(page).getByRole('listitem').filter({ hasText: question })
const workspace = (page: Page) => page.getByRole('dialog').filter({ hasText: question })
const editor = (page: Page) => workspace(page).getByRole('textbox').first()
const openQuestion = (page: Page) => item(page).getByRole('button', { name: question }).press('Enter')
const submitAnswer = (page: Page) => workspace(page).getByRole('button', { name: 'Submit', exact: true }).press('Enter')

/** Opens the assessment that is the last step of a roadmap's first course, as a person does. */
const openAssessment = async (page: Page, name: string): Promise<void> => {
  await openSignedIn(page, '/team-member/training/roadmaps', name)
  await page.getByRole('article', { name: 'Dependable back ends' }).getByRole('link').press('Enter')
  await page.getByRole('list', { name: 'Steps' }).getByRole('link').first().press('Enter')
  await page.getByRole('button', { name: 'Start the Course' }).press('Enter')
  await page.getByRole('tab').last().click()
}

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await expect(questions(page)).toBeVisible()
}

/** Another device of the same person, at the same address. */
const openDevice = async (browser: Browser, page: Page, name: string, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'en-AU', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await openSignedIn(other, '/notifications', name)
  await other.goto(page.url())
  return other
}

interface StoredAnswer {
  readonly number: number
  readonly answer: string
}

/** What the server has taken of a person's queries, by attempt. */
const answersOf = (portal: RunningPortal, name: string) =>
  onDatabaseOf<StoredAnswer & Record<string, unknown>>(
    portal,
    `select number, answer from attempt_answer where member_id = ${idOf(name)} and answer like '{"sql"%'
       order by number, answered_at`,
  )

const asTaken = (number: number, sql: string): StoredAnswer => ({ number, answer: JSON.stringify({ sql }) })

test('an answer outlives a reload, a crash, the end of the session and of the network, and is one in two tabs', async ({
  context,
  page,
  portal,
}) => {
  spoil(context)
  await openAssessment(page, 'idle')
  await start(page)
  await openQuestion(page)
  await writeCode(editor(page), 'select 1')
  await expect(page.getByRole('dialog').getByText(messages.answerDraft)).toBeVisible()
  await page.reload()
  await expect(item(page)).toContainText(messages.answerDraft)
  await openQuestion(page)
  await expect(editor(page)).toHaveText('select 1')

  await writeCode(editor(page), 'select 2')
  await expect(page.getByRole('dialog').getByText(messages.answerDraft)).toBeVisible()
  const address = page.url()
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await openQuestion(again)
  await expect(editor(again)).toHaveText('select 2')

  await onDatabaseOf(portal, `update refresh_family set revoked_at = now() where member_id = ${idOf('idle')}`)
  await expireIdToken(again)
  await submitAnswer(again)
  const login = again.getByRole('dialog').filter({ hasText: 'You must be logged in again because you are logged out' })
  await login.getByLabel(/^Password/).fill(demoPassword)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toHaveCount(0)
  await expect.poll(() => answersOf(portal, 'idle')).toEqual([asTaken(1, 'select 2')])
  await expect(item(again)).toContainText('Taken at')

  await openQuestion(again)
  await context.setOffline(true)
  await writeCode(editor(again), 'select 3')
  await submitAnswer(again)
  await expect(item(again)).toContainText(messages.answerWaits)
  await openQuestion(again)
  await writeCode(editor(again), 'select 4')
  await submitAnswer(again)
  await expect(item(again)).toContainText(messages.answerWaits)
  await context.setOffline(false)
  await expect.poll(() => answersOf(portal, 'idle')).toEqual([asTaken(1, 'select 4')])

  const unwritten = `select 1 from attempt_answer where member_id = ${idOf('idle')} and written_at is null`
  expect(await onDatabaseOf(portal, unwritten)).toEqual([])

  const other = await context.newPage()
  await other.goto(address)
  await expect(item(other)).toContainText('Taken at')
  await openQuestion(other)
  await expect(editor(other)).toHaveText('select 4')
  await writeCode(editor(other), 'select 5')
  await submitAnswer(other)
  await expect.poll(() => answersOf(portal, 'idle')).toEqual([asTaken(1, 'select 5')])
  await again.bringToFront()
  await openQuestion(again)
  await expect(editor(again)).toHaveText('select 5')
})

test('an assessment that is restarted on another device takes no answer of the attempt before; its text can be read', async ({
  browser,
  page,
  portal,
}) => {
  await openAssessment(page, 'amir')
  await start(page)
  await openQuestion(page)
  await writeCode(editor(page), 'select first')
  const other = await openDevice(browser, page, 'amir', portal.url)
  try {
    await other.getByRole('button', { name: 'Submit Assessment' }).press('Enter')
    await other.getByRole('button', { name: 'Submit anyway' }).press('Enter')
    await other.getByRole('button', { name: 'Restart Assessment' }).press('Enter')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).press('Enter')
    await expect(questions(other)).toBeVisible()
    // Nobody has told the first device, which is looked at all the time.
    await submitAnswer(page)
    await page.getByRole('button', { name: 'Show the last attempt' }).press('Enter')
    await expect(page.getByRole('article', { name: `${question}, last attempt` })).toContainText('select first')
    expect(await answersOf(portal, 'amir')).toEqual([])
    await openQuestion(page)
    await writeCode(editor(page), 'select second')
    await submitAnswer(page)
    await expect.poll(() => answersOf(portal, 'amir')).toEqual([asTaken(2, 'select second')])
  } finally {
    await other.context().close()
  }
})

test('the remaining time is the server’s whatever the device’s clock says; what is typed at its end stays readable', async ({
  context,
  page,
  portal,
}) => {
  spoil(context)
  await openAssessment(page, 'grace')
  await start(page)
  const endOf = async () => {
    const statement = `select end_time as "end" from assessment_attempt where member_id = ${idOf('grace')}`
    const [attempt] = await onDatabaseOf<{ readonly end: Date }>(portal, statement)
    return attempt?.end.getTime() ?? 0
  }
  const end = await endOf()
  const secondsOn = async (tab: Page) => {
    const shown = (await tab.getByRole('timer').first().textContent()) ?? ''
    return shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  }
  /** How many seconds a tab is from what the server would say. */
  const deviation = async (tab = page) => Math.abs((await secondsOn(tab)) - (end - Date.now()) / 1000)
  await expect.poll(() => deviation()).toBeLessThanOrEqual(1.5)
  const day = 24 * 3600 * 1000
  /** Runs in the page: moves its clock by so many milliseconds. */
  const moveClock = (by: number) => {
    const Present = Date
    const now = () => Present.now() + by
    globalThis.Date = new Proxy(Present, {
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
      construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
    })
  }
  for (const shift of [day, -2 * day, day, 600_000]) {
    const before = await page.getByRole('timer').first().textContent()
    await page.evaluate(moveClock, shift)
    // What shows was reckoned before; the next look is that of the moved clock.
    await expect(page.getByRole('timer').first()).not.toHaveText(before ?? '')
    await expect.poll(() => deviation()).toBeLessThanOrEqual(1.5)
    await expect(questions(page)).toBeVisible()
  }
  // A page that was just loaded knows nothing of the server's clock before its first answer.
  await page.addInitScript(moveClock, day)
  await page.reload()
  await expect(questions(page)).toBeVisible()
  await expect.poll(() => deviation()).toBeLessThanOrEqual(1.5)

  // Another tab, whose clock is right, says the same.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(questions(other)).toBeVisible()
  await expect.poll(() => deviation(other)).toBeLessThanOrEqual(1.5)
  // The browser stops it, as one does with tabs that nobody looks at; then its ticks stand, as in sleep, and the time goes on.
  const devTools = await context.newCDPSession(other)
  const before = await secondsOn(page)
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await expect.poll(() => secondsOn(page)).toBeLessThanOrEqual(before - 4)
  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect.poll(() => deviation(other)).toBeLessThanOrEqual(1.5)
  const shown = await other.getByRole('timer').first().textContent()
  await other.evaluate(() => {
    const ticks = performance.now.bind(performance)
    performance.now = () => ticks() - 600_000
  })
  await expect(other.getByRole('timer').first()).not.toHaveText(shown ?? '')
  await expect.poll(() => deviation(other)).toBeLessThanOrEqual(1.5)
  await expect(questions(other)).toBeVisible()
  await other.close()

  await openQuestion(page)
  await writeCode(editor(page), 'select the last thing')
  await onDatabaseOf(
    portal,
    `with earlier as (update assessment_attempt set end_time = now() + interval '6 seconds' where member_id = ${idOf('grace')})
     update step_completion set completed_at = now() + interval '6 seconds'
       where member_id = ${idOf('grace')} and completed_at > now()`,
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(messages.assessmentTimeOver).first()).toBeVisible()
  await expect(page.getByRole('article', { name: question })).toContainText('select the last thing')
  expect(await answersOf(portal, 'grace')).toEqual([])
  // The end completes the step, which the menu beside it says.
  await expect(page.getByRole('tab').last()).toContainText(', completed')
})
