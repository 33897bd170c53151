import { messages } from '#rules/messages.ts'
import type { TimesheetValues } from '#rules/timesheet.ts'
import { refusal } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import type { EntryChoices } from './entry-values.ts'
import { timesheetEntry } from './timesheet-entry.machine.ts'

/** What the paths' records are chosen from. */
export const someChoices: EntryChoices = {
  commitments: [{ ...someEntry.commitment, isActive: true, earliest: '2026-02-01', projects: [someEntry.project] }],
  activities: [{ ...someEntry.activity, disabled: false, defaultTechnologyId: someEntry.technology.id }],
  technologies: [{ ...someEntry.technology, disabled: false, activityIds: [someEntry.activity.id] }],
}

/** An earlier record of the paths' epic. */
export const earlierEntry = { ...otherEntry, effort: 2.5 }

const place = { commitmentId: someEntry.commitment.id, projectId: someEntry.project.id, epic: someEntry.epic }
/** Another epic of the same project. */
export const otherEpic = 'Billing'
const elsewhere = { ...place, epic: otherEpic }

interface Facts {
  readonly choices: unknown
  readonly recent: readonly unknown[]
  readonly values: TimesheetValues
  readonly drafts: readonly unknown[]
}

export const timesheetEntryPlan: PathPlan = {
  name: 'timesheet-entry',
  machine: timesheetEntry,
  starts: [{ words: 'Open the commitments', input: undefined }],
  events: [
    {
      event: { type: 'form.opened', values: { ...place, date: someEntry.date }, base: null, draftKey: 'draft-1' },
      words: 'Choose an epic',
    },
    { event: { type: 'choices.arrived', choices: someChoices }, words: 'The server answers with what there is to choose from' },
    {
      event: { type: 'earlier.arrived', recent: [earlierEntry], pinned: [] },
      words: 'The server answers with recent records',
    },
    { event: { type: 'entry.repeated', entry: earlierEntry }, words: 'Press a recent record' },
    { event: { type: 'field.changed', field: 'effort', value: '0.3' }, words: 'Type 0.3 as effort' },
    { event: { type: 'field.left', field: 'effort' }, words: 'Leave the effort' },
    { event: { type: 'field.changed', field: 'effort', value: '2.5' }, words: 'Type 2.5 as effort' },
    { event: { type: 'field.changed', field: 'activityId', value: someEntry.activity.id }, words: 'Choose an activity' },
    { event: { type: 'field.changed', field: 'ticket', value: otherEntry.ticket }, words: 'Type the ticket' },
    {
      event: { type: 'form.opened', values: { ...elsewhere, date: someEntry.date }, base: null, draftKey: 'draft-2' },
      words: 'Open another epic',
    },
    { event: { type: 'flow.restored' }, words: 'Leave the page and come back' },
    { event: { type: 'form.hidden' }, words: 'Go back' },
    { event: { type: 'draft.continued', index: 0 }, words: 'Press Continue' },
    { event: { type: 'draft.discarded', index: 0 }, words: 'Press Discard' },
    { event: { type: 'save.requested', requestKey: 'request-1', at: 1, staysOpen: true }, words: 'Press Save' },
    { event: { type: 'save.requested', requestKey: 'request-2', at: 2, staysOpen: false }, words: 'Press Save & Close' },
    { event: { type: 'close.requested' }, words: 'Press Close' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'drop.confirmed' }, words: 'Press Discard' },
    { event: { type: 'drop.declined' }, words: 'Press Keep typing' },
    { event: doneEvent('saveRecord', 'saved'), words: 'The server saves it' },
    { event: doneEvent('saveRecord', 'kept'), words: 'It is kept until the network is back' },
    {
      event: errorEvent('saveRecord', refusal(messages.effortStep, 'VALIDATION', 'effort')),
      words: 'The server refuses the effort',
    },
    { event: errorEvent('saveRecord', refusal(messages.timesheetNotSaved, 'UPSTREAM')), words: 'The server fails' },
  ],
  facts: ({ choices, recent, values, drafts }: Facts) =>
    [
      choices !== null,
      // What is filled in from a recent record is a record as any other.
      values.ticket === '' && recent.length,
      values.epic,
      values.effort,
      values.activityId,
      values.ticket,
      drafts.length,
    ].join(),
  // The form is filled in from above, once its choices are there; what breaks a rule is typed into an empty form.
  possible: (state, event) => {
    const { choices, recent, values, drafts }: Facts = state.context
    const isFilled = values.ticket !== ''
    const isUntouched = values.effort === ''
    // What is typed into the form of another epic is no other story.
    if (values.epic === otherEpic) return false
    const isRecentShown = state.matches('editing') && recent.length > 0 && isUntouched
    if (event.type === 'earlier.arrived') return state.matches('editing') && choices !== null && isUntouched && !isRecentShown
    if (event.type === 'entry.repeated') return isRecentShown
    if (isRecentShown) return false
    if (event.type === 'form.opened') {
      const isOther = event.values.epic === otherEpic
      if (state.matches('offering')) return true
      if (state.matches('saving')) return !isOther
      return state.matches('closed') ? !isOther : isOther && drafts.length === 0 && (isFilled || isUntouched)
    }
    if (state.matches({ saving: 'hidden' })) return event.type !== doneEvent('saveRecord').type || event.output === 'kept'
    if (event.type === 'form.hidden') return drafts.length === 0 && (isFilled || isUntouched)
    if (event.type === 'flow.restored') return drafts.length === 0 && (isFilled || isUntouched)
    if (event.type === 'draft.continued' || event.type === 'draft.discarded') return true
    if (event.type === 'choices.arrived') return state.matches('editing') && choices === null
    if (choices === null) return false
    if (event.type === 'field.changed' && event.field === 'effort') return isUntouched && !isFilled
    if (event.field === 'activityId') return values.effort === '2.5' && values.activityId === ''
    if (event.field === 'ticket') return values.activityId !== '' && !isFilled
    if (event.type === 'field.left' || event.type === 'cancel.requested') return values.effort === '0.3'
    if (event.type === 'save.requested') return isFilled || values.effort === '0.3'
    if (event.type === 'close.requested') return isFilled || isUntouched
    return true
  },
}
