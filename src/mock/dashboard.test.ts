import { expect, test } from 'vitest'
import { sumHours } from '#rules/timesheet.ts'
import { mockClient } from './testing/mock-client.ts'

const share = '{ id name netEffort }'
const query = (
  start: string,
  end: string,
  utcOffset = 0,
) => `{ dashboard(start: "${start}", end: "${end}", utcOffset: ${utcOffset}) {
  id location { city } report { days ${share} activities ${share} technologies ${share} epics ${share} }
  commitments { name days { date watchedHours loggedHours leaveHours codeLines } } } }`

const sumOf = (shares: { netEffort: number }[]): number => sumHours(shares.map((one) => one.netEffort))

test('the four sums of a range are the hours of its records, adjustments included', async () => {
  const { ask, world } = mockClient()
  for (const [start, end] of [
    ['2025-02-01', '2026-01-31'],
    ['2026-01-01', '2026-01-31'],
    ['2025-12-29', '2025-12-29'],
  ] as const) {
    const { report } = (await ask(query(start, end))).dashboard
    const counted = world.work().entries.filter((one) => one.date >= start && one.date <= end)
    const hours = sumHours(counted.map((one) => one.effort + one.adjustment))
    expect(hours).toBeGreaterThan(0)
    expect([report.days, report.activities, report.technologies, report.epics].map(sumOf)).toEqual([hours, hours, hours, hours])
    expect(report.days).toHaveLength(new Set(counted.map((one) => one.date)).size)
  }
})

test('bars are of the active commitments and the seven days that end today', async () => {
  const { ask } = mockClient()
  const { commitments } = (await ask(query('2026-01-01', '2026-01-31'))).dashboard
  expect(commitments.map((one: { name: string }) => one.name)).toEqual(['Harbour Booking Platform', 'Atlas Map Service'])
  const [harbour] = commitments
  expect(harbour.days.map((one: { date: string }) => one.date)).toEqual([
    '2026-01-06',
    '2026-01-07',
    '2026-01-08',
    '2026-01-09',
    '2026-01-10',
    '2026-01-11',
    '2026-01-12',
  ])
  expect(harbour.days[3]).toEqual({ date: '2026-01-09', watchedHours: 0, loggedHours: 0, leaveHours: 8, codeLines: 0 })
  expect(harbour.days[0]).toMatchObject({ loggedHours: 7.5, leaveHours: 0, codeLines: 450 })
})

test('today is where the person is', async () => {
  const { ask } = mockClient({ clock: () => Date.UTC(2026, 0, 12, 23) })
  const last = async (utcOffset: number) =>
    (await ask(query('2026-01-01', '2026-01-31', utcOffset))).dashboard.commitments[0].days.at(-1).date
  expect([await last(0), await last(60), await last(-300)]).toEqual(['2026-01-12', '2026-01-13', '2026-01-12'])
})

test('what is logged is in the next answer', async () => {
  const { ask, change, world } = mockClient()
  const before = await ask(query('2026-01-12', '2026-01-12'))
  await change('($id: ID!) { removeTimesheetEntry(id: $id) { done } }', { id: world.work().entries.at(-1)?.id })
  const after = await ask(query('2026-01-12', '2026-01-12'))
  expect(sumOf(after.dashboard.report.days)).toBeLessThan(sumOf(before.dashboard.report.days))
})

test('a newcomer has nothing to show, and a place only when somebody knows it', async () => {
  const empty = { days: [], activities: [], technologies: [], epics: [] }
  const newcomer = await mockClient({ person: 'newcomer' }).ask(query('2025-02-01', '2026-01-31'))
  expect(newcomer.dashboard).toMatchObject({ report: empty, commitments: [], location: { city: 'Umeå' } })
  const unplaced = await mockClient({ noLocation: true }).ask(query('2025-02-01', '2026-01-31'))
  expect(unplaced.dashboard.location).toBeNull()
})
