import { expect, test } from 'vitest'
import { median, ratio } from '../tests/load/figures.ts'
import { formatJson, formatTable, type Run, verdictOf } from '../tests/load/report.ts'

const run: Run = {
  measuredAt: '2026-01-02T03:04:05.000Z',
  quick: false,
  machine: {
    processor: 'A processor',
    cores: 4,
    memory: 16,
    system: 'Linux 6.1',
    node: '20.19.0',
    chromium: '140.0',
    load: { before: 0.25, after: 1.5 },
  },
  results: [
    {
      part: 'sizes',
      title: 'Sizes',
      figures: [
        { name: 'login', value: 109.929, unit: 'kB', budget: { is: 'at most', value: 110 } },
        { name: 'shell', value: 20.004, unit: 'kB', budget: { is: 'at most', value: 20 } },
      ],
    },
    {
      part: 'journal',
      title: 'Journal',
      figures: [
        { name: 'sent', value: 1234567, unit: 'per second' },
        ratio('append beside send', 1, 2, { is: 'at least', value: 0.5 }),
      ],
    },
    { part: 'start', title: 'Start', figures: [], problem: 'The portal ended with code 1' },
  ],
}

test('the table says machine, load, figures, budgets and what could not be measured', () => {
  expect(formatTable(run)).toBe(
    `A processor, 4 cores, 16 GB, Linux 6.1
Node 20.19.0, Chromium 140.0, 2026-01-02T03:04:05.000Z
Load average 0.3 before and 1.5 after. Whatever else this machine does disturbs
the times; figures of one run may be set beside each other, figures of different machines may not.

                       measured              budget
Sizes
  login                   109.9  kB          at most 110 kB      within
  shell                  20.004  kB          at most 20 kB       over
Journal
  sent                1,234,567  per second
  append beside send       0.50  times       at least 0.5 times  within
Start: could not be measured

Over budget: shell.
Could not be measured: Start: The portal ended with code 1`,
  )
})

test('a quick run says that it is one, and a run without findings that every budget is kept', () => {
  const kept = formatTable({ ...run, quick: true, results: run.results.slice(1, 2) })
  expect(kept).toContain('A quick run')
  expect(kept).toContain('Every budget is kept.')
  expect(kept).not.toContain('could not be measured')
  expect(formatTable(run)).not.toContain('A quick run')
})

test('the data hold everything, each figure with its verdict', () => {
  const data = JSON.parse(formatJson(run))
  expect(data).toMatchObject({ measuredAt: run.measuredAt, quick: false, machine: run.machine })
  const verdicts = data.results.flatMap((result: { figures: { verdict: string }[] }) => result.figures.map((one) => one.verdict))
  expect(verdicts).toEqual(['within', 'over', null, 'within'])
  expect(data.results[2]).toEqual({ part: 'start', title: 'Start', figures: [], problem: 'The portal ended with code 1' })
})

test('a budget met exactly is kept, one missed is not, in both directions', () => {
  const figure = (value: number, is: 'at most' | 'at least') => ({ name: 'x', value, unit: 's', budget: { is, value: 2 } })
  expect(verdictOf(figure(2, 'at most'))).toBe('within')
  expect(verdictOf(figure(2.001, 'at most'))).toBe('over')
  expect(verdictOf(figure(2, 'at least'))).toBe('within')
  expect(verdictOf(figure(1.999, 'at least'))).toBe('over')
  expect(verdictOf({ name: 'x', value: 2, unit: 's' })).toBeNull()
})

test('the median of nothing is refused', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(() => median([])).toThrow('Nothing was measured')
})
