import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type AccessRequestInput, accessRequest } from './access-request.machine.ts'

/** What v1 says to a second request (decisions B). */
export const requestedAlready = 'You have already requested access.'

const input: AccessRequestInput = { kind: 'assessment', id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a01', isRequested: false }

export const accessRequestPlan: PathPlan = {
  name: 'access-request',
  machine: accessRequest,
  starts: [
    { words: 'Open an assessment of the catalogue', input },
    { words: 'Open an assessment that access was asked for', input: { ...input, isRequested: true } },
  ],
  events: [
    { event: { type: 'access.requested', requestKey: 'key-1' }, words: 'Press Request to Access' },
    { event: doneEvent('requestAccess'), words: 'The server takes the request' },
    {
      event: errorEvent('requestAccess', refusal(requestedAlready, 'CONFLICT')),
      words: 'Access was asked for in another window',
    },
    { event: errorEvent('requestAccess', silence), words: 'No answer comes from the server' },
  ],
}
