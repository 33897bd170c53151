import papa from 'papaparse'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../src/server/free-port.ts'
import { createPool } from '../../src/service/db/pool.ts'
import { dayFrom } from '../../src/service/db/seed/ids.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { download } from './support/files.ts'
import { type RunningService, type Session, serviceForTest, startService } from './support/service.ts'

/** A copy that has nothing yet of what was logged tells by its figures who was asked. */

let running: RunningService
let copy: TestDatabase
let copyPool: pg.Pool
let lead: Session

beforeAll(async () => {
  copy = await createTestDatabase({ seeded: true })
  copyPool = createPool(copy.url)
  await copyPool.query('delete from timesheet')
  running = await startService({ reportsPool: copyPool })
  lead = await running.logIn('lead')
})
afterAll(async () => {
  await running.stop()
  await copyPool.end()
  await copy.drop()
})

const day = (of: RunningService, days: number): string => `${dayFrom(of.clock.now, days)}T00:00:00`
const rangeOf = (of: RunningService, days = 28) => ({ startDate: day(of, -days), endDate: day(of, 0) })

const read = async (of: RunningService, session: Session, path: string, body: object): Promise<string> => {
  const reply = await of.call('POST', path, { session, body: { ...rangeOf(of), ...body } })
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.text
}
const report = (of: RunningService, session: Session) =>
  read(of, session, '/reports/timesheetReport', { LinemanagerId: session.memberId, TeammemberIds: [], ProjectIds: [] })
const recordsOfFile = async (of: RunningService, session: Session): Promise<number> => {
  const { startDate, endDate } = rangeOf(of)
  const query = new URLSearchParams({ Format: 'csv', startDate: startDate.slice(0, 10), endDate: endDate.slice(0, 10) })
  const file = await download(of, `/reports/timesheetReport/file?${query}`, session)
  expect(file.status).toBe(200)
  // The header and the total.
  return papa.parse(file.bytes.toString('utf8'), { skipEmptyLines: true }).data.length - 2
}

describe('with a copy', () => {
  it('the report and its file are read there', async () => {
    expect(await report(running, lead)).toContain('"totalCount":0')
    expect(await recordsOfFile(running, lead)).toBe(0)
  })

  it('the audit of others is read there, one’s own from the database itself', async () => {
    const audit = (body: object) => read(running, lead, '/reports/weeklyTimesheetAudit', body)
    const others = JSON.parse(await audit({})) as { value: { TimesheetDetails: object[]; ActivityWatchDetails: object[] }[] }
    expect(others.value.length).toBeGreaterThan(1)
    expect(others.value.flatMap((one) => one.TimesheetDetails)).toEqual([])
    const member = await running.logIn('member')
    const own = JSON.parse(
      await read(running, member, '/reports/weeklyTimesheetAudit', { TeammemberId: member.memberId }),
    ) as typeof others
    expect(own.value.flatMap((one) => one.TimesheetDetails).length).toBeGreaterThan(0)
  })

  it('the dashboard is read from the database itself', async () => {
    const member = await running.logIn('member')
    expect(await read(running, member, '/reports/teammemberdahsboard', {})).toMatch(/"netEffort":[1-9]/i)
  })
})

it('a copy that does not answer is said, and reports are read from the database itself', async () => {
  const lines: string[] = []
  const nowhere = createPool(`postgres://nobody:nothing@127.0.0.1:${await freePort()}/nothing`)
  const other = await serviceForTest({ reportsPool: nowhere, log: (line) => lines.push(line) })
  const session = await other.logIn('lead')
  expect(await report(other, session)).not.toContain('"totalCount":0')
  expect(await recordsOfFile(other, session)).toBeGreaterThan(0)
  expect(lines.join('')).toContain('reports are read from the database itself')
  await nowhere.end()
})
