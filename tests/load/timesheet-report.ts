import pg from 'pg'
import { Pool } from 'undici'
import { databaseOf, onDatabaseOf } from '../faults/support/portal-database.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { type Figure, type Part, ratio } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { residentMemory } from './process-memory.ts'
import { dayBefore, signedIn } from './timesheet-demo.ts'

const recordCount = 100_000

/** Copies the team's records of the demo over a year, past v1, until the range has a hundred thousand more. */
const fillYear = async (portal: RunningPortal, managerId: string, end: string): Promise<void> => {
  await onDatabaseOf(
    portal,
    `with own as (
       select *, row_number() over (order by member_id, id) as place, count(*) over () as total from timesheet
       where member_id in (select id from team_member where id = $1 or line_manager_id = $1)
     )
     insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
       adjustment, description, created_at, updated_at)
     select member_id, gen_random_uuid(), commitment_id, project_id, epic, $2::date - number % 360, activity_id, technology_id,
       'B-' || number, effort, 0, description, created_at, updated_at
     from generate_series(1, ${recordCount}) number join own on own.place = 1 + number % own.total`,
    [managerId, end],
  )
  await onDatabaseOf(portal, 'analyze timesheet')
}

/** What the report needs at least of the database: the sums by epic, and a page in their order. */
const plainSums = `select project_id, epic, count(*), sum(effort::numeric + adjustment::numeric) from timesheet
  where member_id in (select id from team_member where id = $1 or line_manager_id = $1) and date between $2 and $3
  group by grouping sets ((project_id, epic), ())`
const plainPage = `select t.* from timesheet t join project p on p.id = t.project_id
  where t.member_id in (select id from team_member where id = $1 or line_manager_id = $1) and t.date between $2 and $3
  order by t.epic, p.name, t.date desc limit 50`

interface Fetched {
  readonly milliseconds: number
  readonly megabytes: number
}

const query = `records { id date memberName projectName epic ticket activity technology effort adjustment description }
  recordCount effort groups { id name projectName recordCount effort }`

/** The built portal with its demo data and a hundred thousand records more, asked over HTTP. */
export const timesheetReport: Part = {
  name: 'report',
  title: 'A timesheet report of 100,000 records in the built portal',
  measure: async ({ quick }) => {
    const rounds = quick ? 3 : 30
    const portal = await startPortal()
    const pool = new Pool(portal.url, { connections: 1, bodyTimeout: 120_000 })
    const client = new pg.Client({ host: '127.0.0.1', user: 'portal', database: 'portal', ...databaseOf(portal) })
    try {
      await client.connect()
      const { post, download, memberId } = await signedIn(pool, 'lead')
      const [start, end] = [dayBefore(364), dayBefore(0)]
      await fillYear(portal, memberId, end)
      const page = (number: number) => () =>
        post('/graphql', {
          query: `{ timesheetReport(filter: { memberIds: [], projectIds: [], start: "${start}", end: "${end}" }
            grouping: Epic page: ${number} pageSize: 50) { ${query} } }`,
        })
      const call = () =>
        post('/v1/reports/timesheetReport', {
          ...{ LinemanagerId: memberId, TeammemberIds: [], ProjectIds: [], startDate: start, endDate: end },
          ...{ GroupBy: 'Epic', PageNumber: 1, PageSize: 50 },
        })
      const plain = async () => {
        await client.query(plainSums, [memberId, start, end])
        await client.query(plainPage, [memberId, start, end])
      }
      const [gateway, direct] = await inTurns(rounds, page(1), call)
      const [last, sql] = await inTurns(rounds, page(recordCount / 50), plain)
      const before = residentMemory(portal.pid)
      let peak = before
      const fetched = async (format: string): Promise<Fetched> => {
        const begun = performance.now()
        const bytes = await download(`/files/timesheet-report?format=${format}&start=${start}&end=${end}`, () => {
          peak = Math.max(peak, residentMemory(portal.pid))
        })
        return { milliseconds: performance.now() - begun, megabytes: bytes / 1024 / 1024 }
      }
      const [csv, xlsx] = [await fetched('csv'), await fetched('xlsx')]
      const peakOfFirst = peak
      for (const format of ['csv', 'xlsx', 'csv', 'xlsx']) await fetched(format)
      const file = (name: string, { milliseconds, megabytes }: Fetched): Figure[] => [
        { name: `all records as ${name}`, value: milliseconds / 1000, unit: 's' },
        { name: `size of the ${name} file`, value: megabytes, unit: 'MB' },
      ]
      return [
        { name: 'the first page, grouped by epic, through the gateway', value: gateway, unit: 'ms' },
        { name: 'the same from v1 directly', value: direct, unit: 'ms' },
        { name: 'its sums and page from the database', value: sql, unit: 'ms' },
        { name: 'the last page through the gateway', value: last, unit: 'ms' },
        ratio('the first page beside its v1 call', gateway, direct, { is: 'at most', value: 1.5 }),
        ...file('CSV', csv),
        ...file('XLSX', xlsx),
        { name: 'memory of the portal that both files added at most', value: peakOfFirst - before, unit: 'MB' },
        { name: 'what the same files added twice more', value: peak - peakOfFirst, unit: 'MB' },
      ]
    } finally {
      await client.end()
      await pool.close()
      await portal.cleanUp()
    }
  },
}
