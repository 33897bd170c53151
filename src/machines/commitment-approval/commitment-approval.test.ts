import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  commitmentApproval,
  type Decision,
  selectDecisionFailure,
  selectDecisionObstacle,
  selectReasonError,
} from './commitment-approval.machine.ts'

const commitment = { commitmentId: 'commitment-1', name: 'Harbour control' }

const open = (...answers: ReadonlyArray<'decided' | Failure>) => {
  const requests: Decision[] = []
  const decide = fromPromise<void, Decision>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'decided'
    if (answer !== 'decided') throw answer
  })
  const actor = createActor(commitmentApproval.provide({ actors: { decide } }))
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const confirm = async (requestKey = 'key-1') => {
    actor.send({ type: 'decision.confirmed', requestKey })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  const type = (reason: string) => actor.send({ type: 'reason.changed', reason })
  return { actor, requests, emitted, confirm, type, state: () => actor.getSnapshot() }
}

describe('approving', () => {
  it('needs no reason, and says that it is done', async () => {
    const { actor, requests, emitted, confirm, state } = open()
    actor.send({ type: 'approve.requested', ...commitment })
    expect(state().value).toBe('confirming')
    await confirm()
    expect(state().value).toBe('decided')
    expect(requests).toEqual([{ commitmentId: 'commitment-1', decision: 'Approved', message: null, requestKey: 'key-1' }])
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: 'Commitment has been successfully approved!' }])
  })

  it('sends no reason that was typed for a rejection before', async () => {
    const { actor, requests, confirm, type } = open()
    actor.send({ type: 'reject.requested', ...commitment })
    type('Too far away')
    actor.send({ type: 'decision.cancelled' })
    actor.send({ type: 'approve.requested', ...commitment })
    await confirm()
    expect(requests[0]?.message).toBeNull()
  })
})

describe('rejecting', () => {
  it.each(['', '  \n '])('is not sent with the reason %j', async (reason) => {
    const { actor, requests, confirm, type, state } = open()
    actor.send({ type: 'reject.requested', ...commitment })
    expect(selectReasonError(state())).toBeNull()
    type(reason)
    await confirm()
    expect(state().value).toBe('confirming')
    expect(selectReasonError(state())).toBe('Required.')
    expect(state().context.refusals).toBe(1)
    expect(requests).toEqual([])
  })

  it('sends the reason without outer space', async () => {
    const { actor, requests, emitted, confirm, type, state } = open()
    actor.send({ type: 'reject.requested', ...commitment })
    type('  The dates overlap. ')
    await confirm()
    expect(state().value).toBe('decided')
    expect(requests).toEqual([
      { commitmentId: 'commitment-1', decision: 'Rejected', message: 'The dates overlap.', requestKey: 'key-1' },
    ])
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: 'Commitment has been successfully rejected!' }])
  })

  it('begins without the reason of the one before', async () => {
    const { actor, confirm, type, state } = open()
    actor.send({ type: 'reject.requested', ...commitment })
    type('The dates overlap.')
    await confirm()
    actor.send({ type: 'reject.requested', commitmentId: 'commitment-2', name: 'Berths' })
    expect(state().context).toMatchObject({
      commitmentId: 'commitment-2',
      name: 'Berths',
      reason: '',
      refusals: 0,
      requestKey: '',
    })
  })
})

describe('a decision that is not taken', () => {
  it('keeps the reason when it was decided elsewhere, and cannot be sent again', async () => {
    const { actor, requests, confirm, type, state } = open(refusal('Decided.', 'CONFLICT'))
    actor.send({ type: 'reject.requested', ...commitment })
    type('The dates overlap.')
    await confirm()
    expect(state().value).toBe('refused')
    expect(state().context.reason).toBe('The dates overlap.')
    expect(selectDecisionFailure(state())).toBe('This commitment has already been decided.')
    expect(selectDecisionObstacle(state())).toBe('This commitment has already been decided.')
    await confirm('key-2')
    type('Another reason')
    expect(state().context.reason).toBe('The dates overlap.')
    expect(requests).toHaveLength(1)
    actor.send({ type: 'decision.cancelled' })
    expect(state().value).toBe('idle')
  })

  it('shows a refused reason at its field, where it can be mended; the mended one is a new request', async () => {
    const { actor, requests, confirm, type, state } = open(refusal('Say it politely.', 'VALIDATION', 'message'))
    actor.send({ type: 'reject.requested', ...commitment })
    type('No!')
    await confirm()
    expect(selectReasonError(state())).toBe('Say it politely.')
    expect(selectDecisionFailure(state())).toBeNull()
    expect(selectDecisionObstacle(state())).toBeNull()
    type('No, thank you.')
    expect(state().value).toBe('confirming')
    expect(selectReasonError(state())).toBeNull()
    await confirm('key-2')
    expect(requests.map(({ message, requestKey }) => [message, requestKey])).toEqual([
      ['No!', 'key-1'],
      ['No, thank you.', 'key-2'],
    ])
    expect(state().value).toBe('decided')
  })

  it('is one request, however often it is tried without an answer', async () => {
    const { actor, requests, confirm, type, state } = open(silence, silence)
    actor.send({ type: 'reject.requested', ...commitment })
    type('The dates overlap.')
    for (const requestKey of ['key-1', 'key-2', 'key-3']) {
      actor.send({ type: 'decision.confirmed', requestKey })
      for (let time = 0; time < 20; time += 1) actor.send({ type: 'decision.confirmed', requestKey: 'pressed again' })
      await confirm('and again')
      if (requestKey === 'key-3') continue
      expect(state().value).toBe('refused')
      expect(selectDecisionFailure(state())).toBe(messages.serverUnreachable)
      expect(state().context.reason).toBe('The dates overlap.')
    }
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(state().value).toBe('decided')
  })
})

