import { assign, setup } from 'xstate'
import { type ExportRange, exportRangeError } from '#view-models/timesheet-export.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** A table for spreadsheets, or events for calendars. */
export type ExportFormat = 'csv' | 'ics'

interface Context extends ExportRange {
  readonly format: ExportFormat
}

export type TimesheetExportEvent =
  | ({ readonly type: 'export.requested' | 'range.changed' } & ExportRange)
  | { readonly type: 'file.requested'; readonly format: ExportFormat }
  | { readonly type: 'export.cancelled' }

/** Days are `YYYY-MM-DD`, both inclusive. */
export interface ExportRequest {
  readonly start: string
  readonly end: string
  readonly format: ExportFormat
}

/** Giving the records and leave of a range as a file. */
export const timesheetExport = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetExportEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Fetches the range and hands the person the file. */
    giveFile: mustBeProvided<void, ExportRequest>('giveFile'),
  },
  guards: {
    hasRange: ({ context: { start, end } }) => exportRangeError({ start, end }) === null,
  },
  actions: {
    setRange: assign((_, { start, end }: ExportRange) => ({ start, end })),
    setFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
  },
}).createMachine({
  id: 'timesheet-export',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { start: null, end: null, format: 'csv' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is being exported.',
      on: { 'export.requested': { target: 'open', actions: { type: 'setRange', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'range.changed': { target: '.choosing', actions: { type: 'setRange', params: ({ event }) => event } },
        'export.cancelled': 'closed',
      },
      states: {
        choosing: {
          description: 'The person says which days, and as which kind of file.',
          on: {
            'file.requested': {
              guard: 'hasRange',
              target: 'exporting',
              actions: { type: 'setFormat', params: ({ event }) => event },
            },
          },
        },
        exporting: {
          description: 'The records of the range are on their way, to be written into the file. Another range gives it up.',
          tags: 'busy',
          invoke: {
            id: 'giveFile',
            src: 'giveFile',
            input: ({ context: { start, end, format } }) => ({ start: start ?? '', end: end ?? '', format }),
            onDone: '#timesheet-export.closed',
            onError: 'failed',
          },
        },
        failed: {
          description: 'There is no file; the person can try again.',
          on: { 'file.requested': { target: 'exporting', actions: { type: 'setFormat', params: ({ event }) => event } } },
        },
      },
    },
  },
})
