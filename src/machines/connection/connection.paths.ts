import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import { connection } from './connection.machine.ts'

export const connectionPlan: PathPlan = {
  name: 'connection',
  machine: connection,
  starts: [{ words: 'Open a page of the portal', input: undefined }],
  // A query that is not answered while all are queried again ends that, too.
  possible: (state, { type }) => type !== 'server.lost' || !state.hasTag('busy'),
  events: [
    { event: { type: 'server.lost', isOffline: false, knownAt: 1 }, words: 'The server does not answer a query' },
    { event: { type: 'server.found' }, words: 'The server answers it' },
    { event: { type: 'retry.requested' }, words: 'Press Try again' },
    { event: doneEvent('awaitNetwork'), words: 'The wait before the next attempt is over' },
    { event: doneEvent('queryAgain'), words: 'What was queried again is not answered either' },
  ],
}
