import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf, type TimesheetEntryData, type TimesheetWork } from '#rules/timesheet-operations.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import type { OperationResult } from './known-records.ts'
import { selectOutcome } from './outcome.ts'
import { type SendRequest, timesheetOutbox } from './timesheet-outbox.machine.ts'

const theirs: TimesheetEntryData = { ...someEntry, version: 7, effort: 5 }

/** An outbox whose server gives these answers, one after the other, and then saves everything. */
const open = (answers: readonly unknown[] = [], present: TimesheetEntryData | null = theirs) => {
  const requests: SendRequest[] = []
  const looks: number[] = []
  const notices: string[] = []
  const machine = timesheetOutbox.provide({
    actors: {
      sendOperation: fromPromise<OperationResult | null, SendRequest>(async ({ input }) => {
        const answer = answers[requests.push(input) - 1]
        if (answer !== undefined) throw answer
        const { work } = input
        const isSave = work.kind === 'saveEntry' || work.kind === 'saveLeave'
        return isSave ? { id: 'server-id', version: 2 } : null
      }),
      readTheirs: fromPromise(async () => present),
      awaitMoment: fromPromise<number, { readonly moment: number }>(async ({ input }) => input.moment),
      awaitNetwork: fromPromise<void, { readonly looks: number }>(async ({ input }) => {
        looks.push(input.looks)
      }),
    },
  })
  const actor = createActor(machine)
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const hand = (key: string, work: TimesheetWork, heldUntil: number | null = null) =>
    actor.send({ type: 'work.handed', key, work, heldUntil })
  const rests = () => waitFor(actor, (state) => state.matches('empty') || state.matches('attending'))
  return { actor, requests, looks, notices, hand, rests, read: () => actor.getSnapshot() }
}

const save = (entry: TimesheetEntryData): TimesheetWork => ({ kind: 'saveEntry', entry })
const remove = (entry: TimesheetEntryData): TimesheetWork => ({ kind: 'removeEntry', entry })

