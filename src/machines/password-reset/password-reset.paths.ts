import { messages } from '#rules/messages.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { refusal, shortSecret, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { passwordReset } from './password-reset.machine.ts'

export const passwordResetPlan: PathPlan = {
  name: 'password-reset',
  machine: passwordReset,
  starts: [
    { words: 'Open /register/reset-password', input: { token: sealedNothing } },
    { words: 'Open the link of a reset mail', input: { token: someSecret } },
  ],
  events: [
    { event: { type: 'email.changed', email: 'member@demo.test' }, words: 'Type the e-mail' },
    { event: { type: 'password.changed', password: shortSecret, weakness: null }, words: 'Type a password of 5 characters' },
    { event: { type: 'password.changed', password: someSecret, weakness: null }, words: 'Type a new password' },
    { event: { type: 'submit.requested' }, words: 'Press the button of the form' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'new-link.requested' }, words: 'Ask for a new link' },
    { event: doneEvent('sendLink'), words: 'The server sends the link' },
    { event: errorEvent('sendLink', silence), words: 'No answer comes from the server' },
    { event: doneEvent('validateToken', true), words: 'The server knows the token' },
    { event: doneEvent('validateToken', false), words: 'The server does not know the token' },
    {
      event: errorEvent('validateToken', refusal(messages.genericError, 'VALIDATION')),
      words: 'The server refuses to look at the token',
    },
    { event: errorEvent('validateToken', silence), words: 'No answer comes about the token' },
    { event: doneEvent('savePassword'), words: 'The server saves the password' },
    { event: errorEvent('savePassword', refusal(messages.linkInvalid, 'VALIDATION')), words: 'The server refuses the password' },
  ],
  facts: (context: { email: string; password: { length: string } }) => `${context.email} ${context.password.length}`,
}
