import Big from 'big.js'

/**
 * Amounts of money: decimal texts such as '1250.50', never binary floating point. v1 carries them as JSON numbers, which a text becomes
 * and comes back from unchanged up to fifteen digits.
 */

/** The currency a rate, a salary or a loan is in unless it says otherwise. */
export const defaultCurrency = 'AUD'

/** What a total is exchanged into unless the pay run says otherwise (specification 9). */
export const defaultExchangeCurrency = 'TMN'

/** Digits after the point of the currencies that do not have two. */
const digits: Readonly<Record<string, number>> = { TMN: 0, IRR: 0, JPY: 0, KRW: 0 }

/** How many digits an amount of the currency has after the point. @param currency for example 'AUD' */
export const digitsOf = (currency: string): number => digits[currency] ?? 2

/** Half a unit goes up, as on a bank's statement. */
const roundHalfUp = 1

/** The amount in the currency's smallest unit, half a unit up; the text has all of the currency's digits. */
export const roundedAmount = (amount: Big, currency: string): string => amount.toFixed(digitsOf(currency), roundHalfUp)

/** The sum of amounts, exactly. @param amounts decimal texts */
export const sumOf = (amounts: readonly string[]): Big => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))

/** An amount without noughts that say nothing: '62.5' for '62.5000'. */
export const plainAmount = (amount: string): string => new Big(amount).toFixed()

/** Whether two amounts are the same: '10' and '10.00' are. */
export const isSameAmount = (one: string, other: string): boolean => new Big(one).eq(other)

/** An amount as v1 carries it. @param amount a decimal text of at most fifteen digits */
export const amountNumber = (amount: string): number => Number(amount)

/** An amount of v1 as a decimal text without needless noughts. @param amount a finite number */
export const amountText = (amount: number): string => new Big(amount).toFixed()

const grouped = (digitsBefore: string): string => digitsBefore.replace(/\B(?=(\d{3})+$)/g, ',')

const written = (digits: string, sign: string, currency: string): string => {
  const [before = '0', after] = digits.split('.')
  return `${sign}${grouped(before)}${after === undefined ? '' : `.${after}`} ${currency}`
}

/** A rate as '28.8462 AUD': up to four digits after the point, at least the currency's. @param rate a decimal text, not negative */
export const rateText = (rate: string, currency: string): string => {
  const exact = new Big(rate).round(4, roundHalfUp)
  const least = roundedAmount(exact, currency)
  return written(exact.eq(least) ? least : exact.toFixed(), '', currency)
}

/**
 * An amount as '1,250.50 AUD', with all of the currency's digits, exact however large.
 *
 * @param amount a decimal text
 * @param currency for example 'TMN'
 */
export const moneyText = (amount: string, currency: string): string => {
  return written(roundedAmount(new Big(amount).abs(), currency), new Big(amount).lt(0) ? '−' : '', currency)
}
