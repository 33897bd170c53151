import { assign, setup } from 'xstate'
import { localIdOf } from '#rules/record-id.ts'
import type { TimesheetEntryData, TimesheetWork } from '#rules/timesheet-operations.ts'
import { cellText, type RowTemplate, readCell, rowKeyOf, steppedHours } from '#view-models/timesheet-grid.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** A cell of the grid: a row's key and a day, `YYYY-MM-DD`. */
export interface CellPlace {
  readonly row: string
  readonly day: string
}

/** What a cell is made of when it is typed into: its one record, or what a new one begins with. */
export interface CellSource extends CellPlace {
  readonly template: RowTemplate
  /** Null for a cell without a record. */
  readonly record: TimesheetEntryData | null
}

interface Editing extends CellSource {
  readonly text: string
  /** Why what is typed cannot be saved; null until it was tried. */
  readonly error: string | null
}

export interface HandedWork {
  readonly key: string
  readonly work: TimesheetWork
}

interface Context {
  readonly cursor: CellPlace | null
  readonly editing: Editing | null
  /** Rows that the person added, by the Monday of their week; they may have no record yet. */
  readonly added: Readonly<Record<string, readonly RowTemplate[]>>
  /** Hours of the copied cell; null for none. */
  readonly copied: number | null
  /** The change on its way to the outbox; null for none. */
  readonly handing: HandedWork | null
}

export type TimesheetGridEvent =
  | { readonly type: 'cell.focused'; readonly place: CellPlace }
  /** Begins to edit a cell, with a first text: what is in it, or the key that was pressed. */
  | { readonly type: 'cell.opened'; readonly source: CellSource; readonly text: string }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'cell.committed'; readonly key: string; readonly moveTo: CellPlace | null }
  | { readonly type: 'cell.restored' }
  | { readonly type: 'cell.cleared'; readonly source: CellSource; readonly key: string }
  | { readonly type: 'cell.stepped'; readonly source: CellSource; readonly direction: 1 | -1; readonly key: string }
  | { readonly type: 'cell.copied'; readonly hours: number }
  | { readonly type: 'cell.pasted'; readonly source: CellSource; readonly key: string }
  | { readonly type: 'rows.added'; readonly monday: string; readonly templates: readonly RowTemplate[] }
  | { readonly type: 'row.dropped'; readonly monday: string; readonly row: string }

/** Weeks whose added rows are remembered. */
const rememberedWeeks = 8

/** What has to be done so that a cell holds so many hours; null for nothing. */
const workFor = ({ template, record, day }: CellSource, hours: number, key: string): TimesheetWork | null => {
  if (hours === (record?.effort ?? 0)) return null
  if (record === null)
    return {
      kind: 'saveEntry',
      entry: { ...template, id: localIdOf(key), version: 0, date: day, effort: hours, adjustment: 0 },
    }
  return hours === 0 ? { kind: 'removeEntry', entry: record } : { kind: 'saveEntry', entry: { ...record, effort: hours } }
}

const hoursIn = (editing: Editing): number | null => {
  const before = editing.record?.effort ?? 0
  const reading = readCell(editing.text, before)
  if (reading.kind === 'wrong') return null
  return reading.kind === 'keep' ? before : reading.kind === 'clear' ? 0 : reading.hours
}

const handed = (source: CellSource, hours: number, key: string): { readonly handing: HandedWork | null } => {
  const work = workFor(source, hours, key)
  return { handing: work === null ? null : { key, work } }
}

/**
 * The week's grid under the keyboard: one cell at a time is typed into, and what is committed is handed to the outbox. A half-typed
 * cell and added rows are kept on the device.
 */