describe('timesheet-outbox', () => {
  it('sends what it is given in order, each under its own key, and tells how it came out', async () => {
    const { hand, rests, requests, read } = open()
    const local = { ...someEntry, id: localIdOf('a'), version: 0 }
    hand('a', save(local))
    hand('b', save({ ...local, effort: 4 }))
    hand('c', save(otherEntry))
    expect(selectOutcome(read(), 'a')).toBeNull()
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(requests[1]?.work).toEqual(save({ ...local, id: 'server-id', version: 2, effort: 4 }))
    expect(selectOutcome(read(), 'a')).toEqual({ kind: 'saved', id: 'server-id' })
    hand('a', save(local))
    expect(requests).toHaveLength(3)
  })

  it('waits longer for the network each time, keeps the key, and says that the work is kept', async () => {
    const { hand, rests, requests, looks, actor, read } = open([silence, silence, refusal('', 'UNAUTHENTICATED')])
    hand('a', save(someEntry))
    const offline = await waitFor(actor, (state) => state.hasTag('offline'))
    expect(selectOutcome(offline, 'a')).toEqual({ kind: 'kept' })
    await rests()
    expect(looks).toEqual([1, 2, 3])
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a', 'a', 'a'])
    expect(read().context.looks).toBe(0)
  })

  it('sets a refused one aside and goes on; the person is told when nothing waits for it any more', async () => {
    const { hand, rests, requests, notices, read, actor } = open([
      refusal(messages.effortStep, 'VALIDATION', 'effort'),
      undefined,
      silence,
      refusal(messages.effortStep, 'VALIDATION', 'effort'),
    ])
    hand('a', save(someEntry))
    hand('b', save(otherEntry))
    await rests()
    expect(selectOutcome(read(), 'a')).toMatchObject({ kind: 'refused', operation: { refusal: { field: 'effort' } } })
    expect(selectOutcome(read(), 'b')).toMatchObject({ kind: 'saved' })
    expect(notices).toEqual([])
    actor.send({ type: 'work.retried', key: 'a', newKey: 'a2' })
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'a2', 'a2'])
    expect(notices).toEqual([messages.effortStep])
    actor.send({ type: 'work.discarded', key: 'a2' })
    expect(read().matches('empty')).toBe(true)
  })

  it('keeps the key of what the server failed at, because it may have happened', async () => {
    const { hand, rests, requests, read, actor } = open([refusal('', 'UPSTREAM')])
    const local = { ...someEntry, id: localIdOf('a'), version: 0 }
    hand('a', save(local))
    await rests()
    expect(read().context.operations[0]?.refusal?.message).toBe(messages.timesheetNotSaved)
    hand('b', save({ ...local, effort: 4 }))
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a', 'b'])
    expect(actor.getSnapshot().matches('empty')).toBe(true)
  })

  it('shows both versions of a conflict; mine goes over theirs', async () => {
    const { hand, rests, requests, notices, read, actor } = open([refusal('', 'CONFLICT')])
    hand('a', save({ ...someEntry, effort: 3 }))
    await rests()
    expect(read().context.operations).toMatchObject([
      { state: 'conflict', theirs: { effort: 5 }, work: { entry: { effort: 3 } } },
    ])
    expect(notices).toEqual([messages.timesheetChanged])
    actor.send({ type: 'mine.chosen', key: 'a', newKey: 'a2' })
    await rests()
    expect(requests[1]).toEqual({ key: 'a2', work: save({ ...someEntry, effort: 3, version: 7 }) })
  })

  it('drops mine when theirs is chosen, and registers mine anew when the record is gone', async () => {
    const first = open([refusal('', 'CONFLICT')])
    first.hand('a', save(someEntry))
    await first.rests()
    first.actor.send({ type: 'theirs.chosen', key: 'a' })
    expect(first.read().matches('empty')).toBe(true)
    const second = open([refusal('', 'NOT_FOUND')], null)
    second.hand('a', save(someEntry))
    await second.rests()
    expect(second.notices).toEqual([messages.timesheetGone])
    second.actor.send({ type: 'mine.chosen', key: 'a', newKey: 'a2' })
    await second.rests()
    expect(second.requests[1]?.work).toMatchObject({ entry: { id: localIdOf('a2') } })
  })

  it('a later change of a record in conflict takes the place of mine', async () => {
    const { hand, rests, read, requests } = open([refusal('', 'CONFLICT')])
    hand('a', save({ ...someEntry, effort: 3 }))
    await rests()
    hand('b', save({ ...someEntry, effort: 4 }))
    expect(read().context.operations).toMatchObject([{ key: 'b', state: 'conflict', work: { entry: { effort: 4 } } }])
    expect(selectOutcome(read(), 'b')).toMatchObject({ kind: 'refused' })
    expect(requests).toHaveLength(1)
  })

  it('a removal is held, undone, sent, and done when the record is gone already', async () => {
    const { actor, hand, rests, requests, notices, read } = open([refusal('', 'NOT_FOUND')])
    hand('a', remove(someEntry), 1)
    actor.send({ type: 'work.undone', key: 'a' })
    expect(read().matches('empty')).toBe(true)
    hand('b', remove(someEntry), 1)
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['b'])
    expect(notices).toEqual([messages.timesheetDeleted])
  })

  it('a removal of what was changed elsewhere asks, and is done when it was removed there too', async () => {
    const changed = open([refusal('', 'CONFLICT')])
    changed.hand('a', remove(someEntry))
    await changed.rests()
    changed.actor.send({ type: 'mine.chosen', key: 'a', newKey: 'a2' })
    await changed.rests()
    expect(changed.requests[1]).toEqual({ key: 'a2', work: remove({ ...someEntry, version: 7 }) })
    const gone = open([refusal('', 'CONFLICT')], null)
    gone.hand('a', remove(someEntry))
    await gone.rests()
    expect(gone.notices).toEqual([messages.timesheetDeleted])
    expect(gone.read().matches('empty')).toBe(true)
  })

  it('a save of a record whose removal is held keeps the record', async () => {
    const { hand, rests, requests } = open()
    hand('c', save(otherEntry))
    hand('a', remove(someEntry), 1)
    hand('b', save({ ...someEntry, effort: 1 }))
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['c', 'b'])
  })

  it("a form that was open on the version before the person's own change meets no conflict with it", async () => {
    const { hand, rests, requests } = open()
    hand('a', save({ ...someEntry, id: 'server-id' }))
    await rests()
    hand('b', save({ ...someEntry, id: 'server-id', effort: 6 }))
    await rests()
    expect(requests[1]?.work).toMatchObject({ entry: { version: 2, effort: 6 } })
  })

  it('sends leave like records, and nothing of a leave that was taken back before it was sent', async () => {
    const { hand, rests, requests, notices } = open([silence])
    hand('a', { kind: 'saveLeave', leave: { id: localIdOf('a'), date: '2026-03-03' } })
    hand('b', { kind: 'saveLeave', leave: { id: localIdOf('b'), date: '2026-03-04' } })
    hand('c', { kind: 'removeLeave', leave: { id: localIdOf('b'), date: '2026-03-04' } })
    await rests()
    expect(requests.map(({ key }) => key)).toEqual(['a', 'a'])
    hand('d', { kind: 'removeLeave', leave: { id: localIdOf('a'), date: '2026-03-03' } })
    await rests()
    expect(requests[2]?.work).toEqual({ kind: 'removeLeave', leave: { id: 'server-id', date: '2026-03-03' } })
    expect(notices).toEqual([messages.leaveSaved, messages.leaveDeleted])
  })
})
