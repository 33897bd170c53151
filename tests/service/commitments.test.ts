import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import {
  activityWatch,
  commitmentProject,
  project,
  repository,
  repositoryIssue,
  repositoryMember,
} from '../../src/service/db/work-schema.ts'
import { findActiveReports } from '../../src/service/people/store.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, insertLeave, insertLines, insertRecord } from './support/work.ts'

/** Half an hour before midnight in Melbourne, on 15 June. */
const evening = new Date('2026-06-15T13:30:00Z')
const melbourne = 'Australia/Melbourne'

let running: RunningService
let idle: Session
let lead: Session
beforeAll(async () => {
  running = await startService()
  running.clock.now = evening
  idle = await running.logIn('idle')
  lead = await running.logIn('lead')
})
afterAll(() => running.stop())

interface Answer {
  readonly id: string
  readonly Name: string
  readonly Status: string
  readonly StatusV2: string
  readonly IsCommitmentExpired: boolean
  readonly EarliestTimesheetDate: string
}

const idOf = (person: string): string => seedId(`${person}/member`)

/** A commitment of idle, which nothing else in the seed belongs to. */
const add = async (given: Partial<typeof commitment.$inferInsert> = {}): Promise<string> => {
  const id = randomUUID()
  const row = { memberId: idOf('idle'), name: 'Salt Works', statusV2: 'Active', type: 'Casual', createdAt: evening }
  await running.db.insert(commitment).values({ ...row, id, ...given })
  return id
}

const list = async (session: Session, query = ''): Promise<Answer[]> =>
  (await running.call('GET', `/teammember/GetCommitmentByTeammemberId${query}`, { session })).value as Answer[]

const one = async (id: string, session = idle): Promise<Answer> => {
  const found = (await list(session)).find((answer) => answer.id === id)
  if (found === undefined) throw new Error(`No commitment ${id}`)
  return found
}

const decide = (id: string, Status: string, Message: string | null, session = idle, key?: string) =>
  running.call('POST', `/commitment/updateStatus/${id}`, { session, body: { Status, Message }, ...(key ? { key } : {}) })

const newsOf = (person: string) =>
  running.db
    .select({ title: notification.title, body: notification.body })
    .from(notification)
    .where(and(eq(notification.memberId, idOf(person)), eq(notification.createdAt, running.clock.now)))

