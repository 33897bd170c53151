import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import { failureText } from '../failure.ts'
import { refusableActions } from '../form-fragments.ts'
import type { Counting, Failing } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** What is ended: one session, or every one but this. */
export type EndedSessions = { readonly kind: 'one'; readonly id: string; readonly name: string } | { readonly kind: 'others' }

interface Context extends Failing, Counting {
  readonly ended: EndedSessions | null
  readonly password: Sealed
  readonly requestKey: string
}

/** What ends sessions on the server. */
export interface EndSessionsRequest {
  readonly ended: EndedSessions
  readonly password: Sealed
  readonly requestKey: string
}

export type SessionEndingEvent =
  | { readonly type: 'end.requested'; readonly ended: EndedSessions }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'end.confirmed'; readonly requestKey: string }
  | { readonly type: 'cancel.requested' }

const nothingEnds: Context = { ended: null, password: sealedNothing, requestKey: '', failure: null, refusals: 0 }

/**
 * Ending sessions on other devices (docs/session.md; OWASP ASVS 5, 7.5.2). The password is asked for each time: whoever sits down at an
 * open page must not be able to sign its owner out elsewhere.
 */
export const sessionEnding = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEndingEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { endSessions: mustBeProvided<void, EndSessionsRequest>('endSessions') },
  guards: { isPasswordTyped: ({ context }) => !isSealedEmpty(context.password) },
  actions: {
    setEnded: assign((_, { ended }: { readonly ended: EndedSessions }) => ({ ...nothingEnds, ended })),
    setPassword: assign((_, { password }: { readonly password: Sealed }) => ({
      password,
      failure: null,
      refusals: 0,
      requestKey: '',
    })),
    forget: assign(nothingEnds),
    tellEnded: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: context.ended?.kind === 'others' ? messages.sessionsEnded : messages.sessionEnded,
    })),
  },
})
  .extend({ actions: refusableActions<Context, SessionEndingEvent>() })
  .createMachine({
    id: 'session-ending',
    meta: { journal: { version: 1, life: 'tab', secrets: ['password'] } },
    context: nothingEnds,
    initial: 'viewing',
    states: {
      viewing: {
        description: 'The person sees where they are signed in.',
        on: { 'end.requested': { target: 'asking', actions: { type: 'setEnded', params: ({ event }) => event } } },
      },
      asking: {
        description: 'The password is asked for.',
        on: {
          'password.changed': { actions: { type: 'setPassword', params: ({ event }) => event } },
          'end.confirmed': [
            { guard: 'isPasswordTyped', target: 'ending', actions: 'rememberRequest' },
            { actions: 'countRefusal' },
          ],
          'cancel.requested': { target: 'viewing', actions: 'forget' },
        },
      },
      ending: {
        description: 'The server ends the sessions.',
        tags: ['busy', 'outlivesScreen'],
        invoke: {
          id: 'endSessions',
          src: 'endSessions',
          input: ({ context: { ended, password, requestKey } }) => ({ ended: ended ?? { kind: 'others' }, password, requestKey }),
          onDone: { target: 'viewing', actions: ['tellEnded', 'forget'] },
          onError: { target: 'asking', actions: 'rememberFailure' },
        },
      },
    },
  })

interface Reader {
  readonly context: Context
}

/** What is ended, or asked about; null for nothing. */
export const selectEnded = ({ context }: Reader): EndedSessions | null => context.ended

/** What is wrong with the password itself; null for nothing. */
export const selectPasswordError = ({ context: { failure, refusals, password } }: Reader): string | null => {
  if (failure?.kind === 'refused' && failure.field === 'password') return failureText(failure)
  return refusals > 0 && isSealedEmpty(password) ? messages.required : null
}

/** Why nothing was ended, unless it is said under the password; null for nothing. */
export const selectEndingFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null || (failure.kind === 'refused' && failure.field === 'password') ? null : failureText(failure)
