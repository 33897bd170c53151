import { expectNoFaults } from '../support/axe.ts'
import { query } from './support/database.ts'
import { createMember, type Member } from './support/people.ts'
import { expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { richText, textOf } from './support/wizard.ts'

const steps = [
  'Personal Details',
  'Job Preferences',
  'Education',
  'Skills and Certificates',
  'Career History',
  'Profile Setup',
] as const

const saved = 'Profile has been successfully saved!'
const said = (page: Page): Locator => page.getByRole('log')
const saveButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' })

const openTab = async (page: Page, person: Member, tab: string): Promise<void> => {
  await openAs(page, person, `/team-member/profile?tab=${tab}`)
  await settled(page)
}

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('tablist', { name: 'Your profile' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

const stored = async (person: Member, columns: string, table = 'team_member', key = 'id') =>
  (await query(`select ${columns} from ${table} where ${key} = $1`, [person.memberId]))[0]

test('one field of each form is saved, said, and there after a reload, as the tab is, also by Back', async ({ page }) => {
  const person = await createMember()
  await openTab(page, person, 'personal-details')
  await page.getByLabel('Nickname').fill('Pip')
  await saveButton(page).click()
  await expect(said(page)).toContainText(saved)

  await page.getByRole('tab', { name: 'Job Preferences' }).click()
  await page.getByRole('combobox', { name: /^Years of experience/ }).click()
  await page.getByRole('option', { name: '30+ years' }).click()
  await saveButton(page).click()
  await expect
    .poll(() => stored(person, 'experience_year', 'professional_detail', 'member_id'))
    .toEqual({ experience_year: '30+' })

  await page.getByRole('tab', { name: 'Education' }).click()
  await page.getByRole('button', { name: 'Add education' }).click()
  await page.getByRole('combobox', { name: /^Degree/ }).click()
  await page.getByRole('option', { name: 'Doctorate' }).click()
  await page.getByLabel('Field of study').fill('Optics')
  await page.getByLabel('Institute').fill('University of Lund')
  await page.getByLabel('Start date').and(page.locator('input')).fill('1 Feb 2020')
  await page.getByLabel('End date').and(page.locator('input')).fill('1 Feb 2019')
  await saveButton(page).click()
  await expect(page.getByText('End date must be after start date.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I still study here' }).click()
  await saveButton(page).click()
  await expect(said(page)).toContainText('Education has been successfully saved!')

  await page.getByRole('tab', { name: 'Career History' }).click()
  await richText(page, 'Description').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(textOf(249))
  await expect(page.getByText('249 of at least 250 characters')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('At least 250 characters are required.')).toBeVisible()
  await expect(richText(page, 'Description')).toBeFocused()
  await richText(page, 'Description').press('ControlOrMeta+End')
  await page.keyboard.insertText('!')
  await page.keyboard.press('Tab')
  await expect(page.getByText('At least 250 characters are required.')).toHaveCount(0)
  await saveButton(page).click()
  await expect(page.locator('[data-form="careerHistory"]')).toHaveAttribute('data-state', JSON.stringify({ editing: 'saved' }))

  await page.getByRole('tab', { name: 'Profile Setup' }).click()
  await page.getByLabel('GitHub').fill('github.com/pip')
  await saveButton(page).click()
  await expect(page.getByText('URL must be valid.')).toBeVisible()
  await page.getByLabel('GitHub').fill('https://github.com/pip')
  await saveButton(page).click()
  await expect(page.locator('[data-form="profileSetup"]')).toHaveAttribute('data-state', JSON.stringify({ editing: 'saved' }))

  await page.reload()
  const chosenTab = page.getByRole('tab', { selected: true })
  await expect(chosenTab).toHaveText('Profile Setup')
  await expect(page.getByLabel('GitHub')).toHaveValue('https://github.com/pip')
  await page.goBack()
  await expect(chosenTab).toHaveText('Career History')
  await expect(page.getByText('250 of at least 250 characters')).toBeVisible()
  await page.getByRole('tab', { name: 'Personal Details' }).click()
  await expect(page.getByLabel('Nickname')).toHaveValue('Pip')
  await page.getByRole('tab', { name: 'Job Preferences' }).click()
  await expect(page.getByRole('combobox', { name: /^Years of experience/ })).toContainText('30+ years')
  await page.getByRole('tab', { name: 'Education' }).click()
  await expect(page.getByRole('article', { name: 'Doctorate, Optics' })).toContainText('Present')
  const { description } = (await stored(person, 'career_history_description as description')) as { description: string }
  expect(description.replace(/<[^>]*>/g, '')).toHaveLength(250)
})

test('leaving with unsaved changes asks: by a link, by the menu, by Back; Stay keeps everything', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await openAs(page, person, '/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
  await settled(page)
  const nickname = page.getByLabel('Nickname')
  await nickname.fill('Pip')
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Commitments' }).click(),
    async () => {
      await page.getByRole('button', { name: /^Profile of/ }).click()
      await page.getByRole('link', { name: 'Log Out' }).click()
    },
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of ways) {
    await leave()
    await expect(question(page)).toContainText('Your changes in Personal Details are not saved on the server.')
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/team-member\/profile$/)
    await expect(nickname).toHaveValue('Pip')
  }
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await page.goForward()
  await expect(nickname).toHaveValue('Pip')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(nickname).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/notifications$/)
})

