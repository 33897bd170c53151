import { describe, expect, it } from 'vitest'
import { awaitsMember, commitmentStatuses, countsAsActive, isCommitmentStatus, shownStatus } from './commitments.ts'

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
