import { messages } from '#rules/messages.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { login } from './login.machine.ts'

export const loginPlan: PathPlan = {
  name: 'login',
  machine: login,
  starts: [{ words: 'Open /register/login', input: { returnUrl: null } }],
  events: [
    { event: { type: 'userName.changed', userName: ' Member@Demo.test ' }, words: 'Type a user name' },
    { event: { type: 'password.changed', password: someSecret }, words: 'Type a password' },
    { event: { type: 'submit.requested' }, words: 'Press Login' },
    { event: doneEvent('signIn'), words: 'The server accepts the password' },
    { event: errorEvent('signIn', refusal(messages.wrongCredentials)), words: 'The server refuses the password' },
    { event: errorEvent('signIn', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { userName: string; password: { length: string }; failure: { kind: string } | null }) =>
    `${context.userName !== ''} ${context.password.length !== 'empty'} ${context.failure?.kind}`,
}
