import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, weekOf } from '../../src/rules/weeks.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { timesheet } from '../../src/service/db/work-schema.ts'
import { sumsOfRange } from '../../src/service/report/dashboard.ts'
import { recordsOfRange } from '../../src/service/timesheet/records.ts'
import { type RunningService, startService } from './support/service.ts'
import { addChoices, addCommitment } from './support/work.ts'

/** How the database reads the records of a member who has 20,000 of them, among others who have as many. */

const many = 20_000
const firstDay = '2015-01-05'

let running: RunningService
const memberId = seedId('idle/member')

const addMany = async (person: string): Promise<void> => {
  const choices = await addChoices(running)
  const commitmentId = await addCommitment(running, person, choices.projectId)
  await running.db.execute(sql`
    insert into ${timesheet} (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
      description, created_at, updated_at)
    select ${seedId(`${person}/member`)}::uuid, gen_random_uuid(), ${commitmentId}::uuid, ${choices.projectId}::uuid, 'Cabins',
      ${firstDay}::date + (n * 3001 % ${many}) / 5, ${choices.activityId}::uuid, ${choices.technologyId}::uuid, 'NF-1', 1, 'NF-1 - Counted',
      now(), now()
    from generate_series(0, ${many - 1}) as n`)
}

beforeAll(async () => {
  running = await startService()
  for (const person of ['idle', 'amir', 'olivia']) await addMany(person)
  await running.pool.query('analyze timesheet')
})
afterAll(() => running.stop())

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const explain = async (statement: ReturnType<typeof sql>): Promise<readonly Plan[]> => {
  const { rows } = await running.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (analyze, format json) ${statement}`)
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: root }) => all(root))
}

const isSort = (plan: Plan): boolean => plan['Node Type'].includes('Sort')

/** The one place where records are read: through the index, and no row more than the range has. */
const expectOneIndexRead = (plans: readonly Plan[], rows: number): void => {
  const ofRecords = plans.filter((plan) => plan['Relation Name'] === 'timesheet')
  expect(ofRecords).toHaveLength(1)
  const reads = plans.filter((plan) => plan['Index Name'] === 'timesheet_member_id_date_idx')
  expect(reads).toHaveLength(1)
  expect(reads[0]?.['Index Cond']).toMatch(/member_id = .*date >= .*date <= /)
  for (const plan of [...ofRecords, ...reads]) {
    expect(plan['Actual Rows'] * plan['Actual Loops']).toBe(rows)
    expect(plan['Rows Removed by Filter'] ?? 0).toBe(0)
  }
}

describe('a member with 20,000 records', () => {
  it('reads a week in one read of the index, and sorts that week alone', async () => {
    const [start = '', , , , , , end = ''] = weekOf('2020-06-03')
    const plans = await explain(recordsOfRange(running.db, memberId, { start, end }).getSQL())
    expectOneIndexRead(plans, 35)
    for (const plan of plans.filter(isSort)) expect(plan['Actual Rows']).toBeLessThanOrEqual(35)
  })

  it('sums up a year in one read of the index', async () => {
    const [start, end] = ['2020-01-01', '2020-12-31']
    const plans = await explain(sumsOfRange(memberId, { start, end }))
    expectOneIndexRead(plans, 366 * 5)
  })

  it('gets the week, and nothing of others who have as many', async () => {
    const session = await running.logIn('idle')
    const [start, , , , , , end] = weekOf('2020-06-03')
    const body = { TeammemberId: memberId, startDate: `${start}T00:00:00`, endDate: `${end}T00:00:00` }
    const { value } = await running.call('POST', '/timesheet/GetDateRangeList', { session, body })
    expect(value).toHaveLength(35)
    expect(new Set((value as { TeammemberId: string }[]).map((one) => one.TeammemberId))).toEqual(new Set([memberId]))
    expect(addDays(firstDay, many / 5) > '2020-12-31').toBe(true)
  })
})
