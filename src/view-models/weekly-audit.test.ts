import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditAxis, codeHeights, hasAnyFigures, isAnyBarCut, lackOf, loggedSum, mostCodeLines } from './weekly-audit.ts'

const nothing = { date: '2026-11-16', watchedHours: 0, loggedHours: 0, leaveHours: 0, codeLines: 0 }
const member = (...days: readonly object[]) => ({ days: days.map((day) => ({ ...nothing, ...day })), missingHours: 0 })

describe('the axis of a week', () => {
  it.each([
    ['nobody', [], 8],
    ['nothing', [member({})], 8],
    ['a usual day', [member({ loggedHours: 7.5 })], 8],
    ['exactly a line', [member({ loggedHours: 12 })], 12],
    ['a little more', [member({ loggedHours: 12.25 })], 16],
    ['the longest of several', [member({ loggedHours: 3 }), member({}, { watchedHours: 9 })], 12],
    ['a day of leave', [member({ leaveHours: 8 })], 8],
    ['more than it may show', [member({ loggedHours: 23 })], 16],
    ['lines, which have a scale of their own', [member({ codeLines: 4_000 })], 8],
  ] as const)('with %s ends at a line of it', (_, members, end) => {
    expect(auditAxis(members)).toBe(end)
  })

  it.each([
    [16, false],
    [16.01, true],
  ])('of 16 cuts a bar of %d hours: %s', (watchedHours, isCut) => {
    expect(isAnyBarCut([member({}), member({ watchedHours })])).toBe(isCut)
  })
})

describe('bars of code lines', () => {
  it.each([
    ['no members', [], []],
    ['no lines', [member({}, {}), member({})], [[0, 0], [0]]],
    ['one scale for everybody', [member({ codeLines: 400 }, { codeLines: 100 }), member({ codeLines: 200 })], [[8, 2], [4]]],
    ['somebody without days', [member({ codeLines: 10 }), member(), member({ codeLines: 5 })], [[8], [], [4]]],
  ])('of %s', (_, members, heights) => {
    expect(codeHeights(members)).toEqual(heights)
  })

  it('keep their places, and the largest of the whole week is 8', () => {
    const week = fc.array(fc.nat(5_000), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(fc.array(week, { minLength: 1, maxLength: 20 }), (weeks) => {
        const members = weeks.map((lines) => member(...lines.map((codeLines) => ({ codeLines }))))
        const heights = codeHeights(members)
        const most = mostCodeLines(members)
        expect(heights.map((own) => own.length)).toEqual(weeks.map(() => 7))
        weeks.forEach((lines, of) => {
          lines.forEach((codeLines, at) => {
            expect(heights[of]?.[at]).toBeCloseTo(most === 0 ? 0 : (codeLines / most) * 8, 6)
          })
        })
      }),
    )
  })
})

it.each([
  [{}, false],
  [{ watchedHours: 0.25 }, true],
  [{ loggedHours: -1 }, true],
  [{ leaveHours: 8 }, true],
  [{ codeLines: 1 }, true],
])('a day of %j has figures: %s', (day, has) => {
  expect(hasAnyFigures(member({}, day))).toBe(has)
})

it('hours are summed up without binary dust, and who lacks some is counted', () => {
  expect(loggedSum(member({ loggedHours: 0.1 }, { loggedHours: 0.2 }))).toBe(0.3)
  const lacking = (missingHours: number) => ({ ...member(), missingHours })
  expect(lackOf([lacking(0), lacking(2.25), lacking(0.5)])).toEqual({ count: 2, hours: 2.75 })
  expect(lackOf([])).toEqual({ count: 0, hours: 0 })
})
