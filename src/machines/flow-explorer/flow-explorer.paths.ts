import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { flowExplorer } from './flow-explorer.machine.ts'

/** The flow of the paths, as the page names it: it runs on every page. */
export const someFlow = 'here/shell'

export const flowExplorerPlan: PathPlan = {
  name: 'flow-explorer',
  machine: flowExplorer,
  starts: [{ words: 'Open /dev/flows', input: undefined }],
  events: [
    { event: { type: 'search.changed', search: 's' }, words: 'Search for s' },
    { event: { type: 'flow.chosen', flow: someFlow }, words: 'Choose shell' },
    { event: { type: 'journal.searched', search: 'route' }, words: 'Search the journal for route' },
    { event: { type: 'entry.chosen', seq: 1 }, words: 'Choose the first entry of the journal' },
    { event: { type: 'present.requested' }, words: 'Press Follow' },
    { event: { type: 'all.requested' }, words: 'Press All flows' },
    { event: { type: 'copy.requested', machine: 'shell', format: 'mermaid' }, words: 'Choose Copy as Mermaid' },
    { event: doneEvent('copyChart'), words: 'The browser copies it' },
    { event: errorEvent('copyChart', { kind: 'failed' }), words: 'The browser refuses to copy' },
  ],
  facts: ({ flow }: { flow: string }) => flow,
  possible: (state, event) => {
    if (state.hasTag('busy')) return event.type.startsWith('xstate.')
    if (event.type === 'copy.requested') return state.matches({ view: 'watching' })
    // The list and its search are there while all are shown.
    if (event.type === 'flow.chosen' || event.type === 'search.changed') return state.matches({ view: 'surveying' })
    return true
  },
}
