import { assign, setup } from 'xstate'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import { failureActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly failure: Failure | null
}

export type RepositoriesEvent = { readonly type: 'retry.requested' }

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as RepositoriesEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { signInByToken: mustBeProvided<void, void>('signInByToken') },
  actions: {
    forgetFailure: assign({ failure: null }),
  },
}).extend({ actions: failureActions<Context, RepositoriesEvent>() })

/**
 * Opening the repositories page (decisions B, Repositories and e-mail verification): a token login first, and only then is the list
 * asked for.
 */
export const repositories = flow.createMachine({
  id: 'repositories',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { failure: null },
  initial: 'signingIn',
  states: {
    signingIn: {
      description: 'A token login makes sure that the list is asked for by the right person.',
      tags: 'busy',
      invoke: {
        id: 'signInByToken',
        src: 'signInByToken',
        onDone: { target: 'signedIn', actions: 'forgetFailure' },
        onError: { target: 'notSignedIn', actions: 'rememberFailure' },
      },
    },
    notSignedIn: {
      description: 'The token login failed; it can be tried again.',
      on: { 'retry.requested': { target: 'signingIn' } },
    },
    signedIn: {
      description: 'The list of repositories is shown.',
    },
  },
})
