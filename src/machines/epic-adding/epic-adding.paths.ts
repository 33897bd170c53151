import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { epicAdding } from './epic-adding.machine.ts'

export const epicAddingPlan: PathPlan = {
  name: 'epic-adding',
  machine: epicAdding,
  starts: [
    {
      words: 'Press Add an epic in the epic picker of an active commitment',
      input: { projectId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d01', name: '', existing: ['Berth plan', 'Crane control'] },
    },
  ],
  events: [
    { event: { type: 'name.changed', name: 'Tide tables' }, words: 'Type a new name' },
    { event: { type: 'name.changed', name: ' crane CONTROL ' }, words: 'Type the name of an epic of the project' },
    { event: { type: 'submit.requested', requestKey: 'key-1' }, words: 'Press Add' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: doneEvent('addEpic'), words: 'The server keeps the epic' },
    {
      event: errorEvent('addEpic', refusal(messages.epicExists, 'CONFLICT', 'name')),
      words: 'The project has the epic meanwhile',
    },
    { event: errorEvent('addEpic', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { name: string; refusals: number; failure: { kind: string } | null }) =>
    `${context.name} ${Math.min(context.refusals, 1)} ${context.failure?.kind}`,
}
