import { moneyText, sumOf } from '#rules/money.ts'
import { confirmationOf, type PayRunConfirmation, payRunDays } from '#rules/pay-runs.ts'
import { rowsWithWords } from './rows.ts'

/** What the list's rules read of a pay run. Days are `YYYY-MM-DD`, amounts decimal texts. */
export interface ListedPayRun {
  readonly id: string
  readonly fromDate: string
  readonly toDate: string
  readonly totalHours: number
  readonly totalPay: string
  readonly exchangedPay: string
  readonly exchangeCurrency: string
  readonly confirmedAt: string | null
  readonly paidAt: string | null
  readonly lines: readonly { readonly commitmentName: string; readonly projectName: string | null }[]
}

/** What 'Confirmed by You' says of it. */
export const confirmationIn = ({ confirmedAt }: Pick<ListedPayRun, 'confirmedAt'>): PayRunConfirmation =>
  confirmationOf(confirmedAt)

/** What waits for the person first, each with the newest period first. */
export const sortPayRuns = <P extends ListedPayRun>(payRuns: readonly P[]): readonly P[] => {
  const rank = (one: P): number => (confirmationIn(one) === 'Waiting' ? 0 : 1)
  return payRuns.toSorted((one, other) => rank(one) - rank(other) || (one.fromDate < other.fromDate ? 1 : -1))
}

const wordsOf = (one: ListedPayRun): string =>
  [
    payRunDays(one),
    confirmationIn(one),
    one.paidAt === null ? 'unpaid' : 'paid',
    moneyText(one.totalPay, 'AUD'),
    moneyText(one.exchangedPay, one.exchangeCurrency),
    ...one.lines.flatMap(({ commitmentName, projectName }) => [commitmentName, projectName ?? 'Salary']),
  ].join('\n')

/** The pay runs in which every word of the text occurs: days, state, amounts, commitments and projects. */
export const filterPayRuns = <P extends ListedPayRun>(payRuns: readonly P[], filter: string): readonly P[] =>
  rowsWithWords(payRuns, filter, wordsOf)

export interface PayRunTotals {
  /** Hours. */
  readonly hours: number
  readonly pay: string
  /** By the currency in which it was paid, in the order of the list. */
  readonly exchanged: readonly { readonly currency: string; readonly pay: string }[]
}

/** What the shown pay runs add up to, exactly. */
export const totalsOf = (payRuns: readonly ListedPayRun[]): PayRunTotals => {
  const currencies = [...new Set(payRuns.map(({ exchangeCurrency }) => exchangeCurrency))]
  return {
    hours: sumOf(payRuns.map(({ totalHours }) => String(totalHours))).toNumber(),
    pay: sumOf(payRuns.map(({ totalPay }) => totalPay)).toFixed(),
    exchanged: currencies.map((currency) => ({
      currency,
      pay: sumOf(payRuns.filter((one) => one.exchangeCurrency === currency).map(({ exchangedPay }) => exchangedPay)).toFixed(),
    })),
  }
}

/** The columns of the exported list. */
export const payRunColumns = [
  'From',
  'To',
  'TotalHours',
  'TotalPayment AUD',
  'TotalPayment Exchanged',
  'Currency',
  'Confirmed by You',
  'Paid',
] as const

/** The list as rows of a table for spreadsheets; amounts are plain decimals. */
export const payRunRows = (
  payRuns: readonly ListedPayRun[],
): readonly Readonly<Record<(typeof payRunColumns)[number], string | number>>[] =>
  payRuns.map((one) => ({
    From: one.fromDate,
    To: one.toDate,
    TotalHours: one.totalHours,
    'TotalPayment AUD': one.totalPay,
    'TotalPayment Exchanged': one.exchangedPay,
    Currency: one.exchangeCurrency,
    'Confirmed by You': confirmationIn(one),
    Paid: one.paidAt?.slice(0, 10) ?? '',
  }))

/** Pay runs on one page of the list. */
export const payRunPageSize = 60
