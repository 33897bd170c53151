import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { accessFormFlow } from './access-form.machine.ts'

const id = (last: string) => `7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

/** Who an access of the paths can be for, and the project. */
export const someAccessMember = id('a01')
export const someAccessProject = id('b01')

interface Facts {
  readonly members: unknown
  readonly values: Readonly<Record<string, string>>
}

const fields = [
  ['projectId', someAccessProject, 'Choose the project'],
  ['teamMemberId', someAccessMember, 'Choose the team member'],
  ['email', 'maya@tools.test', 'Type the e-mail'],
  ['tool', 'Grafana', 'Type the tool'],
  ['url', 'https://grafana.tools.test/', 'Type the URL'],
] as const

export const accessFormPlan: PathPlan = {
  name: 'access-form',
  machine: accessFormFlow,
  starts: [{ words: 'Open the accesses', input: undefined }],
  events: [
    { event: { type: 'form.opened' }, words: 'Press New Access' },
    { event: { type: 'choices.arrived', members: [someAccessMember] }, words: 'The server answers with the team' },
    { event: { type: 'field.changed', field: 'url', value: 'grafana' }, words: 'Type a URL that is none' },
    ...fields.map(([field, value, words]) => ({ event: { type: 'field.changed' as const, field, value }, words })),
    { event: { type: 'field.left', field: 'url' }, words: 'Leave the URL' },
    { event: { type: 'save.requested', requestKey: 'key-1' }, words: 'Press Save' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'close.requested' }, words: 'Press Escape' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: { type: 'draft.continued' }, words: 'Press Continue' },
    { event: { type: 'draft.discarded' }, words: 'Press Discard' },
    { event: doneEvent('saveAccess'), words: 'The server keeps it' },
    { event: errorEvent('saveAccess', refusal(messages.genericError, 'VALIDATION')), words: 'The server refuses it' },
    { event: errorEvent('saveAccess', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ members, values }: Facts) =>
    [members !== null, fields.findIndex(([field, value]) => values[field] !== value), values.url].join(),
  possible: (state, event) => {
    const { members, values }: Facts = state.context
    if (event.type === 'choices.arrived') return state.matches('editing') && members === null
    if (!state.matches('editing')) return true
    if (members === null) return event.type === 'cancel.requested' && Object.values(values).every((value) => value === '')
    // The fields are filled in from the first to the last.
    const next = fields.find(([field, value]) => values[field] !== value)
    if (event.type === 'field.changed') {
      if (next === undefined || event.field !== next[0]) return false
      return event.value === 'grafana' ? values.url === '' : event.value === next[1]
    }
    if (event.type === 'field.left') return values.url === 'grafana'
    return true
  },
}
