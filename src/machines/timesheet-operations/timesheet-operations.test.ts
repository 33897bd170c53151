import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import type { TimesheetEntryData, TimesheetWork } from '#rules/timesheet-operations.ts'
import type { SavedRecord } from '../outbox/known-records.ts'
import type { SendRequest } from '../outbox/outbox.machine.ts'
import { selectOutcome } from '../outbox/outcome.ts'
import { outbox } from '../portal-outbox.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { draftOf, remoteOf, timesheetOperationsOf, workOf } from './timesheet-operations.ts'

const remote: TimesheetEntryData = { ...someEntry, version: 7, effort: 5 }

/** An outbox whose server gives these answers, one after the other, and then saves everything. */
const open = (answers: readonly unknown[] = [], present: TimesheetEntryData | null = remote) => {
  const requests: { readonly key: string; readonly work: TimesheetWork | null }[] = []
  const attempts: number[] = []
  const notices: string[] = []
  const machine = outbox.provide({
    actors: {
      sendOperation: fromPromise<SavedRecord | null, SendRequest>(async ({ input }) => {
        const work = workOf(input)
        const answer = answers[requests.push({ key: input.key, work }) - 1]
        if (answer !== undefined) throw answer
        if (work?.kind === 'saveLeave') return { id: 'server-id', version: null }
        return work?.kind === 'saveEntry' ? { id: 'server-id', version: 2 } : null
      }),
      readRemote: fromPromise(async () => (present === null ? null : remoteOf(present))),
      awaitMoment: fromPromise<number, { readonly moment: number }>(async ({ input }) => input.moment),
      awaitNetwork: fromPromise<void, { readonly attempts: number }>(async ({ input }) => {
        attempts.push(input.attempts)
      }),
    },
  })
  const actor = createActor(machine)
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const enqueue = (key: string, work: TimesheetWork, heldUntil: number | null = null) =>
    actor.send({ type: 'operation.enqueued', operation: draftOf(key, work), heldUntil })
  const operations = () => timesheetOperationsOf(actor.getSnapshot().context.operations)
  const rests = () => waitFor(actor, (state) => state.matches('empty') || state.matches('attending'))
  return { actor, requests, attempts, notices, enqueue, rests, read: () => actor.getSnapshot(), operations }
}

const save = (entry: TimesheetEntryData): TimesheetWork => ({ kind: 'saveEntry', entry })
const remove = (entry: TimesheetEntryData): TimesheetWork => ({ kind: 'removeEntry', entry })

