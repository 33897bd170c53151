import { assign, enqueueActions, setup } from 'xstate'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import type { Sealed } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** Which account. */
export interface RevealedPlace {
  readonly ofType: PaymentAccountType
  readonly id: string
}

/** What lists mask of an account, sealed; null for what its type does not have. */
export interface RevealedNumbers {
  readonly walletAddress: Sealed | null
  readonly shebaNumber: Sealed | null
  readonly accountNumber: Sealed | null
  readonly email: Sealed | null
}

interface Context extends RevealedPlace {
  readonly numbers: RevealedNumbers | null
}

export type AccountRevealEvent = { readonly type: 'reveal.requested' | 'hide.requested' }

/**
 * Showing the numbers of one account in full. They are there until they are hidden, and as long as their list is: the flow ends with it.
 * Each showing is asked of the server, which writes it down; events and context hold handles alone.
 */
export const accountReveal = setup({
  types: {
    context: {} as Context,
    events: {} as AccountRevealEvent,
    input: {} as RevealedPlace,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { reveal: mustBeProvided<RevealedNumbers, RevealedPlace>('reveal') },
  actions: {
    take: assign((_, { numbers }: { numbers: RevealedNumbers }) => ({ numbers })),
    forget: assign({ numbers: null }),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.emit({ type: 'notice.raised', status: 'error', body: failureText(toFailure(error)) })
    }),
  },
}).createMachine({
  id: 'account-reveal',
  meta: { journal: { version: 1, life: 'tab', secrets: ['walletAddress', 'shebaNumber', 'accountNumber', 'email'] } },
  context: ({ input }) => ({ ...input, numbers: null }),
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The numbers of the account are masked.',
      on: { 'reveal.requested': 'revealing' },
    },
    revealing: {
      description: 'The server is asked for the numbers, and writes down that they are shown.',
      tags: 'busy',
      invoke: {
        id: 'reveal',
        src: 'reveal',
        input: ({ context: { ofType, id } }) => ({ ofType, id }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ numbers: event.output }) } },
        onError: { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'The numbers stand there in full until they are hidden or the list is left.',
      on: { 'hide.requested': { target: 'hidden', actions: 'forget' } },
    },
    failed: {
      description: 'The numbers are masked: the server did not give them, and they can be asked for again.',
      on: { 'reveal.requested': 'revealing' },
    },
  },
})
