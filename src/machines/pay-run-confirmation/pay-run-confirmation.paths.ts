import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { payRunConfirmation } from './pay-run-confirmation.machine.ts'

const payRunId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01'
const period = '2 Feb 2026 to 1 Mar 2026'

export const payRunConfirmationPlan: PathPlan = {
  name: 'pay-run-confirmation',
  machine: payRunConfirmation,
  starts: [{ words: 'Open the pay runs with two that wait for you', input: undefined }],
  events: [
    {
      event: { type: 'confirmation.requested', payRunId, period, totalPay: '8906.25' },
      words: 'Press Confirm beside one that waits',
    },
    { event: { type: 'confirmation.given', requestKey: 'key-1' }, words: 'Confirm' },
    { event: { type: 'confirmation.cancelled' }, words: 'Press Cancel' },
    { event: doneEvent('confirm'), words: 'The server keeps the confirmation' },
    {
      event: errorEvent('confirm', refusal(messages.payRunConfirmedAlready, 'CONFLICT')),
      words: 'The pay run has been confirmed elsewhere',
    },
    { event: errorEvent('confirm', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { failure: { kind: string } | null }) => `${context.failure?.kind}`,
}
