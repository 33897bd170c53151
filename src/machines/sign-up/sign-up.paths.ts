import { messages } from '#rules/messages.ts'
import type { SignUpForm } from '#rules/sign-up.ts'
import { isSignUpAcceptable } from '#rules/sign-up.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { signUp } from './sign-up.machine.ts'

export const signUpPlan: PathPlan = {
  name: 'sign-up',
  machine: signUp,
  starts: [{ words: 'Open /register/signup', input: undefined }],
  events: [
    { event: { type: 'form.entered' }, words: 'Go into the form' },
    { event: { type: 'progress.told', share: 0.5 }, words: 'Half of the check of the browser is done' },
    { event: doneEvent('solveCheck', { solution: someSecret }), words: 'The check of the browser is done' },
    { event: errorEvent('solveCheck', silence), words: 'The check of the browser does not succeed' },
    { event: { type: 'text.changed', field: 'firstName', text: 'Nora' }, words: 'Type the first name' },
    { event: { type: 'text.changed', field: 'lastName', text: 'Newcomer' }, words: 'Type the last name' },
    { event: { type: 'text.changed', field: 'email', text: 'nora@demo.test' }, words: 'Type the e-mail' },
    { event: { type: 'text.changed', field: 'telephone', text: '+61 400 000 001' }, words: 'Type the telephone number' },
    { event: { type: 'password.changed', password: someSecret, weakness: null }, words: 'Type the password' },
    { event: { type: 'repassword.changed', repassword: someSecret }, words: 'Type the password again' },
    { event: { type: 'wayToKnow.chosen', wayToKnow: 'Referral' }, words: 'Choose how you heard about us' },
    { event: { type: 'field.left', field: 'email' }, words: 'Leave the e-mail field' },
    { event: { type: 'submit.requested', requestKey: 'request-1' }, words: 'Press Signup' },
    { event: doneEvent('createAccount'), words: 'The server creates the account' },
    {
      event: errorEvent('createAccount', refusal(messages.signUpConflict, 'CONFLICT')),
      words: 'The server knows the e-mail already',
    },
    {
      event: errorEvent('createAccount', refusal('Please solve the captcha.', 'VALIDATION', 'captchaToken')),
      words: 'The server does not take the solution',
    },
    { event: errorEvent('createAccount', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { form: SignUpForm; failure: { kind: string } | null }) => {
    const { firstName, lastName, email, telephone, password, repassword } = context.form
    const filled = [firstName, lastName, email, telephone, password.sealed, repassword.sealed].map((text) =>
      text === '' ? 0 : 1,
    )
    const inOrder = filled.indexOf(0) === -1 || filled.lastIndexOf(1) < filled.indexOf(0)
    return isSignUpAcceptable(context.form) ? `ready ${context.failure?.kind}` : inOrder ? filled.join('') : 'out of order'
  },
}
