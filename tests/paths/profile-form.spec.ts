import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ProfileFormEvent, profileForm } from '#machines/profile-form/profile-form.machine.ts'
import { profileFormPlan } from '#machines/profile-form/profile-form.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { minimumTextLength } from '#rules/profile.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { everythingComplete, profileAnswer, profileOf, standForProfile, writeRichText } from './support/profile.ts'

type Effect = `xstate.${'done' | 'error'}.actor.saveForm`

const inWizard = ({ path }: Scene) => (path.input as { form: string }).form === 'personalDetails'
const facts = (scene: Scene) => (inWizard(scene) ? { ...everythingComplete, profile: false } : everythingComplete)
const saveOperation = (scene: Scene) => (inWizard(scene) ? 'Profile_savePersonalDetails' : 'Profile_saveCareerHistory')
const saveField = (scene: Scene) => (inWizard(scene) ? 'savePersonalDetails' : 'saveCareerHistory')

const plain = (html: unknown) => String(html).replace(/<[^>]*>/g, '')
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const nickname = (page: Page) => page.getByLabel('Nickname', { exact: true })
const form = (page: Page) => page.locator('[data-flow="profile-form"]')
const stateIs = (page: Page, state: object | string) => expect(form(page)).toHaveAttribute('data-state', JSON.stringify(state))

/** What the person sees in the field that the path changes. */
let typed = ''
const expectTyped = async (scene: Scene) => {
  if (inWizard(scene)) await expect(nickname(scene.page)).toHaveValue(typed)
  else await expect(description(scene.page)).toHaveText(typed)
}

/** The description as the server has it. */
let stored = ''
let isLoaded = false

const gestures = {
  'record.arrived': async (scene, event) => {
    const { page, gateway } = scene
    stored = String(event.values.description ?? '')
    if (!isLoaded) {
      isLoaded = true
      typed = plain(stored)
      await gateway.answer('Profile_page', profileAnswer({ facts: facts(scene), ...(stored && { description: stored }) }))
      // The wizard begins with what is missing; every step before it can be opened.
      if (inWizard(scene)) await page.getByRole('button', { name: /Personal Details/ }).click()
      return
    }
    await page.getByRole('button', { name: 'Remove Engineer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await gateway.answer('Profile_removeCareerEntry', {
      removeCareerEntry: profileOf({ facts: facts(scene), description: stored }),
    })
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
  'field.changed': async (scene, event) => {
    typed = plain(event.value)
    if (inWizard(scene)) await nickname(scene.page).fill(typed)
    else await writeRichText(scene.page, 'Description', typed)
  },
  'field.left': async ({ page }) => {
    await description(page).focus()
    await page.getByRole('tab', { selected: true }).focus()
  },
  'save.requested': async (scene, event) => {
    const { page } = scene
    if (event.extent === 'soFar') {
      await page.getByRole('button', { name: 'Save and exit' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save and exit' }).click()
    } else if (inWizard(scene)) await page.getByRole('button', { name: 'Next' }).click()
    else await form(page).getByRole('button', { name: 'Save', exact: true }).click()
    if (inWizard(scene) || typed.length >= minimumTextLength) return
    await expect(form(page).getByText(messages.minimumCharacters)).toBeVisible()
    await expect(description(page)).toBeFocused()
  },
  'changes.discarded': async (scene) => {
    await form(scene.page).getByRole('button', { name: 'Discard changes' }).click()
    typed = plain(stored)
  },
  'xstate.done.actor.saveForm': async (scene) => {
    const { gateway } = scene
    stored = `<p>${typed}</p>`
    const answer = profileOf({ facts: facts(scene), nickName: typed, description: stored })
    const { variables, headers } = await gateway.answer(saveOperation(scene), { [saveField(scene)]: answer })
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    if (!inWizard(scene)) expect(variables).toEqual({ description: stored })
  },
  'xstate.error.actor.saveForm': async (scene, { error }) => {
    await scene.gateway.fail(saveOperation(scene), error)
    const said = inWizard(scene) ? messages.personalDetailsNotSaved : messages.genericError
    await expect(snackbars(scene.page).getByText(said).first()).toBeVisible()
    if (error.kind === 'refused') await expect(form(scene.page).getByText(error.message)).toBeVisible()
  },
} satisfies Gestures<ProfileFormEvent, Effect>

const views = {
  'editing.unchanged': async (scene) => {
    const { page, gateway } = scene
    if (!isLoaded) {
      await gateway.sent('Profile_page')
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
      return
    }
    await stateIs(page, { editing: 'unchanged' })
    await expectTyped(scene)
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  },
  'editing.changed': async (scene) => {
    await expectTyped(scene)
    await expect(form(scene.page).getByText(messages.savedOnDevice).first()).toBeVisible()
    if (!inWizard(scene)) await expect(form(scene.page).getByRole('button', { name: 'Discard changes' })).toBeVisible()
  },
  saving: async (scene) => {
    await scene.gateway.sent(saveOperation(scene))
    if (!inWizard(scene)) await expect(form(scene.page).getByText('Saving…').first()).toBeAttached()
  },
  'editing.saved': async (scene) => {
    const { page } = scene
    if (inWizard(scene)) {
      await expect(page.getByRole('heading', { name: 'Job Preferences' })).toBeVisible()
      return
    }
    await stateIs(page, { editing: 'saved' })
    await expectTyped(scene)
    await expect(snackbars(page).getByText(messages.profileSaved)).toBeVisible()
    await expect(form(page).getByText('Saved', { exact: true }).first()).toBeVisible()
  },
  'editing.notSaved': async (scene) => {
    await expectTyped(scene)
    await expect(form(scene.page).getByText('Not saved').first()).toBeVisible()
    await expect(form(scene.page).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof profileForm>['value']>>

drivePaths(profileFormPlan, {
  endsPage: 'any',
  open: async (scene) => {
    const { page, gateway } = scene
    isLoaded = false
    const user = { ...somebody, emailVerified: !inWizard(scene) }
    standForProfile(gateway, () => facts(scene), user)
    await beSignedIn(page, user)
    await page.goto(inWizard(scene) ? '/team-member/completeProfile' : '/team-member/profile?tab=career-history')
  },
  gestures,
  views,
  gone: ['editing.unchanged', 'editing.saved'],
})
