import { paymentMethodCalls as calls } from '#contract/payment-method.ts'
import { messages } from '#rules/messages.ts'
import { type PaymentAccountType, paymentMethodTypes } from '#rules/payment-methods.ts'
import { gatewayError } from '../errors.ts'
import type { PaymentChangeInput } from '../generated/resolver-types.ts'
import { fromBankAccount, fromCryptoCurrency, fromPaypal, fromWiseAccount } from './payment-method.ts'

const saveCalls = {
  cryptoCurrency: calls.saveCryptoCurrency,
  bankAccount: calls.saveBankAccount,
  wiseAccount: calls.saveWiseAccount,
  paypal: calls.savePaypal,
} as const satisfies Readonly<Record<PaymentAccountType, unknown>>

/**
 * The call of v1 that makes a change: what the password is confirmed for and what is then asked are one and the same.
 *
 * @throws a refusal unless the input names exactly one change
 */
export const paymentChangeOf = (input: PaymentChangeInput) => {
  const { addCryptoCurrency, addBankAccount, addWiseAccount, addPaypal, makeAccountDefault, choosePaymentMethod } = input
  const changes = [
    ...(addCryptoCurrency == null ? [] : [{ call: calls.saveCryptoCurrency, body: fromCryptoCurrency(addCryptoCurrency) }]),
    ...(addBankAccount == null ? [] : [{ call: calls.saveBankAccount, body: fromBankAccount(addBankAccount) }]),
    ...(addWiseAccount == null ? [] : [{ call: calls.saveWiseAccount, body: fromWiseAccount(addWiseAccount) }]),
    ...(addPaypal == null ? [] : [{ call: calls.savePaypal, body: fromPaypal(addPaypal) }]),
    ...(makeAccountDefault == null
      ? []
      : [{ call: saveCalls[makeAccountDefault.type], body: { Id: makeAccountDefault.id, IsDefault: true } }]),
    ...(choosePaymentMethod == null
      ? []
      : [{ call: calls.choose, body: { PaymentMethodType: paymentMethodTypes[choosePaymentMethod] } }]),
  ]
  const [change, ...others] = changes
  if (change === undefined || others.length > 0) throw gatewayError('VALIDATION', messages.genericError, 'change')
  return change
}
