import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type ReadOutcome, replay } from './replay.machine.ts'

/** So many entries the report of the paths has. */
export const someEntries = 3

const read = (outcome: ReadOutcome) => doneEvent('readReport', outcome)

export const replayPlan: PathPlan = {
  name: 'replay',
  machine: replay,
  starts: [{ words: 'Open the page of npm run replay', input: undefined }],
  events: [
    { event: read({ kind: 'read', entries: someEntries }), words: 'A report comes' },
    { event: read({ kind: 'read', entries: 0 }), words: 'A report without entries comes' },
    {
      event: read({ kind: 'unreadable', reason: 'its format is 2, and this version reads 1' }),
      words: 'A report of another format comes',
    },
    { event: errorEvent('readReport', { kind: 'failed' }), words: 'Nothing comes' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'entry.chosen', at: 1 }, words: 'Choose the second entry' },
    { event: { type: 'first.requested' }, words: 'Press First' },
    { event: { type: 'previous.requested' }, words: 'Press Previous' },
    { event: { type: 'next.requested' }, words: 'Press Next' },
    { event: { type: 'last.requested' }, words: 'Press Last' },
    { event: { type: 'search.changed', search: 'field' }, words: 'Search the entries for field' },
  ],
  facts: ({ entries, at }: { entries: number; at: number }) => `${at} of ${entries}`,
}
