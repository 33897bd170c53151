import { assertEvent, assign } from 'xstate'
import { sealedNothing } from '#rules/sealed.ts'
import type { PaymentContext, PaymentMethodEvent } from './payment-change.ts'

/** No change is under way: nothing typed, nothing confirmed, nothing refused. */
export const nothingChanges = {
  change: null,
  values: {},
  errors: {},
  password: sealedNothing,
  confirmation: sealedNothing,
  left: [],
  refusals: 0,
  failure: null,
  requestKey: '',
} satisfies Partial<PaymentContext>

type Change =
  | Partial<PaymentContext>
  | ((given: { readonly context: PaymentContext; readonly event: PaymentMethodEvent }) => Partial<PaymentContext>)

const changing = (change: Change) => assign<PaymentContext, PaymentMethodEvent, undefined, PaymentMethodEvent, never>(change)

/** What the `payment-method` machine's events do to its context. */
export const changeActions = () => ({
  takeMethod: changing(({ event }) => {
    assertEvent(event, 'method.arrived')
    return { method: event.method }
  }),
  /** The shown type is the stored one until the person chooses another, and again once the type is locked. */
  settleShown: changing(({ context: { method, shown } }) => {
    if (method === null || method.type === shown) return {}
    const isStored = shown === null || method.lockedUntil !== null
    return isStored ? { shown: method.type, accounts: null } : {}
  }),
  takeAccounts: changing(({ event }) => {
    assertEvent(event, 'accounts.arrived')
    return { accounts: event.accounts }
  }),
  showType: changing(({ context, event }) => {
    assertEvent(event, 'type.chosen')
    return event.chosen === context.shown ? {} : { shown: event.chosen, accounts: null }
  }),
  rememberType: changing({ ...nothingChanges, change: { kind: 'type' } }),
  rememberDefault: changing(({ event }) => {
    assertEvent(event, 'default.ticked')
    return { ...nothingChanges, change: { kind: 'default' as const, id: event.id } }
  }),
  openForm: changing(({ event }) => {
    assertEvent(event, 'add.requested')
    const values = Object.fromEntries(event.begun.map(({ field, value }) => [field, value]))
    return { ...nothingChanges, change: { kind: 'account' as const }, values, errors: event.errors }
  }),
  /** Another text is another request, which its own confirmation is for. */
  setField: changing(({ context: { values }, event }) => {
    assertEvent(event, 'field.changed')
    const { field, value, errors } = event
    return { values: { ...values, [field]: value }, errors, failure: null, requestKey: '', confirmation: sealedNothing }
  }),
  setPassword: changing(({ event }) => {
    assertEvent(event, 'password.changed')
    return { password: event.password, failure: null, refusals: 0 }
  }),
  forgetFailure: changing({ failure: null, refusals: 0 }),
  forgetPassword: changing({ password: sealedNothing, failure: null, refusals: 0 }),
  /** A refusal spends the confirmation. Without an answer nobody knows, and the same request goes again with the same one. */
  spendConfirmation: changing(({ context: { failure, confirmation } }) => ({
    confirmation: failure?.kind === 'refused' ? sealedNothing : confirmation,
  })),
  closeChange: changing(nothingChanges),
})
