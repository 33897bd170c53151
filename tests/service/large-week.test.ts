import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualAnswer } from '../../src/contract/call.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { pagesOf } from './support/portal-work.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, insertRecord, timesheetOf } from './support/work.ts'

let running: RunningService
let portal: Portal
let session: Session

const [start, end] = ['2026-03-16', '2026-03-22']
const records = 10_000

beforeAll(async () => {
  running = await startService()
  portal = await startPortal(running)
  session = await running.logIn('idle')
  const choices = await addChoices(running)
  const commitmentId = await addCommitment(running, 'idle', choices.projectId)
  const description = 'Counted the cabins of a ferry. '.repeat(8)
  const id = await insertRecord(running, 'idle', { ...choices, commitmentId }, { date: start, description })
  await running.pool.query(
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
       description, created_at, updated_at)
     select member_id, gen_random_uuid(), commitment_id, project_id, epic, $2::date + number % 7, activity_id, technology_id,
       'NF-' || number, 0.25, description, created_at + number * interval '1 second', updated_at
     from timesheet, generate_series(2, ${records}) number where id = $1`,
    [id, start],
  )
})
afterAll(async () => {
  await portal.close()
  await running.stop()
})

it('a week of ten thousand records is more than a usual answer of v1, and no page of it in the gateway is half a megabyte', async () => {
  const reply = await timesheetOf(running, session).list(start, end)
  expect(reply.text.length).toBeGreaterThan(usualAnswer)
  const pages = await pagesOf(portal, session, start, end)
  expect(pages).toHaveLength(20)
  for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(2 ** 19)
  expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(records)
})
