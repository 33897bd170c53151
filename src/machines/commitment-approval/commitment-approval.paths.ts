import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { commitmentApproval } from './commitment-approval.machine.ts'

const commitmentId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01'
const name = 'Harbour control'
const other = { commitmentId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c02', name: 'Berth plan' }

export const commitmentApprovalPlan: PathPlan = {
  name: 'commitment-approval',
  machine: commitmentApproval,
  starts: [{ words: 'Open the commitments with two that wait for an answer', input: undefined }],
  events: [
    { event: { type: 'approve.requested', commitmentId, name }, words: 'Choose Approve in the menu of one that waits' },
    { event: { type: 'reject.requested', commitmentId, name }, words: 'Choose Reject in the menu of one that waits' },
    { event: { type: 'reject.requested', ...other }, words: 'Choose Reject in the menu of another one' },
    { event: { type: 'reason.changed', reason: 'The dates overlap with another one.' }, words: 'Type a reason' },
    { event: { type: 'decision.confirmed', requestKey: 'key-1' }, words: 'Confirm' },
    { event: { type: 'decision.cancelled' }, words: 'Press Cancel' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: { type: 'draft.continued' }, words: 'Press Continue' },
    { event: { type: 'draft.discarded' }, words: 'Press Discard' },
    { event: doneEvent('decide'), words: 'The server keeps the decision' },
    {
      event: errorEvent('decide', refusal(messages.commitmentDecided, 'CONFLICT')),
      words: 'The commitment has been decided elsewhere',
    },
    { event: errorEvent('decide', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { decision: string; reason: string; refusals: number; failure: { kind: string } | null }) =>
    `${context.decision} ${context.reason !== ''} ${Math.min(context.refusals, 1)} ${context.failure?.kind}`,
  // Only a rejection has a field for the reason.
  possible: (state, { type, commitmentId: chosen }) => {
    if (type === 'reason.changed') return state.context.decision === 'Rejected'
    return chosen !== other.commitmentId || state.matches('offering')
  },
}
