import { assign, emit, setup } from 'xstate'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { epicMaxLength } from '#rules/timesheet.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

export interface EpicAddingInput {
  readonly projectId: string
  /** What the person had typed into the picker. */
  readonly name: string
  /** The project's epics. */
  readonly existing: readonly string[]
}

interface Context extends EpicAddingInput {
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same name, so that a repeated request adds once; empty before the first try. */
  readonly requestKey: string
}

export type EpicAddingEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'submit.requested'; readonly requestKey: string }
  | { readonly type: 'cancel.requested' }

export interface NewEpic {
  readonly projectId: string
  readonly name: string
  readonly requestKey: string
}

const nameError = ({ name, existing }: Pick<Context, 'name' | 'existing'>): string | null => {
  if (name.trim() === '') return messages.required
  if (name.trim().length > epicMaxLength) return `Use at most ${epicMaxLength} characters.`
  return isDuplicateName(name, existing) ? messages.epicExists : null
}

/**
 * Adding an epic that a project lacks, from the epic picker (specification 2.7).
 *
 * A name that the project has already is refused. A refusal by the server keeps what was typed.
 */
export const epicAdding = setup({
  types: {
    context: {} as Context,
    events: {} as EpicAddingEvent,
    input: {} as EpicAddingInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { addEpic: mustBeProvided<void, NewEpic>('addEpic') },
  guards: { isAcceptable: ({ context }) => nameError(context) === null },
  actions: {
    setName: assign((_, { name }: { name: string }) => ({ name, failure: null, requestKey: '' })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    rememberRequest: assign(({ context }, params: { requestKey: string }) => ({
      ...begunRequest(context, params.requestKey),
    })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => ({
      ...failedRequest(context, params.error),
      refusals: context.refusals + 1,
    })),
    tellAdded: emit({ type: 'notice.raised', status: 'success', body: messages.epicSaved }),
  },
}).createMachine({
  id: 'epic-adding',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, refusals: 0, failure: null, requestKey: '' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person types the name of the new epic.',
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
        'cancel.requested': { target: 'cancelled' },
      },
    },
    sending: {
      description: 'The new epic is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'addEpic',
        src: 'addEpic',
        input: ({ context: { projectId, name, requestKey } }) => ({ projectId, name: name.trim(), requestKey }),
        onDone: { target: 'added', actions: 'tellAdded' },
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    added: { description: 'The project has the epic; it is chosen.', type: 'final' },
    cancelled: { description: 'The picker is as it was.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the name: what is wrong with it, or what the server answered; null for none. */
export const selectEpicError = ({ context }: Reader): string | null => {
  const { failure } = context
  if (failure?.kind === 'refused' && failure.code === 'CONFLICT') return messages.epicExists
  if (failure !== null) return failureText(failure)
  return context.refusals > 0 ? nameError(context) : null
}
