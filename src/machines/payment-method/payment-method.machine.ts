import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { isSealedEmpty, sealedNothing } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import { failureText, isRefused, toFailure } from '../failure.ts'
import { formActions } from '../form-fragments.ts'
import { errorOf } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { changeActions, nothingChanges } from './change-actions.ts'
import {
  type Confirmed,
  type ConfirmPasswordRequest,
  isDefaultOf,
  type PaymentContext,
  type PaymentMethodEvent,
  type SavedPayment,
  type SavePaymentRequest,
} from './payment-change.ts'

const flow = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentMethodEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: {
    confirmPassword: mustBeProvided<Confirmed, ConfirmPasswordRequest>('confirmPassword'),
    savePayment: mustBeProvided<SavedPayment, SavePaymentRequest>('savePayment'),
  },
  guards: {
    isUnknown: ({ context }) => context.method === null,
    hasActivePayRun: ({ context }) => context.method?.hasActivePayRun === true,
    isLocked: ({ context }) => context.method !== null && context.method.lockedUntil !== null,
    isAnotherType: ({ context }) => context.method !== null && context.shown !== context.method.type,
    mayShow: ({ context }) => context.method !== null && context.method.lockedUntil === null,
    isOfShown: ({ context }, params: { ofType: string }) => params.ofType === context.shown,
    /** The first account of a type would become its default, and that stays while a pay run is on its way. */
    mayAdd: ({ context: { method, accounts } }) =>
      method !== null && accounts !== null && !(method.hasActivePayRun && accounts.length === 0),
    mayBecomeDefault: ({ context: { method, accounts } }, params: { id: string }) =>
      method?.hasActivePayRun === false && (accounts?.some((one) => one.id === params.id && !one.isDefault) ?? false),
    mayTakeType: ({ context: { method, shown, accounts } }) =>
      method?.hasActivePayRun === false && shown !== method.type && (accounts?.some(isDefaultOf) ?? false),
    isUnacceptable: ({ context }) => Object.keys(context.errors).length > 0,
    isConfirmed: ({ context }) => !isSealedEmpty(context.confirmation),
    isPasswordTyped: ({ context }) => !isSealedEmpty(context.password),
    isAccount: ({ context }) => context.change?.kind === 'account',
    /** Only what had no answer is worth another try: a refusal stays one. */
    isUnanswered: ({ context }) => context.failure !== null && context.failure.kind !== 'refused',
    lacksConfirmation: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error)
      return failure.kind === 'refused' && failure.field === 'confirmation'
    },
    isDuplicate: ({ context }, params: { error: unknown }) =>
      context.change?.kind === 'account' && isRefused(params.error, 'CONFLICT'),
  },
  actions: {
    keepConfirmation: assign((_, { confirmation }: Confirmed) => ({ confirmation, password: sealedNothing, refusals: 0 })),
    takeSaved: assign((_, { method, accounts }: SavedPayment) => ({ method, accounts })),
    tellSaved: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: context.change?.kind === 'account' ? messages.paymentAccountSaved : messages.paymentChanged,
    })),
    tellRefusal: emit(({ event }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureText(toFailure(errorOf(event))),
    })),
  },
}).extend({ actions: { ...formActions<PaymentContext, PaymentMethodEvent>(), ...changeActions() } })

const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/**
 * How the person is paid (specification 2.8, 4 Payment method, 5 Duplicate payment accounts).
 *
 * A type that was chosen is locked for six months, as the server's clock counts them. Whatever changes where money goes asks for the
 * password: its confirmation is good for one change within five minutes, so that an open page alone redirects nothing. What is typed is
 * account numbers: they are sealed, and the flow lives as long as its tab, because a draft kept without them would be no draft.
 */
