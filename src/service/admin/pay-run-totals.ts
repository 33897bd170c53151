import { isDeepStrictEqual } from 'node:util'
import Big from 'big.js'
import { defaultCurrency, digitsOf, roundedAmount, sumOf } from '#rules/money.ts'
import type { PayRunEntry } from './document.ts'
import { canonicalAmount, checkDigits } from './import-money.ts'
import type { StoredPayRun, StoredPayRunLine } from './read-money.ts'
import type { ImportWork } from './work.ts'

interface Paid {
  readonly lines: readonly StoredPayRunLine[]
  /** The currency in which it is paid. */
  readonly currency: string
  readonly before: StoredPayRun | undefined
}

/** How far the total that is paid may be from the AUD one at the rate: each line was rounded once in either currency. */
const toleranceOf = (lines: number, rate: string, currency: string): Big =>
  new Big(rate)
    .times('0.005')
    .plus(new Big(10).pow(-digitsOf(currency)).div(2))
    .times(lines)

/** The lines' sum in the currency that is paid, each line rounded once. */
const exchanged = (lines: readonly StoredPayRunLine[], rate: string, currency: string): string =>
  canonicalAmount(roundedAmount(sumOf(lines.map(({ amount }) => roundedAmount(new Big(amount).times(rate), currency))), currency))

/**
 * The totals of a pay run, as the file says or else from its lines; a problem for one that is not what its lines add up to.
 *
 * @returns canonical amounts
 */
export const totalsOf = (work: ImportWork, path: string, entry: PayRunEntry, { lines, currency, before }: Paid) => {
  const sum = canonicalAmount(sumOf(lines.map(({ amount }) => amount)).toFixed())
  const totalAud = entry.totalAud === undefined ? sum : canonicalAmount(entry.totalAud)
  if (totalAud !== sum) work.problem(`${path}.totalAud`, `is ${totalAud}, but the lines add up to ${sum}.`)
  const isKept = before !== undefined && before.currency === currency && isDeepStrictEqual(before.lines, lines)
  const rate = currency === defaultCurrency ? '1' : entry.exchangeRate
  if (rate !== undefined && Number(rate) === 0) {
    work.problem(`${path}.exchangeRate`, 'must be more than zero.')
    return { totalAud, totalPaid: '0' }
  }
  if (entry.exchangeRate !== undefined && currency === defaultCurrency && Number(entry.exchangeRate) !== 1) {
    work.problem(`${path}.exchangeRate`, `is ${entry.exchangeRate}, but one AUD is one AUD.`)
  }
  if (entry.totalPaid === undefined) {
    if (rate !== undefined) return { totalAud, totalPaid: exchanged(lines, rate, currency) }
    if (!isKept) work.problem(`${path}.totalPaid`, `is required, or exchangeRate: how much of ${currency} one AUD was.`)
    return { totalAud, totalPaid: before?.totalPaid ?? '0' }
  }
  const totalPaid = canonicalAmount(entry.totalPaid)
  checkDigits(work, `${path}.totalPaid`, totalPaid, currency)
  const tolerance =
    rate === undefined ? null : currency === defaultCurrency ? new Big(0) : toleranceOf(lines.length, rate, currency)
  if (rate !== undefined && tolerance !== null && new Big(sum).times(rate).minus(totalPaid).abs().gt(tolerance)) {
    work.problem(`${path}.totalPaid`, `is ${totalPaid}, but the lines add up to ${exchanged(lines, rate, currency)} ${currency}.`)
  }
  return { totalAud, totalPaid }
}
