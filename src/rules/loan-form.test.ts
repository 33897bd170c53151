import { describe, expect, it } from 'vitest'
import { loanFormErrors, schedulePreview } from './loan-form.ts'

const values = { commitmentId: 'c1', amount: '900', installment: '2', proposedPaymentDate: '2026-12-01', description: 'A laptop' }

describe('the schedule while a loan is typed', () => {
  const dates = (proposedPaymentDate: string | undefined) => {
    const { proposedPaymentDate: _, ...others } = values
    const preview = schedulePreview({ ...others, ...(proposedPaymentDate !== undefined && { proposedPaymentDate }) }, 'AUD')
    return preview !== null && 'lines' in preview ? preview.lines.map(({ date }) => date) : null
  }

  it('has the days once the first one is a day', () => {
    expect(dates('2026-12-01')).toEqual(['2026-12-01', '2027-01-01'])
    expect(dates('2026-13-01')).toEqual([null, null])
    expect(dates('')).toEqual([null, null])
    expect(dates(undefined)).toEqual([null, null])
  })

  it('counts a currency that is not chosen as one with two digits', () => {
    const halves = { ...values, amount: '901' }
    expect(schedulePreview(halves, null)).toHaveProperty('lines')
    expect(schedulePreview(halves, 'AUD')).toHaveProperty('lines')
    expect(loanFormErrors(halves, null).amount).toBeUndefined()
    const ofJapan = { ...values, amount: '901' }
    expect(schedulePreview(ofJapan, 'JPY')).toHaveProperty('choices')
    expect(loanFormErrors(ofJapan, 'JPY').amount).toBeDefined()
  })
})