test.describe('every step and every tab', () => {
  const sidewaysScroll = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  /** Nothing scrolls sideways on a narrow screen, or at 400 % zoom of a usual one. */
  const expectNarrow = async (page: Page, name: string): Promise<void> => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => sidewaysScroll(page), { message: `${name} at ${width} px` }).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  }

  /** Tab goes through every control that can be used. */
  const expectReachable = async (page: Page, name: string): Promise<void> => {
    const count = await page
      .getByRole('main')
      .locator('input:not([type="hidden"]):enabled, textarea, [contenteditable="true"], button:not([tabindex="-1"]):enabled')
      .evaluateAll((controls) => {
        const wanted = controls.filter(
          (control) => control instanceof HTMLElement && control.tabIndex >= 0 && control.checkVisibility(),
        )
        for (const control of wanted) control.setAttribute('data-wanted', '')
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element) target.removeAttribute('data-wanted')
        })
        return wanted.length
      })
    const missed = page.locator('[data-wanted]')
    await page.locator('#content').focus()
    for (let stop = 0; stop < count; stop++) await page.keyboard.press('Tab')
    // Some stops on the way are no such controls.
    for (let stop = 0; stop < 20 && (await missed.count()) > 0; stop++) await page.keyboard.press('Tab')
    const names = await missed.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 150)))
    expect(names, `${name} by Tab`).toEqual([])
  }

  test('of the profile page: axe, 390 px and less, keyboard', async ({ page }) => {
    await openAs(page, await createMember(), '/team-member/profile')
    for (const title of [...steps, 'Contact']) {
      await page.getByRole('tab', { name: title }).click()
      await settled(page)
      await expectNoFaults(page, title)
      await expectNarrow(page, title)
      await expectReachable(page, title)
    }
  })

  test('of the wizard: 390 px and less; axe and keyboard around the forms, which are those of the profile page', async ({
    page,
  }) => {
    const person = await createMember()
    await query("update professional_detail set experience_year = '0' where member_id = $1", [person.memberId])
    await openAs(page, person, '/team-member/completeProfile')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    for (const [index, title] of steps.entries()) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNarrow(page, title)
      if (index === 0 || index === steps.length - 1) {
        await expectNoFaults(page, title)
        await expectReachable(page, title)
      }
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
    await expect(page.getByText('Still missing from your profile')).toBeVisible()
    await expectNoFaults(page, 'what is missing')
    await expectNarrow(page, 'what is missing')
  })
})
