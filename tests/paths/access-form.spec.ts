import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somePlannedAccess } from '#machines/access-actions/access-actions.paths.ts'
import type { AccessFormEvent, accessFormFlow } from '#machines/access-form/access-form.machine.ts'
import { accessFormPlan, someAccessMember, someAccessProject } from '#machines/access-form/access-form.paths.ts'
import { failureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { leaveDialog } from '../support/focus.ts'
import { accessAnswer, lineManager, standForAccesses } from './support/accesses.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'

type Effect = `xstate.${'done' | 'error'}.actor.saveAccess`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Access' })
const tool = (page: Page) => dialog(page).getByRole('textbox', { name: 'Tool' })
const url = (page: Page) => dialog(page).getByRole('textbox', { name: 'URL' })
const offer = (page: Page) => page.getByRole('group', { name: 'Unsaved access' })

const choices = {
  teamChoices: {
    __typename: 'TeamChoices',
    members: [{ __typename: 'TeamPerson', id: someAccessMember, name: 'Maya Rahimi', email: 'maya@demo.test' }],
    projects: [{ __typename: 'TeamProject', id: someAccessProject, name: 'Harbour' }],
  },
}

/** Types a name and takes the one that it finds. */
const find = async (page: Page, field: string, name: string): Promise<void> => {
  await dialog(page).getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(dialog(page).getByRole('combobox', { name: field })).toHaveValue(name)
}

const fields: Readonly<Record<string, (page: Page, value: string) => Promise<void>>> = {
  projectId: (page) => find(page, 'Project', 'Harbour'),
  teamMemberId: (page) => find(page, 'Team Member', 'Maya Rahimi'),
  email: (page, value) => dialog(page).getByRole('textbox', { name: 'Email' }).fill(value),
  tool: (page, value) => tool(page).fill(value),
  url: (page, value) => url(page).fill(value),
}

const gestures = {
  'form.opened': ({ page }) => page.getByRole('button', { name: 'New Access' }).press('Enter'),
  'choices.arrived': async ({ page, gateway }) => {
    await gateway.answer('Access_choices', choices)
    gateway.stand('Access_choices', () => ({ data: choices }))
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeEnabled()
  },
  'field.changed': async ({ page }, { field, value }) => fields[field]?.(page, String(value)),
  'field.left': async ({ page }) => {
    await url(page).press('Tab')
    await expect(url(page)).toHaveAccessibleDescription(new RegExp(messages.accessUrlInvalid))
  },
  'save.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Save' }).press('Enter'),
  'cancel.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
  'close.requested': ({ page }) => leaveDialog(page),
  'flow.restored': ({ page }) => page.reload().then(() => undefined),
  'draft.continued': ({ page }) => offer(page).getByRole('button', { name: messages.continueDraft }).press('Enter'),
  'draft.discarded': ({ page }) => offer(page).getByRole('button', { name: messages.discardDraft }).press('Enter'),
  'xstate.done.actor.saveAccess': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Access_add')
    expect(variables.input).toEqual({
      projectId: someAccessProject,
      teamMemberId: someAccessMember,
      email: 'maya@tools.test',
      tool: 'Grafana',
      url: 'https://grafana.tools.test/',
      notes: null,
    })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await gateway.answer('Access_add', { addAccess: accessAnswer(somePlannedAccess) })
    await expect(snackbars(page).getByText(messages.accessSaved)).toBeVisible()
  },
  'xstate.error.actor.saveAccess': async ({ page, gateway }, { error }) => {
    await gateway.fail('Access_add', error)
    await expect(dialog(page).getByText(failureText(error))).toBeVisible()
  },
} satisfies Gestures<AccessFormEvent, Effect>

const views = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offer(page)).toHaveCount(0)
  },
  offering: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offer(page)).toBeVisible()
  },
  editing: ({ page }) => expect(tool(page)).toBeEditable(),
  saving: async ({ page, gateway }) => {
    await expect(tool(page)).not.toBeEditable()
    await gateway.sent('Access_add')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof accessFormFlow>['value']>>

drivePaths(accessFormPlan, {
  open: async ({ page, gateway }) => {
    standForAccesses(gateway)
    await beSignedIn(page, lineManager)
    await page.goto('/team-member/access/list')
    await expect(page.getByRole('button', { name: 'New Access' })).toBeVisible()
  },
  gestures,
  views,
})
