import { expect, test } from 'vitest'
import { groupIdOf, lastMonth, type ReportGrouping } from './timesheet-report.ts'

test.each([
  ['2026-03-15', '2026-02-01', '2026-02-28'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2024-03-01', '2024-02-01', '2024-02-29'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
])('the last month of %s is %s to %s', (today, start, end) => {
  expect(lastMonth(today)).toEqual({ start, end })
})

test.each<[ReportGrouping, string]>([
  ['None', ''],
  ['Member', 'm'],
  ['Project', 'p'],
  ['Epic', 'p/Tides'],
  ['Activity', 'a'],
])('grouped by %s a record belongs to %j', (grouping, id) => {
  expect(groupIdOf(grouping, { memberId: 'm', projectId: 'p', epic: 'Tides', activityId: 'a' })).toBe(id)
})
