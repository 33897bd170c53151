import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { leaveGuard } from './leave-guard.machine.ts'

export const leaveGuardPlan: PathPlan = {
  name: 'leave-guard',
  machine: leaveGuard,
  starts: [{ words: 'Open /team-member/profile', input: undefined }],
  events: [
    { event: { type: 'changes.made' }, words: 'Change a field, or come back to a changed one' },
    { event: { type: 'changes.gone' }, words: 'Take the change back' },
    { event: { type: 'leave.requested' }, words: 'Follow a link to another page' },
    { event: { type: 'stay.chosen' }, words: 'Choose to stay' },
    { event: { type: 'leave.chosen' }, words: 'Choose to leave' },
    { event: doneEvent('leavePage'), words: 'The other page opens' },
    { event: errorEvent('leavePage', silence), words: 'The browser does not take the way out' },
  ],
  // Nobody takes a change back below the dialog.
  possible: (state, event) => event.type !== 'changes.gone' || !state.matches({ guarded: 'asking' }),
}
