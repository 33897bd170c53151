import Big from 'big.js'

/** Loans against a commitment (specification 2.8, 3, 4 and 5 Loan, 9; decisions A13, A32 and B). Amounts are decimal texts. */

export const loanStatuses = ['Pending', 'Approved', 'Rejected', 'FullyPaid'] as const
export type LoanStatus = (typeof loanStatuses)[number]

/** What the person reads (specification 4). */
export const loanStatusText = (status: LoanStatus): string => (status === 'FullyPaid' ? 'Fully Re-Paid' : status)

export const installmentsMin = 1
export const installmentsMax = 99
export const loanPageSize = 10

/** The longest description in characters. */
export const loanDescriptionMaxLength = 500

const amountPattern = /^\d{1,13}(?:\.\d{1,2})?$/

/** An amount without what people paste with it: spaces, and commas between groups of three digits. */
export const normaliseAmount = (text: string): string => {
  const bare = text.replace(/\s/g, '')
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}

/** Whether a text is an amount that a loan can have: digits with at most two after the point, more than zero (specification 5). */
export const isLoanAmount = (text: string): boolean => {
  const bare = normaliseAmount(text)
  return amountPattern.test(bare) && Big(bare).gt(0)
}

/** Whether a text is a number of instalments: a whole one from 1 to 99 (specification 5, decision A13). */
export const isInstallments = (text: string): boolean => {
  const bare = text.trim()
  return /^\d{1,4}$/.test(bare) && Number(bare) >= installmentsMin && Number(bare) <= installmentsMax
}

/** A decimal as text, without an exponent. */
const textOf = (amount: Big): string => amount.toFixed()

/**
 * Whether instalments divide an amount exactly (specification 5): the amount divided by them, rounded to the currency's digits, times
 * them is the amount.
 *
 * @param amount a decimal text
 * @param digits after the point: 2 for most currencies
 */
export const dividesExactly = (amount: string, installments: number, digits: number): boolean =>
  Big(amount).div(installments).round(digits, Big.roundHalfUp).times(installments).eq(amount)

/**
 * The amounts of the instalments. They are equal where the instalments divide the amount; in any case they add up to it, the last one
 * taking what is left.
 */
export const installmentAmounts = (amount: string, installments: number, digits: number): readonly string[] => {
  const each = Big(amount).div(installments).round(digits, Big.roundDown)
  const last = Big(amount).minus(each.times(installments - 1))
  return Array.from({ length: installments }, (_, index) => textOf(index === installments - 1 ? last : each))
}

/**
 * The day so many months after another; the last of the month where it has no such day (31 January, 28 February, 31 March).
 *
 * @param day `YYYY-MM-DD`
 */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 1970, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

/** One instalment of a schedule. */
export interface ScheduleLine {
  readonly amount: string
  /** `YYYY-MM-DD`; null while nobody has said when the loan begins. */
  readonly date: string | null
}

/** The schedule of a loan: an instalment a month. @param start the first instalment's day, `YYYY-MM-DD`; '' or null for none */
export const scheduleOf = (
  loan: { readonly amount: string; readonly installments: number; readonly start: string | null },
  digits: number,
): readonly ScheduleLine[] =>
  installmentAmounts(loan.amount, loan.installments, digits).map((amount, index) => ({
    amount,
    date: loan.start === null || loan.start === '' ? null : monthsAfter(loan.start, index),
  }))

/** Amounts and numbers of instalments that would divide, in place of those that do not. */
export interface DivisibleChoices {
  /** Decimal texts, the nearest below and above. */
  readonly amounts: readonly string[]
  /** The nearest numbers of instalments below and above. */
  readonly installments: readonly number[]
}

/** What is near and would divide (specification 5). */
export const divisibleChoices = (amount: string, installments: number, digits: number): DivisibleChoices => {
  const step = Big(10).pow(-digits).times(installments)
  const below = Big(amount).div(step).round(0, Big.roundDown).times(step)
  const counts = Array.from({ length: installmentsMax }, (_, index) => index + installmentsMin)
  const dividing = counts.filter((count) => dividesExactly(amount, count, digits))
  const near = [dividing.findLast((count) => count < installments), dividing.find((count) => count > installments)]
  return {
    amounts: [below, below.plus(step)].filter((one) => one.gt(0)).map(textOf),
    installments: near.filter((count) => count !== undefined),
  }
}

/** What decides whether a loan may still be changed or taken back. */
interface Decidable {
  readonly status: LoanStatus
  readonly startPaymentDate: string | null
  readonly paymentReference: string | null
  readonly lines: readonly { readonly isPaid: boolean }[]
}

/** Whether the person may still edit or delete a loan (decisions A32 and B): nobody has answered it and nothing of it was paid. */
export const isLoanOpen = ({ status, startPaymentDate, paymentReference, lines }: Decidable): boolean =>
  status === 'Pending' && startPaymentDate === null && paymentReference === null && lines.every(({ isPaid }) => !isPaid)

/** The columns that sort (specification 2.8), each with v1's name of its field. */
export const loanSortFields = {
  requestDate: 'CreatedDate',
  startDate: 'ProposedPaymentDate',
  amount: 'Amount',
  remaining: 'UnPaidAmount',
  installments: 'Installment',
  paymentDate: 'StartPaymentDate',
  status: 'Status',
} as const
export type LoanSortColumn = keyof typeof loanSortFields
export const loanSortColumns = Object.keys(loanSortFields) as readonly LoanSortColumn[]

/** When a new loan's first instalment is unless the person says otherwise: the first day of the next month. @param today `YYYY-MM-DD` */
export const usualLoanStart = (today: string): string => monthsAfter(`${today.slice(0, 7)}-01`, 1)
