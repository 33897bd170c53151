import { expect, it } from 'vitest'
import { type JournalEntry, snapshotTaken } from '#journal/entry.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { restore } from '#journal/restore.ts'
import type { Operation, OperationState } from '#machines/outbox/operation.ts'
import { hasNotHappened } from '#machines/outbox/operation-steps.ts'
import stored from '#machines/outbox/stories.v1.json'
import { outbox } from '#machines/portal-outbox.ts'
import { timesheetOperationsOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { upcasters } from '#machines/upcasters.ts'
import { readFixture } from './testing/journal-fixtures.ts'

/** Stories of the outbox as version 1 wrote them, by random use: records and leave, in every state, known and new to the server. */
const { stories } = stored

type FirstOperation = (typeof stories)[number]['snapshot']['context']['operations'][number]

const restored = (entries: readonly JournalEntry[]) => {
  const result = restore({ upcasters, key: outbox.id, machine: outbox, meta: flowMetaOf(outbox), entries })
  if (result.kind !== 'restored') throw new Error(`It begins ${result.kind}`)
  expect(result.unreadable).toEqual([])
  return result.snapshot as unknown as { readonly value: string; readonly context: { readonly operations: readonly Operation[] } }
}

/** Where version 1 had an operation by its flags, in the present chart. */
const stateOf = ({ key, state, attempted, kept, refusal }: FirstOperation, sending: string | null): OperationState => ({
  audience: kept ? 'gone' : 'present',
  delivery:
    key === sending
      ? 'sending'
      : state === 'waiting'
        ? { waiting: attempted ? 'unanswered' : 'unsent' }
        : state === 'refused'
          ? { refused: refusal?.code === 'UPSTREAM' ? 'unclear' : 'rejected' }
          : (state as 'held' | 'conflict'),
})

it.each(stories.map((story, index) => ({ ...story, index })))(
  'story $index of version 1 loses no operation: read entry by entry and from a snapshot',
  ({ entries, snapshot }) => {
    const { operations: before, sending } = snapshot.context
    expect(before.length).toBeGreaterThan(2)
    const taken = { seq: 1, at: 0, flow: outbox.id, version: 1, event: { type: snapshotTaken, snapshot } }
    for (const state of [restored(entries), restored([taken])]) {
      const { operations } = state.context
      expect(timesheetOperationsOf(operations).map(({ key, work }) => ({ key, work }))).toEqual(
        before.map(({ key, work }) => ({ key, work })),
      )
      expect(operations.map((one) => one.state)).toEqual(before.map((one) => stateOf(one, sending)))
      expect(operations.map(({ heldUntil, refusal }) => ({ heldUntil, refusal }))).toEqual(
        before.map(({ heldUntil, refusal }) => ({ heldUntil, refusal })),
      )
    }
  },
)

it('knows the states of all operations that its stored journals have', () => {
  const states = (readFixture(outbox.id, flowMetaOf(outbox).version)?.stories ?? []).flatMap(
    ({ snapshot }) => (snapshot.context as { readonly operations: readonly Operation[] }).operations,
  )
  expect(new Set(states.map(({ state }) => JSON.stringify(state))).size).toBeGreaterThan(4)
  for (const operation of states) expect(() => hasNotHappened(operation)).not.toThrow()
})
