import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, type FailureCode, failureText } from '../failure.ts'
import { refusableActions } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly payRunId: string
  /** The pay run's days in words, for the question. */
  readonly period: string
  /** The total in AUD that the person sees: another one is not confirmed. A decimal text. */
  readonly totalPay: string
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same confirmation, so that a repeated request confirms once; empty before the first try. */
  readonly requestKey: string
}

export type PayRunConfirmationEvent =
  | { readonly type: 'confirmation.requested'; readonly payRunId: string; readonly period: string; readonly totalPay: string }
  | { readonly type: 'confirmation.given'; readonly requestKey: string }
  | { readonly type: 'confirmation.cancelled' }

export interface Confirmation {
  readonly payRunId: string
  readonly totalPay: string
  readonly requestKey: string
}

/** Refusals that another try does not change: the pay run is confirmed, is another one now, or is none of the person's any more. */
const finalRefusals: readonly FailureCode[] = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']

const isFinal = ({ failure }: Pick<Context, 'failure'>): boolean =>
  failure?.kind === 'refused' && finalRefusals.includes(failure.code)

const begins = {
  'confirmation.requested': {
    target: 'asking',
    actions: {
      type: 'begin',
      params: ({ event: { payRunId, period, totalPay } }: { event: { payRunId: string; period: string; totalPay: string } }) => ({
        payRunId,
        period,
        totalPay,
      }),
    },
  },
} as const

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as PayRunConfirmationEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen' | 'open',
  },
  actors: { confirm: mustBeProvided<void, Confirmation>('confirm') },
  guards: { canBeTriedAgain: ({ context }) => !isFinal(context) },
  actions: {
    begin: assign((_, params: Pick<Context, 'payRunId' | 'period' | 'totalPay'>) => ({
      ...params,
      refusals: 0,
      failure: null,
      requestKey: '',
    })),
    tellConfirmed: emit({ type: 'notice.raised' as const, status: 'success' as const, body: messages.payRunConfirmed }),
  },
}).extend({ actions: refusableActions<Context, PayRunConfirmationEvent>() })

/**
 * Confirming one pay run that waits for the person (specification 2.8, 4).
 *
 * It is a question with one answer and nothing to type: a page that is loaded again does not bring it back.
 */
export const payRunConfirmation = flow.createMachine({
  id: 'pay-run-confirmation',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { payRunId: '', period: '', totalPay: '', refusals: 0, failure: null, requestKey: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'The person looks at the pay runs.',
      on: begins,
    },
    asking: {
      description: 'The person is asked whether they are sure.',
      tags: 'open',
      on: {
        'confirmation.given': { target: 'confirming', actions: 'rememberRequest' },
        'confirmation.cancelled': { target: 'idle' },
      },
    },
    confirming: {
      description: 'The confirmation is on its way to the server.',
      tags: ['busy', 'outlivesScreen', 'open'],
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { payRunId, totalPay, requestKey } }) => ({ payRunId, totalPay, requestKey }),
        onDone: { target: 'confirmed', actions: 'tellConfirmed' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The confirmation did not arrive, or the server does not take it and says why.',
      tags: 'open',
      on: {
        'confirmation.given': { guard: 'canBeTriedAgain', target: 'confirming', actions: 'rememberRequest' },
        'confirmation.cancelled': { target: 'idle' },
      },
    },
    confirmed: {
      description: 'The server has the confirmation: the pay run reads Approved, and its days are closed.',
      on: begins,
    },
  },
})

interface Reader {
  readonly context: Context
}

/** What the server said, or that it did not answer; null for nothing. */
export const selectConfirmationFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null ? null : failureText(failure)

/** Why it cannot be confirmed once more; null when it can. */
export const selectConfirmationObstacle = (reader: Reader): string | null =>
  isFinal(reader.context) ? selectConfirmationFailure(reader) : null
