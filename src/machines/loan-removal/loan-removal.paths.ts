import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { loanRemoval } from './loan-removal.machine.ts'

const loanId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7f01'

export const loanRemovalPlan: PathPlan = {
  name: 'loan-removal',
  machine: loanRemoval,
  starts: [{ words: 'Open the loans', input: undefined }],
  events: [
    { event: { type: 'removal.requested', loanId, amount: '1,200.00 AUD' }, words: 'Choose Delete in the menu of a loan' },
    { event: { type: 'selection.lost' }, words: 'The list comes anew without the loan' },
    { event: { type: 'removal.confirmed', requestKey: 'key-1' }, words: 'Press Delete' },
    { event: { type: 'removal.cancelled' }, words: 'Press Cancel' },
    { event: doneEvent('removeLoan'), words: 'The server deletes it' },
    { event: errorEvent('removeLoan', refusal(messages.loanClosed, 'CONFLICT')), words: 'The loan was answered meanwhile' },
    { event: errorEvent('removeLoan', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ loanId: selected }: { loanId: string }) => String(selected !== ''),
  possible: (state, { type }) => type !== 'selection.lost' || state.context.loanId !== '',
}
