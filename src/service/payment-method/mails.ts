import { type AccountFields, maskAccount, type PaymentAccountType, paymentTypeNames } from '#rules/payment-methods.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'

export type PaymentChange = 'added' | 'default' | 'chosen'

/** An account in one line, with its numbers masked. */
const accountLine = (type: PaymentAccountType, fields: AccountFields): string => {
  const { walletAddress, accountNumber, bankName, country, email } = maskAccount(fields)
  const parts = {
    cryptoCurrency: [walletAddress],
    bankAccount: [bankName, accountNumber, country],
    wiseAccount: [bankName, accountNumber],
    paypal: [email],
  }[type]
  return `${paymentTypeNames[type]}: ${parts.filter((part) => part !== null && part !== undefined).join(', ')}`
}

const sentences: Readonly<Record<PaymentChange, string>> = {
  added: 'an account has been added to your payment methods:',
  default: 'your default account for payments has been changed to:',
  chosen: 'the way you are paid has been changed. Your payments now go to:',
}

/** Tells the person what somebody, hopefully they, has changed about where their money goes. */
export const paymentChangedMail = (
  to: string,
  firstName: string,
  changes: readonly PaymentChange[],
  type: PaymentAccountType,
  fields: AccountFields,
): OutboxMessage => ({
  kind: 'mail',
  to,
  subject: 'Your payment method has been changed',
  text: `Hello ${firstName},\n\n${changes.map((change) => `${sentences[change]}\n\n${accountLine(type, fields)}\n`).join('\n')}\nIf this was not you, please reset your password at once and tell whoever pays you.\n`,
  link: null,
})
