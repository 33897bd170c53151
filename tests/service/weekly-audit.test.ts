import { randomUUID } from 'node:crypto'
import { and, asc, between, desc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../src/rules/weeks.ts'
import { codeDay } from '../../src/service/db/author-schema.ts'
import { teamMember, userAccount } from '../../src/service/db/member-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { activityWatch, leave, timesheet } from '../../src/service/db/work-schema.ts'
import type { AuditedMember } from '../../src/service/report/weekly-audit.ts'
import { type Reply, type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, type Choices, insertLeave, insertRecord } from './support/work.ts'

/** Monday to Sunday; in a year of which the demo data know nothing. */
const [start, end] = ['2024-06-17', '2024-06-23']

let running: RunningService
let lead: Session
let member: Session
/** A line manager of nobody at first. */
let other: Session
let choices: Choices

const idOf = (person: string): string => seedId(`${person}/member`)
const setManager = (person: string, manager: string | null) =>
  running.db
    .update(teamMember)
    .set({ lineManagerId: manager === null ? null : idOf(manager) })
    .where(eq(teamMember.id, idOf(person)))

beforeAll(async () => {
  running = await startService()
  // The commitments of the test run in a week of the past, whatever day it is.
  running.clock.now = new Date('2024-06-26T09:00:00Z')
  await running.db.update(userAccount).set({ role: 'Linemanager' }).where(eq(userAccount.userName, 'olivia@demo.test'))
  lead = await running.logIn('lead')
  member = await running.logIn('member')
  other = await running.logIn('olivia')
  const given = await addChoices(running)
  choices = { ...given, commitmentId: '' }
})
afterAll(() => running.stop())

/** Nothing is known of anybody, and nobody has a commitment. */
beforeEach(async () => {
  for (const table of [timesheet, leave, activityWatch]) await running.db.delete(table)
  await running.db.execute(sql`update commitment set status_v2 = 'Rejected'`)
  await setManager('member', 'lead')
  await setManager('amir', 'lead')
})

const ask = (session: Session, body: object = {}): Promise<Reply> =>
  running.call('POST', '/reports/weeklyTimesheetAudit', {
    session,
    body: { startDate: `${start}T00:00:00`, endDate: `${end}T00:00:00`, ...body },
  })
const answered = async (session: Session, body: object = {}): Promise<readonly AuditedMember[]> => {
  const reply = await ask(session, body)
  expect(reply.status, reply.text).toBe(200)
  return reply.value as AuditedMember[]
}
const memberOf = (members: readonly AuditedMember[], person: string): AuditedMember | undefined =>
  members.find(({ Id }) => Id === idOf(person))

describe('a member’s week', () => {
  it('has watched and net logged time, leave and code lines by day, and what is missing of the agreed hours', async () => {
    const commitmentId = await addCommitment(running, 'member', choices.projectId, {
      type: 'Hours Per week',
      hoursPerWeekMin: 20,
      startDate: '2024-01-08',
    })
    const ofWork = { ...choices, commitmentId }
    await insertRecord(running, 'member', ofWork, { date: '2024-06-17', effort: 3 })
    await insertRecord(running, 'member', ofWork, { date: '2024-06-17', effort: 2.5, adjustment: -0.5 })
    await insertRecord(running, 'member', ofWork, { date: '2024-06-23', effort: 1 })
    await insertRecord(running, 'member', ofWork, { date: '2024-06-24', effort: 8 })
    await insertLeave(running, 'member', '2024-06-18')
    await insertLeave(running, 'member', '2024-06-16')
    for (const [date, seconds] of [
      ['2024-06-17', 9_000],
      ['2024-06-16', 500],
    ] as const)
      await running.db.insert(activityWatch).values({ memberId: idOf('member'), commitmentId, date, seconds })
    expect(memberOf(await answered(lead), 'member')).toEqual({
      Id: idOf('member'),
      FullName: 'Maya Rahimi',
      PhotoUrl: expect.stringMatching(/^data:image/),
      ActivityWatchDetails: [{ date: '2024-06-17T00:00:00', totalSecounds: 9_000 }],
      TimesheetDetails: [
        { Date: '2024-06-17T00:00:00', TotalSecounds: 18_000 },
        { Date: '2024-06-23T00:00:00', TotalSecounds: 3_600 },
      ],
      LeaveDetails: [{ Date: '2024-06-18T00:00:00' }],
      Commits: [],
      // Four of five workdays of twenty hours, of which six are logged.
      TargetHours: 16,
      MissingHours: 10,
    })
    expect(await answered(member, { TeammemberId: idOf('member') })).toEqual([memberOf(await answered(lead), 'member')])
  })

  it('says what adjustments took below zero as it is', async () => {
    const commitmentId = await addCommitment(running, 'member', choices.projectId)
    await insertRecord(running, 'member', { ...choices, commitmentId }, { date: '2024-06-17', effort: 1, adjustment: -1.3 })
    expect(memberOf(await answered(lead), 'member')?.TimesheetDetails).toEqual([
      { Date: '2024-06-17T00:00:00', TotalSecounds: -1_080 },
    ])
  })

  it('asks for the part of a week in which a commitment ran, and for nothing of one without hours or not approved', async () => {
    const hours = { type: 'Hours Per week', hoursPerWeekMin: 20 }
    await addCommitment(running, 'member', choices.projectId, { ...hours, startDate: '2024-06-20' })
    await addCommitment(running, 'member', choices.projectId, { ...hours, startDate: '2024-01-08', endDate: '2024-06-17' })
    await addCommitment(running, 'member', choices.projectId, { ...hours, statusV2: 'Pending', startDate: '2024-01-08' })
    await addCommitment(running, 'member', choices.projectId, { type: 'Casual', startDate: '2024-01-08' })
    expect(memberOf(await answered(lead), 'member')).toMatchObject({ TargetHours: 12, MissingHours: 12 })
  })
})

it('has the lines of all repositories of a day together, as they are kept', async () => {
  const ofMember = eq(codeDay.memberId, idOf('member'))
  const [last] = await running.db
    .select({ date: codeDay.date })
    .from(codeDay)
    .where(ofMember)
    .orderBy(desc(codeDay.date))
    .limit(1)
  const to = last?.date ?? ''
  const kept = await running.db
    .select({ Date: sql<string>`${codeDay.date} || 'T00:00:00'`, TotalLine: sql<number>`sum(${codeDay.lines})::int` })
    .from(codeDay)
    .where(and(ofMember, between(codeDay.date, addDays(to, -6), to)))
    .groupBy(codeDay.date)
    .orderBy(asc(codeDay.date))
  expect(kept.length).toBeGreaterThan(1)
  const members = await answered(lead, { startDate: addDays(to, -6), endDate: to })
  expect(memberOf(members, 'member')?.Commits).toEqual(kept)
})

describe('who is told of whom', () => {
  it('a line manager gets everybody who reports to them, by name, and not themselves', async () => {
    const names = (await answered(lead)).map(({ FullName }) => FullName)
    expect(names).toEqual(expect.arrayContaining(['Amir Karimi', 'Maya Rahimi']))
    expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two, 'en')))
    expect(names).not.toContain('Lena Marsh')
    expect((await answered(lead, { TeammemberId: null })).map(({ FullName }) => FullName)).toEqual(names)
  })

  it('a line manager without reports gets nobody', async () => {
    expect(await answered(other)).toEqual([])
  })

  it('whose line manager changes is the new one’s business alone', async () => {
    await setManager('amir', 'olivia')
    expect(memberOf(await answered(lead), 'amir')).toBeUndefined()
    expect((await answered(other)).map(({ Id }) => Id)).toEqual([idOf('amir')])
    expect((await ask(lead, { TeammemberId: idOf('amir') })).status).toBe(403)
    expect(await answered(other, { TeammemberId: idOf('amir').toUpperCase() })).toHaveLength(1)
  })

  it.each([
    ['lead', 'member', 200],
    ['lead', 'lead', 200],
    ['lead', 'idle', 403],
    ['other', 'member', 403],
    ['other', 'olivia', 200],
    ['member', 'member', 200],
    ['member', 'amir', 403],
    ['member', 'lead', 403],
    ['member', 'nobody', 403],
  ] as const)('%s who names %s gets %i', async (who, named, status) => {
    const session = { lead, other, member }[who]
    const reply = await ask(session, { TeammemberId: idOf(named) })
    expect(reply.status).toBe(status)
    if (status === 200) expect((reply.value as AuditedMember[]).map(({ Id }) => Id)).toEqual([idOf(named)])
    else expect(reply.value).toBeUndefined()
  })

  it('a member who names nobody is refused', async () => {
    expect((await ask(member)).status).toBe(403)
    expect((await ask(member, { TeammemberId: null })).status).toBe(403)
  })

  it('says nothing of a member beyond their name, photo and figures', async () => {
    const fields = new Set((await answered(lead)).flatMap((one) => Object.keys(one)))
    expect([...fields].sort()).toEqual([
      'ActivityWatchDetails',
      'Commits',
      'FullName',
      'Id',
      'LeaveDetails',
      'MissingHours',
      'PhotoUrl',
      'TargetHours',
      'TimesheetDetails',
    ])
  })
})

