import { messages } from '#rules/messages.ts'
import { refusal, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { reLogin } from './re-login.machine.ts'

export const reLoginPlan: PathPlan = {
  name: 're-login',
  machine: reLogin,
  starts: [{ words: 'Be signed in, with a change of a time record on its way', input: undefined }],
  events: [
    { event: { type: 'session.expired', userName: 'member@demo.test' }, words: 'The session ends by itself' },
    { event: { type: 'session.resumed' }, words: 'Log in again in another tab' },
    { event: { type: 'password.changed', password: someSecret }, words: 'Type the password into the dialog' },
    { event: { type: 'submit.requested' }, words: 'Press Login in the dialog' },
    { event: { type: 'log-out.requested' }, words: 'Press Log Out in the dialog' },
    { event: doneEvent('signIn'), words: 'The server accepts the password' },
    { event: errorEvent('signIn', refusal(messages.wrongCredentials)), words: 'The server refuses the password' },
    { event: doneEvent('countUnsent', 0), words: 'Everything is on the server' },
    { event: doneEvent('countUnsent', 1), words: 'A change waits for the network' },
    { event: { type: 'stay.chosen' }, words: 'Press Back' },
    { event: { type: 'leave.chosen' }, words: 'Press Log out and lose it' },
    { event: doneEvent('signOut'), words: 'The login page has loaded' },
    {
      event: errorEvent('signOut', refusal(messages.genericError)),
      words: 'The server cannot be told; the login page has loaded',
    },
  ],
  facts: (context: { password: { length: string } }) => context.password.length,
}
