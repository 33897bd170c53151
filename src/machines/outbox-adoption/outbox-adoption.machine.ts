import { setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

type OutboxAdoptionEvent =
  /** The page that kept the outbox is gone, or never was: this one may go on with it. */
  { readonly type: 'lock.granted' }

interface Context {
  /** The key of the outbox that was found on the device. */
  readonly outboxKey: string
}

interface LockRequest {
  readonly outboxKey: string
}

/**
 * Taking over what a page that is gone has left: one adoption for each outbox that is found on the device. Each outbox is kept by one
 * page at a time, the one that holds its lock.
 */
export const outboxAdoption = setup({
  types: {
    context: {} as Context,
    events: {} as OutboxAdoptionEvent,
    input: {} as { readonly outboxKey: string },
    meta: {} as MachineMeta,
    tags: {} as 'undecided',
  },
  actors: {
    /** Asks for the outbox's lock, has `lock.granted` sent when it is there, and holds it until the actor is stopped. */
    holdLock: mustBeProvided<void, LockRequest>('holdLock'),
    /** Opens the outbox as it was left. Whether anything in it is still to be done. */
    openLeft: mustBeProvided<boolean, LockRequest>('openLeft'),
  },
  guards: { isLeft: (_, { isLeft }: { isLeft: boolean }) => isLeft },
  delays: {
    /** Another page keeps the outbox if it does not let go of it for so long, in milliseconds. */
    lockTimeout: 1_500,
  },
}).createMachine({
  id: 'outbox-adoption',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ outboxKey: input.outboxKey }),
  initial: 'claiming',
  states: {
    claiming: {
      invoke: {
        id: 'holdLock',
        src: 'holdLock',
        input: ({ context }) => context,
        onError: '#outbox-adoption.released',
      },
      initial: 'requestingLock',
      states: {
        requestingLock: {
          description: 'Another page may still keep the outbox; its lock is asked for.',
          tags: 'undecided',
          after: { lockTimeout: 'keptElsewhere' },
          on: { 'lock.granted': 'opening' },
        },
        keptElsewhere: {
          description: 'Another page keeps the outbox; this one adopts it when that one is gone.',
          on: { 'lock.granted': 'opening' },
        },
        opening: {
          description: 'The outbox is opened as the other page left it.',
          tags: 'undecided',
          invoke: {
            id: 'openLeft',
            src: 'openLeft',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'isLeft', params: ({ event }) => ({ isLeft: event.output }) }, target: 'adopted' },
              { target: '#outbox-adoption.released' },
            ],
            onError: '#outbox-adoption.released',
          },
        },
        adopted: { description: 'This page keeps the outbox, and its lock with it.' },
      },
    },
    released: { type: 'final', description: 'There was nothing left in it, or it could not be read: its lock is given back.' },
  },
})
