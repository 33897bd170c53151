import { Pool } from 'undici'
import { recordPageMax } from '../../src/rules/timesheet.ts'
import { startPortal } from '../support/portal.ts'
import { type Part, ratio } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { copyRecords, dayBefore, demoRecord, type Post, signedIn } from './timesheet-demo.ts'

const recordsOfWeek = 50
const recordsOfLargeWeek = 10_000

/** Copies a record of the demo data until one day has fifty. */
const fillWeek = async (post: Post, memberId: string): Promise<string> => {
  const copy = { ...(await demoRecord(post, memberId)), Effort: 0.25 }
  // Far enough ahead to hold nothing else.
  const date = dayBefore(-35)
  for (let index = 0; index < recordsOfWeek; index += 1) {
    await post('/v1/timesheet/save', { ...copy, id: null, Date: `${date}T00:00:00` })
  }
  return date
}

const entryFields = `id version date epic ticket effort adjustment description
  commitment { id name } project { id name } activity { id value } technology { id value }`
const shareFields = 'id name netEffort'

interface Page {
  readonly next: string | null
}

/** The built portal with its demo data: PostgreSQL, service and gateway in one process, asked over HTTP one after the other. */
export const timesheet: Part = {
  name: 'timesheet',
  title: 'Time records in the built portal with its demo data, until the answer is there',
  measure: async ({ quick }) => {
    const rounds = quick ? 20 : 300
    const portal = await startPortal()
    // Two, for the calls that the gateway makes at once.
    const pool = new Pool(portal.url, { connections: 2 })
    try {
      const { get, post, memberId } = await signedIn(pool)
      const date = await fillWeek(post, memberId)
      const largeDate = dayBefore(-63)
      await copyRecords(portal, memberId, { from: date, to: largeDate, count: recordsOfLargeWeek })
      const [start, end] = [dayBefore(364), dayBefore(0)]
      let largest = 0
      const pageOf = async (day: string, after: string | null) => {
        const query = `query ($day: Date!, $after: String) {
          timesheet(start: $day, end: $day, after: $after) { id next entries { ${entryFields} } leaves { id } } }`
        const { data } = (await post('/graphql', { query, variables: { day, after } })) as { data: { timesheet: Page } }
        largest = Math.max(largest, Buffer.byteLength(JSON.stringify(data)))
        return data.timesheet
      }
      const callPageOf = async (day: string, After: string | null) => {
        const range = { TeammemberId: memberId, startDate: `${day}T00:00:00`, endDate: `${day}T00:00:00` }
        const { value } = (await post('/v1/timesheet/page', { ...range, Size: recordPageMax, After })) as {
          value: { Next: string | null }
        }
        return { next: value.Next }
      }
      /** Page after page, as a screen asks for them. */
      const all = async (read: (after: string | null) => Promise<Page>) => {
        for (let { next } = await read(null); next !== null; ) next = (await read(next)).next
      }
      const weekAt = (count: number, day: string) =>
        inTurns(
          count,
          () => all((after) => pageOf(day, after)),
          () => all((after) => callPageOf(day, after)),
        )
      const [week, weekCall] = await weekAt(rounds, date)
      const [largeWeek, largeWeekCall] = await weekAt(Math.ceil(rounds / 20), largeDate)
      const report = `days { ${shareFields} } activities { ${shareFields} } technologies { ${shareFields} } epics { ${shareFields} }`
      const dashboard = () =>
        post('/graphql', {
          query: `{ dashboard(start: "${start}", end: "${end}", utcOffset: 0) { id report { id ${report} }
            commitments { id name days { date loggedHours watchedHours leaveHours codeLines } } } }`,
        })
      const range = { startDate: `${start}T00:00:00`, endDate: `${end}T00:00:00` }
      const bothCalls = () =>
        Promise.all([post('/v1/reports/teammemberdahsboard', range), get('/v1/commitment/dashboard?dateTimeOffset=0')])
      const [year, yearCalls] = await inTurns(rounds, dashboard, bothCalls)
      return [
        { name: 'a week of 50 records through the gateway', value: week, unit: 'ms' },
        { name: 'the records from v1 directly', value: weekCall, unit: 'ms' },
        ratio('the week beside its v1 call', week, weekCall),
        { name: 'a week of 10,000 records through the gateway, page after page', value: largeWeek, unit: 'ms' },
        { name: 'the 10,000 records from v1 directly', value: largeWeekCall, unit: 'ms' },
        { name: 'the largest of its answers', value: largest / 1024, unit: 'kB' },
        ratio('the large week beside its v1 calls', largeWeek, largeWeekCall, { is: 'at most', value: 3 }),
        { name: "a year's dashboard through the gateway", value: year, unit: 'ms' },
        { name: 'its two v1 calls at once, directly', value: yearCalls, unit: 'ms' },
        ratio('the dashboard beside its v1 calls', year, yearCalls, { is: 'at most', value: 1.5 }),
      ]
    } finally {
      await pool.close()
      await portal.cleanUp()
    }
  },
}
