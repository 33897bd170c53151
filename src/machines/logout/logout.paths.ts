import { linkTo } from '#rules/paths.ts'
import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import { logout } from './logout.machine.ts'

export const logoutPlan: PathPlan = {
  name: 'logout',
  machine: logout,
  starts: [{ words: 'Log out', input: { leaveTo: linkTo('Login') } }],
  events: [
    { event: doneEvent('countUnsent', 0), words: 'Everything is on the server' },
    { event: doneEvent('countUnsent', 1), words: 'A change waits for the network' },
    { event: { type: 'stay.chosen' }, words: 'Press Stay logged in' },
    { event: { type: 'leave.chosen' }, words: 'Press Log out and lose it' },
    { event: doneEvent('endSession'), words: 'The session is over' },
  ],
}
