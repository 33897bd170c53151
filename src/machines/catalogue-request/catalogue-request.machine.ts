import { assign, emit, setup } from 'xstate'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

export type CatalogueKind = 'skill' | 'jobTitle'

/** Longest name in characters. */
export const catalogueNameLength = 100

interface Context {
  readonly kind: CatalogueKind
  readonly name: string
  /** Names that are in the list already. */
  readonly existing: readonly string[]
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same name, so that a repeated request asks once; empty before the first try. */
  readonly requestKey: string
}

export type CatalogueRequestEvent =
  | { readonly type: 'dialog.opened'; readonly name: string; readonly existing: readonly string[] }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'submit.requested'; readonly requestKey: string }
  | { readonly type: 'dialog.closed' }

export interface NameRequest {
  readonly kind: CatalogueKind
  readonly name: string
  readonly requestKey: string
}

const nameError = ({ kind, name, existing }: Pick<Context, 'kind' | 'name' | 'existing'>): string | null => {
  if (name.trim() === '') return messages.required
  if (name.trim().length > catalogueNameLength) return `Use at most ${catalogueNameLength} characters.`
  if (!isDuplicateName(name, existing)) return null
  return kind === 'skill' ? messages.skillExists : messages.jobTitleExists
}

/** The flow's key: one for each list. */
export const catalogueRequestKey = (kind: CatalogueKind): string => `catalogue-request:${kind}`

/**
 * Asking the admin for a new skill or job title (specification 2.6, 5, 8).
 *
 * A name that the list has already is refused. A refusal by the server keeps what was typed.
 */
export const catalogueRequest = setup({
  types: {
    context: {} as Context,
    events: {} as CatalogueRequestEvent,
    input: {} as { readonly kind: CatalogueKind },
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { requestName: mustBeProvided<void, NameRequest>('requestName') },
  guards: { isAcceptable: ({ context }) => nameError(context) === null },
  actions: {
    begin: assign((_, { name, existing }: { name: string; existing: readonly string[] }) => ({
      name,
      existing,
      refusals: 0,
      failure: null,
      requestKey: '',
    })),
    setName: assign((_, { name }: { name: string }) => ({ name, failure: null, requestKey: '' })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    rememberRequest: assign(({ context }, params: { requestKey: string }) => ({
      ...begunRequest(context, params.requestKey),
    })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => ({
      ...failedRequest(context, params.error),
      refusals: context.refusals + 1,
    })),
    tellSent: emit({ type: 'notice.raised', status: 'success', body: messages.requestSent }),
  },
}).createMachine({
  id: 'catalogue-request',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ kind: input.kind, name: '', existing: [], refusals: 0, failure: null, requestKey: '' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The person chooses from the list.',
      on: {
        'dialog.opened': {
          target: 'editing',
          actions: { type: 'begin', params: ({ event }) => ({ name: event.name, existing: event.existing }) },
        },
      },
    },
    editing: {
      description: 'The person types the name that is missing from the list.',
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) } },
        'submit.requested': [
          {
            guard: 'isAcceptable',
            target: 'sending',
            actions: { type: 'rememberRequest', params: ({ event }) => ({ requestKey: event.requestKey }) },
          },
          { actions: 'countRefusal' },
        ],
        'dialog.closed': { target: 'closed' },
      },
    },
    sending: {
      description: 'The request is sent to the admin.',
      tags: 'busy',
      invoke: {
        id: 'requestName',
        src: 'requestName',
        input: ({ context: { kind, name, requestKey } }) => ({ kind, name: name.trim(), requestKey }),
        onDone: { target: 'closed', actions: 'tellSent' },
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the name: what is wrong with it, or what the server answered; null for none. */
export const selectCatalogueNameError = ({ context }: Reader): string | null => {
  if (context.failure !== null) return failureText(context.failure)
  return context.refusals > 0 ? nameError(context) : null
}
