import type { PaymentMethod_accountFragment } from '#generated/features/payment-method/payment-method.ts'
import { cryptoType, type PaymentAccountType } from '#rules/payment-methods.ts'

/** Which facts of an account each type's list shows, and in which order (specification 2.8). */

export type Account = PaymentMethod_accountFragment

/** What lists mask, and Reveal shows. */
export type MaskedField = 'walletAddress' | 'shebaNumber' | 'accountNumber' | 'email'
type PlainField = 'country' | 'bankName' | 'bsb' | 'accountName' | 'fullName' | 'swiftCode' | 'city' | 'postCode'

export interface AccountFact {
  readonly field: MaskedField | PlainField | 'recipientAddress' | 'requestedAt'
  readonly label: string
  /** What the list calls it, where it says more. */
  readonly header?: string
}

const requestDate: AccountFact = { field: 'requestedAt', label: 'Request date' }

const facts: Readonly<Record<PaymentAccountType, readonly AccountFact[]>> = {
  cryptoCurrency: [
    { field: 'walletAddress', label: 'Wallet address', header: `Wallet address (${cryptoType})` },
    { field: 'requestedAt', label: 'Creation date' },
  ],
  bankAccount: [
    { field: 'country', label: 'Country' },
    { field: 'bsb', label: 'BSB' },
    { field: 'bankName', label: 'Bank name' },
    { field: 'shebaNumber', label: 'Sheba number' },
    { field: 'accountName', label: 'Account name' },
    { field: 'accountNumber', label: 'Account number' },
    requestDate,
  ],
  wiseAccount: [
    { field: 'country', label: 'Country' },
    { field: 'city', label: 'City' },
    { field: 'email', label: 'Email' },
    { field: 'bankName', label: 'Bank name' },
    { field: 'accountNumber', label: 'Account number' },
    { field: 'swiftCode', label: 'Swift code' },
    { field: 'recipientAddress', label: 'Recipient address' },
    { field: 'postCode', label: 'Post code' },
    requestDate,
  ],
  paypal: [{ field: 'email', label: 'Email' }, { field: 'fullName', label: 'Full name' }, requestDate],
}

const ofIran: readonly string[] = ['bankName', 'shebaNumber']

/**
 * The facts that a list shows: a bank account's by the countries that are in it, Australia's BSB or Iran's bank and Sheba number. A list
 * without accounts is Australia's.
 */
export const factsOfList = (type: PaymentAccountType, accounts: readonly Pick<Account, 'country'>[]): readonly AccountFact[] => {
  if (type !== 'bankAccount') return facts[type]
  const hasIran = accounts.some(({ country }) => country === 'Iran')
  const hasAustralia = accounts.length === 0 || accounts.some(({ country }) => country !== 'Iran')
  return facts.bankAccount.filter(({ field }) => {
    if (field === 'bsb') return hasAustralia
    return hasIran || !ofIran.includes(field)
  })
}

export const isMasked = (field: AccountFact['field']): field is MaskedField =>
  field === 'walletAddress' || field === 'shebaNumber' || field === 'accountNumber' || field === 'email'

/** What tells an account from the others in the name of its controls. */
export const nameOf = ({ walletAddress, accountNumber, email }: Account): string => walletAddress ?? accountNumber ?? email ?? ''
