import { messages } from '#rules/messages.ts'
import type { TimesheetOperation } from '#rules/timesheet-operations.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { timesheetOutbox } from './timesheet-outbox.machine.ts'

const mine = { ...someEntry, effort: 3 }
const theirs = { ...someEntry, version: 2, effort: 5 }
const releasedAt = 1_000

export const timesheetOutboxPlan: PathPlan = {
  name: 'timesheet-outbox',
  machine: timesheetOutbox,
  starts: [{ words: 'Open the timesheet', input: undefined }],
  events: [
    {
      event: { type: 'work.handed', key: 'edit', work: { kind: 'saveEntry', entry: mine }, heldUntil: null },
      words: 'Change the hours of a record',
    },
    {
      event: { type: 'work.handed', key: 'removal', work: { kind: 'removeEntry', entry: otherEntry }, heldUntil: releasedAt },
      words: 'Delete another record',
    },
    { event: { type: 'work.undone', key: 'removal' }, words: 'Press Undo' },
    { event: { type: 'work.retried', key: 'edit', newKey: 'edit' }, words: 'Press Retry' },
    { event: { type: 'work.discarded', key: 'edit' }, words: 'Press Discard' },
    { event: { type: 'mine.chosen', key: 'edit', newKey: 'edit' }, words: 'Press Keep mine' },
    { event: { type: 'theirs.chosen', key: 'edit' }, words: 'Press Keep theirs' },
    { event: { type: 'network.returned' }, words: 'Press Try now' },
    { event: doneEvent('sendOperation', { id: someEntry.id, version: 2 }), words: 'The server saves it' },
    { event: errorEvent('sendOperation', silence), words: 'No answer comes from the server' },
    {
      event: errorEvent('sendOperation', refusal(messages.effortStep, 'VALIDATION', 'effort')),
      words: 'The server refuses it',
    },
    {
      event: errorEvent('sendOperation', refusal(messages.timesheetChanged, 'CONFLICT')),
      words: 'The record was changed elsewhere',
    },
    {
      event: errorEvent('sendOperation', refusal(messages.timesheetGone, 'NOT_FOUND')),
      words: 'The record was deleted elsewhere',
    },
    { event: doneEvent('readTheirs', theirs), words: 'The server shows the record as it is now' },
    { event: doneEvent('readTheirs', null), words: 'The record is gone meanwhile' },
    { event: errorEvent('readTheirs', silence), words: 'The record as it is now cannot be read' },
    { event: doneEvent('awaitMoment', releasedAt), words: 'The time to undo is over' },
    { event: doneEvent('awaitNetwork'), words: 'The network is back' },
  ],
  facts: ({ operations }: { operations: readonly TimesheetOperation[] }) =>
    operations.map(({ key, state, attempted }) => `${key} ${state} ${attempted}`).join(', '),
  possible: (state, event) => {
    const operations: readonly TimesheetOperation[] = state.context.operations
    const found = operations.find(({ key }) => key === event.key)
    const finished: readonly { readonly key: string }[] = state.context.finished
    if (event.type === 'work.handed') return found === undefined && !finished.some(({ key }) => key === event.key)
    if (event.type === 'work.undone') return found?.state === 'held'
    if (event.type === 'work.retried' || event.type === 'work.discarded') return found?.state === 'refused'
    if (event.type === 'mine.chosen' || event.type === 'theirs.chosen') return found?.state === 'conflict'
    return true
  },
}
