import { assign, setup } from 'xstate'
import type { Lost } from '#view-models/connection-status.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context extends Lost {
  /** Times that everything was queried again since the server was lost. */
  readonly attempts: number
}

export type ConnectionEvent =
  | ({ readonly type: 'server.lost' } & Lost)
  | { readonly type: 'server.found' }
  | { readonly type: 'retry.requested' }

const nothingLost: Context = { isOffline: false, knownAt: null, attempts: 0 }

/**
 * Whether the server answers what the page queries. While it does not, the page shows what was last known, says how old that is, and
 * queries it again by itself: when the device has network again, after growing waits, or when the person asks for it.
 */
export const connection = setup({
  types: {
    context: {} as Context,
    events: {} as ConnectionEvent,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'lost',
  },
  actors: {
    /** Has `server.lost` and `server.found` sent until the actor is stopped. */
    watchServer: mustBeProvided<void, void>('watchServer'),
    /** Settles when another attempt may succeed. */
    awaitNetwork: mustBeProvided<void, { readonly attempts: number }>('awaitNetwork'),
    /** Queries again what the page shows from before; settles when each was answered or not. Never rejects. */
    queryAgain: mustBeProvided<void, void>('queryAgain'),
  },
  actions: {
    rememberLost: assign((_, { isOffline, knownAt }: Lost) => ({ isOffline, knownAt })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetLost: assign(nothingLost),
  },
}).createMachine({
  id: 'connection',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: nothingLost,
  invoke: { id: 'watchServer', src: 'watchServer' },
  initial: 'reached',
  states: {
    reached: {
      description: 'The server answers, as far as the page knows.',
      on: { 'server.lost': { target: 'lost', actions: { type: 'rememberLost', params: ({ event }) => event } } },
    },
    lost: {
      description: 'The server does not answer; the page shows what was last known.',
      tags: 'lost',
      initial: 'waiting',
      exit: 'forgetLost',
      on: {
        'server.lost': { actions: { type: 'rememberLost', params: ({ event }) => event } },
        'server.found': 'reached',
      },
      states: {
        waiting: {
          description: 'The next attempt waits for the network or for its time.',
          invoke: {
            id: 'awaitNetwork',
            src: 'awaitNetwork',
            input: ({ context }) => ({ attempts: context.attempts }),
            onDone: 'querying',
          },
          on: { 'retry.requested': 'querying' },
        },
        querying: {
          description: 'What the page shows is queried again.',
          tags: 'busy',
          entry: 'countAttempt',
          invoke: { id: 'queryAgain', src: 'queryAgain', onDone: 'waiting' },
        },
      },
    },
  },
})
