import { messages } from '#rules/messages.ts'
import { refusal, silence, somebody, somebodyElse, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { session } from './session.machine.ts'

export const sessionPlan: PathPlan = {
  name: 'session',
  machine: session,
  starts: [{ words: 'Open the portal', input: undefined }],
  events: [
    { event: doneEvent('restoreSession', null), words: 'Nobody is signed in on this device' },
    { event: doneEvent('restoreSession', somebody), words: 'Somebody is signed in on this device' },
    { event: errorEvent('restoreSession', silence), words: 'The stored session cannot be read' },
    {
      event: { type: 'sign-in.requested', attempt: { kind: 'password', userName: 'member@demo.test', password: someSecret } },
      words: 'Give user name and password',
    },
    {
      event: { type: 'sign-in.requested', attempt: { kind: 'oneUseToken', token: someSecret } },
      words: 'Open the page that asks for the verification mail, which logs in by a token',
    },
    { event: doneEvent('authenticate', somebody), words: 'The server accepts them' },
    { event: errorEvent('authenticate', refusal(messages.wrongCredentials)), words: 'The server refuses them' },
    { event: { type: 'refresh.requested' }, words: 'A call is refused because the id token is too old' },
    { event: doneEvent('refreshTokens'), words: 'The server gives new tokens' },
    { event: errorEvent('refreshTokens', refusal('Session ended')), words: 'The server refuses to refresh' },
    { event: errorEvent('refreshTokens', silence), words: 'No answer comes to the refresh' },
    { event: { type: 'user.changed', user: somebody }, words: 'The person’s own data change' },
    { event: { type: 'session.adopted', user: somebody }, words: 'The same person signs in in another tab' },
    { event: { type: 'session.adopted', user: somebodyElse }, words: 'Another person signs in in another tab' },
    { event: { type: 'session.expired' }, words: 'Another tab found the session over' },
    { event: { type: 'session.closed' }, words: 'Log out in another tab' },
    { event: { type: 'sign-out.requested', leaveTo: '/register/login' }, words: 'Log out' },
    { event: doneEvent('reAuthenticate', somebody), words: 'The server accepts the password of the dialog' },
    { event: doneEvent('reAuthenticate', somebodyElse), words: 'The server accepts another person in the dialog' },
    {
      event: errorEvent('reAuthenticate', refusal(messages.wrongCredentials)),
      words: 'The server refuses the password of the dialog',
    },
    { event: doneEvent('switchSession', somebody), words: 'The server accepts the token login' },
    { event: errorEvent('switchSession', refusal(messages.linkInvalid)), words: 'The server refuses the token login' },
    { event: doneEvent('closeSession'), words: 'The server has been told of the log-out' },
    { event: errorEvent('closeSession', silence), words: 'The server cannot be told of the log-out' },
  ],
  possible: (state, event) => {
    const isSignedOut = state.matches('signedOut') || state.matches('expired')
    // Who is signed in can only log in by token, who is not only by password; the dialog cannot be left while the server answers.
    if (event.type === 'sign-in.requested') return (event.attempt.kind === 'password') === isSignedOut
    return event.type !== 'sign-out.requested' || !state.matches({ expired: 'signingIn' })
  },
  facts: (context: { user: { id: string } }) => context.user.id,
}
