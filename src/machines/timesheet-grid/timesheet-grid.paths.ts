import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import type { RowTemplate } from '#view-models/timesheet-grid.ts'
import { rowKeyOf } from '#view-models/timesheet-grid.ts'
import { doneEvent, type PathPlan } from '../testing/path-plan.ts'
import { type CellSource, timesheetGrid } from './timesheet-grid.machine.ts'

export const monday = '2026-03-02'
export const template: RowTemplate = {
  commitment: { id: 'c1', name: 'Harbour Booking Platform' },
  project: { id: 'p1', name: 'Harbour Web' },
  epic: 'Sign-in',
  ticket: 'HB-1',
  activity: { id: 'a1', value: 'Development' },
  technology: { id: 't1', value: 'React' },
  description: 'HB-1 - Sign-in',
}
export const record: TimesheetEntryData = { ...template, id: 'e1', version: 1, date: monday, effort: 2, adjustment: 0 }
export const row = rowKeyOf(template)
export const full: CellSource = { row, day: monday, template, record }
export const empty: CellSource = { row, day: '2026-03-03', template, record: null }

export const timesheetGridPlan: PathPlan = {
  name: 'timesheet-grid',
  machine: timesheetGrid,
  starts: [{ words: 'Open the grid of the week', input: undefined }],
  events: [
    { event: { type: 'cell.focused', place: { row, day: '2026-03-03' } }, words: 'Move to the empty cell' },
    { event: { type: 'cell.opened', source: empty, text: '1' }, words: 'Type 1 into the empty cell' },
    { event: { type: 'text.changed', text: '1.5' }, words: 'Type 1.5' },
    { event: { type: 'text.changed', text: '0.3' }, words: 'Type 0.3' },
    { event: { type: 'cell.committed', key: 'key-1', moveTo: { row, day: monday } }, words: 'Press Enter' },
    { event: { type: 'cell.restored' }, words: 'Press Escape' },
    { event: { type: 'cell.cleared', source: full, key: 'key-2' }, words: 'Press Delete on the full cell' },
    { event: { type: 'cell.stepped', source: full, direction: 1, key: 'key-3' }, words: 'Press + on the full cell' },
    { event: { type: 'cell.copied', hours: 2 }, words: 'Copy the full cell' },
    { event: { type: 'cell.pasted', source: empty, key: 'key-4' }, words: 'Paste into the empty cell' },
    { event: { type: 'rows.added', monday, templates: [{ ...template, epic: 'Tides' }] }, words: 'Add an empty row' },
    {
      event: { type: 'row.dropped', monday, row: rowKeyOf({ ...template, epic: 'Tides' }) },
      words: 'Take the empty row away',
    },
    { event: doneEvent('handWork'), words: 'The outbox has it' },
  ],
  facts: (context: {
    editing: { text: string } | null
    added: Readonly<Record<string, readonly unknown[]>>
    copied: number | null
    handing: { work: { kind: string } } | null
  }) => `${context.editing?.text} ${context.added[monday]?.length ?? 0} ${context.copied} ${context.handing?.work.kind}`,
  // An empty row is added once, between cells; the outbox takes a change before anything else can happen.
  possible: (state, event) => {
    if (state.matches('handing') && event.type !== 'xstate.done.actor.handWork') return false
    const added = state.context.added[monday]?.length ?? 0
    if (event.type === 'rows.added') return state.matches('navigating') && added === 0
    if (event.type === 'row.dropped') return state.matches('navigating') && added > 0
    if (event.type === 'cell.focused') return state.matches('navigating')
    return true
  },
}
