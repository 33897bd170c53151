import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumHours } from '../../src/rules/timesheet.ts'
import { addDays } from '../../src/rules/weeks.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { timesheet } from '../../src/service/db/work-schema.ts'
import { sumEfforts } from '../../src/service/report/dashboard.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, type Choices, insertRecord } from './support/work.ts'

let running: RunningService
let session: Session
let first: Choices
let second: Choices
const memberId = seedId('idle/member')

beforeAll(async () => {
  running = await startService()
  session = await running.logIn('idle')
  const [one, other] = [await addChoices(running), await addChoices(running)]
  const commitmentId = await addCommitment(running, 'idle', one.projectId)
  first = { ...one, commitmentId }
  second = { ...other, commitmentId }
})
afterAll(() => running.stop())

interface Share {
  readonly id: string
  readonly name: string
  readonly netEffort: number
}
interface Report {
  readonly timesheets: readonly Share[]
  readonly activityReport: readonly Share[]
  readonly technologyReport: readonly Share[]
  readonly epicReport: readonly Share[]
}
const ask = (startDate: string, endDate: string) =>
  running.call('POST', '/reports/teammemberdahsboard', {
    session,
    body: { startDate: `${startDate}T00:00:00`, endDate: `${endDate}T00:00:00` },
  })
const clear = () => running.db.delete(timesheet).where(eq(timesheet.memberId, memberId))

describe('the report of a range', () => {
  it('sums up by day, activity, technology and epic, adjustments included', async () => {
    await clear()
    const add = (choices: Choices, date: string, epic: string, effort: number, adjustment = 0) =>
      insertRecord(running, 'idle', choices, { date, epic, effort, adjustment })
    await add(first, '2026-03-02', 'Cabins', 2)
    await add(first, '2026-03-02', 'Decks', 1.5, -0.5)
    await add(second, '2026-03-02', 'Cabins', 3)
    await add({ ...first, technologyId: first.otherTechnologyId }, '2026-03-03', 'Decks', 4, 0.25)
    await add(first, '2026-03-01', 'Cabins', 8)
    await add(first, '2026-03-04', 'Cabins', 8)
    const share = (id: string, name: string, netEffort: number): Share => ({ id, name, netEffort })
    const names = { one: `Project ${first.projectId}`, other: `Project ${second.projectId}` }
    expect((await ask('2026-03-02', '2026-03-03')).value).toEqual({
      timesheets: [share('2026-03-02', '2026-03-02', 6), share('2026-03-03', '2026-03-03', 4.25)],
      activityReport: [
        share(first.activityId, `Activity ${first.activityId}`, 7.25),
        share(second.activityId, `Activity ${second.activityId}`, 3),
      ],
      technologyReport: [
        share(first.otherTechnologyId, `Technology ${first.otherTechnologyId}`, 4.25),
        ...[
          share(first.technologyId, `Technology ${first.technologyId}`, 3),
          share(second.technologyId, `Technology ${second.technologyId}`, 3),
        ].toSorted((left, right) => (left.name < right.name ? -1 : 1)),
      ],
      epicReport: [
        share(`${first.projectId}/Decks`, 'Decks', 5.25),
        // Two projects have cabins.
        share(`${second.projectId}/Cabins`, `Cabins (${names.other})`, 3),
        share(`${first.projectId}/Cabins`, `Cabins (${names.one})`, 2),
      ],
    })
  })

  it('of somebody new is empty', async () => {
    await clear()
    const nothing = { timesheets: [], activityReport: [], technologyReport: [], epicReport: [] }
    expect((await ask('2026-01-01', '2026-12-31')).value).toEqual(nothing)
  })

  it('has nothing of anybody else', async () => {
    await clear()
    await insertRecord(running, 'amir', { ...first, commitmentId: await addCommitment(running, 'amir', first.projectId) })
    expect((await ask('2026-03-17', '2026-03-17')).value).toMatchObject({ timesheets: [], epicReport: [] })
  })

  it.each([
    ['2026-03-02', '2026-03-01', 'endDate', 'End date must be after start date.'],
    ['2026-01-01', '2027-02-05', 'endDate', 'Please choose at most 400 days.'],
    ['2026-02-30', '2026-03-01', 'startDate', 'Please enter a valid date.'],
  ])('from %s to %s is refused', async (start, end, field, message) => {
    expect(await ask(start, end)).toMatchObject({ status: 400, field, message })
  })
})

it('has the same sum in all four lists: that of the records, whatever they are', async () => {
  const row = fc.record({
    day: fc.integer({ min: 0, max: 20 }),
    quarters: fc.integer({ min: 1, max: 40 }),
    adjustment: fc.constantFrom(0, 0, 0.1, -0.2, 0.3, -1.75),
    epic: fc.constantFrom('Cabins', 'Decks', 'cabins', 'Bridge / Radar'),
    isFirst: fc.boolean(),
    isOther: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 60 }), fc.integer({ min: 0, max: 20 }), async (rows, lastDay) => {
      await clear()
      const records = rows.map(({ day, quarters, adjustment, epic, isFirst, isOther }, index) => {
        const { activityId, technologyId, otherTechnologyId, projectId, commitmentId } = isFirst ? first : second
        return {
          memberId,
          id: seedId(`report/${index}`),
          commitmentId,
          projectId,
          activityId,
          technologyId: isOther ? otherTechnologyId : technologyId,
          epic,
          date: addDays('2026-03-01', day),
          issueNo: 'NF-1',
          effort: quarters / 4,
          adjustment,
          description: 'NF-1 - Counted',
          createdAt: new Date(0),
          updatedAt: new Date(0),
        }
      })
      if (records.length > 0) await running.db.insert(timesheet).values(records)
      const range = { start: '2026-03-01', end: addDays('2026-03-01', lastDay) }
      const report: Report = await sumEfforts(running.db, memberId, range)
      const inRange = records.filter(({ date }) => date <= range.end)
      const net = (some: readonly { effort: number; adjustment: number }[]): number =>
        sumHours(some.map(({ effort, adjustment }) => effort + adjustment))
      for (const shares of Object.values(report) as (readonly Share[])[]) {
        expect(sumHours(shares.map(({ netEffort }) => netEffort))).toBe(net(inRange))
        expect(new Set(shares.map(({ id }) => id)).size).toBe(shares.length)
      }
      for (const { id, netEffort } of report.timesheets) {
        expect(netEffort).toBe(net(inRange.filter(({ date }) => date === id)))
      }
      for (const { id, netEffort } of report.epicReport) {
        expect(netEffort).toBe(net(inRange.filter(({ projectId, epic }) => `${projectId}/${epic}` === id)))
      }
      for (const { id, netEffort } of report.technologyReport) {
        expect(netEffort).toBe(net(inRange.filter(({ technologyId }) => technologyId === id)))
      }
    }),
    { numRuns: 25 },
  )
})
