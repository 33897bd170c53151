import { describe, expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import {
  groupStarts,
  groupTitle,
  type ReportView,
  readReportView,
  reportRangeErrors,
  writeReportView,
} from './timesheet-report.ts'

const today = '2026-03-12'
const [one, other] = ['5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01', '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02']
const usual: ReportView = {
  ...{ memberIds: [], projectIds: [], start: '2026-02-01', end: '2026-02-28' },
  ...{ grouping: 'None', page: 1 },
}
const read = (query: string | Readonly<Record<string, string>>) => readReportView(new URLSearchParams(query), today)

describe('the address', () => {
  it.each<Partial<ReportView>>([
    {},
    { memberIds: [one, other], grouping: 'Member' },
    { projectIds: [other], page: 7 },
    { start: '2026-01-01', end: '2026-03-12', grouping: 'Epic' },
    { start: null },
    { end: null },
  ])('says %j', (changes) => {
    const view = { ...usual, ...changes }
    expect(read(writeReportView(view, today))).toEqual(view)
  })

  it('says nothing of what is as usual', () => {
    expect(writeReportView(usual, today)).toEqual({})
  })

  it.each(['page=0', 'page=x', 'members=x,,', 'start=2026-02-30', 'group=day', 'group=None'])(
    'that says %j is as usual',
    (query) => {
      expect(read(query)).toEqual(usual)
    },
  )

  it('names nobody twice, however they are spelt', () => {
    expect(read(`members=${one},${one.toUpperCase()},x`).memberIds).toEqual([one])
  })
})

describe('groups', () => {
  const record = (id: string, projectId: string, epic: string) => ({ id, memberId: 'm', projectId, epic, activityId: 'a' })
  const group = (id: string) => ({ id, name: id, projectName: null })
  const records = [record('1', 'p', 'Tides'), record('2', 'p', 'Tides'), record('3', 'q', 'Tides'), record('4', 'q', 'Tugs')]

  it('begin with their first records of the page', () => {
    const groups = [group('p/Tides'), group('q/Tides'), group('q/Tugs'), group('q/Zones')]
    expect([...groupStarts(records, groups, 'Epic')].map(([id, { name }]) => [id, name])).toEqual([
      ['1', 'p/Tides'],
      ['3', 'q/Tides'],
      ['4', 'q/Tugs'],
    ])
    expect([...groupStarts(records, [group('p'), group('q')], 'Project').keys()]).toEqual(['1', '3'])
  })

  it('are none without grouping', () => {
    expect(groupStarts(records, [], 'None').size).toBe(0)
  })

  it('are named, an epic with its project', () => {
    expect(groupTitle(group('Maya'))).toBe('Maya')
    expect(groupTitle({ id: 'q/Tides', name: 'Tides', projectName: 'Harbour' })).toBe('Tides (Harbour)')
  })
})

it.each([
  ['2026-02-01', '2026-02-28', null, null],
  [null, '2026-02-28', messages.required, null],
  ['2026-02-01', null, null, messages.required],
  [null, null, messages.required, messages.required],
  ['2026-02-02', '2026-02-01', null, 'The last day must not be before the first.'],
  ['2026-01-01', '2027-02-05', null, 'Choose at most 400 days.'],
])('of the range %s to %s it is said: %s, %s', (start, end, startError, endError) => {
  expect(reportRangeErrors({ start, end })).toEqual({ start: startError, end: endError })
})
