import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import {
  type EndedSessions,
  type EndSessionsRequest,
  selectEndingFailure,
  selectPasswordError,
  sessionEnding,
} from './session-ending.machine.ts'

const open = (...answers: ReadonlyArray<'done' | Failure>) => {
  const sent: EndSessionsRequest[] = []
  const endSessions = fromPromise<void, EndSessionsRequest>(async ({ input }) => {
    const answer = answers[sent.push(input) - 1] ?? 'done'
    if (answer !== 'done') throw answer
  })
  const actor = createActor(sessionEnding.provide({ actors: { endSessions } }))
  const said: string[] = []
  actor.on('notice.raised', ({ status, body }) => said.push(`${status}: ${body}`))
  actor.start()
  const ask = (ended: EndedSessions = { kind: 'others' }) => {
    actor.send({ type: 'end.requested', ended })
    actor.send({ type: 'password.changed', password: someSecret })
  }
  const press = async (requestKey: string) => {
    actor.send({ type: 'end.confirmed', requestKey })
    return await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, sent, said, ask, press }
}

it('nothing is sent without a password, and the field says so', async () => {
  const { actor, sent, press } = open()
  actor.send({ type: 'end.requested', ended: { kind: 'others' } })
  expect(selectPasswordError(actor.getSnapshot())).toBeNull()
  expect(selectPasswordError(await press('key-1'))).toBe(messages.required)
  expect(sent).toEqual([])
})

it('what was asked is ended, said, and the password forgotten', async () => {
  const { sent, said, ask, press } = open()
  ask({ kind: 'one', id: 'other', name: 'Firefox on Linux' })
  const state = await press('key-1')
  expect(sent).toMatchObject([{ ended: { kind: 'one', id: 'other' }, password: someSecret, requestKey: 'key-1' }])
  expect(said).toEqual([`success: ${messages.sessionEnded}`])
  expect(state.value).toBe('viewing')
  expect(JSON.stringify(state.context)).not.toContain(someSecret.sealed)
})

it('a wrong password is said under its field until another one is typed, and the next try is a new request', async () => {
  const { actor, sent, ask, press } = open(refusal(messages.passwordWrong, 'VALIDATION', 'password'))
  ask()
  const refused = await press('key-1')
  expect([refused.value, selectPasswordError(refused), selectEndingFailure(refused)]).toEqual([
    'asking',
    messages.passwordWrong,
    null,
  ])
  actor.send({ type: 'password.changed', password: someSecret })
  expect(selectPasswordError(actor.getSnapshot())).toBeNull()
  await press('key-2')
  expect(sent.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-2'])
})

it('without an answer the same request goes again', async () => {
  const { sent, said, ask, press } = open(silence)
  ask()
  const unanswered = await press('key-1')
  expect(selectPasswordError(unanswered)).toBeNull()
  expect(selectEndingFailure(unanswered)).not.toBeNull()
  expect((await press('key-2')).value).toBe('viewing')
  expect(sent.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1'])
  expect(said).toEqual([`success: ${messages.sessionsEnded}`])
})
