import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { type EntryChoices, valuesOf } from './entry-values.ts'
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
    {
      event: { type: 'form.opened', values: { ...place, date: someEntry.date }, base: null },
      words: 'Choose an epic',
    },
    {
      event: { type: 'form.opened', values: valuesOf(someEntry), base: someEntry },
      words: 'Press Edit at a record',
    },
    { event: { type: 'choices.arrived', choices: someChoices }, words: 'The server answers with what there is to choose from' },
    { event: { type: 'place.chosen', place: elsewhere }, words: 'Choose another epic' },
    { event: { type: 'field.changed', field: 'effort', value: '0.3' }, words: 'Type 0.3 as effort' },
    { event: { type: 'field.changed', field: 'ticket', value: otherEntry.ticket }, words: 'Type another ticket' },
    { event: { type: 'field.left', field: 'effort' }, words: 'Leave the effort' },
    { event: { type: 'save.requested', requestKey: 'request-1', at: 1, staysOpen: true }, words: 'Press Save' },
    { event: { type: 'save.requested', requestKey: 'request-2', at: 2, staysOpen: false }, words: 'Press Save & Close' },
    { event: { type: 'close.requested' }, words: 'Press Close' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'drop.confirmed' }, words: 'Press Drop it' },
    { event: { type: 'drop.declined' }, words: 'Press Keep typing' },
    { event: doneEvent('saveRecord', 'saved'), words: 'The server saves it' },
    { event: doneEvent('saveRecord', 'kept'), words: 'It is kept until the network is back' },
    { event: doneEvent('saveRecord', 'conflict'), words: 'The record was changed elsewhere' },
    {
      event: errorEvent('saveRecord', refusal(messages.effortStep, 'VALIDATION', 'effort')),
      words: 'The server refuses the effort',
    },
    { event: errorEvent('saveRecord', refusal(messages.timesheetNotSaved, 'UPSTREAM')), words: 'The server fails' },
    { event: errorEvent('saveRecord', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { choices: unknown; base: unknown; values: { effort: string; ticket: string; epic: string } }) =>
    `${context.choices !== null} ${context.base !== null} ${context.values.effort} ${context.values.ticket} ${context.values.epic}`,
  // The form shows its choices before anything is typed.
  possible: (state, event) => {
    if (event.type === 'choices.arrived') return state.matches('editing') && state.context.choices === null
    return state.matches('closed') || state.context.choices !== null
  },
}
