import Big from 'big.js'
import { defaultCurrency, roundedAmount } from './money.ts'
import { dayInWords, rangeMaxDays } from './timesheet.ts'
import { addDays, daysBetween } from './weeks.ts'

/** What 'Confirmed by You' shows (specification 2.8, 4). */
export type PayRunConfirmation = 'Approved' | 'Waiting'

/** @param confirmedAt when the member confirmed it; null for not yet */
export const confirmationOf = (confirmedAt: unknown): PayRunConfirmation => (confirmedAt === null ? 'Waiting' : 'Approved')

/** What is said of a period that is too long. */
export const payRunTooLong = `must not make more than ${rangeMaxDays} days.`

/** Whether a period is longer than time records are asked for at once: a pay run shows all of those that it pays for. */
export const isPayRunTooLong = (from: string, to: string): boolean => daysBetween(from, to) >= rangeMaxDays

/** What is paid for something: in AUD to the cent, and in the currency in which it is paid. Decimal texts. */
export interface Pay {
  readonly audPay: string
  readonly lcPay: string
}

/** How much of a currency one AUD is, of the currency that something is paid for in and of the one that is paid. Decimal texts. */
export interface Exchange {
  readonly perAud: string
  readonly currency: string
  readonly currencyPerAud: string
}

/** An amount in both currencies, each rounded once from the exact one: a salary in the currency that is paid is paid as it is. */
const paid = (amount: Big, { perAud, currency, currencyPerAud }: Exchange): Pay => ({
  audPay: roundedAmount(amount.div(perAud), defaultCurrency),
  lcPay: roundedAmount(amount.times(currencyPerAud).div(perAud), currency),
})

/** The pay of hours. @param rate what an hour is paid */
export const payOfHours = (hours: string, rate: string, exchange: Exchange): Pay => paid(new Big(hours).times(rate), exchange)

/** What an hour is paid in AUD, to a hundredth of a cent. */
export const audRateOf = (rate: string, perAud: string): string => new Big(rate).div(perAud).toFixed(4)

const firstOfNextMonth = (day: string): string => {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

const daysApart = (start: string, end: string): number =>
  Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000)

/**
 * How many months a period is: a month's part counts as its days in it over the month's days, so that pay runs that follow each other
 * pay a month once.
 *
 * @param from first day, `YYYY-MM-DD`
 * @param to last day
 */
export const monthsIn = (from: string, to: string): Big => {
  const after = addDays(to, 1)
  let months = new Big(0)
  for (let start = from; start < after; start = firstOfNextMonth(start)) {
    const month = `${start.slice(0, 7)}-01`
    const next = firstOfNextMonth(start)
    const end = next < after ? next : after
    months = months.plus(new Big(daysApart(start, end)).div(daysApart(month, next)))
  }
  return months
}

/** The pay of a monthly salary over a period, both days within. */
export const payOfSalary = (salary: string, from: string, to: string, exchange: Exchange): Pay =>
  paid(new Big(salary).times(monthsIn(from, to)), exchange)

interface Period {
  /** `YYYY-MM-DD`. */
  readonly fromDate: string
  /** The last day. */
  readonly toDate: string
}

/** Whether two periods share a day. */
export const overlaps = (one: Period, other: Period): boolean => one.fromDate <= other.toDate && other.fromDate <= one.toDate

/** The confirmed pay runs that days of a range belong to, and are closed by, the first one first. @param range `YYYY-MM-DD`, both within */
export const closingPayRuns = <P extends Period & { readonly confirmedAt: string | null }>(
  payRuns: readonly P[],
  range: Period,
): readonly P[] =>
  payRuns
    .filter((one) => one.confirmedAt !== null && overlaps(one, range))
    .toSorted((one, other) => (one.toDate < other.toDate ? -1 : 1))

/** The days of a pay run as '2 Feb 2026 to 1 Mar 2026'. */
export const payRunDays = ({ fromDate, toDate }: Period): string => `${dayInWords(fromDate)} to ${dayInWords(toDate)}`
