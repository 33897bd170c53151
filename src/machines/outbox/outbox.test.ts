import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { localIdOf } from '#rules/record-id.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import type { SavedRecord } from './known-records.ts'
import type { OperationDraft, RemoteRecord } from './operation.ts'
import type { OperationKinds } from './operation-kind.ts'
import { deliveryOf } from './operation-steps.ts'
import { createOutbox, type RemoteRequest, type SendRequest } from './outbox.machine.ts'
import { selectOutcome } from './outcome.ts'

/** What a feature that is no timesheet puts into the outbox: answers without versions, and notes with them. */
const kinds = {
  'assessment.saveAnswer': {
    done: null,
    failed: 'Your answer was not saved.',
    changed: '',
    gone: 'The assessment is over.',
    refusalShownInPlace: true,
  },
  'notes.save': { done: 'Saved.', failed: 'Not saved.', changed: 'Changed.', gone: 'Gone.', refusalShownInPlace: false },
} as const satisfies OperationKinds

const answerTo = (question: string, answer: string, key: string): OperationDraft => ({
  key,
  kind: 'assessment.saveAnswer',
  effect: 'save',
  recordId: question,
  version: null,
  payload: { answer },
})

const note = (key: string, recordId: string, version: number | null, text: string): OperationDraft => ({
  key,
  kind: 'notes.save',
  effect: 'save',
  recordId,
  version,
  payload: { text },
})

/** An outbox whose server answers as said, one answer after the other, and then does everything. */
const open = (answers: readonly unknown[] = []) => {
  const requests: SendRequest[] = []
  const notices: string[] = []
  let letGo = (): void => undefined
  const machine = createOutbox(kinds).provide({
    actors: {
      sendOperation: fromPromise<SavedRecord | null, SendRequest>(async ({ input }) => {
        const answer = answers[requests.push(input) - 1]
        if (answer !== undefined) throw answer
        const isNote = input.kind === 'notes.save'
        return { id: isNote ? 'note-7' : input.recordId, version: isNote ? (input.version ?? 0) + 1 : null }
      }),
      readRemote: fromPromise<RemoteRecord | null, RemoteRequest>(async () => ({
        id: 'note-7',
        version: 9,
        payload: { text: 'theirs' },
      })),
      awaitMoment: fromPromise<number, { readonly moment: number }>(async ({ input }) => input.moment),
      awaitNetwork: fromPromise<void, { readonly attempts: number }>(
        () =>
          new Promise((resolve) => {
            letGo = () => resolve()
          }),
      ),
    },
  })
  const actor = createActor(machine)
  actor.on('notice.raised', ({ body }) => notices.push(body))
  actor.start()
  return {
    actor,
    requests,
    notices,
    read: () => actor.getSnapshot(),
    enqueue: (operation: OperationDraft, heldUntil: number | null = null) =>
      actor.send({ type: 'operation.enqueued', operation, heldUntil }),
    returnOfNetwork: () => letGo(),
    rests: () => waitFor(actor, (state) => state.matches('empty') || state.matches('attending')),
    isOffline: () => waitFor(actor, (state) => state.hasTag('offline')),
  }
}

describe('an outbox of other operations than the timesheet’s', () => {
  it('keeps answers without network, the last one of each question, and sends them in order under their keys', async () => {
    const { enqueue, isOffline, returnOfNetwork, rests, requests, notices, read } = open([silence, silence, silence])
    enqueue(answerTo('question-1', 'A', 'a'))
    await isOffline()
    expect(selectOutcome(read(), 'a')).toEqual({ kind: 'kept' })
    enqueue(answerTo('question-2', 'B', 'b'))
    await isOffline()
    enqueue(answerTo('question-2', 'C', 'c'))
    await isOffline()
    returnOfNetwork()
    await rests()
    expect(requests.map(({ key, payload }) => [key, payload])).toEqual([
      ...Array.from({ length: 4 }, () => ['a', { answer: 'A' }]),
      // The first answer to question 2 was never sent.
      ['c', { answer: 'C' }],
    ])
    expect(selectOutcome(read(), 'b')).toEqual({ kind: 'kept' })
    expect(selectOutcome(read(), 'c')).toEqual({ kind: 'saved', id: 'question-2' })
    expect(notices).toEqual([])
  })

  it('takes a CONFLICT of a record without versions for the server’s no', async () => {
    const { enqueue, rests, read, notices } = open([refusal('The assessment is over.', 'CONFLICT')])
    enqueue(answerTo('question-1', 'A', 'a'))
    await rests()
    expect(read().context.operations.map(deliveryOf)).toEqual(['refused'])
    expect(selectOutcome(read(), 'a')).toMatchObject({ kind: 'refused', operation: { refusal: { code: 'CONFLICT' } } })
    expect(notices).toEqual([])
  })

  it('says in the kind’s words what came out, and overwrites what was changed elsewhere', async () => {
    const { actor, enqueue, rests, requests, notices, read } = open([undefined, refusal('', 'CONFLICT'), refusal('', 'UPSTREAM')])
    enqueue(note('a', localIdOf('a'), null, 'one'))
    enqueue(note('b', localIdOf('a'), null, 'two'))
    await rests()
    expect(requests[1]).toMatchObject({ recordId: 'note-7', version: 1 })
    expect(read().context.operations).toMatchObject([{ remote: { version: 9, payload: { text: 'theirs' } } }])
    actor.send({ type: 'overwrite.chosen', key: 'b', newKey: 'b2' })
    await rests()
    expect(requests[2]).toEqual({ key: 'b2', kind: 'notes.save', recordId: 'note-7', version: 9, payload: { text: 'two' } })
    expect(notices).toEqual(['Saved.', 'Changed.', 'Not saved.'])
    actor.send({ type: 'operation.retried', key: 'b2', newKey: 'b3' })
    await rests()
    expect(requests[3]?.key).toBe('b2')
    expect(read().matches('empty')).toBe(true)
  })

  it('holds what can be undone, a save as well', async () => {
    const { actor, enqueue, rests, requests } = open()
    enqueue(note('a', 'note-7', 1, 'one'), 5)
    actor.send({ type: 'operation.undone', key: 'a' })
    enqueue(note('b', 'note-7', 1, 'two'), 5)
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['b'])
  })
})
