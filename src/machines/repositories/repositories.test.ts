import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { selectFailureText } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { repositories } from './repositories.machine.ts'

const open = (signInByToken: () => Promise<void>) =>
  createActor(repositories.provide({ actors: { signInByToken: fromPromise(signInByToken) } })).start()

describe('opening the repositories', () => {
  it('begins with a token login', async () => {
    const actor = open(async () => {})
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(selectFailureText(actor.getSnapshot())).toBeNull()
  })

  it('does not go on without it, and tries again', async () => {
    const failures = [refusal('The token is used'), silence]
    const actor = open(async () => {
      const failure = failures.shift()
      if (failure !== undefined) throw failure
    })
    await waitFor(actor, (state) => state.matches('notSignedIn'))
    expect(selectFailureText(actor.getSnapshot())).toBe('The token is used')
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (state) => state.matches('notSignedIn'))
    expect(selectFailureText(actor.getSnapshot())).toBe(messages.serverUnreachable)
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(selectFailureText(actor.getSnapshot())).toBeNull()
  })
})
