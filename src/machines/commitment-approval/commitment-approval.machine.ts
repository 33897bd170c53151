import { assign, emit, setup } from 'xstate'
import { type CommitmentDecision, decisionReasonError } from '#rules/commitment-decision.ts'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, type FailureCode, failureText, isRefused } from '../failure.ts'
import { refusableActions } from '../form-fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly commitmentId: string
  /** The commitment's name, for the question. */
  readonly name: string
  readonly decision: CommitmentDecision
  readonly reason: string
  /** Confirmations that were refused here or by the server. */
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same decision, so that a repeated request decides once; empty before the first try. */
  readonly requestKey: string
}

export type CommitmentApprovalEvent =
  | { readonly type: 'approve.requested' | 'reject.requested'; readonly commitmentId: string; readonly name: string }
  | { readonly type: 'reason.changed'; readonly reason: string }
  | { readonly type: 'decision.confirmed'; readonly requestKey: string }
  | { readonly type: 'decision.cancelled' }
  | { readonly type: 'draft.continued' | 'draft.discarded' }
  | FlowRestored

export interface Decision {
  readonly commitmentId: string
  readonly decision: CommitmentDecision
  /** The reason of a rejection; null with an approval. */
  readonly message: string | null
  readonly requestKey: string
}

/** Refusals that another try does not change: the commitment is decided, or is none of the person's any more. */
const finalRefusals: readonly FailureCode[] = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']

const isFinal = ({ failure }: Pick<Context, 'failure'>): boolean =>
  failure?.kind === 'refused' && finalRefusals.includes(failure.code)

const begins = {
  'approve.requested': {
    target: 'confirming',
    actions: {
      type: 'begin',
      params: ({ event: { commitmentId, name } }: { event: { commitmentId: string; name: string } }) =>
        ({ commitmentId, name, decision: 'Approved' }) as const,
    },
  },
  'reject.requested': {
    target: 'confirming',
    actions: {
      type: 'begin',
      params: ({ event: { commitmentId, name } }: { event: { commitmentId: string; name: string } }) =>
        ({ commitmentId, name, decision: 'Rejected' }) as const,
    },
  },
} as const

/** A question is not asked again; a reason that was typed is offered. */
const putAside = [{ guard: 'hasDraft', target: 'offering' }, { target: 'idle' }] as const

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as CommitmentApprovalEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'outlivesScreen' | 'question',
  },
  actors: { decide: mustBeProvided<void, Decision>('decide') },
  guards: {
    /** Whether a reason was typed that is nowhere else and can still be sent. */
    hasDraft: ({ context }) => context.reason.trim() !== '' && !isFinal(context),
    isRejectedAnew: ({ context }, params: { commitmentId: string }) => context.commitmentId === params.commitmentId,
    hasReason: ({ context: { decision, reason } }) => decisionReasonError(decision, reason) === null,
    canBeTriedAgain: ({ context }) => !isFinal(context),
  },
  actions: {
    begin: assign((_, params: Pick<Context, 'commitmentId' | 'name' | 'decision'>) => ({
      ...params,
      reason: '',
      refusals: 0,
      failure: null,
      requestKey: '',
    })),
    setReason: assign((_, params: { reason: string }) => ({ ...params, failure: null, requestKey: '' })),
    tellDecided: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: context.decision === 'Approved' ? messages.commitmentApproved : messages.commitmentRejected,
    })),
  },
}).extend({ actions: refusableActions<Context, CommitmentApprovalEvent>() })

/**
 * Approving or rejecting one pending commitment (specification 2.7, 4, 5).
 *
 * The person opens the confirmation from a row or a card. Rejecting needs a reason; approving does not. What was typed is kept
 * on the device until the decision is made, and when the server refuses it.
 */
export const commitmentApproval = flow.createMachine({
  id: 'commitment-approval',
  meta: { journal: { version: 2, life: 'device', secrets: [] } },
  context: { commitmentId: '', name: '', decision: 'Approved', reason: '', refusals: 0, failure: null, requestKey: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'The person looks at the commitments.',
      tags: 'nothingToKeep',
      on: begins,
    },
    offering: {
      description: 'The person looks at the commitments; a reason that was typed earlier can be gone on with or discarded.',
      on: {
        ...begins,
        'reject.requested': [
          { guard: { type: 'isRejectedAnew', params: ({ event }) => event }, target: 'confirming' },
          begins['reject.requested'],
        ],
        'draft.continued': { target: 'confirming' },
        'draft.discarded': { target: 'idle' },
      },
    },
    confirming: {
      description: 'The person is asked whether they are sure; for a rejection also why.',
      tags: 'question',
      on: {
        'flow.restored': putAside,
        'reason.changed': { actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) } },
        'decision.confirmed': [
          {
            guard: 'hasReason',
            target: 'deciding',
            actions: 'rememberRequest',
          },
          { actions: 'countRefusal' },
        ],
        'decision.cancelled': { target: 'idle' },
      },
    },
    deciding: {
      description: 'The decision is on its way to the server.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { commitmentId, decision, reason, requestKey } }) => ({
          commitmentId,
          decision,
          message: decision === 'Rejected' ? reason.trim() : null,
          requestKey,
        }),
        onDone: { target: 'decided', actions: 'tellDecided' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The decision did not arrive or the server does not take it; the reason is still there.',
      tags: 'question',
      on: {
        'flow.restored': putAside,
        'reason.changed': {
          guard: 'canBeTriedAgain',
          target: 'confirming',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'decision.confirmed': {
          guard: 'canBeTriedAgain',
          target: 'deciding',
          actions: 'rememberRequest',
        },
        'decision.cancelled': { target: 'idle' },
      },
    },
    decided: {
      description: 'The server has the decision; the list shows it.',
      tags: 'nothingToKeep',
      on: begins,
    },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the reason; null for none. */
export const selectReasonError = ({ context: { decision, reason, refusals, failure } }: Reader): string | null => {
  if (failure !== null && isRefused(failure, 'VALIDATION') && decision === 'Rejected') return failureText(failure)
  return refusals > 0 ? decisionReasonError(decision, reason) : null
}

/** What the server said to the decision, or that it did not answer; null for nothing, and for what stands under the reason. */
export const selectDecisionFailure = ({ context: { decision, failure } }: Reader): string | null => {
  if (failure === null || (isRefused(failure, 'VALIDATION') && decision === 'Rejected')) return null
  return isRefused(failure, 'CONFLICT') ? messages.commitmentDecided : failureText(failure)
}

/** Why the decision cannot be sent once more; null when it can. */
export const selectDecisionObstacle = (reader: Reader): string | null =>
  isFinal(reader.context) ? selectDecisionFailure(reader) : null
