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

const place = { commitmentId: someEntry.commitment.id, projectId: someEntry.project.id, epic: someEntry.epic }
const elsewhere = { ...place, epic: 'Billing' }

export const timesheetEntryPlan: PathPlan = {
  name: 'timesheet-entry',
  machine: timesheetEntry,
  starts: [{ words: 'Open the commitments', input: undefined }],
  events: [
    { event: { type: 'form.opened', values: { ...place, date: someEntry.date }, base: null }, words: 'Choose an epic' },
    { event: { type: 'choices.arrived', choices: someChoices }, words: 'The server answers with what there is to choose from' },
    { event: { type: 'field.changed', field: 'effort', value: '0.3' }, words: 'Type 0.3 as effort' },
    { event: { type: 'field.left', field: 'effort' }, words: 'Leave the effort' },
    { event: { type: 'field.changed', field: 'effort', value: '2.5' }, words: 'Type 2.5 as effort' },
    { event: { type: 'field.changed', field: 'activityId', value: someEntry.activity.id }, words: 'Choose an activity' },
    { event: { type: 'field.changed', field: 'ticket', value: otherEntry.ticket }, words: 'Type the ticket' },
    { event: { type: 'place.chosen', place: elsewhere }, words: 'Open the form anew for another epic' },
    { event: { type: 'save.requested', requestKey: 'request-1', at: 1, staysOpen: true }, words: 'Press Save' },
    { event: { type: 'save.requested', requestKey: 'request-2', at: 2, staysOpen: false }, words: 'Press Save & Close' },
    { event: { type: 'close.requested' }, words: 'Press Close' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'drop.confirmed' }, words: 'Press Drop it' },
    { event: { type: 'drop.declined' }, words: 'Press Keep typing' },
    { event: doneEvent('saveRecord', 'saved'), words: 'The server saves it' },
    { event: doneEvent('saveRecord', 'kept'), words: 'It is kept until the network is back' },
    {
      event: errorEvent('saveRecord', refusal(messages.effortStep, 'VALIDATION', 'effort')),
      words: 'The server refuses the effort',
    },
    { event: errorEvent('saveRecord', refusal(messages.timesheetNotSaved, 'UPSTREAM')), words: 'The server fails' },
  ],
  facts: ({ choices, values }: { choices: unknown; values: TimesheetValues }) =>
    [choices !== null, values.epic, values.effort, values.activityId, values.ticket].join(),
  // The form is filled in from above, once its choices are there; what breaks a rule is typed into an empty form.
  possible: (state, event) => {
    const { choices, values }: { choices: unknown; values: TimesheetValues } = state.context
    const isFilled = values.ticket !== ''
    if (event.type === 'form.opened') return true
    if (event.type === 'choices.arrived') return state.matches('editing') && choices === null
    if (choices === null) return false
    if (event.type === 'field.changed' && event.field === 'effort') return values.effort === '' && !isFilled
    if (event.field === 'activityId') return values.effort === '2.5' && values.activityId === ''
    if (event.field === 'ticket') return values.activityId !== '' && !isFilled
    if (event.type === 'field.left' || event.type === 'cancel.requested') return values.effort === '0.3'
    if (event.type === 'place.chosen') return isFilled && values.epic === place.epic
    if (event.type === 'save.requested') return isFilled || values.effort === '0.3'
    if (event.type === 'close.requested') return isFilled || values.effort === ''
    return true
  },
}
