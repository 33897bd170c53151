import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { repositories } from './repositories.machine.ts'

export const repositoriesPlan: PathPlan = {
  name: 'repositories',
  machine: repositories,
  starts: [{ words: 'Open /team-member/repositories', input: undefined }],
  events: [
    { event: doneEvent('signInByToken'), words: 'The token login succeeds' },
    { event: errorEvent('signInByToken', silence), words: 'The token login fails' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
  ],
}
