import { emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, isRefused } from '../failure.ts'
import { requestActions } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** What access is asked for. */
export interface AccessTarget {
  readonly kind: 'course' | 'assessment'
  readonly id: string
}

interface Context extends AccessTarget {
  readonly isRequested: boolean
  readonly failure: Failure | null
  readonly requestKey: string
}

export interface AccessRequestInput extends AccessTarget {
  /** Whether the person has asked before. */
  readonly isRequested: boolean
}

export type AccessRequestEvent = { readonly type: 'access.requested'; readonly requestKey: string }

export interface RequestAccess extends AccessTarget {
  readonly requestKey: string
}

const flow = setup({
  types: {
    context: {} as Context,
    input: {} as AccessRequestInput,
    events: {} as AccessRequestEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { requestAccess: mustBeProvided<void, RequestAccess>('requestAccess') },
  guards: {
    wasRequested: ({ context }) => context.isRequested,
    wasRequestedElsewhere: (_, params: { error: unknown }) => isRefused(params.error, 'CONFLICT'),
  },
  actions: {
    tellSent: emit({ type: 'notice.raised', status: 'success', body: messages.accessRequested }),
    tellFailure: emit(({ context: { failure } }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failure === null ? messages.genericError : failureText(failure),
    })),
  },
}).extend({ actions: requestActions<Context, AccessRequestEvent>() })

/** Asking for access to a course or an assessment of the catalogue (specification 2.9; decisions B, Request to Access): once. */
export const accessRequest = flow.createMachine({
  id: 'access-request',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, failure: null, requestKey: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether access was asked for before decides how it begins.',
      always: [{ guard: 'wasRequested', target: 'requested' }, { target: 'idle' }],
    },
    idle: {
      description: 'Access can be asked for.',
      on: { 'access.requested': { target: 'requesting', actions: 'rememberRequest' } },
    },
    requesting: {
      description: 'The request is on its way to the server.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'requestAccess',
        src: 'requestAccess',
        input: ({ context: { kind, id, requestKey } }) => ({ kind, id, requestKey }),
        onDone: { target: 'requested', actions: 'tellSent' },
        onError: [
          {
            guard: { type: 'wasRequestedElsewhere', params: ({ event }) => event },
            target: 'requested',
            actions: ['rememberFailure', 'tellFailure'],
          },
          { target: 'idle', actions: ['rememberFailure', 'tellFailure'] },
        ],
      },
    },
    requested: {
      description: 'The person has asked for access.',
    },
  },
})
