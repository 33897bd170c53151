import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { CatalogueRequestEvent, catalogueRequest } from '#machines/catalogue-request/catalogue-request.machine.ts'
import { catalogueRequestPlan } from '#machines/catalogue-request/catalogue-request.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Faces, type Gestures, type LeafOf } from './support/drive-paths.ts'
import { mockedProfileOf } from './support/mocked-profile.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.requestName`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a new skill' })
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Skill' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Add a technical skill' })

const gestures = {
  'dialog.opened': async ({ page }) => {
    await search(page).click()
    await page.getByRole('option', { name: 'Request a new skill' }).click()
  },
  'name.changed': ({ page }, event) => name(page).fill(event.name),
  'submit.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Send request' }).click(),
  'dialog.closed': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'xstate.done.actor.requestName': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.answer('ProfileRequests_skill', {
      requestSkill: { __typename: 'RequestResult', message: messages.requestSent },
    })
    expect(variables).toEqual({ title: 'Erlang' })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(snackbars(page).getByText(messages.requestSent)).toBeVisible()
  },
  'xstate.error.actor.requestName': async ({ page, gateway }, { error }) => {
    await gateway.fail('ProfileRequests_skill', error)
    await expect(dialog(page).getByText(error.kind === 'refused' ? error.message : messages.genericError)).toBeVisible()
    await expect(name(page)).toHaveValue('Erlang')
  },
} satisfies Gestures<CatalogueRequestEvent, Effect>

const faces = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(search(page)).toBeVisible()
  },
  editing: async ({ page }) => {
    await expect(name(page)).toBeEditable()
    await expect(dialog(page).getByRole('button', { name: 'Send request' })).toBeEnabled()
  },
  sending: async ({ page, gateway }) => {
    await expect(dialog(page).getByText('Sending the request…')).toBeAttached()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    await gateway.sent('ProfileRequests_skill')
  },
} satisfies Faces<LeafOf<SnapshotFrom<typeof catalogueRequest>['value']>>

drivePaths(catalogueRequestPlan, {
  open: async ({ page, gateway }) => {
    const profile = await mockedProfileOf(somebody)
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Profile_page', () => ({ data: { profile: { ...profile, technicalSkills: [] } } }))
    gateway.stand('Profile_skills', () => ({
      data: {
        skills: ['JavaScript', 'PostgreSQL'].map((one) => ({ __typename: 'Skill', id: `skill-${one}`, name: one })),
      },
    }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/profile?tab=skills')
  },
  gestures,
  faces,
})
