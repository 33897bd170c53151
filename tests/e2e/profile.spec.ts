import { expectNoFaults } from '../support/axe.ts'
import { query } from './support/database.ts'
import { createMember, demo, type Member } from './support/people.ts'
import { expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { pdf, richText, textOf } from './support/wizard.ts'

const tabs = [
  ['Personal Details', 'personal-details'],
  ['Job Preferences', 'job-preferences'],
  ['Education', 'education'],
  ['Skills and Certificates', 'skills'],
  ['Career History', 'career-history'],
  ['Profile Setup', 'profile-setup'],
  ['Contact', 'contact'],
] as const

const saved = 'Profile has been successfully saved!'
const said = (page: Page): Locator => page.getByRole('log')
const saveButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const list = (page: Page, kind: string): Locator => page.locator(`[data-kind="${kind}"]`)

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

test('seven tabs without a progress bar, the tab in the address, also by Back and after a reload', async ({ page }) => {
  await openAs(page, await createMember(), '/team-member/profile')
  await settled(page)
  await expect(page.getByRole('tab')).toHaveCount(7)
  for (const [index, [title, name]] of tabs.entries()) {
    await expect(page.getByRole('tab').nth(index)).toHaveText(title)
    await page.getByRole('tab', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`\\?tab=${name}$`))
    await settled(page)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    for (const button of ['Save and exit', 'Next', 'Back', 'Finish']) {
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0)
    }
  }
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Profile Setup' })).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Profile Photo and Resume upload', 'Links', 'Bio', 'Personality']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  for (const label of ['LinkedIn', 'GitHub', 'Personal website or portfolio']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(saveButton(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Profile Setup' })).toHaveAttribute('aria-selected', 'true')
})

test('one field of each form is saved, said, and there after a reload', async ({ page }) => {
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
  await expect(page.getByLabel('GitHub')).toHaveValue('https://github.com/pip')
  await page.getByRole('tab', { name: 'Personal Details' }).click()
  await expect(page.getByLabel('Nickname')).toHaveValue('Pip')
  await page.getByRole('tab', { name: 'Job Preferences' }).click()
  await expect(page.getByRole('combobox', { name: /^Years of experience/ })).toContainText('30+ years')
  await page.getByRole('tab', { name: 'Education' }).click()
  await expect(page.getByRole('article', { name: 'Doctorate, Optics' })).toContainText('Present')
  await page.getByRole('tab', { name: 'Career History' }).click()
  await expect(page.getByText('250 of at least 250 characters')).toBeVisible()
  const { description } = (await stored(person, 'career_history_description as description')) as { description: string }
  expect(description.replace(/<[^>]*>/g, '')).toHaveLength(250)
})

test('the career histories are the description and every place of work, newest first, and are edited in the profile', async ({
  page,
}) => {
  await openAs(page, demo('member'), '/team-member/career-histories')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Edit"
    - region "Description":
      - paragraph: /^I began in a two-person agency, .* what the earlier years taught me\\.$/
    - list:
      - listitem:
        - article:
          - heading "Software Engineer" [level=2]
          - paragraph: Independent
          - paragraph: /^\\w{3} \\d{4} – Present$/
          - paragraph: Contracts in web services for companies of every size.
      - listitem:
        - article:
          - heading "Software Engineer" [level=2]
          - paragraph: Crosswind Logistics
          - paragraph: /^\\w{3} \\d{4} – \\w{3} \\d{4}$/
          - paragraph: "Software that plans the routes of lorries and ships:"
          - list:
            - listitem: route planning
            - listitem: customs papers
  `)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('tab', { name: 'Career History' })).toHaveAttribute('aria-selected', 'true')
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

test('a hiring manager sees names, e-mail, phone, job title and roles, and cannot change them', async ({ page }) => {
  const person = await createMember()
  await query('update team_member set is_hiring_manager = true where id = $1', [person.memberId])
  await openTab(page, person, 'personal-details')
  for (const label of ['First name', 'Last name', 'E-mail', 'Phone']) {
    const field = page.getByLabel(new RegExp(`^${label}( \\*)?$`))
    await expect(field).not.toBeEditable()
    await expect(field).not.toHaveValue('')
  }
  await expect(page.getByLabel('Nickname')).toBeEditable()
  await page.getByLabel('Nickname').fill('Boss')
  await saveButton(page).click()
  await expect(said(page)).toContainText(saved)
  await page.getByRole('tab', { name: 'Job Preferences' }).click()
  await expect(page.getByLabel(/^Job title/).and(page.locator('input'))).not.toBeEditable()
  await expect(page.getByLabel(/^Specific roles/).and(page.locator('input'))).not.toBeEditable()
})

test('duplicates are refused with their texts, whatever their case and outer space', async ({ page }) => {
  const person = await createMember()
  await openTab(page, person, 'job-preferences')
  const preferences = page.getByRole('list', { name: 'Your job preferences' })
  await expect(preferences.getByRole('listitem').first()).toBeVisible()
  const count = await preferences.getByRole('listitem').count()
  const wish = page.getByLabel(/^Job preferences/).and(page.locator('input'))
  await wish.fill('  rEMOTE ')
  await wish.press('Tab')
  await expect(page.getByText('This job preference already exists!')).toBeVisible()
  await expect(preferences.getByRole('listitem')).toHaveCount(count)

  await page
    .getByLabel(/^Job title/)
    .and(page.locator('input'))
    .click()
  await page.getByRole('option', { name: 'Request a new job title' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('  wEB developer ')
  await dialog.getByRole('button', { name: /Send|Request/ }).click()
  await expect(dialog.getByText('This job title already exists!')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Skills and Certificates' }).click()
  await page
    .getByLabel(/^Add a technical skill/)
    .and(page.locator('input'))
    .click()
  await page.getByRole('option', { name: 'Request a new skill' }).click()
  await dialog.getByRole('textbox').fill(' typescript ')
  await dialog.getByRole('button', { name: /Send|Request/ }).click()
  await expect(dialog.getByText('This skill already exists!')).toBeVisible()
})

/** From now on the page gets no answer to this operation; everything else goes through. */
const failing = async (page: Page, operation: string): Promise<void> => {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === operation ? route.abort('connectionfailed') : route.continue(),
  )
}

test('saves and removals that fail say so with their own texts and lose nothing', async ({ page, watch }) => {
  watch.expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED|Failed to load resource/)
  const person = await createMember()
  await query(
    `insert into career_entry (member_id, id, company, job_title, start_date, still_working, created_at)
     values ($1, gen_random_uuid(), 'Harbour', 'Engineer', '2020-01-01', true, now())`,
    [person.memberId],
  )
  await openTab(page, person, 'job-preferences')
  await failing(page, 'Profile_saveJobPreferences')
  await page.getByRole('combobox', { name: /^Years of experience/ }).click()
  await page.getByRole('option', { name: '29 years' }).click()
  await saveButton(page).click()
  await expect(said(page)).toContainText("Couldn't save Professional details!")
  await expect(page.getByRole('combobox', { name: /^Years of experience/ })).toContainText('29 years')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(said(page)).toContainText(saved)
  await expect
    .poll(() => stored(person, 'experience_year', 'professional_detail', 'member_id'))
    .toEqual({ experience_year: '29' })

  await failing(page, 'Profile_addJobPreference')
  const wish = page.getByLabel(/^Job preferences/).and(page.locator('input'))
  await wish.fill('Night shift')
  await wish.press('Tab')
  await expect(said(page)).toContainText("Couldn't add job preference!")
  await expect(wish).toHaveValue('Night shift')
  await page.getByRole('button', { name: 'Clear Job preferences' }).click()
  await page.unroute('**/graphql')

  await failing(page, 'Profile_removeJobPreference')
  await page.getByRole('list', { name: 'Your job preferences' }).getByRole('button').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(said(page)).toContainText("Couldn't remove job preference!")
  await page.unroute('**/graphql')

  await page.getByRole('tab', { name: 'Skills and Certificates' }).click()
  await failing(page, 'Profile_addTechnicalSkill')
  await page
    .getByLabel(/^Add a technical skill/)
    .and(page.locator('input'))
    .fill('Fortran')
  await page.getByRole('option', { name: 'Fortran' }).click()
  await expect(said(page)).toContainText("Couldn't add skill!")
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Clear Add a technical skill' }).click()
  await page
    .getByLabel(/^Add a technical skill/)
    .and(page.locator('input'))
    .fill('Fortran')
  await page.getByRole('option', { name: 'Fortran' }).click()
  await expect(said(page)).toContainText('Skill has been successfully saved!')
  await failing(page, 'Profile_removeTechnicalSkill')
  await page.getByRole('button', { name: 'Remove Fortran' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(said(page)).toContainText("Couldn't remove skill!")
  await expect(page.getByRole('article', { name: 'Fortran' })).toBeVisible()
  await page.unroute('**/graphql')

  await page.getByRole('tab', { name: 'Career History' }).click()
  await failing(page, 'Profile_saveCareerEntry')
  await page.getByRole('button', { name: 'Edit Engineer' }).click()
  await page.getByLabel('Company').fill('Harbour Analytics')
  await list(page, 'careerEntry').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said(page)).toContainText("Couldn't add experience!")
  await expect(page.getByLabel('Company')).toHaveValue('Harbour Analytics')
  await list(page, 'careerEntry').getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/graphql')
  await failing(page, 'Profile_removeCareerEntry')
  await page.getByRole('button', { name: 'Remove Engineer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(said(page)).toContainText("Couldn't remove experience!")
  await expect(page.getByRole('article', { name: 'Engineer' })).toBeVisible()
})

test('a profile that does not load says so and loads by Retry', async ({ page, watch }) => {
  watch.expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED|Failed to load resource/)
  const person = await createMember()
  await failing(page, 'Profile_page')
  await openAs(page, person, '/team-member/profile')
  await expect(page.getByText('There is some error to get your team member inforamtion!')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await settled(page)
})

test('bio, personality, photo and resume are required; a resume that is there counts', async ({ page }) => {
  const person = await createMember()
  await query('update team_member set description = null, photo_url = null, cv = null where id = $1', [person.memberId])
  await query('update team_member set description = $2 where id = $1', [person.memberId, `<p>${textOf(260)}</p>`])
  await query('delete from career_entry where member_id = $1', [person.memberId])
  await openAs(page, person, '/team-member/completeProfile')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(page.getByRole('heading', { level: 2, name: 'Career History' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await next.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Profile Setup' })).toBeVisible()
  for (const label of ['Bio', 'Personality']) {
    await richText(page, label).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('form', { name: 'Profile Setup' }).getByText('Required.')).toHaveCount(4)
  await page.locator('input[type="file"][name="cv"]').setInputFiles(pdf('cv.pdf'))
  await expect(page.locator('[data-place="cv"]')).toHaveAttribute('data-state', '"filled"')
  await expect(page.getByRole('form', { name: 'Profile Setup' }).getByText('Required.')).toHaveCount(3)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('form', { name: 'Profile Setup' }).getByText('Required.')).toHaveCount(3)
})

test.describe('every step and every tab', () => {
  const sidewaysScroll = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  /** Axe finds nothing, dark and light; nothing scrolls sideways on a narrow screen. */
  const expectFit = async (page: Page, name: string): Promise<void> => {
    await expectNoFaults(page, name)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => sidewaysScroll(page), { message: `${name} at 390 px` }).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }

  /** Tab goes through every control that can be used, and each shows that it has the focus. */
  const expectReachable = async (page: Page, name: string): Promise<void> => {
    const wanted = await page
      .getByRole('main')
      .locator('input:not([type="hidden"]):enabled, textarea, [contenteditable="true"], button:not([tabindex="-1"]):enabled')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control instanceof HTMLElement && control.tabIndex >= 0 && control.checkVisibility())
          .map((control, index) => {
            control.setAttribute('data-wanted', String(index))
            return String(index)
          }),
      )
    const reached = new Set<string>()
    await page.locator('#content').focus()
    for (let stop = 0; reached.size < wanted.length && stop < wanted.length + 20; stop++) {
      await page.keyboard.press('Tab')
      const mark = await page.evaluate(() => document.activeElement?.getAttribute('data-wanted') ?? null)
      if (mark !== null) reached.add(mark)
    }
    const missed = wanted.filter((mark) => !reached.has(mark))
    const names = await page
      .locator('[data-wanted]')
      .evaluateAll(
        (all, marks) =>
          all.filter((one) => marks.includes(one.getAttribute('data-wanted') ?? '')).map((one) => one.outerHTML.slice(0, 150)),
        missed,
      )
    expect(names, `${name} by Tab`).toEqual([])
  }

  test('of the profile page: axe, 390 px, keyboard', async ({ page }) => {
    await openAs(page, await createMember(), '/team-member/profile')
    for (const [title] of tabs) {
      await page.getByRole('tab', { name: title }).click()
      await settled(page)
      await expectFit(page, title)
      await expectReachable(page, title)
    }
  })

  test('of the wizard: axe, 390 px, keyboard', async ({ page }) => {
    const person = await createMember()
    await query("update professional_detail set experience_year = '0' where member_id = $1", [person.memberId])
    await openAs(page, person, '/team-member/completeProfile')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    for (const [title] of tabs.slice(0, 6)) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expectFit(page, title)
      await expectReachable(page, title)
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
    await expect(page.getByText('Still missing from your profile')).toBeVisible()
    await expectFit(page, 'what is missing')
  })
})
