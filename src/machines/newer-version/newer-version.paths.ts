import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import { newerVersion } from './newer-version.machine.ts'

export const newerVersionPlan: PathPlan = {
  name: 'newer-version',
  machine: newerVersion,
  starts: [{ words: 'Open a page of the portal', input: undefined }],
  events: [
    { event: { type: 'version.found' }, words: 'The server has a newer version' },
    { event: { type: 'reload.requested' }, words: 'Press Update' },
    { event: doneEvent('reload'), words: 'The page stays, since the server does not answer' },
  ],
}
