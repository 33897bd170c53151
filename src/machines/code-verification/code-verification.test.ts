import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { secondsUntil } from '../countdown.ts'
import type { Failure } from '../failure.ts'
import { selectFailureText } from '../failure.ts'
import { otherSecret, refusal, silence, someSecret } from '../testing/fixtures.ts'
import {
  type Answer,
  type CheckCodeRequest,
  codeVerification,
  type SendCodeRequest,
  selectCodeError,
} from './code-verification.machine.ts'
import { codeExpired, codeSent, entryVerified, locked, nothingSent, wrongOnce } from './code-verification.paths.ts'
import { deadlineOf, type Verification } from './verification.ts'

const minute = 60_000
const start = Date.parse('2026-01-12T09:00:00.000Z')
const answer = (verification: Verification, at = start): Answer => ({ verification, at })

interface Opening {
  readonly kind?: 'address' | 'phone'
  readonly verification?: Verification
  readonly at?: number
  readonly sends?: ReadonlyArray<Answer | Failure>
  readonly checks?: ReadonlyArray<Answer | Failure>
}

const isAnswer = (one: Answer | Failure | undefined): one is Answer => one !== undefined && 'verification' in one

/** A flow whose countdown is told how many seconds are left. */
const open = ({ kind = 'phone', verification = nothingSent, at = start, sends = [], checks = [] }: Opening = {}) => {
  const sent: SendCodeRequest[] = []
  const checked: CheckCodeRequest[] = []
  let settle: (secondsLeft: number) => void = () => {}
  const deadlines: number[] = []
  const machine = codeVerification.provide({
    actors: {
      sendCode: fromPromise<Answer, SendCodeRequest>(async ({ input }) => {
        const given = sends[sent.push(input) - 1]
        if (!isAnswer(given)) throw given ?? silence
        return given
      }),
      checkCode: fromPromise<Answer, CheckCodeRequest>(async ({ input }) => {
        const given = checks[checked.push(input) - 1]
        if (!isAnswer(given)) throw given ?? silence
        return given
      }),
      countdown: fromPromise(
        ({ input }) =>
          new Promise<number>((resolve) => {
            deadlines.push(input.deadline)
            settle = resolve
          }),
      ),
    },
  })
  const actor = createActor(machine, { input: { kind, id: 'entry-1', verification, at } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const count = async (secondsLeft: number) => {
    settle(secondsLeft)
    await waitFor(actor, (state) => state.context.secondsLeft === secondsLeft)
  }
  const idle = () => waitFor(actor, (state) => !state.hasTag('busy'))
  const send = async (requestKey = 'send-1', requestedAt = start) => {
    actor.send({ type: 'code.requested', requestKey, at: requestedAt })
    await idle()
  }
  const type = (verificationCode = someSecret, isComplete = true) =>
    actor.send({ type: 'code.changed', verificationCode, isComplete })
  const verify = async (requestKey = 'check-1') => {
    actor.send({ type: 'submit.requested', requestKey })
    await idle()
  }
  return { actor, emitted, sent, checked, deadlines, count, send, type, verify, state: () => actor.getSnapshot() }
}

const fresh = { awaiting: { clock: 'counting', code: { typing: 'fresh' } } }
const wrong = { awaiting: { clock: 'counting', code: { typing: 'wrong' } } }
const wrongTimes = (count: number): Verification => ({ ...codeSent, wrongCodeCount: count })
const askAgain = { type: 'code.requested', requestKey: 'again', at: start } as const

describe('where an entry stands when it arrives', () => {
  it.each([
    ['nothing sent', nothingSent, { requestable: 'unverified' }],
    ['a code that lives', codeSent, fresh],
    ['a code that has ended', codeExpired, { requestable: 'expired' }],
    ['five wrong entries', locked, { requestable: 'locked' }],
    ['verified', entryVerified, 'verified'],
    ['verified, with a later code', { ...wrongOnce, verifiedAt: '2026-01-11T09:00:00.000Z' }, 'verified'],
  ])('%s', (_words, verification, value) => {
    expect(open({ verification }).state().value).toEqual(value)
  })

  it('is decided anew by what the server says later, and not by what is known already', async () => {
    const flow = open()
    const arrive = (verification: Verification, at = start) => flow.actor.send({ type: 'entry.arrived', verification, at })
    arrive(codeSent, start + 2 * minute)
    expect(flow.state().value).toEqual(fresh)
    expect(flow.state().context.secondsLeft).toBe(480)
    flow.type()
    arrive(codeSent, start + 3 * minute)
    expect(flow.state().context.isComplete).toBe(true)
    expect(flow.state().context.secondsLeft).toBe(480)
    arrive(locked)
    expect(flow.state().value).toEqual({ requestable: 'locked' })
    arrive(entryVerified)
    expect(flow.state().value).toBe('verified')
    arrive(nothingSent)
    expect(flow.state().value).toEqual({ requestable: 'unverified' })
    expect(flow.emitted).toEqual([])
  })
})

describe('sending a code', () => {
  it('opens Resend when the code has ended, not before', async () => {
    const flow = open({ sends: [answer(codeSent), answer(codeSent)] })
    await flow.send()
    expect(flow.sent).toEqual([{ kind: 'phone', id: 'entry-1', requestKey: 'send-1' }])
    expect(flow.state().value).toEqual(fresh)
    expect(flow.state().context.secondsLeft).toBe(600)
    for (const left of [599, 300, 1]) {
      await flow.count(left)
      expect(flow.state().can(askAgain)).toBe(false)
    }
    await flow.count(0)
    expect(flow.state().value).toEqual({ requestable: 'expired' })
    expect(flow.state().can(askAgain)).toBe(true)
    await flow.send('send-2')
    expect(flow.sent.map(({ requestKey }) => requestKey)).toEqual(['send-1', 'send-2'])
  })

  it('counts the whole life of a code from now, whatever the clock of this device says', async () => {
    const slow = start - 60 * minute
    const flow = open({ at: slow, sends: [answer(codeSent, slow)] })
    await flow.send('send-1', slow)
    expect(flow.deadlines).toEqual([slow + 10 * minute])
    expect(flow.state().context.secondsLeft).toBe(600)
    const fast = start + 60 * minute
    const other = open({ at: fast, sends: [answer(codeSent, fast)] })
    await other.send('send-1', fast)
    expect(other.state().context.secondsLeft).toBe(600)
  })

  it('forgets the code that was typed for the one before', async () => {
    const flow = open({ verification: codeSent, sends: [answer(codeSent)] })
    flow.type()
    await flow.count(0)
    await flow.send()
    expect(flow.state().context).toMatchObject({ isComplete: false, verificationCode: { length: 'empty' } })
  })

  it('repeats a request without an answer under the same key, and says so', async () => {
    const flow = open({ sends: [silence, refusal('Too many requests', 'RATE_LIMITED'), answer(codeSent)] })
    await flow.send('send-1')
    expect(flow.state().value).toEqual({ requestable: 'unverified' })
    expect(selectFailureText(flow.state())).toBe(messages.serverUnreachable)
    await flow.send('send-2')
    expect(selectFailureText(flow.state())).toBe('Too many requests')
    await flow.send('send-3')
    expect(flow.sent.map(({ requestKey }) => requestKey)).toEqual(['send-1', 'send-1', 'send-3'])
    expect(selectFailureText(flow.state())).toBeNull()
  })

  it('lets a code be typed that another tab has asked for', async () => {
    const text = 'A code has been sent already. You can request a new one when it has expired.'
    const flow = open({ sends: [refusal(text, 'CONFLICT')], checks: [answer(entryVerified)] })
    await flow.send()
    expect(flow.state().value).toEqual(fresh)
    expect(flow.state().context.secondsLeft).toBe(600)
    expect(selectFailureText(flow.state())).toBe(text)
    flow.type()
    await flow.verify()
    expect(flow.state().value).toBe('verified')
  })

  it('is asked for once, however often it is pressed', async () => {
    const flow = open({ sends: [answer(codeSent)] })
    for (let time = 0; time < 20; time += 1) flow.actor.send({ type: 'code.requested', requestKey: `key-${time}`, at: start })
    await waitFor(flow.actor, (state) => state.matches('awaiting'))
    expect(flow.sent).toHaveLength(1)
  })
})

describe('checking a code', () => {
  it.each([
    ['address', 'Address has been successfully verified!'],
    ['phone', 'Phone has been successfully verified!'],
  ] as const)('an unchanged count of wrong entries means success: %s', async (kind, body) => {
    const flow = open({ kind, verification: wrongOnce, checks: [answer({ ...entryVerified, wrongCodeCount: 1 })] })
    flow.type()
    await flow.verify()
    expect(flow.checked).toEqual([{ kind, id: 'entry-1', requestKey: 'check-1', verificationCode: someSecret }])
    expect(flow.state().value).toBe('verified')
    expect(flow.emitted).toEqual([{ type: 'notice.raised', status: 'success', body }])
  })

  it('a changed count means a wrong code; the fifth locks, and a new code may be requested at once', async () => {
    const flow = open({
      verification: codeSent,
      checks: [1, 2, 3, 4, 5].map((count) => answer(wrongTimes(count))),
      sends: [answer(codeSent)],
    })
    for (const count of [1, 2, 3, 4]) {
      flow.type(count % 2 === 0 ? otherSecret : someSecret)
      await flow.verify(`check-${count}`)
      expect(flow.state().value).toEqual(wrong)
      expect(selectCodeError(flow.state())).toBe(`The verification code is wrong. (${count} of 5)`)
      expect(flow.state().can(askAgain)).toBe(false)
    }
    await flow.verify('check-5')
    expect(flow.state().value).toEqual({ requestable: 'locked' })
    expect(flow.checked.map(({ requestKey }) => requestKey)).toEqual(['check-1', 'check-2', 'check-3', 'check-4', 'check-5'])
    await flow.verify('check-6')
    expect(flow.checked).toHaveLength(5)
    await flow.send()
    expect(flow.state().value).toEqual(fresh)
    expect(flow.state().context.verification.wrongCodeCount).toBe(0)
    expect(flow.emitted).toEqual([])
  })

  it('does not send what are not six digits', async () => {
    const flow = open({ verification: codeSent })
    await flow.verify()
    expect(selectCodeError(flow.state())).toBe('Enter the six digits of the code.')
    flow.type(someSecret, false)
    expect(selectCodeError(flow.state())).toBeNull()
    await flow.verify()
    expect(selectCodeError(flow.state())).toBe('Enter the six digits of the code.')
    expect(flow.checked).toEqual([])
  })

  it('repeats a try without an answer under its key; another code is another try', async () => {
    const flow = open({ verification: codeSent, checks: [silence, silence, answer(wrongOnce), answer(entryVerified)] })
    flow.type()
    await flow.verify('check-1')
    expect(flow.state().value).toEqual(fresh)
    expect(selectFailureText(flow.state())).toBe(messages.serverUnreachable)
    await flow.verify('check-2')
    flow.type(otherSecret)
    expect(selectFailureText(flow.state())).toBeNull()
    await flow.verify('check-3')
    await flow.verify('check-4')
    expect(flow.checked.map(({ requestKey }) => requestKey)).toEqual(['check-1', 'check-1', 'check-3', 'check-4'])
  })

  it('shows the server’s text when it takes no code any more, and a new one can be requested', async () => {
    const text = 'The code has expired. Please request a new code.'
    const flow = open({ verification: codeSent, checks: [refusal(text, 'CONFLICT')] })
    flow.type()
    await flow.verify()
    expect(flow.state().value).toEqual({ requestable: 'refused' })
    expect(selectFailureText(flow.state())).toBe(text)
    expect(flow.state().can(askAgain)).toBe(true)
  })

  it('lets a try that is under way end after the code has', async () => {
    let finish: (given: Answer) => void = () => {}
    const machine = codeVerification.provide({
      actors: {
        countdown: fromPromise(async () => 0),
        checkCode: fromPromise(() => new Promise<Answer>((resolve) => (finish = resolve))),
      },
    })
    for (const [given, value] of [
      [entryVerified, 'verified'],
      [wrongOnce, { requestable: 'expired' }],
    ] as const) {
      const actor = createActor(machine, { input: { kind: 'phone', id: 'entry-1', verification: codeSent, at: start } })
      actor.start()
      actor.send({ type: 'code.changed', verificationCode: someSecret, isComplete: true })
      actor.send({ type: 'submit.requested', requestKey: 'check-1' })
      await waitFor(actor, (state) => state.matches({ awaiting: { clock: 'ended', code: 'checking' } }))
      finish(answer(given))
      await waitFor(actor, (state) => !state.matches('awaiting'))
      expect(actor.getSnapshot().value).toEqual(value)
    }
  })
})

describe('the deadline by this device’s clock', () => {
  it.each([
    ['nothing sent', nothingSent, start, undefined, 0],
    ['learnt later', codeSent, start + minute, undefined, start + 10 * minute],
    ['a clock that is an hour behind', codeSent, start - 60 * minute, undefined, start - 50 * minute],
    ['a clock that is an hour ahead', codeSent, start + 60 * minute, undefined, start + 10 * minute],
    ['sent just now', codeSent, start + 60 * minute, start + 60 * minute, start + 70 * minute],
    ['sent just now, without its times', nothingSent, start, start, start + 10 * minute],
  ])('%s', (_words, verification, at, sentAt, deadline) => {
    expect(deadlineOf(verification, at, sentAt)).toBe(deadline)
  })

  it('is counted in whole seconds, never below 0', () => {
    expect(secondsUntil(start, start - 600_000)).toBe(600)
    expect(secondsUntil(start, start - 1)).toBe(1)
    expect(secondsUntil(start, start)).toBe(0)
    expect(secondsUntil(start, start + 5)).toBe(0)
  })
})
