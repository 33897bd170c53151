import { query } from './support/database.ts'
import { createMember, type Member, newSignUp } from './support/people.ts'
import { signUp } from './support/server.ts'
import { expect, openAs, type Page, signIn, test } from './support/test.ts'
import { expectStep, type Hand, keyboard, pdf, photo, richText, textOf, touch, wizardRoot } from './support/wizard.ts'

const congratulation = 'Congratulations! You completed your profile successfuly. thanks for joining our team!'
const saveTitle = 'Save Progress for Later?'
const saveText =
  "You're almost ready to move on to your personalized screening experience. Are you sure you want to save your progress for later instead?"

const steps = [
  ['Personal Details', '1 MIN'],
  ['Job Preferences', '3 MIN'],
  ['Education', '5 MIN'],
  ['Skills and Certificates', '3 MIN'],
  ['Career History', '3 MIN'],
  ['Profile Setup', '5 MIN'],
] as const

const said = (page: Page) => page.getByRole('log')
const update = (person: Member, set: string) => query(`update team_member set ${set} where id = $1`, [person.memberId])

/** Opens the portal as somebody who has signed up and verified the e-mail address, and has done nothing else yet. */
const arrive = async (page: Page) => {
  const person = newSignUp()
  await signUp(person)
  await query('update user_account set email_verified_at = now() where user_name = $1', [person.email])
  await openAs(page, person)
  await expectStep(page, 1, 'Personal Details')
  return person
}

/** Fills in all six steps and finishes. */
const walkThrough = async (page: Page, hand: Hand): Promise<void> => {
  await hand.type('Birth date', '12 Apr 1990')
  await hand.find('Nationality', 'Sweden')
  await hand.choose('Marital status', 'Married')
  await hand.find('Country', 'Australia')
  await hand.find('City', 'Brisbane')
  await hand.press('Next')

  await expectStep(page, 2, 'Job Preferences')
  await hand.find('Job title', 'Web Developer')
  await hand.choose('Years of experience', '7 years')
  await hand.find('Specific roles', 'Front-end development')
  await page.keyboard.press('Escape')
  await hand.find('Job preferences', 'Remote')
  await expect(page.getByRole('list', { name: 'Your job preferences' })).toContainText('Remote')
  await hand.press('Next')

  await expectStep(page, 3, 'Education')
  await hand.press('Add education')
  await hand.choose('Degree', "Bachelor's degree")
  await hand.type('Field of study', 'Computer science')
  await hand.type('Institute', 'University of Lund')
  await hand.type('Start date', '1 Feb 2020')
  await hand.tick('I still study here')
  await hand.press('Next')

  await expectStep(page, 4, 'Skills and Certificates')
  await hand.find('Add a technical skill', 'TypeScript')
  await expect(page.locator('[data-kind="technicalSkill"]').getByRole('article', { name: 'TypeScript' })).toBeVisible()
  await hand.press('Add language')
  await hand.find('Language', 'Swedish')
  await hand.choose('Level', 'Native')
  await hand.press('Next')

  await expectStep(page, 5, 'Career History')
  await hand.write('Description', textOf(260))
  await hand.press('Next')

  await expectStep(page, 6, 'Profile Setup')
  await hand.file('Profile photo', await photo('Rosa.jpg'))
  await hand.press('Use photo')
  await expect(page.locator('[data-place="photo"]')).toHaveAttribute('data-state', '"filled"')
  await hand.file('Resume', pdf('Rosa CV.pdf'))
  await expect(page.locator('[data-place="cv"]')).toHaveAttribute('data-state', '"filled"')
  await hand.type('GitHub', 'https://github.com/rosa')
  await hand.write('Bio', textOf(250))
  await hand.write('Personality', textOf(251))
  await hand.press('Finish')
  await expect(said(page)).toContainText(congratulation)
  await expect(page).toHaveURL(/\/team-member\/profile$/)
}

const expectStored = async (email: string): Promise<void> => {
  const rows = await query(
    `select m.city, m.nationality, m.marital_status, m.git_hub, length(m.description) > 250 as bio, m.cv, m.photo_url is not null as photo,
       (select count(*)::int from education e where e.member_id = m.id) as educations,
       (select string_agg(language || ' ' || level, ',') from language_skill l where l.member_id = m.id) as languages,
       (select count(*)::int from team_member_skill s where s.member_id = m.id) as skills,
       (select experience_year from professional_detail p where p.member_id = m.id) as experience
     from team_member m where email = $1`,
    [email],
  )
  expect(rows).toEqual([
    {
      city: 'Brisbane',
      nationality: 'Sweden',
      marital_status: 'Married',
      git_hub: 'https://github.com/rosa',
      bio: true,
      cv: 'Rosa CV.pdf',
      photo: true,
      educations: 1,
      languages: 'Swedish Native',
      skills: 1,
      experience: '7',
    },
  ])
}

test.describe('from the first step to the finished profile', () => {
  test('by keyboard alone, on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { email } = await arrive(page)
    const listed = page.getByRole('navigation', { name: 'Steps of your profile' }).getByRole('listitem')
    await expect(listed).toHaveCount(6)
    for (const [index, [title, minutes]] of steps.entries()) {
      await expect(listed.nth(index)).toContainText(title)
      await expect(listed.nth(index)).toContainText(minutes)
    }
    await walkThrough(page, keyboard(page))
    await expectStored(email)
  })

  test('by touch, on a narrow screen', async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const { email } = await arrive(page)
    await expect(page.getByText('Step 1 of 6')).toBeVisible()
    await expect(page.getByText('1 MIN').locator('visible=true')).toBeVisible()
    await walkThrough(page, touch(page))
    await expectStored(email)
  })
})