it('goes on where the device left it: the reason is there, and what was on its way is sent under its key', () => {
  const { actor, type } = open()
  actor.send({ type: 'reject.requested', ...commitment })
  type('The dates overlap.')
  const asking = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  actor.send({ type: 'decision.confirmed', requestKey: 'key-1' })
  const sending = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))

  const sent: Decision[] = []
  const decide = fromPromise<void, Decision>(async ({ input }) => void sent.push(input))
  const reopen = (snapshot: never) =>
    createActor(commitmentApproval.provide({ actors: { decide } }), { snapshot })
      .start()
      .getSnapshot()
  expect(reopen(asking as never)).toMatchObject({ value: 'confirming', context: { reason: 'The dates overlap.' } })
  expect(sent).toEqual([])
  expect(reopen(sending as never).value).toBe('deciding')
  expect(sent).toMatchObject([{ message: 'The dates overlap.', requestKey: 'key-1' }])
})

describe('on a later page', () => {
  it('asks nothing, and offers the reason that was typed', async () => {
    const { actor, type, confirm, state } = open('decided', silence)
    actor.send({ type: 'approve.requested', ...commitment })
    actor.send({ type: 'flow.restored' })
    expect(state().value).toBe('idle')
    actor.send({ type: 'reject.requested', ...commitment })
    actor.send({ type: 'flow.restored' })
    expect(state().value).toBe('idle')
    actor.send({ type: 'reject.requested', ...commitment })
    type('  ')
    actor.send({ type: 'flow.restored' })
    expect(state().value).toBe('idle')
    actor.send({ type: 'reject.requested', ...commitment })
    type('Too far away')
    actor.send({ type: 'flow.restored' })
    expect(state().value).toBe('offering')
    actor.send({ type: 'draft.continued' })
    expect(state().context.reason).toBe('Too far away')
    await confirm()
    expect(state().value).toBe('decided')
  })

  it('rejecting the same commitment goes on with the reason, another one has its own', () => {
    const { actor, type, state } = open()
    actor.send({ type: 'reject.requested', ...commitment })
    type('Too far away')
    actor.send({ type: 'flow.restored' })
    actor.send({ type: 'reject.requested', ...commitment })
    expect(state().context.reason).toBe('Too far away')
    actor.send({ type: 'flow.restored' })
    actor.send({ type: 'reject.requested', commitmentId: 'commitment-2', name: 'Berth plan' })
    expect(state().context).toMatchObject({ commitmentId: 'commitment-2', reason: '' })
  })

  it('a reason is not offered for what has been decided elsewhere', async () => {
    const { actor, type, confirm, state } = open(refusal('', 'CONFLICT'))
    actor.send({ type: 'reject.requested', ...commitment })
    type('Too far away')
    await confirm()
    actor.send({ type: 'flow.restored' })
    expect(state().value).toBe('idle')
  })
})

describe('what is said of a decision', () => {
  const validation: Failure = { kind: 'refused', code: 'VALIDATION', message: 'Please say more.', field: 'message' }
  const conflict: Failure = { kind: 'refused', code: 'CONFLICT', message: 'Somebody was faster.', field: null }
  const forbidden: Failure = { kind: 'refused', code: 'FORBIDDEN', message: 'Not yours.', field: null }

  it.each<[string, 'Approved' | 'Rejected', Failure | null, { reason: string | null; decision: string | null }]>([
    ['nothing went wrong', 'Rejected', null, { reason: null, decision: null }],
    ['the reason', 'Rejected', validation, { reason: 'Please say more.', decision: null }],
    ['an approval, which has no reason', 'Approved', validation, { reason: null, decision: 'Please say more.' }],
    ['it was decided elsewhere', 'Rejected', conflict, { reason: null, decision: messages.commitmentDecided }],
    ['anything else', 'Rejected', forbidden, { reason: null, decision: 'Not yours.' }],
    ['no answer', 'Rejected', { kind: 'unreachable' }, { reason: null, decision: messages.serverUnreachable }],
  ])('%s', (_, decision, failure, said) => {
    const { context } = createActor(commitmentApproval).getSnapshot()
    const reader = { context: { ...context, decision, failure, reason: 'Too far away', refusals: 1 } }
    expect({ reason: selectReasonError(reader), decision: selectDecisionFailure(reader) }).toEqual(said)
  })
})