describe('the timesheet in the outbox', () => {
  it('sends what it is given in order, each under its own key, and tells how it came out', async () => {
    const { enqueue, rests, requests, read } = open()
    const local = { ...someEntry, id: localIdOf('a'), version: 0 }
    enqueue('a', save(local))
    enqueue('b', save({ ...local, effort: 4 }))
    enqueue('c', save(otherEntry))
    expect(selectOutcome(read(), 'a')).toBeNull()
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(requests[1]?.work).toEqual(save({ ...local, id: 'server-id', version: 2, effort: 4 }))
    expect(selectOutcome(read(), 'a')).toEqual({ kind: 'saved', id: 'server-id' })
    enqueue('a', save(local))
    expect(requests).toHaveLength(3)
  })

  it('waits longer for the network each time, keeps the key, and says that it is kept', async () => {
    const { enqueue, rests, requests, attempts, actor, read } = open([silence, silence, refusal('', 'UNAUTHENTICATED')])
    enqueue('a', save(someEntry))
    const offline = await waitFor(actor, (state) => state.hasTag('offline'))
    expect(selectOutcome(offline, 'a')).toEqual({ kind: 'kept' })
    await rests()
    expect(attempts).toEqual([1, 2, 3])
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a', 'a', 'a'])
    expect(read().context.attempts).toBe(0)
  })

  it('sets a refused one aside and goes on; the person is told when nothing waits for it any more', async () => {
    const { enqueue, rests, requests, notices, read, actor } = open([
      refusal(messages.effortStep, 'VALIDATION', 'effort'),
      undefined,
      silence,
      refusal(messages.effortStep, 'VALIDATION', 'effort'),
    ])
    enqueue('a', save(someEntry))
    enqueue('b', save(otherEntry))
    await rests()
    expect(selectOutcome(read(), 'a')).toMatchObject({ kind: 'refused', operation: { refusal: { field: 'effort' } } })
    expect(selectOutcome(read(), 'b')).toMatchObject({ kind: 'saved' })
    expect(notices).toEqual([])
    actor.send({ type: 'operation.retried', key: 'a', newKey: 'a2' })
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'a2', 'a2'])
    expect(notices).toEqual([messages.effortStep])
    actor.send({ type: 'operation.discarded', key: 'a2' })
    expect(read().matches('empty')).toBe(true)
  })

  it('keeps the key of what the server failed at, because it may have happened', async () => {
    const { enqueue, rests, requests, operations, actor } = open([refusal('', 'UPSTREAM')])
    const local = { ...someEntry, id: localIdOf('a'), version: 0 }
    enqueue('a', save(local))
    await rests()
    expect(operations()[0]?.refusal?.message).toBe(messages.timesheetNotSaved)
    enqueue('b', save({ ...local, effort: 4 }))
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a', 'b'])
    expect(actor.getSnapshot().matches('empty')).toBe(true)
  })

  it('shows both versions of a conflict; mine goes over the remote one', async () => {
    const { enqueue, rests, requests, notices, operations, actor } = open([refusal('', 'CONFLICT')])
    enqueue('a', save({ ...someEntry, effort: 3 }))
    await rests()
    expect(operations()).toMatchObject([{ delivery: 'conflict', remote: { effort: 5 }, work: { entry: { effort: 3 } } }])
    expect(notices).toEqual([messages.timesheetChanged])
    actor.send({ type: 'overwrite.chosen', key: 'a', newKey: 'a2' })
    await rests()
    expect(requests[1]).toEqual({ key: 'a2', work: save({ ...someEntry, effort: 3, version: 7 }) })
  })

  it('drops mine when the remote version is chosen, and registers mine anew when the record is gone', async () => {
    const first = open([refusal('', 'CONFLICT')])
    first.enqueue('a', save(someEntry))
    await first.rests()
    first.actor.send({ type: 'remote.chosen', key: 'a' })
    expect(first.read().matches('empty')).toBe(true)
    const second = open([refusal('', 'NOT_FOUND')], null)
    second.enqueue('a', save(someEntry))
    await second.rests()
    expect(second.notices).toEqual([messages.timesheetGone])
    second.actor.send({ type: 'overwrite.chosen', key: 'a', newKey: 'a2' })
    await second.rests()
    expect(second.requests[1]?.work).toMatchObject({ entry: { id: localIdOf('a2') } })
  })

  it('a later change of a record in conflict takes the place of mine', async () => {
    const { enqueue, rests, read, operations, requests } = open([refusal('', 'CONFLICT')])
    enqueue('a', save({ ...someEntry, effort: 3 }))
    await rests()
    enqueue('b', save({ ...someEntry, effort: 4 }))
    expect(operations()).toMatchObject([{ key: 'b', delivery: 'conflict', work: { entry: { effort: 4 } } }])
    expect(selectOutcome(read(), 'b')).toMatchObject({ kind: 'refused' })
    expect(requests).toHaveLength(1)
  })

  it('a removal is held, undone, sent, and done when the record is gone already', async () => {
    const { actor, enqueue, rests, requests, notices, read } = open([refusal('', 'NOT_FOUND')])
    enqueue('a', remove(someEntry), 1)
    actor.send({ type: 'operation.undone', key: 'a' })
    expect(read().matches('empty')).toBe(true)
    enqueue('b', remove(someEntry), 1)
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['b'])
    expect(notices).toEqual([messages.timesheetDeleted])
  })

  it('a removal of what was changed elsewhere asks, and is done when it was removed there too', async () => {
    const changed = open([refusal('', 'CONFLICT')])
    changed.enqueue('a', remove(someEntry))
    await changed.rests()
    changed.actor.send({ type: 'overwrite.chosen', key: 'a', newKey: 'a2' })
    await changed.rests()
    expect(changed.requests[1]).toEqual({ key: 'a2', work: remove({ ...someEntry, version: 7 }) })
    const gone = open([refusal('', 'CONFLICT')], null)
    gone.enqueue('a', remove(someEntry))
    await gone.rests()
    expect(gone.notices).toEqual([messages.timesheetDeleted])
    expect(gone.read().matches('empty')).toBe(true)
  })

  it('a save of a record whose removal is held keeps the record', async () => {
    const { enqueue, rests, requests } = open()
    enqueue('c', save(otherEntry))
    enqueue('a', remove(someEntry), 1)
    enqueue('b', save({ ...someEntry, effort: 1 }))
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['c', 'b'])
  })

  it("a form that was open on the version before the person's own change meets no conflict with it", async () => {
    const { enqueue, rests, requests } = open()
    enqueue('a', save({ ...someEntry, id: 'server-id' }))
    await rests()
    enqueue('b', save({ ...someEntry, id: 'server-id', effort: 6 }))
    await rests()
    expect(requests[1]?.work).toMatchObject({ entry: { version: 2, effort: 6 } })
  })

  it('sends leave like records, and nothing of a leave that was taken back before it was sent', async () => {
    const { enqueue, rests, requests, notices } = open([silence])
    enqueue('a', { kind: 'saveLeave', leave: { id: localIdOf('a'), date: '2026-03-03' } })
    enqueue('b', { kind: 'saveLeave', leave: { id: localIdOf('b'), date: '2026-03-04' } })
    enqueue('c', { kind: 'removeLeave', leave: { id: localIdOf('b'), date: '2026-03-04' } })
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a'])
    enqueue('d', { kind: 'removeLeave', leave: { id: localIdOf('a'), date: '2026-03-03' } })
    await rests()
    expect(requests[2]?.work).toEqual({ kind: 'removeLeave', leave: { id: 'server-id', date: '2026-03-03' } })
    expect(notices).toEqual([messages.leaveSaved, messages.leaveDeleted])
  })
})
