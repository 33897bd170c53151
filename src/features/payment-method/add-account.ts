import {
  PaymentMethod_addBankAccountDocument,
  PaymentMethod_addCryptoCurrencyDocument,
  PaymentMethod_addPaypalDocument,
  PaymentMethod_addWiseAccountDocument,
  type PaymentMethod_changedFragment,
} from '#generated/features/payment-method/payment-method.ts'
import type { PaymentChangeInput } from '#generated/operations.ts'
import type { SealedValues } from '#machines/payment-method/payment-change.ts'
import { inputOf } from '#rules/form-wire.ts'
import { paymentForms } from '#rules/payment-forms.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import type { Sealed } from '#rules/sealed.ts'
import { expectData, type PortalClient, underKey } from '../shared/services/expect-data.ts'

interface NewAccount {
  readonly values: SealedValues
  readonly open: (secret: Sealed) => string
  readonly confirmation: string
  readonly requestKey: string
}

const typedIn = (values: SealedValues, open: NewAccount['open']) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, open(value)]))

/** A new account as the password is asked for it. */
export const newAccountInput = (type: PaymentAccountType, values: SealedValues, open: NewAccount['open']): PaymentChangeInput => {
  const typed = typedIn(values, open)
  const inputs: Readonly<Record<PaymentAccountType, () => PaymentChangeInput>> = {
    cryptoCurrency: () => ({ addCryptoCurrency: inputOf(paymentForms.cryptoCurrency, typed) }),
    bankAccount: () => ({ addBankAccount: inputOf(paymentForms.bankAccount, typed) }),
    wiseAccount: () => ({ addWiseAccount: inputOf(paymentForms.wiseAccount, typed) }),
    paypal: () => ({ addPaypal: inputOf(paymentForms.paypal, typed) }),
  }
  return inputs[type]()
}

/** Sends a new account; a request with the same key adds one. @throws Failure */
export const addAccount = async (
  client: PortalClient,
  type: PaymentAccountType,
  { values, open, confirmation, requestKey }: NewAccount,
): Promise<PaymentMethod_changedFragment> => {
  const key = underKey(requestKey)
  const typed = typedIn(values, open)
  const calls: Readonly<Record<PaymentAccountType, () => Promise<PaymentMethod_changedFragment>>> = {
    cryptoCurrency: async () => {
      const input = inputOf(paymentForms.cryptoCurrency, typed)
      return expectData(await client.mutation(PaymentMethod_addCryptoCurrencyDocument, { input, confirmation }, key).toPromise())
        .changed
    },
    bankAccount: async () => {
      const input = inputOf(paymentForms.bankAccount, typed)
      return expectData(await client.mutation(PaymentMethod_addBankAccountDocument, { input, confirmation }, key).toPromise())
        .changed
    },
    wiseAccount: async () => {
      const input = inputOf(paymentForms.wiseAccount, typed)
      return expectData(await client.mutation(PaymentMethod_addWiseAccountDocument, { input, confirmation }, key).toPromise())
        .changed
    },
    paypal: async () => {
      const input = inputOf(paymentForms.paypal, typed)
      return expectData(await client.mutation(PaymentMethod_addPaypalDocument, { input, confirmation }, key).toPromise()).changed
    },
  }
  return calls[type]()
}
