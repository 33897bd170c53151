import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, type FailureCode, toFailure } from '../failure.ts'
import { requestActions } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export interface PositionApplicationInput {
  readonly deepLinkId: string
  /** Null when the position cannot be applied for. */
  readonly positionId: string | null
}

interface Context extends PositionApplicationInput {
  /** What the server said to the application. */
  readonly message: string
  readonly failure: Failure | null
  /** Repeated with every try that got no answer, so that they make one application; empty before the first. */
  readonly requestKey: string
}

export type PositionApplicationEvent =
  | { readonly type: 'apply.requested'; readonly requestKey: string }
  | { readonly type: 'cancel.requested' }

export interface ApplyRequest {
  readonly deepLinkId: string
  readonly positionId: string
  readonly requestKey: string
}

/** Refusals that another try does not change: applied before, closed, unknown, not this position. Others are passing. */
const finalRefusals: readonly FailureCode[] = ['CONFLICT', 'GONE', 'NOT_FOUND', 'VALIDATION', 'FORBIDDEN']

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as PositionApplicationEvent,
    input: {} as PositionApplicationInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { apply: mustBeProvided<string, ApplyRequest>('apply') },
  guards: {
    hasBothIds: ({ context }) => context.deepLinkId !== '' && context.positionId !== null && context.positionId !== '',
    isFinalRefusal: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error)
      return failure.kind === 'refused' && finalRefusals.includes(failure.code)
    },
  },
  actions: {
    rememberMessage: assign((_, params: { message: string }) => params),
    tellApplied: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: context.message,
    })),
    tellCancelled: emit({ type: 'notice.raised', status: 'error', body: messages.positionCancelled }),
    goToProfile: emit({ type: 'navigation.requested', to: linkTo('Profile'), replace: true }),
  },
  delays: { redirectDelay: 4000 },
}).extend({ actions: requestActions<Context, PositionApplicationEvent>() })

/**
 * Applying for a position through its deep link (specification 2.10, 5, 8 Position application; decisions B, Position).
 *
 * Apply needs both ids. Applied or cancelled, the person is told and goes to the profile page after four seconds; a refusal stays
 * on show until they leave.
 */
export const positionApplication = flow.createMachine({
  id: 'position-application',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, message: '', failure: null, requestKey: '' }),
  initial: 'reviewing',
  states: {
    reviewing: {
      description: 'The person reads about the position.',
      on: {
        'apply.requested': {
          guard: 'hasBothIds',
          target: 'applying',
          actions: 'rememberRequest',
        },
        'cancel.requested': { target: 'cancelled' },
      },
    },
    applying: {
      description: 'The server takes the application.',
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { deepLinkId, positionId, requestKey } }) => ({
          deepLinkId,
          positionId: positionId ?? '',
          requestKey,
        }),
        onDone: {
          target: 'applied',
          actions: [{ type: 'rememberMessage', params: ({ event }) => ({ message: event.output }) }, 'tellApplied'],
        },
        onError: [
          {
            guard: { type: 'isFinalRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: 'rememberFailure',
          },
          { target: 'reviewing', actions: 'rememberFailure' },
        ],
      },
    },
    applied: {
      description: 'The application has arrived; the profile page follows after four seconds.',
      after: { redirectDelay: { target: 'left' } },
    },
    refused: {
      description: 'The server does not take the application and says why.',
      on: { 'cancel.requested': { target: 'cancelled' } },
    },
    cancelled: {
      description: 'The person does not apply; the profile page follows after four seconds.',
      entry: 'tellCancelled',
      after: { redirectDelay: { target: 'left' } },
    },
    left: { description: 'The person is on the way to the profile page.', type: 'final', entry: 'goToProfile' },
  },
})

interface Reader {
  readonly context: Context
}

/** Why Apply cannot be pressed; null when it can (specification 5). */
export const selectApplyObstacle = ({ context }: Reader): string | null =>
  context.deepLinkId !== '' && context.positionId !== null && context.positionId !== '' ? null : messages.positionNotApplicable
