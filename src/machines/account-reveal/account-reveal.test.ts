import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { brokenServer, silence, someSecret } from '../testing/fixtures.ts'
import { accountReveal, type RevealedNumbers, type RevealedPlace } from './account-reveal.machine.ts'
import { someAccountPlace } from './account-reveal.paths.ts'

const numbers: RevealedNumbers = { walletAddress: null, shebaNumber: null, accountNumber: someSecret, email: null }

const start = (answers: readonly unknown[]) => {
  const asked: RevealedPlace[] = []
  const told: string[] = []
  const machine = accountReveal.provide({
    actors: {
      reveal: fromPromise<RevealedNumbers, RevealedPlace>(async ({ input }) => {
        const answer = answers[asked.push(input) - 1]
        if (answer !== undefined) throw answer
        return numbers
      }),
    },
  })
  const actor = createActor(machine, { input: someAccountPlace })
  actor.on('notice.raised', ({ body }) => told.push(body))
  actor.start()
  return { actor, asked, told }
}

test('an account is asked for once, however often it is pressed, and forgotten when it is hidden', async () => {
  const { actor, asked } = start([])
  for (let press = 0; press < 3; press += 1) actor.send({ type: 'reveal.requested' })
  expect(actor.getSnapshot().context.numbers).toBeNull()
  await waitFor(actor, (state) => state.matches('shown'))
  expect([asked, actor.getSnapshot().context.numbers]).toEqual([[someAccountPlace], numbers])
  actor.send({ type: 'hide.requested' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.numbers]).toEqual(['hidden', null])
})

test('a failure is told, shows nothing, and can be tried again', async () => {
  const { actor, asked, told } = start([silence, brokenServer])
  for (const body of [messages.serverUnreachable, messages.genericError]) {
    actor.send({ type: 'reveal.requested' })
    await waitFor(actor, (state) => state.matches('failed'))
    expect([told.at(-1), actor.getSnapshot().context.numbers]).toEqual([body, null])
  }
  actor.send({ type: 'reveal.requested' })
  await waitFor(actor, (state) => state.matches('shown'))
  expect(asked).toHaveLength(3)
})
