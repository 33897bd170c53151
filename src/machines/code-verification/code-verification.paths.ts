import { messages } from '#rules/messages.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type CodeVerificationInput, codeVerification } from './code-verification.machine.ts'
import type { Verification } from './verification.ts'

const at = Date.parse('2026-01-12T09:00:00.000Z')

export const nothingSent: Verification = { codeSentAt: null, codeEndsAt: null, verifiedAt: null, wrongCodeCount: 0 }
export const codeSent: Verification = {
  ...nothingSent,
  codeSentAt: '2026-01-12T09:00:00.000Z',
  codeEndsAt: '2026-01-12T09:10:00.000Z',
}
export const codeExpired: Verification = {
  ...nothingSent,
  codeSentAt: '2026-01-12T08:00:00.000Z',
  codeEndsAt: '2026-01-12T08:10:00.000Z',
}
export const wrongOnce: Verification = { ...codeSent, wrongCodeCount: 1 }
export const wrongFourTimes: Verification = { ...codeSent, wrongCodeCount: 4 }
export const locked: Verification = { ...codeSent, wrongCodeCount: 5 }
export const entryVerified: Verification = { ...codeSent, verifiedAt: '2026-01-12T09:01:00.000Z' }

const input = (verification: Verification): CodeVerificationInput => ({ kind: 'phone', id: 'phone-1', verification, at })

export const codeVerificationPlan: PathPlan = {
  name: 'code-verification',
  machine: codeVerification,
  starts: [
    { words: 'Open the Contact tab with an unverified phone', input: input(nothingSent) },
    { words: 'Open the Contact tab with a phone whose code was entered wrong four times', input: input(wrongFourTimes) },
    { words: 'Open the Contact tab with a phone whose code has ended', input: input(codeExpired) },
    { words: 'Open the Contact tab with a phone whose code is locked', input: input(locked) },
    { words: 'Open the Contact tab with a verified phone', input: input(entryVerified) },
  ],
  events: [
    { event: { type: 'code.requested', requestKey: 'request-1', at }, words: 'Press Send code' },
    { event: doneEvent('sendCode', { verification: codeSent, at }), words: 'The server sends a code' },
    {
      event: errorEvent('sendCode', refusal(messages.codeStillLives, 'CONFLICT')),
      words: 'The server has sent a code to another tab already',
    },
    { event: errorEvent('sendCode', silence), words: 'No answer to Send code comes' },
    { event: doneEvent('countdown', 599), words: 'Wait 1 second' },
    { event: doneEvent('countdown', 0), words: 'Wait until the code has ended' },
    { event: { type: 'code.changed', verificationCode: someSecret, isComplete: true }, words: 'Type six digits' },
    { event: { type: 'submit.requested', requestKey: 'request-2' }, words: 'Press Verify' },
    { event: doneEvent('checkCode', { verification: entryVerified, at }), words: 'The code is right' },
    {
      event: doneEvent('checkCode', { verification: { ...entryVerified, wrongCodeCount: 1 }, at }),
      words: 'The next code is right',
    },
    { event: doneEvent('checkCode', { verification: wrongOnce, at }), words: 'The code is wrong' },
    { event: doneEvent('checkCode', { verification: locked, at }), words: 'The code is wrong for the fifth time' },
    {
      event: errorEvent('checkCode', refusal(messages.codeExpired, 'CONFLICT')),
      words: 'The server does not take the code any more',
    },
    { event: errorEvent('checkCode', silence), words: 'No answer to Verify comes' },
    {
      event: { type: 'entry.arrived', verification: nothingSent, at },
      words: 'The entry comes back changed and unverified',
    },
  ],
  possible: (state, event) => {
    if (event.type !== 'xstate.done.actor.checkCode') return true
    // A server counts the entries: a right one changes nothing, a wrong one adds one.
    const before: number = state.context.verification.wrongCodeCount
    const { verifiedAt, wrongCodeCount } = event.output.verification
    return wrongCodeCount === (verifiedAt === null ? before + 1 : before)
  },
  facts: (context: { secondsLeft: number; isComplete: boolean; verification: Verification }) =>
    `${context.secondsLeft > 0} ${context.isComplete} ${JSON.stringify(context.verification)}`,
}
