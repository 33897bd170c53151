import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { positionApplication } from './position-application.machine.ts'

export const positionApplicationPlan: PathPlan = {
  name: 'position-application',
  machine: positionApplication,
  starts: [
    {
      words: 'Open the position of a deep link',
      input: { deepLinkId: 'senior-engineer', positionId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b01' },
    },
  ],
  events: [
    { event: { type: 'apply.requested', requestKey: 'request-1' }, words: 'Press Apply' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: doneEvent('apply', messages.positionApplied), words: 'The server takes the application' },
    { event: errorEvent('apply', refusal(messages.positionAppliedBefore, 'CONFLICT')), words: 'There is an application already' },
    { event: errorEvent('apply', refusal(messages.positionClosed, 'GONE')), words: 'The position is closed meanwhile' },
    {
      event: errorEvent('apply', refusal(messages.genericError, 'RATE_LIMITED')),
      words: 'The server takes no more requests for now',
    },
    { event: errorEvent('apply', silence), words: 'No answer comes from the server' },
    { event: { type: 'xstate.after.redirectDelay.position-application.applied' }, words: 'Wait 4 seconds after applying' },
    { event: { type: 'xstate.after.redirectDelay.position-application.cancelled' }, words: 'Wait 4 seconds after cancelling' },
  ],
}
