import { messages } from '#rules/messages.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type EndedSessions, sessionEnding } from './session-ending.machine.ts'

const otherSession: EndedSessions = { kind: 'one', id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02', name: 'Firefox on Linux' }

export const sessionEndingPlan: PathPlan = {
  name: 'session-ending',
  machine: sessionEnding,
  starts: [{ words: 'Open the settings', input: undefined }],
  events: [
    { event: { type: 'end.requested', ended: otherSession }, words: 'Press Sign out beside another session' },
    { event: { type: 'end.requested', ended: { kind: 'others' } }, words: 'Press Sign out everywhere else' },
    { event: { type: 'password.changed', password: someSecret }, words: 'Type the password' },
    { event: { type: 'end.confirmed', requestKey: 'key-1' }, words: 'Press Sign out' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: doneEvent('endSessions'), words: 'The server ends them' },
    {
      event: errorEvent('endSessions', refusal(messages.passwordWrong, 'VALIDATION', 'password')),
      words: 'The password is wrong',
    },
    { event: errorEvent('endSessions', silence), words: 'No answer comes from the server' },
  ],
}
