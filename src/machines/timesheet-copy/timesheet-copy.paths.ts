import type { CopyItem } from '#rules/timesheet-copy.ts'
import { leaveObstacle } from '#rules/timesheet-copy.ts'
import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import { timesheetCopy } from './timesheet-copy.machine.ts'

const itemOn = (date: string, obstacle: string | null): CopyItem => ({
  key: `e1@${date}`,
  obstacle,
  entry: {
    id: '',
    version: 0,
    date,
    commitment: { id: 'c1', name: 'Harbour Booking Platform' },
    project: { id: 'p1', name: 'Harbour Web' },
    epic: 'Sign-in',
    ticket: 'HB-1',
    activity: { id: 'a1', value: 'Development' },
    technology: { id: 't1', value: 'React' },
    effort: 2,
    adjustment: 0,
    description: 'HB-1 - Sign-in',
  },
})

const items = [itemOn('2026-03-02', null), itemOn('2026-03-03', leaveObstacle)]

export const timesheetCopyPlan: PathPlan = {
  name: 'timesheet-copy',
  machine: timesheetCopy,
  starts: [{ words: 'Open the timesheet', input: undefined }],
  events: [
    { event: { type: 'copy.requested', kind: 'week', entry: null }, words: 'Choose Copy last week' },
    { event: { type: 'copy.requested', kind: 'entry', entry: items[0]?.entry ?? null }, words: 'Choose Duplicate to days' },
    { event: { type: 'days.chosen', days: ['2026-03-02', '2026-03-03'] }, words: 'Choose two days' },
    { event: { type: 'preview.requested', items }, words: 'Press Preview' },
    { event: { type: 'item.toggled', key: items[0]?.key ?? '' }, words: 'Take the first record out, or in again' },
    { event: { type: 'back.requested' }, words: 'Press Back' },
    { event: { type: 'copy.confirmed', requestKey: 'request-1' }, words: 'Press Save' },
    { event: { type: 'copy.cancelled' }, words: 'Close the dialog' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: doneEvent('enqueueCopies'), words: 'The outbox has them' },
  ],
  facts: (context: { kind: string; days: readonly string[]; left: readonly string[] }) =>
    `${context.kind} ${context.days.length} ${context.left.length}`,
  possible: (state, event) => {
    const { kind, days } = state.context
    if (event.type === 'days.chosen') return kind === 'entry' && days.length === 0
    if (event.type === 'preview.requested') return kind === 'week' || days.length > 0
    return true
  },
}
