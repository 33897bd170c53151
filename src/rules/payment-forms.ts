import { isEmail } from './credentials.ts'
import type { Form, FormValues } from './form-fields.ts'
import { messages } from './messages.ts'
import {
  accountOrIbanError,
  australianAccountError,
  bsbError,
  normaliseCode,
  normaliseNumber,
  normaliseWallet,
  shebaError,
  swiftError,
  walletError,
} from './payment-numbers.ts'

/** The fields of a payment account of each type, each named once with its rule (specification 3 and 5; decisions B). */

/** Where a bank account may be (specification 9). */
export const bankCountries = ['Australia', 'Iran'] as const

const inAustralia = { field: 'country', is: 'Australia' } as const
const inIran = { field: 'country', is: 'Iran' } as const

const text = (maxLength: number) => ({ kind: 'text', maxLength, required: true, always: true }) as const
/** A number as it may be pasted, with spaces and dashes. */
const number = { ...text(60), normalise: normaliseNumber } as const
const email = {
  ...text(254),
  check: (value: string) => (isEmail(value) ? null : messages.emailInvalid),
} as const

const bankAccountError = (value: string, { country }: FormValues): string | null =>
  country === 'Australia' ? australianAccountError(value) : null

export const paymentForms = {
  /** USDT-BEP20. */
  cryptoCurrency: { walletAddress: { ...number, normalise: normaliseWallet, check: walletError } },
  bankAccount: {
    country: { kind: 'choice', choices: bankCountries, required: true, always: true },
    bankName: { kind: 'text', maxLength: 100, required: true, when: inIran },
    bsb: {
      kind: 'text',
      maxLength: 20,
      v1: 'BSB',
      required: true,
      when: inAustralia,
      normalise: normaliseNumber,
      check: bsbError,
    },
    shebaNumber: { kind: 'text', maxLength: 60, required: true, when: inIran, normalise: normaliseCode, check: shebaError },
    accountName: text(100),
    accountNumber: { ...number, check: bankAccountError },
  },
  wiseAccount: {
    fullName: text(100),
    email,
    bankName: text(100),
    accountNumber: { ...number, check: accountOrIbanError },
    swiftCode: { ...text(30), normalise: normaliseCode, check: swiftError },
    country: text(100),
    city: { ...text(100), within: 'country' },
    postCode: text(20),
    recipientAddress: text(300),
  },
  paypal: { email, fullName: text(100) },
} as const satisfies Readonly<Record<string, Form>>