export const paymentMethod = flow.createMachine({
  id: 'payment-method',
  meta: { journal: { version: 1, life: 'tab', secrets: ['value', 'password', 'confirmation'] } },
  context: { method: null, shown: null, accounts: null, ...nothingChanges },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'News from the server is taken here alone: nothing changes under a form or a question.',
      initial: 'arriving',
      on: {
        'method.arrived': { target: '.arriving', actions: 'takeMethod' },
        'accounts.arrived': {
          guard: { type: 'isOfShown', params: ({ event }) => ({ ofType: event.ofType }) },
          actions: 'takeAccounts',
        },
        'type.chosen': { guard: 'mayShow', target: '.arriving', actions: 'showType' },
        'type.confirmed': { guard: 'mayTakeType', target: 'askingPassword', actions: 'rememberType' },
        'add.requested': { guard: 'mayAdd', target: 'adding', actions: 'openForm' },
        'default.ticked': {
          guard: { type: 'mayBecomeDefault', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingDefault',
          actions: 'rememberDefault',
        },
      },
      states: {
        arriving: {
          description: 'The page finds out what can be changed.',
          entry: 'settleShown',
          always: [
            { guard: 'isUnknown', target: 'loading' },
            { guard: 'isAnotherType', target: 'switching' },
            { guard: 'hasActivePayRun', target: 'payRunActive' },
            { guard: 'isLocked', target: 'locked' },
            { target: 'open' },
          ],
        },
        loading: { description: 'The server is asked how the person is paid.' },
        open: { description: 'The person sees the accounts of their payment method; everything can be changed.' },
        locked: {
          description: 'The payment method was changed less than six months ago and stays until a date; accounts can be changed.',
        },
        payRunActive: { description: 'A pay run is not paid yet: the default accounts stay until it is.' },
        switching: { description: 'The person looks at another payment method and is told what saving with it would mean.' },
      },
    },
    adding: {
      description: 'The person fills in a new account.',
      on: {
        'field.changed': { actions: 'setField' },
        'field.left': { actions: 'rememberLeft' },
        'save.requested': [
          { guard: 'isUnacceptable', actions: 'countRefusal' },
          { guard: 'isConfirmed', target: 'saving', actions: 'rememberRequest' },
          { target: 'askingPassword', actions: 'forgetFailure' },
        ],
        'cancel.requested': { target: 'viewing', actions: 'closeChange' },
      },
    },
    confirmingDefault: {
      description: 'The person is asked whether payments are to go into another account.',
      on: {
        'default.confirmed': { target: 'askingPassword' },
        'cancel.requested': { target: 'viewing', actions: 'closeChange' },
      },
    },
    askingPassword: {
      description: 'The password is asked for, because the change decides where money goes.',
      on: {
        'password.changed': { actions: 'setPassword' },
        'password.confirmed': [
          { guard: 'isPasswordTyped', target: 'checkingPassword', actions: 'rememberRequest' },
          { actions: 'countRefusal' },
        ],
        'cancel.requested': [
          { guard: 'isAccount', target: 'adding', actions: 'forgetPassword' },
          { target: 'viewing', actions: 'closeChange' },
        ],
      },
    },
    checkingPassword: {
      description: 'The server checks the password.',
      tags: 'busy',
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ context: { password, shown, change, values } }) => ({ password, ofType: shown, change, values }),
        onDone: {
          target: 'saving',
          actions: { type: 'keepConfirmation', params: ({ event }) => event.output },
        },
        onError: { target: 'askingPassword', actions: 'rememberFailure' },
      },
    },
    saving: {
      description: 'The server saves the change.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'savePayment',
        src: 'savePayment',
        input: ({ context: { shown, change, values, confirmation, requestKey } }) => ({
          ofType: shown,
          change,
          values,
          confirmation,
          requestKey,
        }),
        onDone: {
          target: 'viewing',
          actions: ['tellSaved', { type: 'takeSaved', params: ({ event }) => event.output }, 'closeChange'],
        },
        onError: [
          {
            guard: { type: 'lacksConfirmation', params: error },
            target: 'askingPassword',
            actions: ['rememberFailure', 'spendConfirmation'],
          },
          {
            guard: { type: 'isDuplicate', params: error },
            target: 'adding',
            actions: ['rememberFailure', 'spendConfirmation', 'tellRefusal'],
          },
          { guard: 'isAccount', target: 'adding', actions: ['rememberFailure', 'spendConfirmation'] },
          { target: 'refused', actions: ['rememberFailure', 'spendConfirmation'] },
        ],
      },
    },
    refused: {
      description: 'The change was not made; the dialog says why.',
      on: {
        'retry.requested': { guard: 'isUnanswered', target: 'saving', actions: 'rememberRequest' },
        'cancel.requested': { target: 'viewing', actions: 'closeChange' },
      },
    },
  },
})
