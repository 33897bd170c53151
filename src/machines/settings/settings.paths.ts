import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type SettingChange, settings } from './settings.machine.ts'

const payRunsByMail = { setting: 'notification', kind: 'PayRun', channel: 'Mail' } as const
const loansToDevices = { setting: 'notification', kind: 'Loan', channel: 'Push' } as const

export const settingsPlan: PathPlan = {
  name: 'settings',
  machine: settings,
  starts: [{ words: 'Open the settings', input: undefined }],
  events: [
    { event: { type: 'setting.changed', change: { ...payRunsByMail, isOn: false } }, words: 'Switch off mail about pay runs' },
    { event: { type: 'setting.changed', change: { ...payRunsByMail, isOn: true } }, words: 'Switch on mail about pay runs' },
    {
      event: { type: 'setting.changed', change: { ...loansToDevices, isOn: false } },
      words: 'Switch off messages to devices about loans',
    },
    { event: { type: 'setting.changed', change: { setting: 'timerRounding', value: 'Up' } }, words: 'Choose to round up' },
    { event: { type: 'weekTarget.typed', text: '32,5' }, words: 'Type a target of 32,5 hours' },
    { event: { type: 'weekTarget.typed', text: 'many' }, words: 'Type a target that is no number' },
    { event: { type: 'weekTarget.left' }, words: 'Leave the field of the target' },
    { event: doneEvent('keep'), words: 'The server keeps it' },
    { event: errorEvent('keep', silence), words: 'No answer comes from the server' },
  ],
  facts: (context) => JSON.stringify(context),
  // A setting is changed to what it is not yet, and one thing at a time is typed.
  possible: (state, event) => {
    const { waiting, typedTarget }: { waiting: readonly SettingChange[]; typedTarget: string | null } = state.context
    if (event.type === 'weekTarget.typed') return waiting.length === 0 && typedTarget !== event.text
    if (event.type === 'weekTarget.left') return state.matches({ weekTarget: 'typing' })
    if (event.type !== 'setting.changed') return true
    if (typedTarget !== null || waiting.length > 1) return false
    const { change } = event
    const isOn = (kind: string): boolean => {
      const last = waiting.findLast((one) => one.setting === 'notification' && one.kind === kind)
      return last?.setting === 'notification' ? last.isOn : true
    }
    if (change.setting === 'notification') return isOn(change.kind) !== change.isOn
    return waiting.every(({ setting }) => setting !== change.setting)
  },
}
