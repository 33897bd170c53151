import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { selectFailureText } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  type ApplyRequest,
  type PositionApplicationInput,
  positionApplication,
  selectApplyObstacle,
} from './position-application.machine.ts'

const ids: PositionApplicationInput = { deepLinkId: 'senior-engineer', positionId: 'position-1' }

const open = (answers: ReadonlyArray<string | Failure> = [], input: PositionApplicationInput = ids) => {
  const clock = new SimulatedClock()
  const requests: ApplyRequest[] = []
  const apply = fromPromise<string, ApplyRequest>(async ({ input: request }) => {
    const answer = answers[requests.push(request) - 1]
    if (typeof answer !== 'string') throw answer ?? silence
    return answer
  })
  const actor = createActor(positionApplication.provide({ actors: { apply } }), { clock, input })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor: actor.start(), clock, emitted, requests }
}
type Opened = ReturnType<typeof open>

const press = async ({ actor }: Opened, requestKey: string) => {
  actor.send({ type: 'apply.requested', requestKey })
  await waitFor(actor, (state) => !state.hasTag('busy'))
}
const toProfile = { type: 'navigation.requested', to: '/team-member/profile', replace: true }

describe('applying for a position', () => {
  it('sends both ids, shows the server’s message, and goes to the profile after 4 seconds, not before', async () => {
    const flow = open(['Thank you, we have got it.'])
    await press(flow, 'key-1')
    const notice = { type: 'notice.raised', status: 'success', body: 'Thank you, we have got it.' }
    expect(flow.requests).toEqual([{ ...ids, requestKey: 'key-1' }])
    expect(flow.actor.getSnapshot().value).toBe('applied')
    expect(flow.emitted).toEqual([notice])
    flow.clock.increment(3999)
    expect(flow.emitted).toEqual([notice])
    flow.clock.increment(1)
    expect(flow.emitted).toEqual([notice, toProfile])
    expect(flow.actor.getSnapshot().status).toBe('done')
  })

  it('says what was cancelled as an error, and goes to the profile after 4 seconds, not before', () => {
    const flow = open()
    flow.actor.send({ type: 'cancel.requested' })
    const notice = { type: 'notice.raised', status: 'error', body: 'You cancelled your application for the position' }
    expect(flow.emitted).toEqual([notice])
    flow.actor.send({ type: 'apply.requested', requestKey: 'key-1' })
    flow.clock.increment(3999)
    expect(flow.emitted).toEqual([notice])
    flow.clock.increment(1)
    expect(flow.emitted).toEqual([notice, toProfile])
    expect(flow.requests).toEqual([])
  })

  it.each([
    ['deep link id', { deepLinkId: '', positionId: 'position-1' }],
    ['position id', { deepLinkId: 'senior-engineer', positionId: null }],
    ['position id', { deepLinkId: 'senior-engineer', positionId: '' }],
  ])('makes no call without the %s', (_id, input) => {
    const flow = open(['taken'], input)
    const event = { type: 'apply.requested', requestKey: 'key-1' } as const
    expect(flow.actor.getSnapshot().can(event)).toBe(false)
    expect(selectApplyObstacle(flow.actor.getSnapshot())).toBe('This position cannot be applied for.')
    flow.actor.send(event)
    expect(flow.actor.getSnapshot().value).toBe('reviewing')
    expect(flow.requests).toEqual([])
    flow.actor.send({ type: 'cancel.requested' })
    expect(flow.actor.getSnapshot().value).toBe('cancelled')
  })

  it('is sent once, however often Apply is pressed', async () => {
    const flow = open(['taken'])
    for (let time = 0; time < 20; time += 1) flow.actor.send({ type: 'apply.requested', requestKey: `key-${time}` })
    await waitFor(flow.actor, (state) => state.matches('applied'))
    for (let time = 0; time < 20; time += 1) flow.actor.send({ type: 'apply.requested', requestKey: `late-${time}` })
    expect(flow.requests.map(({ requestKey }) => requestKey)).toEqual(['key-0'])
    expect(flow.emitted).toHaveLength(1)
  })

  it.each([
    ['CONFLICT', 'You have already applied for this position.'],
    ['GONE', 'This position is closed.'],
  ] as const)('shows the server’s text of a %s refusal and cannot be sent again, only cancelled', async (code, text) => {
    const flow = open([refusal(text, code)])
    await press(flow, 'key-1')
    expect(flow.actor.getSnapshot().value).toBe('refused')
    expect(selectFailureText(flow.actor.getSnapshot())).toBe(text)
    await press(flow, 'key-2')
    expect(flow.requests).toHaveLength(1)
    flow.clock.increment(60_000)
    expect(flow.emitted).toEqual([])
    flow.actor.send({ type: 'cancel.requested' })
    expect(flow.actor.getSnapshot().value).toBe('cancelled')
  })

  it('keeps the key of a request without an answer, and takes a new one after a passing refusal', async () => {
    const flow = open([silence, silence, refusal('Too many requests', 'RATE_LIMITED'), 'taken'])
    await press(flow, 'key-1')
    expect(flow.actor.getSnapshot().value).toBe('reviewing')
    expect(selectFailureText(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
    await press(flow, 'key-2')
    await press(flow, 'key-3')
    expect(selectFailureText(flow.actor.getSnapshot())).toBe('Too many requests')
    await press(flow, 'key-4')
    expect(flow.requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1', 'key-4'])
    expect(selectFailureText(flow.actor.getSnapshot())).toBeNull()
    expect(flow.actor.getSnapshot().value).toBe('applied')
  })
})
