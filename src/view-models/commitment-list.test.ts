import { describe, expect, it } from 'vitest'
import type { CommitmentStatus } from '#rules/commitments.ts'
import {
  type CommitmentSort,
  commitmentType,
  filterCommitments,
  type ListedCommitment,
  readCommitmentView,
  sortCommitments,
  writeCommitmentView,
} from './commitment-list.ts'

const commitment = (name: string, more: Partial<ListedCommitment> = {}): ListedCommitment => ({
  name,
  status: 'Active',
  startDate: '2026-01-05',
  endDate: null,
  seniorityLevel: 'Senior',
  lineManagerName: 'Lena Lead',
  projects: [{ name: 'Timetable' }],
  hasWeeklyHours: true,
  hoursPerWeekMin: 20,
  hoursPerWeekMax: 40,
  ...more,
})

const names = (list: readonly ListedCommitment[]) => list.map((one) => one.name).join(' ')
const ascending = (column: CommitmentSort['column']): CommitmentSort => ({ column, direction: 'ascending' })
const descending = (column: CommitmentSort['column']): CommitmentSort => ({ column, direction: 'descending' })

describe('sorting', () => {
  const status = (name: string, one: CommitmentStatus) => commitment(name, { status: one })
  const dated = [
    commitment('b', { startDate: '2026-02-01', endDate: '2026-03-01' }),
    commitment('none', { startDate: null, endDate: null }),
    commitment('a', { startDate: '2025-12-31', endDate: '2026-12-31' }),
    commitment('c', { startDate: '2026-02-01', endDate: '2026-03-01' }),
  ]
  const states = [
    status('r', 'Rejected'),
    status('a', 'Active'),
    status('p', 'Pending'),
    status('e', 'Expired'),
    status('u', 'Upcoming'),
  ]

  it.each([
    [dated, null, 'b c a none'],
    [states, null, 'p a u r e'],
    [
      [status('later', 'Active'), { ...status('new', 'Active'), startDate: '2026-09-01' }, status('p', 'Pending')],
      null,
      'p new later',
    ],
    [dated, ascending('startDate'), 'a b c none'],
    [dated, descending('startDate'), 'b c a none'],
    [dated, ascending('endDate'), 'b c a none'],
    [dated, descending('endDate'), 'a b c none'],
    [states, ascending('status'), 'p u a e r'],
    [states, descending('status'), 'r e a u p'],
  ])('%#: %j', (list, sort, expected) => {
    expect(names(sortCommitments(list, sort))).toBe(expected)
  })

  it('leaves the list it was given as it is', () => {
    sortCommitments(dated, ascending('startDate'))
    expect(names(dated)).toBe('b none a c')
  })
})

describe('the Active switch and the filter', () => {
  const list = [
    commitment('Harbour', { projects: [{ name: 'Crane control' }, { name: 'Berths' }] }),
    commitment('Airport', { status: 'Pending', lineManagerName: 'Omar Quay' }),
    commitment('Railway', {
      status: 'Expired',
      seniorityLevel: null,
      lineManagerName: null,
      projects: [],
      hasWeeklyHours: false,
    }),
  ]

  it.each([
    [false, '', 'Harbour Airport Railway'],
    [true, '', 'Harbour'],
    [true, 'pending', ''],
    [false, 'PENDING', 'Airport'],
    [false, '  har ', 'Harbour'],
    [false, 'crane', 'Harbour'],
    [false, 'berths harbour', 'Harbour'],
    [false, 'berths airport', ''],
    [false, 'quay', 'Airport'],
    [false, 'senior', 'Harbour Airport'],
    [false, 'casual', 'Railway'],
    [false, 'hours per', 'Harbour Airport'],
    [false, 'null', ''],
  ])('active %s, text %j: %s', (activeOnly, filter, expected) => {
    expect(names(filterCommitments(list, { activeOnly, filter }))).toBe(expected)
  })
})

describe('the type in words', () => {
  it.each([
    [true, 20, 40, 'Hours Per week', 'Min 20, Max 40'],
    [true, 0, 7.25, 'Hours Per week', 'Min 0, Max 7.25'],
    [true, 0.1 + 0.2, 8, 'Hours Per week', 'Min 0.3, Max 8'],
    [false, 20, 40, 'Casual', null],
  ])('weekly hours %s, %s to %s', (hasWeeklyHours, hoursPerWeekMin, hoursPerWeekMax, name, hours) => {
    expect(commitmentType({ hasWeeklyHours, hoursPerWeekMin, hoursPerWeekMax })).toEqual({ name, hours })
  })
})

describe('the view in the address', () => {
  const plain = { activeOnly: false, cards: false, sort: null, filter: '', page: 1 }

  it.each([
    ['', plain],
    ['active=true', { ...plain, activeOnly: true }],
    ['view=cards', { ...plain, cards: true }],
    ['sort=endDate', { ...plain, sort: ascending('endDate') }],
    ['sort=status&order=descending', { ...plain, sort: descending('status') }],
    ['filter=crane%20control', { ...plain, filter: 'crane control' }],
    ['page=3', { ...plain, page: 3 }],
  ])('%j is read and written', (query, view) => {
    expect(readCommitmentView(new URLSearchParams(query))).toEqual(view)
    expect(new URLSearchParams(writeCommitmentView(view)).toString()).toBe(query.replace('%20', '+'))
  })

  it.each([
    'active=1',
    'view=table',
    'sort=name',
    'sort=__proto__',
    'order=descending',
    'page=0',
    'page=-2',
    'page=x',
    'page=1e3',
  ])('%j says nothing', (query) => {
    expect(readCommitmentView(new URLSearchParams(query))).toEqual(plain)
  })
})
