import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somebody } from '#machines/testing/fixtures.ts'
import { otherEntry } from '#machines/testing/time-records.ts'
import type { TimesheetEntryEvent, timesheetEntry } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { timesheetEntryPlan } from '#machines/timesheet-entry/timesheet-entry.paths.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import {
  choicesAnswer,
  earlierEntriesAnswer,
  earlierRecords,
  entryDialog,
  quickFormAddress,
  standForQuickForm,
  workAnswer,
} from './support/time-entry.ts'

type Effect = `xstate.${'done' | 'error'}.actor.saveRecord`

const dialog = entryDialog
const ticket = (page: Page) => dialog(page).getByRole('textbox', { name: 'Ticket#' })
const effort = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Effort' })
const offer = (page: Page) => page.getByRole('group', { name: /^Unsaved entry for .*, / })
const description = (page: Page) => dialog(page).getByRole('textbox', { name: 'Description' })

const pageAddress = '/team-member/commitments?view=cards'
const saved = { __typename: 'TimesheetEntry', ...workAnswer(otherEntry) }

const changeField = async ({ page }: Scene, field: string, value: string): Promise<void> => {
  if (field === 'effort') return effort(page).fill(value)
  if (field === 'activityId') {
    await dialog(page).getByRole('combobox', { name: 'Activity' }).fill(otherEntry.activity.value)
    await page.getByRole('option', { name: otherEntry.activity.value }).click()
    await expect(dialog(page).getByRole('combobox', { name: 'Technology' })).toHaveValue(otherEntry.technology.value)
    return
  }
  await ticket(page).fill(value)
  await expect(description(page)).toHaveValue(`${value} - `)
}

const gestures = {
  'form.opened': async ({ page, at }, { values: { epic = '' } }) => {
    if (at.includes('editing')) {
      await page.goto(quickFormAddress(epic))
      return
    }
    await page.getByRole('combobox', { name: 'Epic' }).first().fill(epic)
    await page.getByRole('option', { name: epic }).click()
  },
  'choices.arrived': async ({ page, gateway }) => {
    await gateway.answer('TimesheetEntry_choices', choicesAnswer)
    gateway.stand('TimesheetEntry_choices', () => ({ data: choicesAnswer }))
    await expect(dialog(page).getByRole('combobox', { name: 'Activity' })).toBeEnabled()
    await dialog(page).getByRole('combobox', { name: 'Activity' }).focus()
  },
  'earlier.arrived': async ({ page, gateway }, { recent: entries, pinned }) => {
    await gateway.answer('TimesheetEntry_earlierEntries', earlierEntriesAnswer(entries, pinned))
    await expect(earlierRecords(page)).toBeVisible()
  },
  'entry.repeated': async ({ page }, { entry }) => {
    await earlierRecords(page)
      .getByRole('button', { name: new RegExp(`^${entry.ticket}`) })
      .click()
    await expect(effort(page)).toBeFocused()
    await expect(effort(page)).toHaveValue(String(entry.effort))
    await expect(description(page)).toHaveValue(entry.description)
  },
  'flow.restored': ({ page }) => page.goto(pageAddress).then(() => undefined),
  'form.hidden': ({ page }) => page.goBack().then(() => undefined),
  'draft.continued': async ({ page }) => {
    await offer(page).getByRole('button', { name: messages.continueDraft }).click()
    await expect(ticket(page)).toHaveValue(otherEntry.ticket)
  },
  'draft.discarded': async ({ page }) => {
    await offer(page).getByRole('button', { name: messages.discardDraft }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
  'field.changed': (scene, { field, value }) => changeField(scene, field, value),
  'field.left': async ({ page }) => {
    await effort(page).press('Tab')
    await expect(dialog(page).getByText(messages.effortStep)).toBeVisible()
  },
  'save.requested': ({ page }, { staysOpen }) =>
    dialog(page)
      .getByRole('button', { name: staysOpen ? 'Save' : 'Save & Close', exact: true })
      .click(),
  'close.requested': ({ page }) => dialog(page).press('Escape'),
  'cancel.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'drop.confirmed': ({ page }) => page.getByRole('button', { name: 'Discard', exact: true }).click(),
  'drop.declined': ({ page }) => page.getByRole('button', { name: 'Keep typing' }).click(),
  'xstate.done.actor.saveRecord': async ({ page, gateway }, { output }) => {
    const { headers, variables } = await gateway.sent('TimesheetOutbox_saveEntry')
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(variables.input).toMatchObject({ id: null, ticket: otherEntry.ticket, effort: 2.5 })
    if (output === 'kept') await gateway.fail('TimesheetOutbox_saveEntry', { kind: 'unreachable' })
    else await gateway.answer('TimesheetOutbox_saveEntry', { saveTimesheetEntry: saved })
    const said = output === 'kept' ? messages.timesheetKept : messages.timesheetSaved
    await expect(snackbars(page).getByText(said).first()).toBeVisible()
  },
  'xstate.error.actor.saveRecord': async ({ page, gateway, at }, { error }) => {
    await gateway.fail('TimesheetOutbox_saveEntry', error)
    if (at.includes('saving.hidden')) {
      await expect(snackbars(page).getByText(messages.timesheetNotSaved)).toBeVisible()
      return
    }
    const isField = error.kind === 'refused' && error.field !== null
    await expect(
      dialog(page)
        .getByText(isField ? messages.effortStep : messages.timesheetNotSaved)
        .first(),
    ).toBeVisible()
    await expect(ticket(page)).toHaveValue(otherEntry.ticket)
  },
} satisfies Gestures<TimesheetEntryEvent, Effect>

const views = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Epic' }).first()).toBeVisible()
  },
  editing: async ({ page }) => {
    await expect(ticket(page)).toBeEditable()
    await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  },
  asking: async ({ page }) => {
    await expect(page.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible()
  },
  offering: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offer(page)).toBeVisible()
  },
  'saving.shown': async ({ page, gateway }) => {
    await expect(ticket(page)).not.toBeEditable()
    await gateway.sent('TimesheetOutbox_saveEntry')
  },
  'saving.hidden': async ({ page, gateway }) => {
    await expect(dialog(page)).toHaveCount(0)
    await gateway.sent('TimesheetOutbox_saveEntry')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetEntry>['value']>>

drivePaths(timesheetEntryPlan, {
  endsPage: ['draft.discarded', 'entry.repeated', 'xstate.done.actor.saveRecord'],
  open: async ({ page, gateway }) => {
    standForQuickForm(gateway)
    await beSignedIn(page, somebody)
    await page.goto(pageAddress)
  },
  gestures,
  views,
  gone: ['closed', 'offering', 'saving.hidden'],
})
