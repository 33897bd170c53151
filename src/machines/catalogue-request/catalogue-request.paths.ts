import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { catalogueRequest } from './catalogue-request.machine.ts'

const existing = ['JavaScript', 'PostgreSQL']

export const catalogueRequestPlan: PathPlan = {
  name: 'catalogue-request',
  machine: catalogueRequest,
  starts: [{ words: 'Look at the list of skills', input: { kind: 'skill' } }],
  events: [
    { event: { type: 'dialog.opened', name: '', existing }, words: 'Press Request a new skill' },
    { event: { type: 'name.changed', name: 'Erlang' }, words: 'Type a new name' },
    { event: { type: 'name.changed', name: ' javascript ' }, words: 'Type a name that is in the list' },
    { event: { type: 'submit.requested', requestKey: 'key-1' }, words: 'Press Send request' },
    { event: { type: 'dialog.closed' }, words: 'Press Cancel' },
    { event: doneEvent('requestName'), words: 'The server keeps the request' },
    {
      event: errorEvent('requestName', refusal(messages.skillExists, 'CONFLICT', 'title')),
      words: 'The server knows the name already',
    },
    { event: errorEvent('requestName', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { name: string; refusals: number; failure: { kind: string } | null }) =>
    `${context.name} ${Math.min(context.refusals, 1)} ${context.failure?.kind}`,
}
