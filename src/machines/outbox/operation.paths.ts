import type { PathPlan } from '../testing/path-plan.ts'
import { type OperationEvent, operationChart } from './operation.machine.ts'
import type { OperationData, OperationDraft } from './operation.ts'

const draft: OperationDraft = { key: 'first', kind: 'notes.save', effect: 'save', recordId: 'note', version: 1, payload: {} }
const rejected = { code: 'VALIDATION', message: 'No', field: null } as const
const failed = { code: 'UPSTREAM', message: 'It failed', field: null } as const
const changed = { code: 'CONFLICT', message: 'Changed', field: null } as const

const cases: ReadonlyArray<{ readonly event: OperationEvent; readonly words: string }> = [
  { event: { type: 'hold.ended' }, words: 'The time to undo is over' },
  { event: { type: 'undo.requested' }, words: 'Press Undo' },
  { event: { type: 'discard.requested' }, words: 'Press Discard' },
  { event: { type: 'sending.began' }, words: 'Its turn comes' },
  { event: { type: 'answer.received' }, words: 'The server does it' },
  { event: { type: 'network.lost' }, words: 'The server cannot be reached' },
  { event: { type: 'refusal.received', refusal: rejected }, words: 'The server says no' },
  { event: { type: 'refusal.received', refusal: failed }, words: 'The server fails' },
  {
    event: { type: 'conflict.found', refusal: changed, remote: { id: 'note', version: 2, payload: {} } },
    words: 'The record was changed elsewhere',
  },
  { event: { type: 'conflict.found', refusal: changed, remote: null }, words: 'The record was removed elsewhere' },
  { event: { type: 'retry.requested', newKey: 'second' }, words: 'Press Retry' },
  { event: { type: 'resend.requested' }, words: 'Change the record once more' },
  { event: { type: 'overwrite.requested', newKey: 'third' }, words: 'Press Keep mine' },
  { event: { type: 'identity.learned', id: 'known', version: 3 }, words: 'The server says under which id it knows the record' },
]

export const operationPlan: PathPlan = {
  name: 'operation',
  machine: operationChart,
  starts: [
    { words: 'Do something that can be undone', input: { draft, heldUntil: 1_000 } },
    { words: 'Do something', input: { draft, heldUntil: null } },
  ],
  events: cases,
  facts: ({ refusal: said, remote, recordId }: OperationData) => `${said?.code} ${remote === null} ${recordId}`,
}
