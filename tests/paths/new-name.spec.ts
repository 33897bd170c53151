import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { NewNameEvent, NewNameInput, newName } from '#machines/new-name/new-name.machine.ts'
import { newEpicPlan, newSkillPlan } from '#machines/new-name/new-name.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { commitmentAnswer, projectId, standForCommitments } from './support/commitments.ts'
import { beSignedIn } from './support/device.ts'
import { type Drive, drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { mockedProfileOf } from './support/mocked-profile.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.sendName`
type State = LeafOf<SnapshotFrom<typeof newName>['value']>

/** What one list's dialog looks like, and what is asked of the gateway for it. */
interface ListView {
  readonly title: string
  readonly label: string
  readonly submit: string
  readonly busy: string
  readonly operation: string
  readonly variables: Readonly<Record<string, string>>
  readonly answer: (input: NewNameInput) => Readonly<Record<string, unknown>>
  readonly notice: string
  readonly exists: string
  readonly open: (scene: Scene) => Promise<void>
  readonly sent: (page: Page) => Promise<void>
  readonly cancelled: (page: Page) => Promise<void>
}

const drive = (view: ListView): Drive<State> => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: view.title })
  const name = (page: Page) => dialog(page).getByRole('textbox', { name: view.label })
  const gestures = {
    'name.changed': ({ page }, event) => name(page).fill(event.name),
    'submit.requested': ({ page }) => dialog(page).getByRole('button', { name: view.submit }).click(),
    'cancel.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    'xstate.done.actor.sendName': async ({ page, gateway, path }) => {
      const { variables, headers } = await gateway.answer(view.operation, view.answer(path.input as NewNameInput))
      expect(variables).toEqual(view.variables)
      expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
      await expect(snackbars(page).getByText(view.notice)).toBeVisible()
    },
    'xstate.error.actor.sendName': async ({ page, gateway }, { error }) => {
      await gateway.fail(view.operation, error)
      await expect(dialog(page).getByText(error.kind === 'refused' ? view.exists : failureText(error))).toBeVisible()
      await expect(name(page)).toHaveValue(view.variables.title ?? view.variables.name ?? '')
    },
  } satisfies Gestures<NewNameEvent, Effect>
  const views = {
    editing: async ({ page }) => {
      await expect(name(page)).toBeEditable()
      await expect(dialog(page).getByRole('button', { name: view.submit })).toBeEnabled()
    },
    sending: async ({ page, gateway }) => {
      await expect(dialog(page).getByText(view.busy)).toBeAttached()
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
      await gateway.sent(view.operation)
    },
    sent: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0)
      await view.sent(page)
    },
    cancelled: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0)
      await view.cancelled(page)
    },
  } satisfies Views<State>
  return { open: view.open, gestures, views, gone: ['sent', 'cancelled'] }
}

const skillSearch = (page: Page) => page.getByRole('combobox', { name: 'Add a technical skill' })
const epicPicker = (page: Page) => page.getByRole('combobox', { name: 'Epic' })

drivePaths(
  newSkillPlan,
  drive({
    title: 'Request a new skill',
    label: 'Skill',
    submit: 'Send request',
    busy: 'Sending the request…',
    operation: 'NewName_requestSkill',
    variables: { title: 'Erlang' },
    answer: () => ({ requestSkill: { __typename: 'RequestResult', message: messages.requestSent } }),
    notice: messages.requestSent,
    exists: messages.skillExists,
    open: async ({ page, gateway, path }) => {
      const { existing } = path.input as NewNameInput
      const profile = mockedProfileOf(somebody)
      standForTeamArea(gateway, () => somebody)
      gateway.stand('Profile_page', () => ({ data: { profile: { ...profile, technicalSkills: [] } } }))
      gateway.stand('Profile_skills', () => ({
        data: { skills: existing.map((one) => ({ __typename: 'Skill', id: `skill-${one}`, name: one })) },
      }))
      await beSignedIn(page, somebody)
      await page.goto('/team-member/profile?tab=skills')
      await skillSearch(page).click()
      await page.getByRole('option', { name: 'Request a new skill' }).click()
    },
    sent: (page) => expect(skillSearch(page)).toBeVisible(),
    cancelled: (page) => expect(skillSearch(page)).toBeVisible(),
  }),
)

drivePaths(
  newEpicPlan,
  drive({
    title: 'Add a new epic',
    label: 'Name of the epic',
    submit: 'Add',
    busy: 'Saving the epic…',
    operation: 'NewName_addEpic',
    variables: { projectId, name: 'Tide tables' },
    answer: ({ existing }) => ({
      addEpic: { __typename: 'EpicSet', id: projectId, projectId, names: [...existing, 'Tide tables'] },
    }),
    notice: messages.epicSaved,
    exists: messages.epicExists,
    open: async ({ page, gateway, path }) => {
      const { existing } = path.input as NewNameInput
      const active = commitmentAnswer('c01', 'Harbour control', { status: 'Active', awaitsMember: false })
      standForCommitments(gateway, [active], 0)
      gateway.stand('Epics_ofProject', () => ({
        data: { epics: { __typename: 'EpicSet', id: projectId, projectId, names: existing } },
      }))
      await beSignedIn(page, somebody)
      await page.goto('/team-member/commitments?view=cards')
      await epicPicker(page).click()
      await page.getByRole('option', { name: 'Add a new epic' }).click()
    },
    sent: (page) => expect.poll(() => new URL(page.url()).searchParams.get('epic')).toBe('Tide tables'),
    cancelled: (page) => expect(epicPicker(page)).toHaveValue(''),
  }),
)
