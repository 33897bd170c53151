import { messages } from '#rules/messages.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { otherSecret, refusal, silence, someSecret } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import type { PaymentContext } from './payment-change.ts'
import { paymentMethod } from './payment-method.machine.ts'

const defaultId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d01'
const otherId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7d02'
const accounts = [
  { id: defaultId, isDefault: true },
  { id: otherId, isDefault: false },
]
const bank = { type: 'bankAccount', lockedUntil: null, today: '2026-03-02', hasActivePayRun: false } as const
const locked = { ...bank, lockedUntil: '2026-05-22' }
const paid = { ...bank, hasActivePayRun: true }
const paypal = { ...bank, type: 'paypal' as const, lockedUntil: '2026-09-02' }
const errors = { email: messages.required, fullName: messages.required }

export const paymentMethodPlan: PathPlan = {
  name: 'payment-method',
  machine: paymentMethod,
  starts: [{ words: 'Open /team-member/paymentMethods', input: undefined }],
  events: [
    { event: { type: 'method.arrived', method: bank }, words: 'The server answers: a bank account, nothing stands in the way' },
    { event: { type: 'method.arrived', method: locked }, words: 'The server answers: the type is locked' },
    { event: { type: 'method.arrived', method: paid }, words: 'The server answers: a pay run is not paid yet' },
    {
      event: { type: 'accounts.arrived', ofType: 'bankAccount', accounts },
      words: 'The bank accounts arrive: two, of which one is the default',
    },
    { event: { type: 'accounts.arrived', ofType: 'paypal', accounts }, words: 'The PayPal accounts arrive' },
    { event: { type: 'type.chosen', chosen: 'paypal' }, words: 'Choose PayPal' },
    { event: { type: 'type.confirmed' }, words: 'Press Use PayPal' },
    { event: { type: 'add.requested', begun: [], errors }, words: 'Press Add account' },
    { event: { type: 'field.changed', field: 'email', value: someSecret, errors: {} }, words: 'Fill in the form' },
    { event: { type: 'field.left', field: 'email' }, words: 'Leave a field' },
    { event: { type: 'save.requested', requestKey: 'key-1' }, words: 'Press Save' },
    { event: { type: 'default.ticked', id: otherId }, words: 'Tick the other account' },
    { event: { type: 'default.confirmed' }, words: 'Confirm the new default' },
    { event: { type: 'password.changed', password: someSecret }, words: 'Type the password' },
    { event: { type: 'password.confirmed', requestKey: 'key-2' }, words: 'Press Confirm' },
    { event: { type: 'retry.requested', requestKey: 'key-3' }, words: 'Press Try again' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: doneEvent('confirmPassword', { confirmation: otherSecret }), words: 'The password is right' },
    {
      event: errorEvent('confirmPassword', refusal(messages.passwordWrong, 'VALIDATION', 'password')),
      words: 'The password is wrong',
    },
    { event: doneEvent('savePayment', { method: paypal, accounts }), words: 'The server saves it' },
    {
      event: errorEvent('savePayment', refusal(messages.confirmationNeeded, 'FORBIDDEN', 'confirmation')),
      words: 'The confirmation is older than five minutes',
    },
    {
      event: errorEvent('savePayment', refusal(messages.defaultBlockedByPayRun, 'CONFLICT')),
      words: 'The server refuses: a duplicate, or a pay run that began meanwhile',
    },
    { event: errorEvent('savePayment', silence), words: 'No answer comes from the server' },
  ],
  facts: ({ method, shown, accounts: known, change, errors: wrong, password, confirmation, failure }: PaymentContext) =>
    [
      method?.type,
      method?.lockedUntil,
      method?.hasActivePayRun,
      shown,
      known?.length,
      change?.kind,
      Object.keys(wrong).length,
      password === sealedNothing,
      confirmation === sealedNothing,
      failure?.kind,
    ].join(' '),
  // The accounts are asked for once the type is known, and once for each.
  possible: ({ context }, { type, ofType }) => {
    const { method, accounts: known, shown, values } = context as PaymentContext
    if (type === 'method.arrived') return method === null
    if (type === 'accounts.arrived') return known === null && shown === ofType
    return type !== 'field.changed' || Object.keys(values).length === 0
  },
}
