import { assign, setup } from 'xstate'
import type { ReportFormat } from '#rules/timesheet-report.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, selectFailureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** A report as a file: the filter as it stood when it was asked for. */
export interface WantedReport {
  readonly format: ReportFormat
  /** First and last day, `YYYY-MM-DD`. */
  readonly start: string
  readonly end: string
  /** None are everybody of the team. */
  readonly memberIds: readonly string[]
  /** None are all. */
  readonly projectIds: readonly string[]
  /** Records that the filter lets through. */
  readonly recordCount: number
}

interface Context {
  /** Null before the first export. */
  readonly wanted: WantedReport | null
  /** Bytes that have arrived. */
  readonly received: number
  readonly failure: Failure | null
}

export type TimesheetReportExportEvent =
  | { readonly type: 'export.requested'; readonly report: WantedReport }
  | { readonly type: 'progress.told'; readonly received: number }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'outcome.dismissed' }

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetReportExportEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: {
    /** Fetches the file and hands it over. */
    giveReport: mustBeProvided<void, WantedReport | null>('giveReport'),
  },
  actions: {
    want: assign((_, { report }: { report: WantedReport }) => ({ wanted: report })),
    startAnew: assign({ received: 0, failure: null }),
    rememberProgress: assign(({ context }, { received }: { received: number }) => ({
      received: Math.max(context.received, received),
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
})

const asksForFile = {
  'export.requested': {
    target: 'exporting',
    actions: { type: 'want', params: ({ event }: { event: { report: WantedReport } }) => ({ report: event.report }) },
  },
} as const

/**
 * Giving a line manager their timesheet report as a file (decisions B, Timesheet report).
 *
 * The file is written by the server while it is fetched. It can be cancelled, which ends the server's work too, and goes on when the
 * page is left.
 */
export const timesheetReportExport = chart.createMachine({
  id: 'timesheet-report-export',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { wanted: null, received: 0, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The line manager looks at the report; no file is on its way.',
      on: asksForFile,
    },
    exporting: {
      description: 'The file is being written and fetched; the page says how much is here, and it can be cancelled.',
      tags: ['busy', 'outlivesScreen'],
      entry: 'startAnew',
      invoke: {
        id: 'giveReport',
        src: 'giveReport',
        input: ({ context }) => context.wanted,
        onDone: 'idle',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'progress.told': { actions: { type: 'rememberProgress', params: ({ event }) => ({ received: event.received }) } },
        'cancel.requested': 'cancelled',
      },
    },
    failed: {
      description: 'There is no file; the same one can be asked for again.',
      tags: 'outlivesScreen',
      on: { ...asksForFile, 'retry.requested': 'exporting', 'outcome.dismissed': 'idle' },
    },
    cancelled: {
      description: 'The file was given up; nothing of it is kept.',
      on: { ...asksForFile, 'outcome.dismissed': 'idle' },
    },
  },
})

/** Why there is no file; null while nothing went wrong. */
export const selectExportFailure = (state: { readonly context: Context; matches(state: 'failed'): boolean }): string | null =>
  state.matches('failed') ? selectFailureText(state) : null
