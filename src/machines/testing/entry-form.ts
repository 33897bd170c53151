import { createActor, fromPromise, waitFor } from 'xstate'
import type { EntryOutcome, SaveEntryRequest } from '../timesheet-entry/entry-outcome.ts'
import type { EntryChoices, valuesOf } from '../timesheet-entry/entry-values.ts'
import { timesheetEntry } from '../timesheet-entry/timesheet-entry.machine.ts'
import { someEntry } from './time-records.ts'

const review = { id: 'review', value: 'Code review', disabled: false, defaultTechnologyId: null }
const design = { id: 'design', value: 'Design', disabled: false, defaultTechnologyId: 'figma' }
const fax = { id: 'fax', value: 'Fax support', disabled: true, defaultTechnologyId: 'telephone' }
export const aurora = {
  ...someEntry.commitment,
  isActive: true,
  earliest: '2026-02-01',
  projects: [someEntry.project, { id: 'other', name: 'Aurora app' }],
}
const over = { id: 'over', name: 'Borealis', isActive: false, earliest: '2026-02-01', projects: [{ id: 'b', name: 'Borealis' }] }
/** What the records of these tests are chosen from. */
export const choices: EntryChoices = {
  commitments: [aurora, over],
  activities: [{ ...someEntry.activity, disabled: false, defaultTechnologyId: someEntry.technology.id }, review, design, fax],
  technologies: [
    { ...someEntry.technology, disabled: false, activityIds: [someEntry.activity.id, 'review'] },
    { id: 'figma', value: 'Figma', disabled: false, activityIds: ['design'] },
    { id: 'telephone', value: 'Telephone', disabled: false, activityIds: ['fax'] },
  ],
}
/** An epic. */
export const place = { commitmentId: aurora.id, projectId: someEntry.project.id, epic: 'Search' }

/** A form whose Saves come out so, one after the other, and then well. */
export const open = (answers: ReadonlyArray<EntryOutcome | object> = []) => {
  const requests: SaveEntryRequest[] = []
  const notices: string[] = []
  const saveRecord = fromPromise<EntryOutcome, SaveEntryRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'saved'
    if (typeof answer === 'object') throw answer
    return answer
  })
  const actor = createActor(timesheetEntry.provide({ actors: { saveRecord } }))
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const read = () => actor.getSnapshot()
  let saves = 0
  return {
    actor,
    requests,
    notices,
    read,
    begin: (values: object, base: typeof someEntry | null = null) => {
      actor.send({ type: 'form.opened', values, base, draftKey: 'draft' })
      actor.send({ type: 'choices.arrived', choices })
    },
    type: (field: keyof ReturnType<typeof valuesOf>, value: string) => actor.send({ type: 'field.changed', field, value }),
    save: async (staysOpen = false) => {
      saves += 1
      actor.send({ type: 'save.requested', requestKey: `key-${saves}`, at: saves, staysOpen })
      await waitFor(actor, (state) => !state.hasTag('busy'))
    },
  }
}
