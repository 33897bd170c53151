import { assign, enqueueActions, setup } from 'xstate'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** A pay slip, or the list as a table for spreadsheets. */
export type PayRunFile = { readonly kind: 'slip'; readonly payRunId: string } | { readonly kind: 'list'; readonly filter: string }

interface Context {
  readonly wanted: PayRunFile | null
}

export type PayRunFilesEvent = { readonly type: 'file.requested'; readonly file: PayRunFile }

/** Giving the person a pay slip, or the list of pay runs, as a file. */
export const payRunFiles = setup({
  types: {
    context: {} as Context,
    events: {} as PayRunFilesEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: {
    /** Fetches the file and hands it over. */
    giveFile: mustBeProvided<void, PayRunFile>('giveFile'),
  },
  actions: {
    want: assign((_, { file }: { file: PayRunFile }) => ({ wanted: file })),
    forget: assign({ wanted: null }),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.emit({ type: 'notice.raised', status: 'error', body: failureText(toFailure(error)) })
    }),
  },
}).createMachine({
  id: 'pay-run-files',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { wanted: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is on its way.',
      on: { 'file.requested': { target: 'giving', actions: { type: 'want', params: ({ event }) => event } } },
    },
    giving: {
      description: 'The file is being fetched; the browser keeps it when it is there.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'giveFile',
        src: 'giveFile',
        input: ({ context }) => context.wanted ?? { kind: 'list', filter: '' },
        onDone: { target: 'idle', actions: 'forget' },
        onError: { target: 'idle', actions: [{ type: 'tellFailure', params: ({ event }) => event }, 'forget'] },
      },
    },
  },
})

/** The pay run whose slip is being fetched; null for none. */
export const selectFetchedSlip = ({ context: { wanted } }: { readonly context: Context }): string | null =>
  wanted?.kind === 'slip' ? wanted.payRunId : null
