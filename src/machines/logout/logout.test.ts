import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { logout } from './logout.machine.ts'

/** Logging out while so many changes wait. */
const open = (unsent: number) => {
  let ended = 0
  const emitted: unknown[] = []
  const actor = createActor(
    logout.provide({
      actors: {
        countUnsent: fromPromise(async () => unsent),
        endSession: fromPromise<void, void>(async () => {
          ended += 1
        }),
      },
    }),
    { input: { leaveTo: '/register/login?r=1' } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, emitted, ended: () => ended }
}

const toLogin = { type: 'navigation.requested', to: '/register/login?r=1', replace: true }

describe('logout', () => {
  it('ends the session at once when nothing waits', async () => {
    const { actor, emitted, ended } = open(0)
    await waitFor(actor, (state) => state.matches('left'))
    expect(ended()).toBe(1)
    expect(emitted).toEqual([toLogin])
  })

  it('asks before it throws away what waits, and stays when told to', async () => {
    const { actor, emitted, ended } = open(2)
    await waitFor(actor, (state) => state.matches('asking'))
    expect(actor.getSnapshot().context.unsent).toBe(2)
    actor.send({ type: 'stay.chosen' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/team-member/timesheet', replace: true }])
    expect(ended()).toBe(0)
  })

  it('ends the session when the person insists', async () => {
    const { actor, emitted, ended } = open(2)
    await waitFor(actor, (state) => state.matches('asking'))
    actor.send({ type: 'leave.chosen' })
    await waitFor(actor, (state) => state.matches('left'))
    expect(ended()).toBe(1)
    expect(emitted).toEqual([toLogin])
  })
})
