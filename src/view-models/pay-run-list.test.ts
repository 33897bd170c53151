import { describe, expect, it } from 'vitest'
import { readShownPayRun, writeShownPayRun } from './pay-run-address.ts'
import { filterPayRuns, type ListedPayRun, payRunRows, sortPayRuns, totalsOf } from './pay-run-list.ts'

const payRun = (id: string, given: Partial<ListedPayRun> = {}): ListedPayRun => ({
  id,
  fromDate: '2026-02-02',
  toDate: '2026-03-01',
  totalHours: 7.1,
  totalPay: '0.1',
  exchangedPay: '5200',
  exchangeCurrency: 'TMN',
  confirmedAt: '2026-03-03T09:00:00Z',
  paidAt: null,
  lines: [{ commitmentName: 'Harbour', projectName: 'Harbour Web' }],
  ...given,
})

const ids = (payRuns: readonly ListedPayRun[]): readonly string[] => payRuns.map(({ id }) => id)

it('shows what waits first, then the newest', () => {
  const old = payRun('old', { fromDate: '2025-02-02' })
  const waiting = payRun('waiting', { fromDate: '2025-01-01', confirmedAt: null })
  expect(ids(sortPayRuns([old, payRun('new'), waiting]))).toEqual(['waiting', 'new', 'old'])
})

describe('the filter', () => {
  const list = [payRun('one'), payRun('two', { confirmedAt: null, lines: [{ commitmentName: 'Ferry', projectName: null }] })]
  it.each([
    ['', ['one', 'two']],
    ['  waiting ', ['two']],
    ['feb HARBOUR', ['one']],
    ['salary', ['two']],
    ['5,200', ['one', 'two']],
    ['harbour ferry', []],
  ])('%j leaves %j', (filter, left) => {
    expect(ids(filterPayRuns(list, filter))).toEqual(left)
  })
})

it('adds up exactly, each currency for itself', () => {
  const list = [
    payRun('one'),
    payRun('two', { totalPay: '0.2', totalHours: 0.2 }),
    payRun('three', { exchangeCurrency: 'EUR', exchangedPay: '10.5' }),
  ]
  expect(totalsOf(list)).toEqual({
    hours: 14.4,
    pay: '0.4',
    exchanged: [
      { currency: 'TMN', pay: '10400' },
      { currency: 'EUR', pay: '10.5' },
    ],
  })
})

it('is exported with plain amounts', () => {
  expect(payRunRows([payRun('one')])).toEqual([
    {
      From: '2026-02-02',
      To: '2026-03-01',
      TotalHours: 7.1,
      'TotalPayment AUD': '0.1',
      'TotalPayment Exchanged': '5200',
      Currency: 'TMN',
      'Confirmed by You': 'Approved',
      Paid: '',
    },
  ])
})

it.each([
  ['#action=view&id=run-1', 'run-1'],
  ['#id=run-1&action=view', 'run-1'],
  ['#action=edit&id=run-1', null],
  ['#action=view', null],
  ['', null],
])('the address %s shows %s', (hash, shown) => {
  expect(readShownPayRun(hash)).toBe(shown)
  if (shown !== null) expect(readShownPayRun(writeShownPayRun(shown))).toBe(shown)
})
