import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effortError, sumHours } from '../../src/rules/timesheet.ts'
import { addDays, isWorkday } from '../../src/rules/weeks.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { dayFrom, seedId } from '../../src/service/db/seed/ids.ts'
import { seed } from '../../src/service/db/seed/seed.ts'
import {
  activity,
  activityTechnology,
  commitmentProject,
  leave,
  technology,
  timesheet,
} from '../../src/service/db/work-schema.ts'
import { sampleLeaveId, sampleRecordId } from './support/samples.ts'
import { type RunningService, startService } from './support/service.ts'

const people = ['member', 'lead', 'amir', 'olivia', 'tomas'] as const
const day = 24 * 60 * 60 * 1000

let running: RunningService
let today: Date
beforeAll(async () => {
  running = await startService()
  today = running.clock.now
  for (const person of ['member', 'lead']) {
    await running.db.delete(timesheet).where(eq(timesheet.id, sampleRecordId(person)))
    await running.db.delete(leave).where(eq(leave.id, sampleLeaveId(person)))
  }
})
afterAll(() => running.stop())

const recordsOf = (person: string) =>
  running.db
    .select()
    .from(timesheet)
    .where(eq(timesheet.memberId, seedId(`${person}/member`)))
    .orderBy(asc(timesheet.date), asc(timesheet.createdAt))
const leavesOf = (person: string) =>
  running.db
    .select()
    .from(leave)
    .where(eq(leave.memberId, seedId(`${person}/member`)))
    .orderBy(asc(leave.date))

const byDay = <Row extends { readonly date: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const days = new Map<string, Row[]>()
  for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), row])
  return days
}

describe.each(people)('the records of %s', (person) => {
  it('fill the workdays of twelve months until yesterday with six to nine hours', async () => {
    const records = await recordsOf(person)
    const days = byDay(records)
    expect(days.size).toBeGreaterThan(200)
    expect(records[0]?.date).toSatisfy((first: string) => first >= dayFrom(today, -366) && first <= dayFrom(today, -320))
    expect(records.at(-1)?.date).toSatisfy((last: string) => last < dayFrom(today, 0) && last >= dayFrom(today, -12))
    const onLeave = new Set((await leavesOf(person)).map(({ date }) => date))
    for (const [date, ofDay] of days) {
      expect(isWorkday(date)).toBe(true)
      expect(onLeave.has(date)).toBe(false)
      expect(ofDay.length).toBeLessThanOrEqual(4)
      const hours = sumHours(ofDay.map(({ effort }) => effort))
      expect(hours).toBeGreaterThanOrEqual(6)
      expect(hours).toBeLessThanOrEqual(9)
    }
  })

  it('keep to every rule that a typed one keeps to, but the date limit', async () => {
    const memberId = seedId(`${person}/member`)
    const commitments = await running.db.select().from(commitment).where(eq(commitment.memberId, memberId))
    const projects = await running.db.select().from(commitmentProject).where(eq(commitmentProject.memberId, memberId))
    const links = await running.db.select().from(activityTechnology)
    const disabled = new Set(
      [...(await running.db.select().from(activity)), ...(await running.db.select().from(technology))]
        .filter((one) => one.disabled)
        .map(({ id }) => id),
    )
    const linked = new Set(links.map((link) => `${link.activityId}/${link.technologyId}`))
    const allowed = new Set(projects.map((one) => `${one.commitmentId}/${one.projectId}`))
    for (const record of await recordsOf(person)) {
      expect(effortError(record.effort)).toBeNull()
      expect(record.issueNo).toMatch(/^[A-Z]{2,4}-\d{3,4}$/)
      expect(record.description).toMatch(/^[A-Z]{2,4}-\d{3,4} - \p{Lu}[^{}]{15,120}$/u)
      expect(linked).toContain(`${record.activityId}/${record.technologyId}`)
      expect(disabled.has(record.activityId) || disabled.has(record.technologyId)).toBe(false)
      expect(allowed).toContain(`${record.commitmentId}/${record.projectId}`)
      const of = commitments.find(({ id }) => id === record.commitmentId)
      expect((of?.startDate ?? '') <= record.date && (of?.endDate ?? '9999') >= record.date).toBe(true)
    }
  })

  it('leave room for 8 to 15 days of leave', async () => {
    const leaves = await leavesOf(person)
    expect(leaves.length).toBeGreaterThanOrEqual(8)
    expect(leaves.length).toBeLessThanOrEqual(15)
    expect(leaves.every(({ date }) => isWorkday(date) && date < dayFrom(today, 0))).toBe(true)
  })
})

it('sound as if people had written them', async () => {
  const texts = (await recordsOf('member')).map(({ description }) => description.replace(/^\S+ - /, ''))
  expect(new Set(texts).size).toBeGreaterThan(150)
})

describe('a start on a later day', () => {
  const later = () => new Date(today.getTime() + 10 * day)
  const all = async () => (await Promise.all(people.map(recordsOf))).flat()

  it('of the same day adds nothing', async () => {
    const before = await all()
    await seed(running.pool, today)
    expect(await all()).toEqual(before)
  })

  it('adds the days since and touches nothing else', async () => {
    const [removed, ...rest] = (await recordsOf('amir')).toReversed()
    const memberId = seedId('amir/member')
    if (removed === undefined) throw new Error('No records')
    // All of the last day, which a start must not bring back.
    await running.db.delete(timesheet).where(eq(timesheet.date, removed.date))
    const kept = rest.find(({ date }) => date < removed.date)
    if (kept === undefined) throw new Error('No earlier record')
    await running.db.update(timesheet).set({ effort: 10, version: 2 }).where(eq(timesheet.id, kept.id))
    // A day that somebody has filled by then.
    const own = Array.from({ length: 7 }, (_, index) => addDays(dayFrom(today, 1), index)).find(isWorkday) ?? ''
    const { id: _id, ...values } = kept
    await running.db.insert(timesheet).values({ ...values, id: seedId('own'), date: own })
    const before = await all()

    await seed(running.pool, later())
    const after = await all()
    const known = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => known.has(id))).toEqual(before)
    const added = after.filter(({ id }) => !known.has(id))
    expect(added.length).toBeGreaterThan(25)
    expect(added.every(({ date }) => date >= dayFrom(today, 0) && date < dayFrom(later(), 0))).toBe(true)
    expect(added.some((record) => record.memberId === memberId && record.date === own)).toBe(false)

    await seed(running.pool, later())
    await seed(running.pool, today)
    expect(await all()).toEqual(after)
  })

  it('by several processes at once adds them once', async () => {
    const muchLater = new Date(today.getTime() + 40 * day)
    await Promise.all(Array.from({ length: 4 }, () => seed(running.pool, muchLater)))
    const days = byDay(await recordsOf('olivia'))
    for (const ofDay of days.values()) expect(ofDay.length).toBeLessThanOrEqual(4)
    expect(days.has(dayFrom(muchLater, 0))).toBe(false)
  })
})

it('is the same on every machine', async () => {
  const other = await startService({ seeded: false })
  try {
    await seed(other.pool, today)
    const ofOther = await other.db
      .select()
      .from(timesheet)
      .where(eq(timesheet.memberId, seedId('lead/member')))
      .orderBy(asc(timesheet.date), asc(timesheet.createdAt))
    const mine = (await recordsOf('lead')).filter(({ date }) => date < dayFrom(today, -7))
    expect(ofOther.filter(({ date }) => date < dayFrom(today, -7))).toEqual(mine)
  } finally {
    await other.stop()
  }
})
