import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { profileEntries } from './profile-entries.machine.ts'

const today = '2026-03-02'
const known = [
  { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c01', name: '+61400000001' },
  { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c02', name: '+61400000002' },
]
const second = known[1]?.id ?? ''
const third = { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7c03', name: '+61400000009' }

export const profileEntriesPlan: PathPlan = {
  name: 'profile-entries',
  machine: profileEntries,
  starts: [{ words: 'Open the Contact tab', input: { kind: 'phone' } }],
  events: [
    { event: { type: 'entries.arrived', known, today }, words: 'The server answers with the phones' },
    {
      event: { type: 'entries.arrived', known: [...known, third], today },
      words: 'Load the page again; a phone was added on another device',
    },
    { event: { type: 'add.requested' }, words: 'Press Add phone' },
    {
      event: { type: 'edit.requested', id: second, values: { number: '+61400000002' } },
      words: 'Press Edit at the second phone',
    },
    { event: { type: 'field.changed', field: 'number', value: '+61 400 000 003' }, words: 'Type a number' },
    { event: { type: 'field.changed', field: 'number', value: '12' }, words: 'Type what is no number' },
    { event: { type: 'field.left', field: 'number' }, words: 'Leave the field' },
    { event: { type: 'save.requested', requestKey: 'request-1', today }, words: 'Press Save' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'remove.requested', id: second }, words: 'Press Remove at the second phone' },
    { event: { type: 'remove.confirmed', requestKey: 'request-2' }, words: 'Confirm the removal' },
    { event: { type: 'remove.cancelled' }, words: 'Cancel the removal' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    {
      event: { type: 'default.requested', id: second, requestKey: 'request-3' },
      words: 'Make the second phone the default',
    },
    { event: doneEvent('saveEntry'), words: 'The server saves it' },
    {
      event: errorEvent('saveEntry', refusal(messages.phoneExists, 'CONFLICT', 'number')),
      words: 'The server knows the number already',
    },
    { event: errorEvent('saveEntry', silence), words: 'No answer comes from the server' },
    { event: doneEvent('removeEntry'), words: 'The server removes it' },
    { event: errorEvent('removeEntry', silence), words: 'No answer comes to the removal' },
    { event: doneEvent('setDefaultEntry'), words: 'The server makes it the default' },
    { event: errorEvent('setDefaultEntry', silence), words: 'No answer comes to the new default' },
  ],
  facts: (context: { known: readonly unknown[]; draft: { id: string | null; values: { number?: unknown } } | null }) =>
    `${context.known.length} ${context.draft?.id} ${context.draft?.values.number}`,
  // The list shows only once it has arrived.
  possible: (state, event) => {
    if (event.type !== 'entries.arrived') return state.context.known.length > 0
    return event.known === known ? state.context.known.length === 0 : state.matches('editing')
  },
}
