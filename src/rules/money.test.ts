import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountNumber, amountText, isSameAmount, moneyText, rateText, roundedAmount, sumOf } from './money.ts'

describe('money', () => {
  it.each([
    ['1250.5', 'AUD', '1,250.50 AUD'],
    ['0', 'AUD', '0.00 AUD'],
    ['999', 'AUD', '999.00 AUD'],
    ['1000000', 'TMN', '1,000,000 TMN'],
    ['-12.345', 'AUD', '−12.35 AUD'],
    ['12345678901234567.89', 'AUD', '12,345,678,901,234,567.89 AUD'],
  ])('%s %s is written %s', (amount, currency, written) => {
    expect(moneyText(amount, currency)).toBe(written)
  })

  it.each([
    ['62.5', 'AUD', '62.50 AUD'],
    ['28.8462', 'AUD', '28.8462 AUD'],
    ['1200000', 'TMN', '1,200,000 TMN'],
    ['0.5', 'TMN', '0.5 TMN'],
  ])('a rate of %s %s is written %s', (rate, currency, words) => {
    expect(rateText(rate, currency)).toBe(words)
  })

  it.each([
    ['0.005', 'AUD', '0.01'],
    ['1.005', 'AUD', '1.01'],
    ['2.5', 'TMN', '3'],
    ['-0.005', 'AUD', '-0.01'],
  ])('%s %s is rounded to %s', (amount, currency, rounded) => {
    expect(roundedAmount(new Big(amount), currency)).toBe(rounded)
  })

  it('adds exactly what binary numbers do not', () => {
    expect(sumOf(Array.from({ length: 10 }, () => '0.1')).eq(1)).toBe(true)
  })

  it('10 and 10.00 are the same amount, 10 and 10.01 are not', () => {
    expect(isSameAmount('10', '10.00')).toBe(true)
    expect(isSameAmount('10', '10.01')).toBe(false)
  })

  it('comes through v1 unchanged, up to thirteen digits before the point', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (cents) => {
        const amount = new Big(cents.toString()).div(100).toFixed()
        return amountText(JSON.parse(JSON.stringify(amountNumber(amount)))) === amount
      }),
    )
  })
})