describe('a commitment', () => {
  it('has every field of the specification', async () => {
    const vmId = randomUUID()
    const id = await add({
      name: 'Whole',
      statusV2: 'TeammemberPending',
      seniorityLevel: 'Senior',
      jobRole: 'Engineering',
      jobRoleIcon: 'gear',
      jobTitle: 'Engineer',
      lineManagerId: idOf('lead'),
      portfolioManagerId: idOf('grace'),
      projectLeadId: seedId('nobody'),
      startDate: '2026-06-20',
      endDate: '2026-12-31',
      type: 'Hours Per week',
      hoursPerWeekMin: 10,
      hoursPerWeekMax: 20.5,
      timeZone: melbourne,
      securityScore: 87.5,
      vmId,
      timesheetProcessing: true,
    })
    const projects = [seedId('project/orchard'), seedId('project/atlas')]
    await running.db
      .insert(commitmentProject)
      .values(projects.map((projectId, position) => ({ memberId: idOf('idle'), commitmentId: id, projectId, position })))
    const person = (name: string, FullName: string) => ({ Id: idOf(name), FullName, PhotoUrl: expect.stringContaining('data:') })
    expect(await one(id)).toEqual({
      id,
      Name: 'Whole',
      Status: 'Pending',
      StatusV2: 'TeammemberPending',
      StatusMessage: null,
      StartDate: '2026-06-20T00:00:00',
      EndDate: '2026-12-31T00:00:00',
      SeniorityLevel: 'Senior',
      LineManagerId: idOf('lead'),
      LineManagerName: 'Lena Marsh',
      ProjectNames: ['Orchard Stock Control', 'Atlas Map Service'],
      ProjectIds: projects,
      ProjectDetails: [
        { id: projects[0], Name: 'Orchard Stock Control' },
        { id: projects[1], Name: 'Atlas Map Service' },
      ],
      PortfolioManagerDetail: person('grace', 'Grace Okafor'),
      ProjectLeadDetail: null,
      LineManagerDetail: person('lead', 'Lena Marsh'),
      Type: 'Hours Per week',
      HoursPerWeekRadio: true,
      HoursPerWeekMin: 10,
      HoursPerWeekMax: 20.5,
      TeamMembers: [{ id: idOf('idle'), TmFullName: 'Ida Lange' }],
      TeamMemberIds: [idOf('idle')],
      TmFullName: 'Ida Lange',
      VmId: vmId,
      CommitmentTimesheetProcessing: true,
      IsCommitmentExpired: false,
      JobRole: 'Engineering',
      JobRoleIcon: 'gear',
      JobTitle: 'Engineer',
      SecurityScore: 87.5,
      TimeZone: melbourne,
      EarliestTimesheetDate: '2026-06-20T00:00:00',
    })
  })

  it('follows its dates by the day where it is', async () => {
    const rows = [
      // zone, stored, start, end, before midnight, after it
      [melbourne, 'Upcoming', '2026-06-16', null, 'Upcoming', 'Active'],
      [melbourne, 'Active', '2026-06-01', '2026-06-15', 'Active', 'Expired'],
      [melbourne, 'Upcoming', '2026-06-17', null, 'Upcoming', 'Upcoming'],
      [null, 'Upcoming', '2026-06-16', null, 'Upcoming', 'Upcoming'],
      [null, 'Active', '2026-06-01', '2026-06-15', 'Active', 'Active'],
      [melbourne, 'Pending', '2026-06-01', '2026-06-15', 'Pending', 'Pending'],
      [melbourne, 'Rejected', '2026-06-16', null, 'Rejected', 'Rejected'],
    ] as const
    const ids = await Promise.all(
      rows.map(([timeZone, statusV2, startDate, endDate]) => add({ timeZone, statusV2, startDate, endDate })),
    )
    const statuses = async () => {
      const all = await list(idle)
      return ids.map((id) => all.find((answer) => answer.id === id)?.StatusV2)
    }
    expect(await statuses()).toEqual(rows.map((row) => row[4]))
    running.clock.forward(3_600_000)
    try {
      idle = await running.logIn('idle')
      expect(await statuses()).toEqual(rows.map((row) => row[5]))
      expect((await list(idle)).find(({ id }) => id === ids[1])).toMatchObject({ Status: 'Expired', IsCommitmentExpired: true })
    } finally {
      running.clock.now = evening
      idle = await running.logIn('idle')
    }
  })

  it('opens the timesheet from its start, after the last confirmed pay run, and at most a month back', async () => {
    const [early, late] = [await add({ startDate: '2026-01-01' }), await add({ startDate: '2026-06-10' })]
    const earliest = async () => [(await one(early)).EarliestTimesheetDate, (await one(late)).EarliestTimesheetDate]
    expect(await earliest()).toEqual(['2026-05-01T00:00:00', '2026-06-10T00:00:00'])
    const run = { memberId: idOf('idle'), fromDate: '2026-05-01', createdAt: evening }
    await running.db.insert(payRun).values([
      { ...run, id: randomUUID(), toDate: '2026-05-20', tmApprovedDate: evening },
      { ...run, id: randomUUID(), toDate: '2026-05-10', tmApprovedDate: evening },
      { ...run, id: randomUUID(), toDate: '2026-06-12', tmApprovedDate: null },
    ])
    expect(await earliest()).toEqual(['2026-05-21T00:00:00', '2026-06-10T00:00:00'])
  })

  it('counts for the line manager’s active reports as it is today', async () => {
    const dated = { memberId: idOf('newcomer'), id: randomUUID(), name: 'Ended', statusV2: 'Active', type: 'Casual' }
    await running.db.insert(commitment).values({ ...dated, endDate: '2026-06-14', createdAt: evening })
    await running.pool.query('update team_member set line_manager_id = $1 where id = $2', [idOf('admin'), idOf('newcomer')])
    const active = (now: Date) => findActiveReports(running.db, idOf('admin'), now)
    expect(await active(new Date('2026-06-14T12:00:00Z'))).toMatchObject([{ Id: idOf('newcomer') }])
    expect(await active(evening)).toEqual([])
  })

  it('is found with its customer, and only by whom it belongs to', async () => {
    const customerId = randomUUID()
    const id = await add({ customerId, name: 'For a customer' })
    const get = async (session: Session) =>
      (await running.call('GET', `/commitment/GetCommitmentByCustomerId/${customerId}`, { session })).value
    expect(await get(idle)).toMatchObject([{ id, Name: 'For a customer' }])
    expect(await get(lead)).toEqual([])
  })
})