export const timesheetGrid = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetGridEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'editing' | 'outlivesScreen',
  },
  actors: {
    /** Gives a change to the outbox, which takes one of a known key only once. */
    handWork: mustBeProvided<void, HandedWork | null>('handWork'),
  },
  guards: {
    isReadable: ({ context }) => context.editing !== null && hoursIn(context.editing) !== null,
    hasCopied: ({ context }) => context.copied !== null,
  },
  actions: {
    moveTo: assign((_, params: { place: CellPlace | null }) => (params.place === null ? {} : { cursor: params.place })),
    open: assign((_, params: { source: CellSource; text: string }) => ({
      cursor: { row: params.source.row, day: params.source.day },
      editing: { ...params.source, text: params.text, error: null },
    })),
    write: assign(({ context }, params: { text: string }) => ({
      editing: context.editing === null ? null : { ...context.editing, text: params.text, error: null },
    })),
    close: assign({ editing: null }),
    prepareTyped: assign(({ context }, params: { key: string }) =>
      context.editing === null ? {} : handed(context.editing, hoursIn(context.editing) ?? 0, params.key),
    ),
    showError: assign(({ context }) => {
      if (context.editing === null) return {}
      const reading = readCell(context.editing.text, context.editing.record?.effort ?? 0)
      return { editing: { ...context.editing, error: reading.kind === 'wrong' ? reading.message : null } }
    }),
    prepareCleared: assign((_, params: { source: CellSource; key: string }) => handed(params.source, 0, params.key)),
    prepareStepped: assign((_, params: { source: CellSource; direction: 1 | -1; key: string }) =>
      handed(params.source, steppedHours(params.source.record?.effort ?? 0, params.direction), params.key),
    ),
    preparePasted: assign(({ context }, params: { source: CellSource; key: string }) =>
      handed(params.source, context.copied ?? 0, params.key),
    ),
    copy: assign((_, params: { hours: number }) => ({ copied: params.hours })),
    addRows: assign(({ context }, params: { monday: string; templates: readonly RowTemplate[] }) => {
      const present = context.added[params.monday] ?? []
      const keys = new Set(present.map(rowKeyOf))
      const fresh = params.templates.filter((one) => !keys.has(rowKeyOf(one)))
      const others = Object.entries(context.added).filter(([monday]) => monday !== params.monday)
      return {
        added: Object.fromEntries([...others.slice(1 - rememberedWeeks), [params.monday, [...present, ...fresh]]]),
      }
    }),
    dropRow: assign(({ context }, params: { monday: string; row: string }) => ({
      added: {
        ...context.added,
        [params.monday]: (context.added[params.monday] ?? []).filter((one) => rowKeyOf(one) !== params.row),
      },
    })),
    forgetHanded: assign({ handing: null }),
  },
}).createMachine({
  id: 'timesheet-grid',
  meta: { journal: { version: 1, life: 'device', secrets: [], passing: ['cell.focused'] } },
  context: { cursor: null, editing: null, added: {}, copied: null, handing: null },
  initial: 'navigating',
  on: {
    'cell.focused': { actions: { type: 'moveTo', params: ({ event }) => event } },
    'rows.added': { actions: { type: 'addRows', params: ({ event }) => event } },
    'row.dropped': { actions: { type: 'dropRow', params: ({ event }) => event } },
  },
  states: {
    navigating: {
      description: 'The arrow keys move from cell to cell.',
      on: {
        'cell.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
        'cell.cleared': { target: 'handing', actions: { type: 'prepareCleared', params: ({ event }) => event } },
        'cell.stepped': { target: 'handing', actions: { type: 'prepareStepped', params: ({ event }) => event } },
        'cell.copied': { actions: { type: 'copy', params: ({ event }) => event } },
        'cell.pasted': {
          guard: 'hasCopied',
          target: 'handing',
          actions: { type: 'preparePasted', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'The person types hours into a cell.',
      tags: 'editing',
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'cell.committed': [
          {
            guard: 'isReadable',
            target: 'handing',
            actions: [
              { type: 'prepareTyped', params: ({ event }) => event },
              'close',
              { type: 'moveTo', params: ({ event }) => ({ place: event.moveTo }) },
            ],
          },
          { target: 'refused', actions: 'showError' },
        ],
        'cell.restored': { target: 'navigating', actions: 'close' },
      },
    },
    refused: {
      description: 'What was typed is no effort; it stays until it is mended or Escape restores the cell.',
      tags: 'editing',
      on: {
        'text.changed': { target: 'editing', actions: { type: 'write', params: ({ event }) => event } },
        'cell.restored': { target: 'navigating', actions: 'close' },
      },
    },
    handing: {
      description: 'The change is given to the outbox, if there is one.',
      tags: 'outlivesScreen',
      invoke: {
        id: 'handWork',
        src: 'handWork',
        input: ({ context }) => context.handing,
        onDone: { target: 'navigating', actions: 'forgetHanded' },
      },
    },
  },
})

/** How many hours a cell's text shows when editing begins. */
export const openingText = (record: TimesheetEntryData | null): string => cellText(record?.effort ?? 0)