test('step 4: its sections and buttons, the tooltip and the question of Save and exit, Back and Next', async ({ page }) => {
  const person = await createMember({ profileComplete: false })
  await openAs(page, person, '/team-member/completeProfile')
  await expectStep(page, 4, 'Skills and Certificates')
  for (const name of ['Technical Skills', 'Language Skills', 'Certificates']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const exit = page.getByRole('button', { name: 'Save and exit' })
  await exit.hover()
  await expect(page.locator('[data-tooltip]')).toHaveText(
    'You can save your progress and return to the application process later',
  )
  await exit.click()
  const dialog = page.getByRole('alertdialog', { name: saveTitle })
  await expect(dialog).toContainText(saveText)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)

  const next = page.getByRole('button', { name: 'Next', exact: true })
  const place = await next.boundingBox()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 3, 'Education')
  // Each step begins at its title, and its buttons stand where those of the step before stood.
  await expect(page.getByRole('heading', { name: 'Education', exact: true })).toBeFocused()
  await expect.poll(() => next.boundingBox()).toEqual(place)
  await next.click()
  await expectStep(page, 4, 'Skills and Certificates')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 5, 'Career History')
})

test('browser Back and Forward go from step to step; what was saved for later is there at the next login', async ({ page }) => {
  const person = await createMember({ profileComplete: false })
  await openAs(page, person, '/team-member/completeProfile')
  await expectStep(page, 4, 'Skills and Certificates')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 5, 'Career History')
  await page.goBack()
  await expectStep(page, 4, 'Skills and Certificates')
  await page.goForward()
  await expectStep(page, 5, 'Career History')

  const tooShort = textOf(249)
  await richText(page, 'Description').click()
  await page.keyboard.insertText(tooShort)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('At least 250 characters are required.')).toBeVisible()
  await expect(richText(page, 'Description')).toBeFocused()
  await expectStep(page, 5, 'Career History')

  await page.getByRole('button', { name: 'Save and exit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and exit' }).click()
  await expect(page.getByRole('heading', { name: 'Your progress is saved' })).toBeVisible()
  const saved = await query('select career_history_description as html from team_member where id = $1', [person.memberId])
  expect(saved).toEqual([{ html: expect.stringContaining(tooShort) }])

  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
  await signIn(page, person)
  await expectStep(page, 5, 'Career History')
  await expect(richText(page, 'Description')).toHaveText(tooShort)
  await richText(page, 'Description').press('ControlOrMeta+End')
  await page.keyboard.insertText('!')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 6, 'Profile Setup')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(said(page)).toContainText(congratulation)
})

test('the gate leads somebody who lacks profile details to step 5', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await update(person, 'description = null')
  await openAs(page, person, '/team-member/loans')
  await expectStep(page, 5, 'Career History')
})

test('what is missing is listed after Finish and leads to its field; when it is there, the wizard congratulates', async ({
  page,
}) => {
  const person = await createMember({ commitments: ['Active'] })
  await query("update professional_detail set experience_year = '0' where member_id = $1", [person.memberId])
  await openAs(page, person, '/team-member/completeProfile')
  for (const [index, [title]] of steps.slice(1, 5).entries()) {
    await expectStep(page, index + 2, title)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expectStep(page, 6, 'Profile Setup')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Still missing from your profile')).toBeVisible()
  await page.getByRole('button', { name: 'Years of experience (Job Preferences)' }).click()
  await expectStep(page, 2, 'Job Preferences')
  const years = page.getByRole('combobox', { name: /^Years of experience/ })
  await expect(years).toBeFocused()
  await years.click()
  await page.getByRole('option', { name: '12 years' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectStep(page, 3, 'Education')
  await page.getByRole('button', { name: /Profile Setup/ }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(said(page)).toContainText(congratulation)
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)
})

test('a save that fails says so, loses nothing, and Retry saves', async ({ page, watch }) => {
  watch.expectProblem(/ERR_FAILED|Failed to load resource/)
  const person = await createMember()
  await update(person, 'birth_date = null')
  await openAs(page, person, '/team-member/completeProfile')
  await expectStep(page, 1, 'Personal Details')
  await page.getByLabel('Nickname').fill('Pip')
  await page.getByLabel('Birth date *', { exact: true }).fill('12 Apr 1990')
  const saving = (operation: string) => (url: URL, body: string | null) =>
    url.pathname === '/graphql' && body?.includes(operation)
  const fail = async (operation: string) => {
    await page.route('**/graphql', (route) => {
      const isMine = saving(operation)(new URL(route.request().url()), route.request().postData())
      return isMine ? route.abort('connectionfailed') : route.continue()
    })
  }
  await fail('Profile_savePersonalDetails')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(said(page)).toContainText("Couldn't save personal details!")
  await expectStep(page, 1, 'Personal Details')
  await expect(page.getByLabel('Nickname')).toHaveValue('Pip')
  await expect(page.getByLabel('Birth date *', { exact: true })).toHaveValue('12 Apr 1990')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(wizardRoot(page).or(said(page))).not.toHaveCount(0)
  await expect
    .poll(() => query('select nick_name from team_member where id = $1', [person.memberId]))
    .toEqual([{ nick_name: 'Pip' }])
})
