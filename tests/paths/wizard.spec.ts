import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somebody } from '#machines/testing/fixtures.ts'
import type { SaveStepAnswer, WizardEvent, wizard } from '#machines/wizard/wizard.machine.ts'
import { wizardPlan } from '#machines/wizard/wizard.paths.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete, type ProfileFacts } from '#rules/profile-facts.ts'
import { wizardSteps } from '#rules/wizard-steps.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { longText, profileAnswer, profileOf, standForProfile, writeRichText } from './support/profile.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'saveStep' | 'saveForLater'}`

/** Somebody who still has to verify the e-mail: nobody else finds the wizard with everything complete. */
const person = { ...somebody, emailVerified: false }
const nothing: ProfileFacts = { personal: false, professional: false, careerHistory: false, profile: false }

const bio = longText('Mia takes things apart and puts them together again.')

/** What the server has. */
let facts = nothing
/** Whether the person has come back to a wizard that was left by Save and exit. */
let hasComeBack = false
/** Whether the person has finished the profile here, instead of coming with a complete one. */
let hasFinished = false

const root = (page: Page) => page.locator('[data-flow="wizard"]')
const stepOf = async (page: Page): Promise<number> => Number(await root(page).getAttribute('data-step'))

/** The operation that saves a step, and its field in the answer. */
const saves: Readonly<Record<number, readonly [operation: string, field: string]>> = {
  1: ['Profile_savePersonalDetails', 'savePersonalDetails'],
  2: ['Profile_saveJobPreferences', 'saveJobPreferences'],
  5: ['Profile_saveCareerHistory', 'saveCareerHistory'],
  6: ['Profile_saveProfileSetup', 'saveProfileSetup'],
}
const saveOf = async (page: Page) => {
  const save = saves[await stepOf(page)]
  if (save === undefined) throw new Error(`Step ${await stepOf(page)} has no form of its own`)
  return save
}

/** Fills in what a person has to before a step can be saved. */
const fillIn = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-flow="profile-form"]')).toBeVisible()
  const phone = page.getByLabel('Phone *', { exact: true })
  if ((await stepOf(page)) === 1 && (await phone.inputValue()) === '') await phone.fill('+61 400 000 001')
  if ((await stepOf(page)) === 6) await writeRichText(page, 'Bio', bio)
}

const answerSave = async ({ page, gateway }: Scene, output: SaveStepAnswer): Promise<void> => {
  const [operation, field] = await saveOf(page)
  if (output.kind === 'refused') {
    const refusal = { kind: 'refused', code: 'VALIDATION', message: 'This is not acceptable.', field: null } as const
    await gateway.fail(operation, refusal)
    await expect(page.getByText(refusal.message)).toBeVisible()
    return
  }
  facts = output.facts
  hasFinished = isProfileComplete(facts)
  const { headers } = await gateway.answer(operation, { [field]: profileOf({ facts }) })
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
}

/** The step is saved, and the profile has to be asked for once more, because the answer says too little; that answer does not come. */
const loseProfile = async ({ page, gateway }: Scene): Promise<void> => {
  const [operation, field] = await saveOf(page)
  const completeness = { __typename: 'ProfileCompleteness', id: 'unknown' }
  gateway.stand('Profile_page', () => ({ failure: { kind: 'unreachable' } }))
  await gateway.answerTooLittle(operation, { [field]: { ...profileOf({ facts }), completeness } })
  await expect(snackbars(page).getByText(messages.profileLoadFailed).first()).toBeVisible()
  gateway.hold('Profile_page')
}

const gestures = {
  'facts.arrived': async ({ page, gateway, at }, event) => {
    facts = event.facts
    hasComeBack = at.includes('exited')
    if (!at.includes('placing')) await page.reload()
    await gateway.answer('Profile_page', profileAnswer({ facts }))
  },
  'next.requested': async ({ page }) => {
    await fillIn(page)
    const isLast = (await stepOf(page)) === 6
    await page.getByRole('button', { name: isLast ? 'Finish' : 'Next', exact: true }).click()
  },
  'back.requested': async ({ page }) => {
    const step = await stepOf(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(root(page)).toHaveAttribute('data-step', String(step - 1))
  },
  'step.opened': async ({ page }) => {
    await page
      .getByRole('button', { name: /Personal Details/ })
      .and(page.locator('[data-openable]'))
      .click()
    await expect(root(page)).toHaveAttribute('data-step', '1')
  },
  'flow.restored': async ({ page, gateway }) => {
    await page.reload()
    await gateway.answer('Profile_page', profileAnswer({ facts }))
  },
  'exit.requested': ({ page }) => page.getByRole('button', { name: 'Save and exit' }).click(),
  'exit.confirmed': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Save and exit' }).click(),
  'exit.cancelled': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click(),
  'continue.requested': ({ page }) => page.getByRole('button', { name: 'Continue' }).click(),
  'xstate.done.actor.saveStep': (scene, { output }) => answerSave(scene, output as SaveStepAnswer),
  'xstate.error.actor.saveStep': loseProfile,
  'xstate.done.actor.saveForLater': (scene, { output }) => answerSave(scene, output as SaveStepAnswer),
  'xstate.error.actor.saveForLater': loseProfile,
} satisfies Gestures<WizardEvent, Effect>

const expectStep = async (page: Page): Promise<void> => {
  const step = await stepOf(page)
  await expect(page.getByRole('heading', { level: 2, name: wizardSteps[step - 1]?.title ?? '' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Steps of your profile' })).toHaveAttribute('aria-valuenow', String(step))
  await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`))
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: messages.saveForLaterTitle })

const views = {
  placing: async ({ page, gateway }) => {
    await gateway.sent('Profile_page')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
  },
  filling: async ({ page }) => {
    await expectStep(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save and exit' })).toBeEnabled()
  },
  saving: async ({ page, gateway }) => {
    await gateway.sent((await saveOf(page))[0])
    await expect(page.getByText('Saving…').first()).toBeAttached()
  },
  incomplete: async ({ page }) => {
    await expectStep(page)
    await expect(page.getByText('Still missing from your profile')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bio (Profile Setup)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible()
  },
  confirmingExit: async ({ page }) => {
    await expect(dialog(page)).toContainText(messages.saveForLaterText)
  },
  savingForLater: async ({ page, gateway }) => {
    await gateway.sent((await saveOf(page))[0])
    await expect(dialog(page)).toBeVisible()
  },
  exited: async ({ page }) => {
    if (hasComeBack) {
      await expect(root(page)).toHaveAttribute('data-state', '"filling"')
      return expectStep(page)
    }
    await expect(page.getByRole('heading', { name: 'Your progress is saved' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log Out' })).toHaveAttribute('href', /\/logout$/)
  },
  finished: async ({ page }) => {
    expect(isProfileComplete(facts)).toBe(true)
    await expect(page).toHaveURL(/\/team-member\/email-verification/)
    const congratulation = snackbars(page).getByText(messages.profileCompleted)
    if (hasFinished) await expect(congratulation).toBeVisible()
    else await expect(congratulation).toHaveCount(0)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof wizard>['value']>>

drivePaths(wizardPlan, {
  endsPage: 'any',
  open: async ({ page, gateway }) => {
    facts = nothing
    hasComeBack = false
    hasFinished = false
    standForProfile(gateway, () => facts, person)
    await beSignedIn(page, person)
    await page.goto('/team-member/completeProfile')
  },
  gestures,
  views,
  gone: ['placing', 'exited', 'finished'],
})
