import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { EpicAddingEvent, EpicAddingInput, epicAdding } from '#machines/epic-adding/epic-adding.machine.ts'
import { epicAddingPlan } from '#machines/epic-adding/epic-adding.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { commitmentAnswer, projectId, standForCommitments } from './support/commitments.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Faces, type Gestures, type LeafOf } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'

type Effect = `xstate.${'done' | 'error'}.actor.addEpic`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a new epic' })
const name = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name of the epic' })
const picker = (page: Page) => page.getByRole('combobox', { name: 'Epic' })

const gestures = {
  'name.changed': ({ page }, event) => name(page).fill(event.name),
  'submit.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Add' }).click(),
  'cancel.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'xstate.done.actor.addEpic': async ({ page, gateway, path }) => {
    const { existing } = path.input as EpicAddingInput
    const { variables, headers } = await gateway.answer('Epics_add', {
      addEpic: { __typename: 'EpicSet', id: projectId, projectId, names: [...existing, 'Tide tables'] },
    })
    expect(variables).toEqual({ projectId, name: 'Tide tables' })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(snackbars(page).getByText(messages.epicSaved)).toBeVisible()
  },
  'xstate.error.actor.addEpic': async ({ page, gateway }, { error }) => {
    await gateway.fail('Epics_add', error)
    await expect(dialog(page).getByText(error.kind === 'refused' ? messages.epicExists : messages.genericError)).toBeVisible()
    await expect(name(page)).toHaveValue('Tide tables')
  },
} satisfies Gestures<EpicAddingEvent, Effect>

const faces = {
  editing: async ({ page }) => {
    await expect(name(page)).toBeEditable()
    await expect(dialog(page).getByRole('button', { name: 'Add' })).toBeEnabled()
  },
  sending: async ({ page, gateway }) => {
    await expect(dialog(page).getByText('Saving the epic…')).toBeAttached()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    await gateway.sent('Epics_add')
  },
  added: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => new URL(page.url()).searchParams.get('epic')).toBe('Tide tables')
  },
  cancelled: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(picker(page)).toHaveValue('')
  },
} satisfies Faces<LeafOf<SnapshotFrom<typeof epicAdding>['value']>>

drivePaths(epicAddingPlan, {
  open: async ({ page, gateway, path }) => {
    const { existing } = path.input as EpicAddingInput
    const active = commitmentAnswer('c01', 'Harbour control', { status: 'Active', awaitsMember: false })
    standForCommitments(gateway, [active], 0)
    gateway.stand('Epics_ofProject', () => ({
      data: { epics: { __typename: 'EpicSet', id: projectId, projectId, names: existing } },
    }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/commitments?view=cards')
    await picker(page).click()
    await page.getByRole('option', { name: 'Add a new epic' }).click()
  },
  gestures,
  faces,
  gone: ['added', 'cancelled'],
})
