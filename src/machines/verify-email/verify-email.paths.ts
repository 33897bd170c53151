import { messages } from '#rules/messages.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { verifyEmail } from './verify-email.machine.ts'

export const verifyEmailPlan: PathPlan = {
  name: 'verify-email',
  machine: verifyEmail,
  starts: [
    { words: 'Open /register/verify-email', input: { token: sealedNothing } },
    { words: 'Open the link of a verification mail', input: { token: someSecret } },
  ],
  events: [
    { event: doneEvent('spendToken'), words: 'The server accepts the link' },
    { event: errorEvent('spendToken', refusal(messages.linkInvalid, 'VALIDATION')), words: 'The server refuses the link' },
    { event: errorEvent('spendToken', silence), words: 'No answer comes from the server' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'xstate.after.verifiedNoticeDelay.verify-email.verified' }, words: 'Wait 1 second' },
  ],
}