describe('a decision', () => {
  it.each([
    ['Pending', null, null, 'Active'],
    ['TeammemberPending', '2026-06-16', null, 'Upcoming'],
    ['Pending', '2026-05-01', '2026-06-14', 'Expired'],
  ] as const)('approves one that is %s from %s to %s: %s', async (statusV2, startDate, endDate, expected) => {
    const id = await add({ statusV2, startDate, endDate })
    const reply = await decide(id, 'Approved', 'A message that nobody asked for')
    expect(reply.value).toMatchObject({ id, Status: expected, StatusV2: expected, StatusMessage: null })
    expect(await one(id)).toEqual(reply.value)
  })

  it('rejects with a reason, which stays visible', async () => {
    const id = await add({ statusV2: 'TeammemberPending' })
    for (const empty of [null, '', '  \n ', '\u200b\u2060']) {
      expect(await decide(id, 'Rejected', empty)).toMatchObject({ status: 400, field: 'Message', message: messages.required })
    }
    expect((await one(id)).StatusV2).toBe('TeammemberPending')
    expect((await decide(id, 'Rejected', '  Too far \n away ')).value).toMatchObject({
      StatusV2: 'Rejected',
      StatusMessage: 'Too far \n away',
    })
  })

  it.each(['Active', 'Upcoming', 'Expired', 'Rejected'])('is refused for one that is %s', async (statusV2) => {
    const id = await add({ statusV2 })
    expect(await decide(id, 'Approved', null)).toMatchObject({ status: 409, message: messages.commitmentDecided })
    expect((await one(id)).StatusV2).toBe(statusV2)
  })

  it("is refused for somebody else's, which stays as it is", async () => {
    const id = await add({ statusV2: 'Pending' })
    expect((await decide(id, 'Approved', null, lead)).status).toBe(403)
    expect((await decide(randomUUID(), 'Approved', null, lead)).status).toBe(403)
    expect((await one(id)).StatusV2).toBe('Pending')
  })

  it.each([{ Status: 'Active' }, { Status: 'Approved' }, { Status: 'Rejected', Message: 'x'.repeat(1001) }])(
    'is refused as %j',
    async (body) => {
      const id = await add({ statusV2: 'Pending' })
      expect((await running.call('POST', `/commitment/updateStatus/${id}`, { session: idle, body })).status).toBe(400)
    },
  )

  it('tells the line manager, once for one key', async () => {
    running.clock.forward(1000)
    const id = await add({ statusV2: 'Pending', name: 'Told', lineManagerId: idOf('tomas') })
    const key = randomUUID()
    const [first, second] = [
      await decide(id, 'Rejected', 'Too far', idle, key),
      await decide(id, 'Rejected', 'Too far', idle, key),
    ]
    expect([first.status, second.text]).toEqual([200, first.text])
    expect(await newsOf('tomas')).toEqual([
      { title: 'Commitment rejected', body: 'Ida Lange has rejected the commitment Told. Reason: Too far' },
    ])
  })

  it('tells nobody when there is no line manager, or when it is the member', async () => {
    running.clock.forward(1000)
    for (const lineManagerId of [null, idOf('idle'), randomUUID()]) {
      const id = await add({ statusV2: 'Pending', lineManagerId })
      expect((await decide(id, 'Approved', null)).status).toBe(200)
    }
    const all = await running.db.$count(notification, eq(notification.createdAt, running.clock.now))
    expect(all).toBe(0)
  })

  it('is one of twenty that are made at once', async () => {
    running.clock.forward(1000)
    const id = await add({ statusV2: 'Pending', lineManagerId: idOf('grace') })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? decide(id, 'Approved', null) : decide(id, 'Rejected', `Reason ${index}`),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    const winner = replies.find(({ status }) => status === 200)
    expect(await one(id)).toEqual(winner?.value)
    expect(await newsOf('grace')).toHaveLength(1)
  })
})

