import { assign, emit, setup } from 'xstate'
import { isBlank } from '#rules/blank.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { epicMaxLength } from '#rules/timesheet.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, isRefused } from '../failure.ts'
import { refusableActions } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** The list that lacks a name: the admin is asked for a skill or a job title, an epic is added to its project at once. */
export type NameList =
  | { readonly of: 'skills' }
  | { readonly of: 'jobTitles' }
  | { readonly of: 'epics'; readonly projectId: string }

export interface NewNameInput {
  readonly list: NameList
  /** What the person had typed into the picker. */
  readonly name: string
  /** Names that are in the list already. */
  readonly existing: readonly string[]
}

interface Context extends NewNameInput {
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same name, so that a repeated request counts once; empty before the first try. */
  readonly requestKey: string
}

export type NewNameEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'submit.requested'; readonly requestKey: string }
  | { readonly type: 'cancel.requested' }

export interface NewName {
  readonly list: NameList
  readonly name: string
  readonly requestKey: string
}

interface ListRules {
  /** Longest name in characters. */
  readonly longest: number
  readonly exists: string
  /** What a conflict on the server means; null where it can mean several things, so that the server's own text says it. */
  readonly conflict: string | null
  /** Said when the server has the name. */
  readonly sent: string
}

const catalogueNameLength = 100

const rules: Readonly<Record<NameList['of'], ListRules>> = {
  skills: { longest: catalogueNameLength, exists: messages.skillExists, conflict: null, sent: messages.requestSent },
  jobTitles: { longest: catalogueNameLength, exists: messages.jobTitleExists, conflict: null, sent: messages.requestSent },
  epics: { longest: epicMaxLength, exists: messages.epicExists, conflict: messages.epicExists, sent: messages.epicSaved },
}

/** Longest name that a list takes, in characters. */
export const longestName = ({ of }: NameList): number => rules[of].longest

const nameError = ({ list, name, existing }: Pick<Context, 'list' | 'name' | 'existing'>): string | null => {
  const { longest, exists } = rules[list.of]
  if (isBlank(name)) return messages.required
  if (name.trim().length > longest) return `Use at most ${longest} characters.`
  return isDuplicateName(name, existing) ? exists : null
}

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as NewNameEvent,
    input: {} as NewNameInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { sendName: mustBeProvided<void, NewName>('sendName') },
  guards: { isAcceptable: ({ context }) => nameError(context) === null },
  actions: {
    setName: assign((_, { name }: { name: string }) => ({ name, failure: null, requestKey: '' })),
    tellSent: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: rules[context.list.of].sent,
    })),
  },
}).extend({ actions: refusableActions<Context, NewNameEvent>() })

/**
 * A name that a list lacks: asking the admin for a skill or a job title (specification 2.6, 5, 8), adding an epic to a project
 * from the epic picker (specification 2.7).
 *
 * A name that the list has already is refused. A refusal by the server keeps what was typed.
 */
export const newName = flow.createMachine({
  id: 'new-name',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ ...input, refusals: 0, failure: null, requestKey: '' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person types the name that is missing from the list.',
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) } },
        'submit.requested': [
          {
            guard: 'isAcceptable',
            target: 'sending',
            actions: 'rememberRequest',
          },
          { actions: 'countRefusal' },
        ],
        'cancel.requested': { target: 'cancelled' },
      },
    },
    sending: {
      description: 'The name is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendName',
        src: 'sendName',
        input: ({ context: { list, name, requestKey } }) => ({ list, name: name.trim(), requestKey }),
        onDone: { target: 'sent', actions: 'tellSent' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    sent: { description: 'The admin has the request; an epic is in its project and chosen.', type: 'final' },
    cancelled: { description: 'The list is as it was.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the name: what is wrong with it, or what the server answered; null for none. */
export const selectNameError = ({ context }: Reader): string | null => {
  const { failure, list, refusals } = context
  if (failure !== null) {
    const conflict = isRefused(failure, 'CONFLICT') ? rules[list.of].conflict : null
    return conflict ?? failureText(failure)
  }
  return refusals > 0 ? nameError(context) : null
}
