import { expect, it } from 'vitest'
import { recentEntries, recentMax } from './recent-entries.ts'
import type { TimesheetEntryData } from './timesheet-operations.ts'

const entry: TimesheetEntryData = {
  id: 'one',
  version: 1,
  date: '2026-11-16',
  commitment: { id: 'commitment', name: 'Harbour' },
  project: { id: 'project', name: 'Harbour Web' },
  epic: 'Berth board',
  ticket: 'HB-1',
  activity: { id: 'activity', value: 'Development' },
  technology: { id: 'technology', value: 'TypeScript' },
  effort: 2,
  adjustment: 0,
  description: 'HB-1 - Board',
}

it('keeps the latest record of each work, latest first', () => {
  const again = { ...entry, id: 'two', date: '2026-11-17', effort: 3, description: 'HB-1 - Board again' }
  const other = { ...entry, id: 'three', date: '2026-11-17', ticket: 'HB-2' }
  const sameDay = { ...other, id: 'four', effort: 1 }
  expect(recentEntries([entry, again, other, sameDay])).toEqual([sameDay, again])
})

it.each(['epic', 'ticket'] as const)('tells works apart by their %s', (field) => {
  expect(recentEntries([entry, { ...entry, [field]: 'Another' }])).toHaveLength(2)
})

it.each(['commitment', 'project', 'activity', 'technology'] as const)('tells works apart by their %s', (field) => {
  expect(recentEntries([entry, { ...entry, [field]: { ...entry[field], id: 'another' } }])).toHaveLength(2)
})

it('keeps six at most, the latest', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...entry, id: String(index), ticket: `HB-${index}` }))
  expect(recentEntries(many).map(({ ticket }) => ticket)).toEqual(
    many
      .slice(-recentMax)
      .toReversed()
      .map(({ ticket }) => ticket),
  )
})
