import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartHoursMax, scaleCodeLines } from './charts.ts'

describe('bars of code lines (specification 9)', () => {
  it.each([
    { lines: [], heights: [] },
    { lines: [0, 0, 0], heights: [0, 0, 0] },
    { lines: [1], heights: [8] },
    { lines: [100, 50, 25, 0], heights: [8, 4, 2, 0] },
    { lines: [3, 12_000, 6000], heights: [0.002, 8, 4] },
    { lines: [8, 8, 8], heights: [8, 8, 8] },
    { lines: [-5, 10], heights: [0, 8] },
    { lines: [-5, -1], heights: [0, 0] },
  ])('$lines are drawn as $heights', ({ lines, heights }) => {
    expect(scaleCodeLines(lines)).toEqual(heights)
  })

  it('have 8 for the largest, and keep their proportions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), (lines) => {
        const heights = scaleCodeLines(lines)
        const largest = Math.max(...lines)
        expect(Math.max(...heights)).toBe(largest === 0 ? 0 : 8)
        heights.forEach((height, at) => {
          expect(height * largest).toBeCloseTo((lines[at] ?? 0) * (largest === 0 ? 0 : 8), 5)
        })
      }),
    )
  })

  it('stand beside hours on an axis of 16', () => {
    expect(chartHoursMax).toBe(16)
  })
})
