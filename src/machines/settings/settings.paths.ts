import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { notificationPreferences, type PreferenceChange } from './notification-preferences.machine.ts'

const payRunsByMail = { kind: 'PayRun', channel: 'Mail' } as const
const loansToDevices = { kind: 'Loan', channel: 'Push' } as const

export const notificationPreferencesPlan: PathPlan = {
  name: 'notification-preferences',
  machine: notificationPreferences,
  starts: [{ words: 'Open the notifications', input: undefined }],
  events: [
    { event: { type: 'preferences.opened' }, words: 'Press Preferences' },
    { event: { type: 'preferences.closed' }, words: 'Press Done' },
    { event: { type: 'preference.changed', change: { ...payRunsByMail, isOn: false } }, words: 'Switch off mail about pay runs' },
    { event: { type: 'preference.changed', change: { ...payRunsByMail, isOn: true } }, words: 'Switch on mail about pay runs' },
    {
      event: { type: 'preference.changed', change: { ...loansToDevices, isOn: false } },
      words: 'Switch off messages to devices about loans',
    },
    { event: doneEvent('keep'), words: 'The server keeps it' },
    { event: errorEvent('keep', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ waiting }: { waiting: readonly PreferenceChange[] }) => JSON.stringify(waiting),
  // A switch is put where it is not yet, and the switches are in the dialog.
  possible: (state, event) => {
    if (event.type !== 'preference.changed') return true
    const { waiting }: { waiting: readonly PreferenceChange[] } = state.context
    const isOfSame = (one: PreferenceChange): boolean => one.kind === event.change.kind
    const shown = waiting.findLast(isOfSame)?.isOn ?? true
    return state.matches({ dialog: 'open' }) && waiting.length < 2 && shown !== event.change.isOn
  },
}
