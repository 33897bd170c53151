import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { notificationReading, type ReadNotifications, selectIsMarking } from './notification-reading.machine.ts'

const open = (...answers: ReadonlyArray<'done' | Failure>) => {
  const asked: ReadNotifications[] = []
  const markRead = fromPromise<void, ReadNotifications>(async ({ input }) => {
    const answer = answers[asked.push(input) - 1] ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(notificationReading.provide({ actors: { markRead } }))
  const said: string[] = []
  actor.on('notice.raised', ({ status, body }) => said.push(`${status}: ${body}`))
  actor.start()
  const read = (what: ReadNotifications) => actor.send({ type: 'read.requested', what })
  return { actor, asked, said, read, rest: () => waitFor(actor, (state) => state.matches('idle')) }
}

const [first, second] = [{ id: 'first' }, { id: 'second' }]

describe('marking as read', () => {
  it('one after the other, each once', async () => {
    const { actor, asked, said, read, rest } = open()
    for (const what of [first, { ...first }, second, 'all', 'all', { ...second }] as const) read(what)
    expect([first, second, 'all' as const].map((what) => selectIsMarking(what)(actor.getSnapshot()))).toEqual([true, true, true])
    expect(selectIsMarking({ id: 'third' })(actor.getSnapshot())).toBe(false)
    await rest()
    expect(asked).toEqual([first, second, 'all'])
    expect(said).toEqual([])
    expect(selectIsMarking(first)(actor.getSnapshot())).toBe(false)
  })

  it('says what failed and goes on with the next; the same can be tried again', async () => {
    const { asked, said, read, rest } = open(silence, refusal('It is gone.', 'NOT_FOUND'))
    read(first)
    read('all')
    await rest()
    expect(said).toEqual(['error: The server cannot be reached. Please check your connection.', 'error: It is gone.'])
    read(first)
    await rest()
    expect(asked).toEqual([first, 'all', first])
    expect(said).toHaveLength(2)
  })
})
