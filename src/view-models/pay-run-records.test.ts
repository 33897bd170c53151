import { expect, it } from 'vitest'
import { type PaidRecord, recordsOfLine } from './pay-run-records.ts'

const line = { commitmentId: 'harbour', projectId: 'cranes', hours: 7.75 }

const record = (id: string, date: string, given: Partial<PaidRecord> = {}) => ({
  id,
  date,
  commitment: { id: 'harbour' },
  project: { id: 'cranes' },
  effort: 2,
  adjustment: 0,
  ...given,
})

it('has the records of its commitment and project alone, by day, with their sum', () => {
  const records = [
    record('third', '2026-02-04', { effort: 4.5, adjustment: -0.75 }),
    record('first', '2026-02-02'),
    record('second', '2026-02-02'),
    record('another project', '2026-02-02', { project: { id: 'gates' } }),
    record('another commitment', '2026-02-02', { commitment: { id: 'ferry' } }),
  ]
  const { days, hours, isWhatIsPaid } = recordsOfLine(records, line)
  expect(days.map(({ day, records: own }) => [day, ...own.map(({ id }) => id)])).toEqual([
    ['2026-02-02', 'first', 'second'],
    ['2026-02-04', 'third'],
  ])
  expect(hours).toBe(7.75)
  expect(isWhatIsPaid).toBe(true)
})

it('says when the records are no longer what is paid', () => {
  expect(recordsOfLine([record('one', '2026-02-02')], line)).toMatchObject({ hours: 2, isWhatIsPaid: false })
  expect(recordsOfLine([], line)).toEqual({ days: [], hours: 0, isWhatIsPaid: false })
})

it('adds up quarters and what an audit took to the hundredth, without rests', () => {
  const tenths = ['2026-02-02', '2026-02-03', '2026-02-04'].map((day) => record(day, day, { effort: 0.25, adjustment: -0.15 }))
  expect(recordsOfLine(tenths, line).hours).toBe(0.3)
  expect(recordsOfLine(tenths, { ...line, hours: 0.3 }).isWhatIsPaid).toBe(true)
})

it('gives a salary no records', () => {
  expect(recordsOfLine([record('one', '2026-02-02')], { ...line, projectId: null, hours: 0 }).days).toEqual([])
})
