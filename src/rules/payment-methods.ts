import { messages } from './messages.ts'
import { normaliseCode, normaliseNumber } from './payment-numbers.ts'
import { dayInWords } from './timesheet.ts'

/** How a person is paid: the preferred type, its lock, and what makes two accounts the same (specification 4, 5 and 9). */

/** The preferred type as it is kept (specification 3, Team member). */
export const paymentMethodTypes = { none: 0, cryptoCurrency: 1, bankAccount: 2, wiseAccount: 3, paypal: 4 } as const
export type PaymentAccountType = Exclude<keyof typeof paymentMethodTypes, 'none'>

/** The types in the order of the selector. */
export const paymentAccountTypes = ['cryptoCurrency', 'bankAccount', 'wiseAccount', 'paypal'] as const

/** The one coin and chain that is paid out (specification 9). */
export const cryptoType = 'USDT-BEP20'

/** What the selector and sentences call each type. */
export const paymentTypeNames: Readonly<Record<PaymentAccountType, string>> = {
  cryptoCurrency: `Crypto currency (${cryptoType})`,
  bankAccount: 'Bank account',
  wiseAccount: 'Wise account',
  paypal: 'PayPal',
}

/** What the question about the default calls an account. */
const accountNames: Readonly<Record<PaymentAccountType, string>> = {
  cryptoCurrency: 'wallet',
  bankAccount: 'bank account',
  wiseAccount: 'Wise account',
  paypal: 'PayPal account',
}

/** What the refusal of a second one calls the type. */
const duplicateNames: Readonly<Record<PaymentAccountType, string>> = {
  cryptoCurrency: 'crypto',
  bankAccount: 'bank',
  wiseAccount: 'Wise',
  paypal: 'PayPal',
}

/** Months for which a chosen type stays (specification 9). */
export const lockMonths = 6

/** The preferred type that a number of v1 stands for; null for none. */
export const paymentTypeOf = (kept: number): PaymentAccountType | null =>
  paymentAccountTypes.find((type) => paymentMethodTypes[type] === kept) ?? null

/**
 * The day from which another type may be chosen: the same day six calendar months later, or the last one of a month that has no
 * such day, so that 31 August leads to 28 or 29 February.
 *
 * @param changed the day of the last change, `YYYY-MM-DD`, where the service is
 */
export const lockedUntil = (changed: string): string => {
  const [year = 0, month = 1, day = 1] = changed.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + lockMonths + 1, 0))
  const until = new Date(Date.UTC(year, month - 1 + lockMonths, Math.min(day, lastDay.getUTCDate())))
  return until.toISOString().slice(0, 10)
}

/**
 * The end of the lock while it holds; null when another type may be chosen.
 *
 * @param changed the day of the last change, null when a type was never chosen
 * @param today the day where the service is, both `YYYY-MM-DD`: a device's own clock has no say
 */
export const typeLock = (changed: string | null, today: string): string | null => {
  const until = changed === null ? null : lockedUntil(changed)
  return until !== null && today < until ? until : null
}

/** Why another type cannot be chosen. @param until `YYYY-MM-DD` */
export const typeLockedText = (until: string): string => messages.paymentTypeLocked.replace('{date}', dayInWords(until))

/** What choosing another type means. @param today `YYYY-MM-DD` where the service is */
export const typeChangeText = (type: PaymentAccountType, today: string): string =>
  messages.paymentTypeWillChange.replace('{type}', paymentTypeNames[type]).replace('{date}', dayInWords(lockedUntil(today)))

/** What making an account the default means. */
export const defaultQuestion = (type: PaymentAccountType): string =>
  messages.defaultAccountQuestion.replace('{account}', accountNames[type])

/** The refusal of an account that the person has already. */
export const accountExistsText = (type: PaymentAccountType): string =>
  messages.paymentAccountExists.replace('{type}', duplicateNames[type])

/** The fields of an account by the names of its form. */
export type AccountFields = Readonly<Record<string, string | null>>

/** A text as it is compared: without case, what is around it, and what nobody sees. */
const comparable = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const comparableNumber = (text: string | null | undefined): string => comparable(normaliseNumber(text ?? ''))

/** A SWIFT code of eight characters is the one of the head office, which eleven write with XXX. */
const comparableSwift = (text: string | null | undefined): string => comparable(normaliseCode(text ?? '').replace(/XXX$/, ''))

/** What two accounts of a person may not have in common, and the field that is at fault when they do. */
export interface DuplicateKey {
  readonly field: string
  readonly key: string
}

const keysOf: Readonly<Record<PaymentAccountType, (account: AccountFields) => readonly DuplicateKey[]>> = {
  cryptoCurrency: ({ walletAddress }) => [{ field: 'walletAddress', key: comparableNumber(walletAddress) }],
  bankAccount: ({ country, accountNumber, bsb, bankName }) => [
    {
      field: 'accountNumber',
      key: [country, comparableNumber(accountNumber), country === 'Iran' ? comparable(bankName) : comparableNumber(bsb)].join(
        '|',
      ),
    },
  ],
  wiseAccount: ({ accountNumber, swiftCode }) => [
    { field: 'accountNumber', key: comparableNumber(accountNumber) },
    { field: 'swiftCode', key: comparableSwift(swiftCode) },
  ],
  paypal: ({ email }) => [{ field: 'email', key: comparable(email) }],
}

/**
 * What no other account of the type may share (specification 5, Duplicate payment accounts): the wallet; the number with the BSB or with
 * the name of an Iranian bank; of Wise the number, and the SWIFT code; the e-mail.
 */
export const duplicateKeys = (type: PaymentAccountType, account: AccountFields): readonly DuplicateKey[] => keysOf[type](account)

/** A number of which only the last four characters show; none of one that has no more. */
export const maskNumber = (number: string): string => `••••${[...number].length > 4 ? [...number].slice(-4).join('') : ''}`

/** An e-mail of which the first letter and the domain show. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${at > 1 ? email.slice(0, 1) : ''}••••${at < 0 ? '' : email.slice(at)}`
}

/** The fields that lists show masked: who knows them can ask for money in the person's name. */
const masks: Readonly<Record<string, (value: string) => string>> = {
  walletAddress: maskNumber,
  accountNumber: maskNumber,
  shebaNumber: maskNumber,
  email: maskEmail,
}

/** An account as lists show it. */
export const maskAccount = <T extends AccountFields>(account: T): T =>
  Object.fromEntries(
    Object.entries(account).map(([name, value]) => [name, value === null ? null : (masks[name]?.(value) ?? value)]),
  ) as T
