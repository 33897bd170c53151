import { sealedNothing } from '#rules/sealed.ts'
import { refusal, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { tokenLogin } from './token-login.machine.ts'

const tokens = { idToken: someSecret, refreshToken: someSecret, returnUrl: null }

export const tokenLoginPlan: PathPlan = {
  name: 'token-login',
  machine: tokenLogin,
  starts: [
    { words: 'Open /login-with-token without tokens', input: { ...tokens, idToken: sealedNothing, otherPerson: null } },
    { words: 'Open a /login-with-token link', input: { ...tokens, otherPerson: null } },
    { words: 'Open a /login-with-token link while another person is signed in', input: { ...tokens, otherPerson: 'Leo Lead' } },
  ],
  events: [
    { event: { type: 'switch.confirmed' }, words: 'Confirm the switch' },
    { event: { type: 'switch.declined' }, words: 'Decline the switch' },
    { event: doneEvent('signIn'), words: 'The server accepts the tokens' },
    { event: errorEvent('signIn', refusal('Session ended')), words: 'The server refuses the tokens' },
  ],
}
