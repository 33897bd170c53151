import { messages } from '#rules/messages.ts'
import { outbox } from '../portal-outbox.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { draftOf, remoteOf } from '../timesheet-operations/timesheet-operations.ts'
import type { Operation } from './operation.ts'
import { deliveryOf } from './operation-steps.ts'

const mine = { ...someEntry, effort: 3 }
const remote = remoteOf({ ...someEntry, version: 2, effort: 5 })
const releasedAt = 1_000

export const outboxPlan: PathPlan = {
  name: 'outbox',
  machine: outbox,
  starts: [{ words: 'Open the timesheet', input: undefined }],
  events: [
    {
      event: { type: 'operation.enqueued', operation: draftOf('edit', { kind: 'saveEntry', entry: mine }), heldUntil: null },
      words: 'Change the hours of a record',
    },
    {
      event: {
        type: 'operation.enqueued',
        operation: draftOf('removal', { kind: 'removeEntry', entry: otherEntry }),
        heldUntil: releasedAt,
      },
      words: 'Delete another record',
    },
    { event: { type: 'operation.undone', key: 'removal' }, words: 'Press Undo' },
    { event: { type: 'operation.retried', key: 'edit', newKey: 'edit' }, words: 'Press Retry' },
    { event: { type: 'operation.discarded', key: 'edit' }, words: 'Press Discard' },
    { event: { type: 'overwrite.chosen', key: 'edit', newKey: 'edit' }, words: 'Press Keep mine' },
    { event: { type: 'remote.chosen', key: 'edit' }, words: 'Press Keep theirs' },
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
    { event: doneEvent('readRemote', remote), words: 'The server shows the record as it is now' },
    { event: doneEvent('readRemote', null), words: 'The record is gone meanwhile' },
    { event: errorEvent('readRemote', silence), words: 'The record as it is now cannot be read' },
    { event: doneEvent('awaitMoment', releasedAt), words: 'The time to undo is over' },
    { event: doneEvent('awaitNetwork'), words: 'The network is back' },
  ],
  facts: ({ operations }: { operations: readonly Operation[] }) =>
    operations.map(({ key, state }) => `${key} ${JSON.stringify(state.delivery)}`).join(', '),
  possible: (state, event) => {
    const operations: readonly Operation[] = state.context.operations
    const found = operations.find(({ key }) => key === (event.type === 'operation.enqueued' ? event.operation.key : event.key))
    const delivery = found === undefined ? undefined : deliveryOf(found)
    const finished: readonly { readonly key: string }[] = state.context.finished
    if (event.type === 'operation.enqueued')
      return found === undefined && !finished.some(({ key }) => key === event.operation.key)
    if (event.type === 'operation.undone') return delivery === 'held'
    if (event.type === 'operation.retried' || event.type === 'operation.discarded') return delivery === 'refused'
    if (event.type === 'overwrite.chosen' || event.type === 'remote.chosen') return delivery === 'conflict'
    return true
  },
}
