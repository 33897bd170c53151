import { describe, expect, it } from 'vitest'
import { newRecordObstacle } from './timesheet-copy.ts'

const circumstances = { earliest: { c1: '2026-11-02' }, leaves: [{ date: '2026-11-04' }, { date: '2026-11-06' }] }
const obstacle = (date: string, commitmentId = 'c1') => newRecordObstacle(date, commitmentId, circumstances)

describe('a day takes a record', () => {
  it('from the first open one on', () => {
    expect(obstacle('2026-11-02')).toBeNull()
    expect(obstacle('2026-11-01')).toContain('2 Nov 2026')
  })

  it('when it is none of several days of leave', () => {
    expect(obstacle('2026-11-05')).toBeNull()
    expect(obstacle('2026-11-04')).not.toBeNull()
    expect(obstacle('2026-11-06')).not.toBeNull()
  })

  it('of a commitment that is known', () => expect(obstacle('2026-11-05', 'other')).not.toBeNull())
})