it.each([
  ['2026-06-02', '2026-06-01', 'endDate', 'End date must be after start date.'],
  ['2026-06-01', '2026-07-02', 'endDate', 'Please choose at most 31 days.'],
  ['2026-02-30', '2026-03-01', 'startDate', 'Please enter a valid date.'],
])('from %s to %s is refused', async (startDate, endDate, field, message) => {
  expect(await ask(lead, { startDate, endDate })).toMatchObject({ status: 400, field, message })
})

it('a month is answered whole', async () => {
  expect((await ask(lead, { startDate: '2026-06-01', endDate: '2026-07-01' })).status).toBe(200)
})

describe('a team of two hundred', () => {
  const count = 200

  /** Members of a line manager of their own, each with a whole week. */
  const addTeam = async (): Promise<void> => {
    const { rows } = await running.pool.query<{ id: string }>(
      `with accounts as (
         insert into user_account (id, user_name, password_hash, role, created_at)
         select gen_random_uuid(), 'team' || n || '@audit.test', 'none', 'Teammember', now() from generate_series(1, $1) n
         returning id, user_name)
       insert into team_member (id, user_account_id, line_manager_id, first_name, last_name, email, member_since)
       select gen_random_uuid(), id, $2, 'Team', lpad(substring(user_name from 5 for position('@' in user_name) - 5), 3, '0'),
         user_name, now() from accounts returning id`,
      [count, idOf('olivia')],
    )
    const ids = rows.map(({ id }) => id)
    const commitmentId = randomUUID()
    await running.pool.query(
      `insert into commitment (member_id, id, name, status_v2, type, hours_per_week_min, start_date, created_at)
       select unnest($1::uuid[]), $2, 'Night Ferry', 'Active', 'Hours Per week', 40, '2024-01-08', now()`,
      [ids, commitmentId],
    )
    await running.pool.query(
      `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
         description, created_at, updated_at)
       select member_id, gen_random_uuid(), $2, $3, 'Cabins', $4::date + n / 4, $5, $6, 'NF-1', 1.5, 'NF-1', now(), now()
       from unnest($1::uuid[]) member_id, generate_series(0, 27) n`,
      [ids, commitmentId, choices.projectId, start, choices.activityId, choices.technologyId],
    )
    await running.pool.query(
      `insert into activity_watch (member_id, commitment_id, date, seconds)
       select member_id, $2, $3::date + n, 20000 from unnest($1::uuid[]) member_id, generate_series(0, 6) n`,
      [ids, commitmentId, start],
    )
  }

  it('is answered within a second, with as many queries as one member', async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    const counted = async (session: Session): Promise<number> => {
      spy.mockClear()
      await answered(session)
      return spy.mock.calls.length
    }
    try {
      await setManager('amir', 'olivia')
      const single = await counted(other)
      await setManager('amir', 'lead')
      await addTeam()
      const many = await counted(other)
      expect(many).toBe(single)
      expect(many).toBeLessThan(16)
      const before = performance.now()
      const members = await answered(other)
      const taken = performance.now() - before
      expect(taken).toBeLessThan(1_000)
      expect(members).toHaveLength(count)
      expect(members.every(({ TimesheetDetails }) => TimesheetDetails.length === 7)).toBe(true)
      expect(members[17]).toMatchObject({ FullName: 'Team 018', TargetHours: 40, MissingHours: 0 })
    } finally {
      spy.mockRestore()
    }
  })
})
