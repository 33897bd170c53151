import type { Vault } from '#journal/vault.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { paymentForms } from '#rules/payment-forms.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import { emptyAccount } from './account-source.ts'

/** What a form begins with, where one answer is more likely than the other. */
const begun: Readonly<Partial<Record<PaymentAccountType, FormValues>>> = { bankAccount: { country: 'Australia' } }

/** A new account of some type, with nothing typed yet. */
export const beginAccount = (type: PaymentAccountType, vault: Vault) => emptyAccount(paymentForms[type], begun[type] ?? {}, vault)
