import { messages } from '#rules/messages.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { brokenServer, otherSecret, refusal, shortSecret, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type LinkedInInput, linkedInConnect } from './linkedin-connect.machine.ts'

const nothing: LinkedInInput = {
  authorizationCode: sealedNothing,
  requestState: sealedNothing,
  refusal: sealedNothing,
  requestKey: 'key-0',
}

export const linkedInConnectPlan: PathPlan = {
  name: 'linkedin-connect',
  machine: linkedInConnect,
  starts: [
    { words: 'Open Profile Setup', input: nothing },
    { words: 'Come back from LinkedIn', input: { ...nothing, authorizationCode: someSecret, requestState: otherSecret } },
    { words: 'Come back from LinkedIn after Cancel', input: { ...nothing, requestState: otherSecret, refusal: shortSecret } },
  ],
  events: [
    { event: { type: 'connect.requested', requestKey: 'key-1' }, words: 'Press Connect LinkedIn' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: doneEvent('askAddress', { providerAddress: someSecret }), words: 'The server names the address' },
    {
      event: errorEvent('askAddress', refusal(messages.linkedInOff, 'FORBIDDEN')),
      words: 'The portal has no connection to LinkedIn',
    },
    { event: errorEvent('askAddress', silence), words: 'No answer comes from the server' },
    { event: doneEvent('leavePage'), words: 'Press the browser’s Back button' },
    { event: errorEvent('leavePage', brokenServer), words: 'The address is none' },
    { event: doneEvent('verifyReturn'), words: 'The server verifies LinkedIn' },
    {
      event: errorEvent('verifyReturn', refusal(messages.linkedInStateInvalid, 'FORBIDDEN')),
      words: 'The server refuses what came back',
    },
    { event: errorEvent('verifyReturn', silence), words: 'No answer comes to what came back' },
  ],
  facts: (context: { authorizationCode: { length: string }; failure: { kind: string } | null }) =>
    `${context.authorizationCode.length} ${context.failure?.kind}`,
}
