import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AuthorsSelectionEvent, authorsSelection } from '#machines/authors-selection/authors-selection.machine.ts'
import {
  authorsSelectionPlan,
  otherAuthor,
  someAssignee,
  someAuthor,
} from '#machines/authors-selection/authors-selection.paths.ts'
import { messages } from '#rules/messages.ts'
import { leaveDialog } from '../support/focus.ts'
import { lineManager } from './support/accesses.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = 'xstate.done.actor.enqueueChange'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Assign team member' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const selectedText = (page: Page) => page.getByRole('status').filter({ hasText: 'authors selected' })

const answered = [someAuthor, otherAuthor].map((one) => ({
  __typename: 'Author',
  ...one,
  ...{ memberId: null, memberName: null, isIgnored: false, lines: 12, lastCommitOn: '2026-11-02' },
}))
const member = { __typename: 'TeamPerson', ...someAssignee, email: 'maya@demo.test' }

/** Nothing happens to nothing, and that is said. */
const expectRefused = (page: Page) => expect(snackbars(page).getByText(messages.noAuthorSelected).first()).toBeVisible()

const gestures = {
  'rows.selected': async ({ page }, { ids }) => {
    await press(page, ids.length === 0 ? 'Select none' : 'Select all found')
    await expect(selectedText(page)).toHaveCount(ids.length === 0 ? 0 : 1)
  },
  'assign.requested': async ({ page }, { authors }) => {
    await press(page, 'Assign selected')
    if (authors.length === 0) await expectRefused(page)
  },
  'assign.cancelled': ({ page }) => leaveDialog(page),
  'member.assigned': async ({ page }) => {
    await dialog(page).getByRole('combobox', { name: 'Team Member' }).fill('Maya')
    await page.getByRole('option', { name: /Maya Rahimi/ }).click()
    await dialog(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  },
  'change.requested': async ({ page }, { authors }) => {
    await press(page, 'Ignore selected')
    if (authors.length === 0) await expectRefused(page)
  },
  'xstate.done.actor.enqueueChange': ({ page }) => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible(),
} satisfies Gestures<AuthorsSelectionEvent, Effect>

const views = {
  'browsing.idle': async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(selectedText(page)).toHaveCount(0)
  },
  'browsing.selecting': async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(selectedText(page)).toHaveText('2 of 2 authors selected')
  },
  assigning: ({ page }) => expect(dialog(page).getByText('The commits of 2 authors are theirs.')).toBeVisible(),
  enqueuing: async () => undefined,
} satisfies Views<LeafOf<SnapshotFrom<typeof authorsSelection>['value']>>

drivePaths(authorsSelectionPlan, {
  asksNothing: ['enqueueChange'],
  endsPage: ['xstate.done.actor.enqueueChange'],
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => lineManager)
    gateway.stand('Authors_page', () => ({ data: { authors: answered } }))
    gateway.stand('Authors_team', () => ({
      data: { teamChoices: { __typename: 'TeamChoices', members: [member] } },
    }))
    await beSignedIn(page, lineManager)
    await page.goto('/team-member/authors')
    await expect(page.getByRole('row', { name: /Maya R/ })).toBeVisible()
  },
  gestures,
  views,
  gone: ['enqueuing'],
})
