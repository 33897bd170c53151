import { messages } from '#rules/messages.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type ActedAccess, accessActions } from './access-actions.machine.ts'

const id = (last: string) => `7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

const access = (last: string, words: string, grantedOn: string | null): ActedAccess => ({
  id: id(last),
  memberId: id('a01'),
  words,
  grantedOn,
  revokedOn: null,
})

/** The accesses of the paths' list: one that is not granted, and one that is. */
export const somePlannedAccess = access('c01', 'Grafana for Maya Rahimi', null)
export const someGrantedAccess = access('c02', 'Sentry for Maya Rahimi', '2026-11-02T08:00:00.000Z')

interface Facts {
  readonly staged: readonly { readonly id: string; readonly action: string }[]
  readonly selected: readonly string[]
  readonly queue: readonly unknown[]
  readonly outcomes: readonly { readonly problem: string | null }[]
}

export const accessActionsPlan: PathPlan = {
  name: 'access-actions',
  machine: accessActions,
  starts: [{ words: 'Open the accesses', input: undefined }],
  events: [
    { event: { type: 'action.chosen', access: somePlannedAccess, action: 'Grant' }, words: 'Choose Grant for one' },
    { event: { type: 'action.chosen', access: somePlannedAccess, action: null }, words: 'Take it back' },
    { event: { type: 'rows.selected', ids: [somePlannedAccess.id, someGrantedAccess.id] }, words: 'Choose all rows' },
    {
      event: { type: 'bulk.chosen', accesses: [somePlannedAccess, someGrantedAccess], action: 'RequestRevoke' },
      words: 'Choose Send revoke request for the chosen rows',
    },
    { event: { type: 'list.arrived', accesses: [somePlannedAccess] }, words: 'The list comes without the other' },
    { event: { type: 'staged.cleared' }, words: 'Press Clear' },
    { event: { type: 'apply.requested' }, words: 'Press Apply Actions' },
    { event: { type: 'apply.confirmed', requestKey: 'key-1' }, words: 'Press Apply' },
    { event: { type: 'review.closed' }, words: 'Press Cancel' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: doneEvent('applyAction'), words: 'The server carries it out' },
    { event: errorEvent('applyAction', refusal(messages.accessRevoked, 'CONFLICT')), words: 'It was revoked meanwhile' },
    { event: errorEvent('applyAction', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ staged, selected, queue, outcomes }: Facts) =>
    [
      staged.map(({ action }) => action).join('+'),
      selected.length,
      queue.length,
      outcomes.map(({ problem }) => problem === null),
    ].join(),
  possible: (state, event) => {
    const { staged, selected, outcomes }: Facts = state.context
    const has = (one: ActedAccess) => staged.some((other) => other.id === one.id)
    if (outcomes.length > 0 && !state.matches('applying')) return false
    if (event.type === 'action.chosen') return event.action === null ? has(somePlannedAccess) : !has(somePlannedAccess)
    if (event.type === 'rows.selected') return selected.length === 0 && !has(someGrantedAccess)
    if (event.type === 'bulk.chosen') return selected.length > 0
    if (event.type === 'list.arrived') return has(someGrantedAccess) && state.matches('choosing')
    return true
  },
}
