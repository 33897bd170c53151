import { stopClock } from '../support/clock.ts'
import { query } from './support/database.ts'
import { createMember, demo, type Member } from './support/people.ts'
import { addressOf, callsOf, expect, openAs, type Page, signIn, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'
import { expectStep, tabTo } from './support/wizard.ts'

const position = (deepLinkId: string) => `/team-member/position/apply/${deepLinkId}`
const profile = '/team-member/profile'
const storedLink = (page: Page) => page.evaluate(() => localStorage.getItem('portal.deepLinkId'))
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })

const applicationsOf = async ({ memberId }: Member): Promise<number> =>
  (await query('select 1 from position_application where member_id = $1', [memberId])).length

const detail = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')

test.describe('applied for', () => {
  test.use({ setsClock: true })

  test('a position is shown, applied for with the server’s message, and left for the profile after 4 seconds', async ({
    page,
  }) => {
    const person = await createMember()
    await page.clock.install()
    const calls = callsOf(page, 'Position_apply')
    await openAs(page, person, position('data-analyst'))
    await expect(detail(page, 'Position Title')).toHaveText('Data Analyst, Atlas Map Service')
    await expect(detail(page, 'Job Titles')).toHaveText('Data Analyst, Data Engineer')
    await expect(detail(page, 'Job Description')).toContainText('Find out how people use maps on the road')
    await expect(detail(page, 'Skills')).toContainText('Statistics')
    await expect(page).toHaveTitle('Apply for a position')
    await expectGoodView(page, 'position')

    await apply(page).dblclick()
    await expect(page.getByRole('main').getByText('You have successfully applied for the position.')).toBeVisible()
    await expect(page.getByRole('log')).toContainText('You have successfully applied for the position.')
    expect(calls).toHaveLength(1)
    await page.clock.runFor(4000)
    await expect(page).toHaveURL(profile)
    expect(await applicationsOf(person)).toBe(1)

    await page.goto(position('data-analyst'))
    await apply(page).click()
    await expect(page.getByRole('alert')).toHaveText('You have already applied for this position.')
    await expect(apply(page)).toBeDisabled()
    await expectGoodView(page, 'position applied for before')
    expect(await applicationsOf(person)).toBe(1)
  })

  test('Enter twenty times makes one application, and Cancel is reached by Tab', async ({ page }) => {
    const person = await createMember()
    await page.clock.install()
    const calls = callsOf(page, 'Position_apply')
    await openAs(page, person, position('senior-engineer'))
    await tabTo(page, page.getByRole('button', { name: 'Cancel' }))
    // The page is left after some seconds, in which twenty keys may not have been pressed.
    await stopClock(page)
    await apply(page).focus()
    for (let time = 0; time < 20; time += 1) await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('You have successfully applied for the position.')).toBeVisible()
    expect(calls).toHaveLength(1)
    await page.clock.runFor(4000)
    await expect(page).toHaveURL(profile)
    expect(await applicationsOf(person)).toBe(1)
  })
})

test('a closed or unknown position says so and leads back', async ({ page }) => {
  await openAs(page, demo('idle'), position('closed-role'))
  await expect(page.getByText('This position is closed.')).toBeVisible()
  await expectGoodView(page, 'position closed')
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page).toHaveURL(profile)
  await page.goto(position('no-such-link'))
  await expect(page.getByText('Position not found!')).toBeVisible()
  await expect(apply(page)).toHaveCount(0)
})

test('signed out: the position is remembered, the login leads to it, and it is forgotten then', async ({ page }) => {
  const person = await createMember()
  await page.goto(position('senior-engineer'))
  await expect(page).toHaveURL(/\/register\/login\?returnUrl=%2Fteam-member%2Fposition%2Fapply%2Fsenior-engineer&r=1$/)
  await expect.poll(() => storedLink(page)).toBe('senior-engineer')
  await signIn(page, person)
  await expect(page).toHaveURL(position('senior-engineer'))
  await expect(apply(page)).toBeVisible()
  await expect.poll(() => storedLink(page)).toBeNull()
})

test('somebody whose profile is incomplete goes to the wizard first, and the position is remembered', async ({ page }) => {
  const person = await createMember({ profileComplete: false })
  await openAs(page, person, position('senior-engineer'))
  await expect(page).toHaveURL(/\/team-member\/completeProfile/)
  await expect.poll(() => storedLink(page)).toBe('senior-engineer')
  // The wizard has asked what is missing: else it may notice by itself that nothing is, and go on while the page is loaded anew.
  await expectStep(page, 4, 'Skills and Certificates')
  await query(
    `update team_member set career_history_description = (select career_history_description from team_member where email = 'member@demo.test') where id = $1`,
    [person.memberId],
  )
  await page.reload()
  await expect(page).toHaveURL(position('senior-engineer'))
  await expect(apply(page)).toBeVisible()
  await expect.poll(() => storedLink(page)).toBeNull()
})

test('a position opened directly wins over another stored one', async ({ page }) => {
  const person = await createMember()
  await page.goto(position('data-analyst'))
  await expect(page).toHaveURL(/\/register\/login/)
  await expect.poll(() => storedLink(page)).toBe('data-analyst')
  await openAs(page, person, position('senior-engineer'))
  await expect(page.getByText('Senior Engineer, Harbour Booking Platform')).toBeVisible()
  expect(addressOf(page)).toBe(position('senior-engineer'))
  await expect.poll(() => storedLink(page)).toBeNull()
})
