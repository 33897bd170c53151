import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { selectFailureText } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { emailVerification, resendSeconds } from './email-verification.machine.ts'

const start = Date.parse('2026-01-12T09:00:00.000Z')

/** A flow whose countdown is told how many seconds are left. */
const open = (effects: { signInByToken?: () => Promise<void>; sendMail?: () => Promise<void> } = {}) => {
  let pass: (secondsLeft: number) => void = () => {}
  const machine = emailVerification.provide({
    actors: {
      signInByToken: fromPromise(effects.signInByToken ?? (async () => {})),
      sendMail: fromPromise(async () => {
        await effects.sendMail?.()
        return start
      }),
      countdown: fromPromise(
        ({ input }) =>
          new Promise<number>((resolve) => {
            expect(input.deadline).toBe(start + resendSeconds * 1000)
            pass = resolve
          }),
      ),
    },
  })
  const actor = createActor(machine)
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor: actor.start(), passUntil: (secondsLeft: number) => pass(secondsLeft), emitted }
}

describe('asking for the verification mail', () => {
  it('sends it on opening and opens Resend after 60 seconds, not before', async () => {
    let sent = 0
    const { actor, passUntil, emitted } = open({
      sendMail: async () => {
        sent += 1
      },
    })
    await waitFor(actor, (state) => state.matches('waiting'))
    expect(sent).toBe(1)
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: 'Verification email has been sent.' }])
    expect(actor.getSnapshot().context.secondsLeft).toBe(60)
    for (let left = 59; left >= 1; left -= 1) {
      passUntil(left)
      await waitFor(actor, (state) => state.context.secondsLeft === left)
      actor.send({ type: 'resend.requested' })
      expect(actor.getSnapshot().value).toBe('waiting')
    }
    // A device that slept meanwhile does not make the person wait for the rest.
    passUntil(0)
    await waitFor(actor, (state) => state.matches('ready'))
    expect(actor.getSnapshot().context.secondsLeft).toBe(0)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, (state) => state.matches('waiting'))
    expect(sent).toBe(2)
    expect(actor.getSnapshot().context.secondsLeft).toBe(60)
    expect(emitted).toHaveLength(2)
  })

  it('does not send without the token login, and tries again', async () => {
    let tries = 0
    let sent = 0
    const { actor } = open({
      signInByToken: async () => {
        tries += 1
        if (tries === 1) throw refusal('The token is used')
      },
      sendMail: async () => {
        sent += 1
      },
    })
    await waitFor(actor, (state) => state.matches('notSignedIn'))
    expect(selectFailureText(actor.getSnapshot())).toBe('The token is used')
    expect(sent).toBe(0)
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (state) => state.matches('waiting'))
    expect(sent).toBe(1)
    expect(selectFailureText(actor.getSnapshot())).toBeNull()
  })

  it('says that the mail could not be sent', async () => {
    const { actor, emitted } = open({ sendMail: () => Promise.reject(silence) })
    await waitFor(actor, (state) => state.matches('notSent'))
    expect(selectFailureText(actor.getSnapshot())).toBe(messages.serverUnreachable)
    expect(emitted).toEqual([])
  })
})
