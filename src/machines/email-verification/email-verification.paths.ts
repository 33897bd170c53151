import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { emailVerification, resendSeconds } from './email-verification.machine.ts'

export const emailVerificationPlan: PathPlan = {
  name: 'email-verification',
  machine: emailVerification,
  starts: [{ words: 'Open /team-member/email-verification with an unverified address', input: undefined }],
  events: [
    { event: doneEvent('signInByToken'), words: 'The token login succeeds' },
    { event: errorEvent('signInByToken', silence), words: 'The token login fails' },
    { event: doneEvent('sendMail', Date.parse('2026-01-12T09:00:00.000Z')), words: 'The server sends the mail' },
    { event: errorEvent('sendMail', refusal(messages.genericError, 'RATE_LIMITED')), words: 'The server does not send the mail' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'resend.requested' }, words: 'Press Resend' },
    { event: doneEvent('countdown', resendSeconds - 1), words: 'Wait 1 second' },
    { event: doneEvent('countdown', 0), words: 'Wait until the minute is over' },
  ],
}
