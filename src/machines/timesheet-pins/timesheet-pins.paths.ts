import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { otherEntry, someEntry } from '../testing/time-records.ts'
import { type PinRequest, timesheetPins } from './timesheet-pins.machine.ts'

const offered = [someEntry, otherEntry]

export const timesheetPinsPlan: PathPlan = {
  name: 'timesheet-pins',
  machine: timesheetPins,
  starts: [{ words: 'Open the form of a new record', input: undefined }],
  events: [
    {
      event: { type: 'pin.changed', entry: someEntry, isPinned: true, requestKey: 'pin-1', offered },
      words: 'Pin the first record',
    },
    {
      event: { type: 'pin.changed', entry: someEntry, isPinned: false, requestKey: 'pin-2', offered },
      words: 'Unpin the first record',
    },
    {
      event: { type: 'pin.changed', entry: otherEntry, isPinned: true, requestKey: 'pin-3', offered },
      words: 'Pin the second record',
    },
    { event: { type: 'form.hidden' }, words: 'Close the form' },
    { event: { type: 'form.shown' }, words: 'Open the form again' },
    { event: doneEvent('keepPin'), words: 'The server keeps it' },
    { event: errorEvent('keepPin', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ waiting, failure }: { waiting: readonly PinRequest[]; failure: unknown }) =>
    [...waiting.map(({ requestKey }) => requestKey), failure !== null].join(),
  // A pin is pressed in an open form, two at a time are enough.
  possible: (state, event) => {
    const { waiting }: { waiting: readonly PinRequest[] } = state.context
    if (event.type !== 'pin.changed') return true
    return (
      state.matches({ form: 'shown' }) && waiting.length < 2 && waiting.every(({ requestKey }) => requestKey !== event.requestKey)
    )
  },
}
