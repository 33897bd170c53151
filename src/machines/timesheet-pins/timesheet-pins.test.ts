import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { brokenServer, refusal, silence } from '../testing/fixtures.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { type PinRequest, selectPinFailure, selectPinned, timesheetPins } from './timesheet-pins.machine.ts'

const open = (...answers: ReadonlyArray<'done' | Failure>) => {
  const kept: (PinRequest | null)[] = []
  const keepPin = fromPromise<void, PinRequest | null>(async ({ input }) => {
    const answer = answers[kept.push(input) - 1] ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(timesheetPins.provide({ actors: { keepPin } }))
  const said: string[] = []
  actor.on('notice.raised', ({ body }) => said.push(body))
  actor.start()
  const change = (entry: typeof someEntry, isPinned: boolean) =>
    actor.send({ type: 'pin.changed', entry, isPinned, requestKey: `key-${kept.length}`, offered: [someEntry, otherEntry] })
  return {
    actor,
    kept,
    said,
    change,
    pinned: () => selectPinned(actor.getSnapshot(), [someEntry]).map(({ ticket }) => ticket),
    failure: () => selectPinFailure(actor.getSnapshot()),
    sent: () => kept.map((request) => `${request?.isPinned ? '+' : '-'}${request?.entry.ticket}`),
    rest: () => waitFor(actor, (state) => state.matches({ keeping: 'idle' })),
  }
}

describe('pins', () => {
  it('show at once what was pressed, and are kept one after the other', async () => {
    const { change, pinned, sent, rest } = open()
    change(someEntry, false)
    change(otherEntry, true)
    expect(pinned()).toEqual([otherEntry.ticket])
    await rest()
    expect(sent()).toEqual(['-AU-1', '+AU-2'])
  })

  it('of one record that go to and fro keep what is on its way and where it ended', async () => {
    const { change, sent, rest } = open()
    for (const isPinned of [false, true, false, true]) change(someEntry, isPinned)
    await rest()
    expect(sent()).toEqual(['-AU-1', '+AU-1'])
  })

  it.each([
    [silence, messages.pinsNeedNetwork],
    [brokenServer, messages.pinNotChanged],
    [refusal(messages.pinsFull, 'CONFLICT'), messages.pinsFull],
  ] as const)('go back and the form says why, %o, until one is pressed again', async (failed, text) => {
    const { change, pinned, failure, said, rest } = open(failed)
    change(someEntry, false)
    expect(pinned()).toEqual([])
    await rest()
    expect(pinned()).toEqual([someEntry.ticket])
    expect(failure()).toBe(text)
    expect(said).toEqual([])
    change(otherEntry, true)
    expect(failure()).toBeNull()
    await rest()
  })

  it('go on with the next after one that failed', async () => {
    const { change, failure, sent, rest } = open(silence)
    change(someEntry, false)
    change(otherEntry, true)
    await rest()
    expect(sent()).toEqual(['-AU-1', '+AU-2'])
    expect(failure()).toBe(messages.pinsNeedNetwork)
  })

  it('are kept also when the form is closed meanwhile, and said elsewhere when they could not be', async () => {
    const { actor, change, failure, said, rest } = open(silence)
    change(someEntry, false)
    actor.send({ type: 'form.hidden' })
    expect(actor.getSnapshot().hasTag('outlivesScreen')).toBe(true)
    await rest()
    expect(said).toEqual([messages.pinsNeedNetwork])
    actor.send({ type: 'form.shown' })
    expect(failure()).toBeNull()
  })
})
