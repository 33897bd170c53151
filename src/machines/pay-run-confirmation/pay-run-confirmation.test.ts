import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  type Confirmation,
  payRunConfirmation,
  selectConfirmationFailure,
  selectConfirmationObstacle,
} from './pay-run-confirmation.machine.ts'

const asked = { type: 'confirmation.requested', payRunId: 'run-1', period: '2 Feb 2026 to 1 Mar 2026', totalPay: '500' } as const

const open = (...answers: ReadonlyArray<'confirmed' | Failure>) => {
  const requests: Confirmation[] = []
  const notices: string[] = []
  const confirm = fromPromise<void, Confirmation>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'confirmed'
    if (answer !== 'confirmed') throw answer
  })
  const actor = createActor(payRunConfirmation.provide({ actors: { confirm } }))
  actor.on('notice.raised', ({ body }) => notices.push(body))
  actor.start()
  const give = async (requestKey: string) => {
    actor.send({ type: 'confirmation.given', requestKey })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, requests, notices, give, state: () => actor.getSnapshot() }
}

describe('pay-run-confirmation', () => {
  it('sends one confirmation, however often it is pressed, and says that it is done', async () => {
    const { actor, requests, notices, give, state } = open()
    actor.send(asked)
    expect(requests).toEqual([])
    actor.send({ type: 'confirmation.given', requestKey: 'key-1' })
    actor.send({ type: 'confirmation.given', requestKey: 'key-2' })
    await give('key-3')
    expect(requests).toEqual([{ payRunId: 'run-1', totalPay: '500', requestKey: 'key-1' }])
    expect(state().value).toBe('confirmed')
    expect(notices).toEqual([messages.payRunConfirmed])
  })

  it('is the same request when it is tried again without an answer', async () => {
    const { actor, requests, give, state } = open(silence)
    actor.send(asked)
    await give('key-1')
    expect(state().value).toBe('refused')
    expect(selectConfirmationFailure(state())).toBe(messages.serverUnreachable)
    expect(selectConfirmationObstacle(state())).toBeNull()
    await give('key-2')
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
    expect(state().value).toBe('confirmed')
  })

  it('is not sent again once another window has confirmed it; the next pay run is asked about anew', async () => {
    const { actor, requests, give, notices, state } = open(refusal(messages.payRunConfirmedAlready, 'CONFLICT'))
    actor.send(asked)
    await give('key-1')
    expect(selectConfirmationObstacle(state())).toBe(messages.payRunConfirmedAlready)
    expect(state().can({ type: 'confirmation.given', requestKey: 'key-2' })).toBe(false)
    expect(notices).toEqual([])
    actor.send({ type: 'confirmation.cancelled' })
    actor.send({ ...asked, payRunId: 'run-2', totalPay: '60.5' })
    expect(selectConfirmationFailure(state())).toBeNull()
    await give('key-3')
    expect(requests.at(-1)).toEqual({ payRunId: 'run-2', totalPay: '60.5', requestKey: 'key-3' })
  })
})
