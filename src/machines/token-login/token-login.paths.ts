import { sealedNothing } from '#rules/sealed.ts'
import { refusal, somebody, somebodyElse, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { tokenLogin } from './token-login.machine.ts'

const link = { idToken: someSecret, refreshToken: someSecret, returnUrl: '/notifications', owner: somebody.id }

export const tokenLoginPlan: PathPlan = {
  name: 'token-login',
  machine: tokenLogin,
  starts: [
    { words: 'Open /login-with-token without tokens', input: { ...link, idToken: sealedNothing, owner: null, present: null } },
    {
      words: 'Open /login-with-token without tokens while somebody is signed in',
      input: { ...link, idToken: sealedNothing, owner: null, present: somebodyElse },
    },
    { words: 'Open a /login-with-token link', input: { ...link, present: null } },
    { words: 'Open a /login-with-token link of the person who is signed in', input: { ...link, present: somebody } },
    { words: 'Open a /login-with-token link while another person is signed in', input: { ...link, present: somebodyElse } },
  ],
  events: [
    { event: { type: 'switch.confirmed' }, words: 'Confirm the switch' },
    { event: { type: 'switch.declined' }, words: 'Decline the switch' },
    { event: doneEvent('signIn'), words: 'The server accepts the tokens' },
    { event: errorEvent('signIn', refusal('Session ended')), words: 'The server refuses the tokens' },
  ],
}
