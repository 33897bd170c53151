import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type {
  bankAccount,
  cryptoAccount,
  paymentMethod,
  paymentMethodCalls,
  paypalAccount,
  wiseAccount,
} from '#contract/payment-method.ts'
import { paymentForms } from '#rules/payment-forms.ts'
import { type PaymentAccountType, paymentTypeOf } from '#rules/payment-methods.ts'
import { todayIn } from '#rules/today.ts'
import type {
  BankAccountInput,
  CryptoCurrencyInput,
  PaymentAccount,
  PaymentMethod,
  PaypalInput,
  RevealedAccount,
  WiseAccountInput,
} from '../generated/resolver-types.ts'
import { fromFields, toFields } from './form-fields.ts'
import { toDay } from './values.ts'

type Calls = typeof paymentMethodCalls
type V1Crypto = Static<typeof cryptoAccount>
type V1Bank = Static<typeof bankAccount>
type V1Wise = Static<typeof wiseAccount>
type V1Paypal = Static<typeof paypalAccount>

/** @param now the gateway's clock, which is the server's: a device's own has no say in the lock */
export const toPaymentMethod = (one: Static<typeof paymentMethod>, now: Date): PaymentMethod => ({
  type: paymentTypeOf(one.PaymentMethodType),
  lockedUntil: toDay(one.LockedUntil),
  today: todayIn(null, now),
  hasActivePayRun: one.HasActivePayRun,
})

const nothing = {
  walletAddress: null,
  country: null,
  bankName: null,
  bsb: null,
  shebaNumber: null,
  accountName: null,
  accountNumber: null,
  fullName: null,
  email: null,
  swiftCode: null,
  city: null,
  postCode: null,
  recipientAddress: null,
}

const common = (type: PaymentAccountType, one: Pick<V1Crypto, 'Id' | 'CreatedAt' | 'IsDefault' | 'RevealedAt'>) => ({
  ...nothing,
  id: one.Id,
  type,
  requestedAt: one.CreatedAt,
  isDefault: one.IsDefault,
  revealedAt: one.RevealedAt,
})

export const toCryptoCurrency = (one: V1Crypto): PaymentAccount => ({
  ...common('cryptoCurrency', one),
  ...toFields(paymentForms.cryptoCurrency, one),
})
export const toBankAccount = (one: V1Bank): PaymentAccount => ({
  ...common('bankAccount', one),
  ...toFields(paymentForms.bankAccount, one),
})
export const toWiseAccount = (one: V1Wise): PaymentAccount => ({
  ...common('wiseAccount', one),
  ...toFields(paymentForms.wiseAccount, one),
})
export const toPaypal = (one: V1Paypal): PaymentAccount => ({
  ...common('paypal', one),
  ...toFields(paymentForms.paypal, one),
})

/** What lists mask. */
export const toRevealed = ({ walletAddress, shebaNumber, accountNumber, email }: PaymentAccount): RevealedAccount => ({
  walletAddress: walletAddress ?? null,
  shebaNumber: shebaNumber ?? null,
  accountNumber: accountNumber ?? null,
  email: email ?? null,
})

export const fromCryptoCurrency = (input: CryptoCurrencyInput): BodyOf<Calls['saveCryptoCurrency']> =>
  fromFields(paymentForms.cryptoCurrency, input)
export const fromBankAccount = (input: BankAccountInput): BodyOf<Calls['saveBankAccount']> =>
  fromFields(paymentForms.bankAccount, input)
export const fromWiseAccount = (input: WiseAccountInput): BodyOf<Calls['saveWiseAccount']> =>
  fromFields(paymentForms.wiseAccount, input)
export const fromPaypal = (input: PaypalInput): BodyOf<Calls['savePaypal']> => fromFields(paymentForms.paypal, input)
