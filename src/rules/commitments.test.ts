import { describe, expect, it } from 'vitest'
import { awaitsMember, commitmentStatuses, countsAsActive, isCommitmentStatus, shownStatus, statusOn } from './commitments.ts'

describe('the states of a commitment', () => {
  const rows = [
    // state, counts as active, waits for the member, shown as
    ['Pending', false, true, 'Pending'],
    ['TeammemberPending', true, true, 'Pending'],
    ['Upcoming', false, false, 'Upcoming'],
    ['Active', true, false, 'Active'],
    ['Expired', false, false, 'Expired'],
    ['Rejected', false, false, 'Rejected'],
  ] as const

  it.each(rows)('%s: active %s, waits %s, shown as %s', (status, active, waits, shown) => {
    expect(countsAsActive(status)).toBe(active)
    expect(awaitsMember(status)).toBe(waits)
    expect(shownStatus(status)).toBe(shown)
    expect(isCommitmentStatus(status)).toBe(true)
  })

  it('are all in the table', () => {
    expect(rows.map(([status]) => status)).toEqual(commitmentStatuses)
  })

  it.each(['', 'active', 'Approved', 'Deleted', ' Active', 'constructor'])('%j is none', (text) => {
    expect(isCommitmentStatus(text)).toBe(false)
    expect(countsAsActive(text)).toBe(false)
    expect(awaitsMember(text)).toBe(false)
  })
})

describe('what a commitment is on 15 June 2026', () => {
  const today = '2026-06-15'

  it.each([
    // stored, start, end, is
    ['Upcoming', '2026-06-16', null, 'Upcoming'],
    ['Upcoming', '2026-06-15', null, 'Active'],
    ['Upcoming', '2026-06-01', '2026-06-15', 'Active'],
    ['Upcoming', '2026-06-01', '2026-06-14', 'Expired'],
    ['Upcoming', null, null, 'Upcoming'],
    ['Upcoming', null, '2026-06-14', 'Expired'],
    ['Active', '2026-06-01', null, 'Active'],
    ['Active', null, null, 'Active'],
    ['Active', null, '2026-06-15', 'Active'],
    ['Active', null, '2026-06-14', 'Expired'],
    ['Active', '2026-06-16', null, 'Upcoming'],
    ['Active', '2026-06-20', '2026-06-10', 'Expired'],
    ['Active', '2025-12-31', '2026-01-01', 'Expired'],
  ] as const)('stored as %s, from %s to %s: %s', (stored, start, end, status) => {
    expect(statusOn(stored, start, end, today)).toBe(status)
  })

  it.each(['Pending', 'TeammemberPending', 'Rejected', 'Expired'] as const)('%s stays, whatever the dates', (stored) => {
    for (const start of [null, '2026-06-01', '2026-07-01']) {
      for (const end of [null, '2026-06-14', '2026-12-31']) expect(statusOn(stored, start, end, today)).toBe(stored)
    }
  })
})