describe('the figures of seven days', () => {
  let id: string
  let projectId: string
  beforeAll(async () => {
    const choices = await addChoices(running)
    projectId = choices.projectId
    const memberId = idOf('idle')
    id = await add({ name: 'Figures', timeZone: melbourne })
    const other = await add({ name: 'Other figures', timeZone: melbourne })
    await running.db.insert(commitmentProject).values({ memberId, commitmentId: id, projectId, position: 0 })
    const [first, second, foreign] = [randomUUID(), randomUUID(), randomUUID()]
    const elsewhere = randomUUID()
    await running.db.insert(project).values({ id: elsewhere, name: 'Elsewhere', epicSetId: randomUUID() })
    await running.db.insert(repository).values(
      [
        { id: first, projectId },
        { id: second, projectId },
        { id: foreign, projectId: elsewhere },
      ].map((one) => ({ ...one, name: one.id, url: `https://git.test/${one.id}`, defaultBranch: 'main' })),
    )
    const repositoryIds = [first, second, foreign]
    await running.db
      .insert(repositoryMember)
      .values(repositoryIds.map((repositoryId) => ({ memberId, repositoryId, access: 'Write' })))
    const days = ['2026-06-08', '2026-06-09', '2026-06-15', '2026-06-16']
    const lines = days.flatMap((date) => repositoryIds.map((repositoryId) => ({ memberId, repositoryId, date, lines: 10 })))
    await insertLines(running, lines)
    await running.db
      .insert(repositoryIssue)
      .values(
        days.flatMap((date) =>
          repositoryIds.map((repositoryId) => ({ repositoryId, date, class: 'Bug', severity: 'Major', count: 2 })),
        ),
      )
    await running.db.insert(activityWatch).values(days.map((date) => ({ memberId, commitmentId: id, date, seconds: 60 })))
    await running.db.insert(activityWatch).values({ memberId, commitmentId: other, date: '2026-06-15', seconds: 1 })
    for (const date of days) {
      await insertRecord(running, 'idle', { ...choices, commitmentId: id }, { date, effort: 1.25, adjustment: -0.25 })
    }
    const cabins = { ...choices, commitmentId: id }
    await insertRecord(running, 'idle', cabins, { date: '2026-06-15', effort: 2, epic: 'Decks' })
    for (const date of days) await insertLeave(running, 'idle', date)
  })

  const figures = (days: readonly string[]) => ({
    id,
    SonarqubeIssues: days.map((day) => ({
      Date: `${day}T00:00:00`,
      MainIssue: [{ Class: 'Bug', IssuesCount: 4, Severaty: 'Major' }],
    })),
    Commits: days.map((day) => ({ Date: `${day}T00:00:00`, TotalLine: 20 })),
    ActivityWatchDetails: days.map((day) => ({ date: `${day}T00:00:00`, totalSecounds: 60 })),
    TimesheetDetails: days.map((day) => ({
      Date: `${day}T00:00:00`,
      Epics: [{ Name: 'Cabins', TotalSecounds: 3600 }, ...(day === '2026-06-15' ? [{ Name: 'Decks', TotalSecounds: 7200 }] : [])],
    })),
    LeaveDetails: days.map((day) => ({ id: expect.any(String), Date: `${day}T00:00:00` })),
  })

  it('are added where they are asked for, and end today where the commitment is', async () => {
    expect(await list(idle, '?addExtraDetail=true')).toContainEqual(
      expect.objectContaining(figures(['2026-06-09', '2026-06-15'])),
    )
    for (const query of ['', '?addExtraDetail=false']) {
      expect(Object.keys((await list(idle, query)).find((answer) => answer.id === id) ?? {})).not.toContain('Commits')
    }
    const bad = await running.call('GET', '/teammember/GetCommitmentByTeammemberId?addExtraDetail=yes', { session: idle })
    expect(bad).toMatchObject({ status: 400, field: 'addExtraDetail' })
  })

  it.each([
    ['', ['2026-06-09', '2026-06-15']],
    ['?dateTimeOffset=600', ['2026-06-09', '2026-06-15']],
    ['?dateTimeOffset=%2B630', ['2026-06-15', '2026-06-16']],
    ['?dateTimeOffset=-840', ['2026-06-08', '2026-06-09']],
  ] as const)('end on the day of the dashboard%s', async (query, days) => {
    const reply = await running.call('GET', `/commitment/dashboard${query}`, { session: idle })
    expect(reply.value).toContainEqual(expect.objectContaining(figures(days)))
    expect((reply.value as Answer[]).every(({ Status }) => Status === 'Active')).toBe(true)
  })

  it.each(['x', '-', '841', '-841', '1e2', '60.5'])('are refused at the offset %j', async (offset) => {
    const reply = await running.call('GET', `/commitment/dashboard?dateTimeOffset=${offset}`, { session: idle })
    expect(reply).toMatchObject({ status: 400, field: 'dateTimeOffset' })
  })

  it('take as many queries for many commitments as for one', async () => {
    const spy = vi.spyOn(running.pool, 'query')
    const queries = async (session: Session): Promise<number> => {
      spy.mockClear()
      await list(session, '?addExtraDetail=true')
      return spy.mock.calls.length
    }
    try {
      const unverified = await running.logIn('unverified')
      expect(await list(unverified)).toHaveLength(1)
      const [many, single] = [await queries(idle), await queries(unverified)]
      expect((await list(idle)).length).toBeGreaterThan(20)
      expect(many).toBe(single)
      expect(many).toBeLessThan(12)
    } finally {
      spy.mockRestore()
    }
  })
})
