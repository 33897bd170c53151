import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { sealedNothing } from '#rules/sealed.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { verifyEmail } from './verify-email.machine.ts'

const open = (spend: (token: unknown) => Promise<void>, token = someSecret) => {
  const clock = new SimulatedClock()
  const machine = verifyEmail.provide({ actors: { spendToken: fromPromise(({ input }) => spend(input.token)) } })
  const actor = createActor(machine, { clock, input: { token } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor: actor.start(), clock, emitted }
}

describe('spending the link of a verification mail', () => {
  it('shows the success for exactly one second, then goes to /logout', async () => {
    const spent: unknown[] = []
    const { actor, clock, emitted } = open(async (token) => void spent.push(token))
    await waitFor(actor, (state) => state.matches('verified'))
    expect(spent).toEqual([someSecret])
    clock.increment(999)
    expect(actor.getSnapshot().value).toBe('verified')
    expect(emitted).toEqual([])
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('left')
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/logout', replace: true }])
  })

  it('refuses an address without a token without asking the server', () => {
    let asked = 0
    const { actor } = open(async () => {
      asked += 1
    }, sealedNothing)
    expect(actor.getSnapshot().value).toBe('refused')
    expect(asked).toBe(0)
  })

  it('is over when the server refuses', async () => {
    const { actor, clock, emitted } = open(() => Promise.reject(refusal('Too old')))
    await waitFor(actor, (state) => state.matches('refused'))
    actor.send({ type: 'retry.requested' })
    clock.increment(10_000)
    expect(actor.getSnapshot().value).toBe('refused')
    expect(emitted).toEqual([])
  })

  it('can be tried again when no answer came', async () => {
    let tries = 0
    const { actor } = open(async () => {
      tries += 1
      if (tries === 1) throw silence
    })
    await waitFor(actor, (state) => state.matches('unchecked'))
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (state) => state.matches('verified'))
    expect(tries).toBe(2)
  })
})
