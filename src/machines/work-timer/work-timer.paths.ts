import type { PathPlan } from '../testing/path-plan.ts'
import { workTimer } from './work-timer.machine.ts'

export const workTimerPlan: PathPlan = {
  name: 'work-timer',
  machine: workTimer,
  starts: [{ words: 'Open the timesheet with a record of today', input: undefined }],
  events: [
    {
      event: { type: 'timer.started', at: 0, work: { values: {}, name: 'Harbour Booking' } },
      words: 'Start a timer from the record',
    },
    { event: { type: 'timer.stopped', at: 0 }, words: 'Press Stop' },
    { event: { type: 'time.taken' }, words: 'The form opens' },
  ],
  facts: ({ work }: { work: { name: string } }) => work.name,
}
