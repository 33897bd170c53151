import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type NameList, newName } from './new-name.machine.ts'

interface ListCase {
  readonly name: string
  readonly list: NameList
  readonly existing: readonly string[]
  /** A name that the list lacks. */
  readonly lacking: string
  /** One it has, written otherwise. */
  readonly duplicate: string
  /** What the server answers when it has the name meanwhile. */
  readonly conflict: ReturnType<typeof refusal>
  readonly words: {
    readonly start: string
    readonly duplicate: string
    readonly submit: string
    readonly done: string
    readonly conflict: string
  }
}

const planOf = ({ name, list, existing, lacking, duplicate, conflict, words }: ListCase): PathPlan => ({
  name,
  machine: newName,
  starts: [{ words: words.start, input: { list, name: '', existing } }],
  events: [
    { event: { type: 'name.changed', name: lacking }, words: 'Type a new name' },
    { event: { type: 'name.changed', name: duplicate }, words: words.duplicate },
    { event: { type: 'submit.requested', requestKey: 'key-1' }, words: words.submit },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: doneEvent('sendName'), words: words.done },
    { event: errorEvent('sendName', conflict), words: words.conflict },
    { event: errorEvent('sendName', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { name: string; refusals: number; failure: { kind: string } | null }) =>
    `${context.name} ${Math.min(context.refusals, 1)} ${context.failure?.kind}`,
})

/** Asking for a skill. */
export const newSkillPlan = planOf({
  name: 'new-name of a skill',
  list: { of: 'skills' },
  existing: ['JavaScript', 'PostgreSQL'],
  lacking: 'Erlang',
  duplicate: ' javascript ',
  conflict: refusal(messages.skillExists, 'CONFLICT', 'title'),
  words: {
    start: 'Press Request a new skill in the list of skills',
    duplicate: 'Type a name that is in the list',
    submit: 'Press Send request',
    done: 'The server keeps the request',
    conflict: 'The server knows the name already',
  },
})

/** Adding an epic. */
export const newEpicPlan = planOf({
  name: 'new-name of an epic',
  list: { of: 'epics', projectId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d01' },
  existing: ['Berth plan', 'Crane control'],
  lacking: 'Tide tables',
  duplicate: ' crane CONTROL ',
  conflict: refusal(messages.epicExists, 'CONFLICT', 'name'),
  words: {
    start: 'Press Add an epic in the epic picker of an active commitment',
    duplicate: 'Type the name of an epic of the project',
    submit: 'Press Add',
    done: 'The server keeps the epic',
    conflict: 'The project has the epic meanwhile',
  },
})
