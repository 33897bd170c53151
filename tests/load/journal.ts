import { measureJournal } from '#journal/testing/measure-journal.ts'
import { measureDraft } from './draft.ts'
import { type Part, ratio } from './figures.ts'

export const journal: Part = {
  name: 'journal',
  title: 'Journal beside XState alone',
  measure: async ({ quick }) => {
    const measured = await measureJournal(quick ? { rounds: 3 } : {})
    const draft = await measureDraft(2_000)
    return [
      { name: 'events sent to an actor', value: measured.rawSend, unit: 'per second' },
      { name: 'entries appended', value: measured.append, unit: 'per second' },
      { name: 'entries folded', value: measured.fold, unit: 'per second' },
      { name: 'entries appended and folded', value: measured.appendAndFold, unit: 'per second' },
      { name: 'events sent to a recorded flow', value: measured.recordedSend, unit: 'per second' },
      ratio('the recorded flow beside the actor', measured.recordedSend, measured.rawSend, { is: 'at least', value: 0.7 }),
      {
        name: 'append and fold beside send',
        value: measured.ratio,
        unit: 'times',
        budget: { is: 'at least', value: 0.5 },
      },
      {
        name: 'draft of 2,000 characters on the device, typed key by key',
        value: draft / 1000,
        unit: 'kB',
        budget: { is: 'at most', value: 20 },
      },
    ]
  },
}
