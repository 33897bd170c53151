import { brokenServer, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { accountReveal, type RevealedNumbers, type RevealedPlace } from './account-reveal.machine.ts'

/** The account of the paths. */
export const someAccountPlace: RevealedPlace = { ofType: 'bankAccount', id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d01' }

const numbers: RevealedNumbers = { walletAddress: null, shebaNumber: null, accountNumber: someSecret, email: null }

export const accountRevealPlan: PathPlan = {
  name: 'account-reveal',
  machine: accountReveal,
  starts: [{ words: 'Open the accounts', input: someAccountPlace }],
  events: [
    { event: { type: 'reveal.requested' }, words: 'Press Reveal of an account' },
    { event: { type: 'hide.requested' }, words: 'Press Hide' },
    { event: doneEvent('reveal', numbers), words: 'The server gives the numbers' },
    { event: errorEvent('reveal', silence), words: 'There is no answer' },
    { event: errorEvent('reveal', brokenServer), words: 'The server fails' },
  ],
  facts: (context: { numbers: unknown }) => String(context.numbers !== null),
}
