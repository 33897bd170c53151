import { assertEvent, assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText } from '../failure.ts'
import { requestActions } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { keyAgain, type UnansweredRequest, unansweredAfter } from '../request.ts'

interface Context {
  /** The loan that is asked about; empty when none is selected any more. */
  readonly loanId: string
  /** In words, '1,800.00 AUD'. */
  readonly amount: string
  readonly failure: Failure | null
  readonly requestKey: string
  /** A removal without an answer may have happened: asked for once more it is the same request, which happens once. */
  readonly unanswered: UnansweredRequest | null
}

export type LoanRemovalEvent =
  | { readonly type: 'removal.requested'; readonly loanId: string; readonly amount: string }
  /** The list came anew and does not have the loan. */
  | { readonly type: 'selection.lost' }
  | { readonly type: 'removal.confirmed'; readonly requestKey: string }
  | { readonly type: 'removal.cancelled' }

export interface RemoveLoan {
  readonly loanId: string
  readonly requestKey: string
}

const nothing: Context = { loanId: '', amount: '', failure: null, requestKey: '', unanswered: null }

const notice = (status: 'success' | 'error', body: string) => ({ type: 'notice.raised' as const, status, body })

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as LoanRemovalEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { removeLoan: mustBeProvided<void, RemoveLoan>('removeLoan') },
  guards: { isSelected: ({ context }) => context.loanId !== '' },
  actions: {
    select: assign(({ context: { unanswered }, event }) => {
      assertEvent(event, 'removal.requested')
      const { loanId, amount } = event
      return { ...nothing, loanId, amount, unanswered, requestKey: keyAgain(unanswered, loanId) }
    }),
    unselect: assign(({ context: { unanswered } }) => ({ ...nothing, unanswered })),
    forgetAll: assign(nothing),
    /** After `rememberFailure`, which drops the key of a request that was refused. */
    rememberUnanswered: assign(({ context }) => ({ unanswered: unansweredAfter(context.loanId, context) })),
    tellRemoved: emit(notice('success', messages.loanDeleted)),
    tellNotSelected: emit(notice('error', messages.loanNotSelected)),
    tellFailure: emit(({ context: { failure } }) =>
      notice('error', failure === null ? messages.genericError : failureText(failure)),
    ),
  },
}).extend({ actions: requestActions<Context, LoanRemovalEvent>() })

/** Deleting a loan that nobody has answered (specification 2.8 and 8, Loans): asks once, and closes whatever comes of it. */
export const loanRemoval = flow.createMachine({
  id: 'loan-removal',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      description: 'The person looks at the loans.',
      on: { 'removal.requested': { target: 'confirming', actions: 'select' } },
    },
    confirming: {
      description: 'The person is asked whether they are sure.',
      on: {
        'selection.lost': { actions: 'unselect' },
        'removal.confirmed': [
          { guard: 'isSelected', target: 'removing', actions: 'rememberRequest' },
          { target: 'idle', actions: 'tellNotSelected' },
        ],
        'removal.cancelled': { target: 'idle', actions: 'unselect' },
      },
    },
    removing: {
      description: 'The loan is being deleted.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'removeLoan',
        src: 'removeLoan',
        input: ({ context: { loanId, requestKey } }) => ({ loanId, requestKey }),
        onDone: { target: 'idle', actions: ['tellRemoved', 'forgetAll'] },
        onError: { target: 'idle', actions: ['rememberFailure', 'rememberUnanswered', 'tellFailure', 'unselect'] },
      },
    },
  },
})
