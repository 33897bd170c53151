import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import papa from 'papaparse'
import pg from 'pg'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnswerOf } from '../../src/contract/call.ts'
import type { reportCalls } from '../../src/contract/report.ts'
import { messages } from '../../src/rules/messages.ts'
import { sumOf } from '../../src/rules/money.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { project, timesheet } from '../../src/service/db/work-schema.ts'
import { batchSize, reportFile } from '../../src/service/report/file.ts'
import { download } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, type Choices, insertRecord } from './support/work.ts'

type Report = AnswerOf<(typeof reportCalls)['timesheetReport']>

let running: RunningService
let lead: Session
let member: Session
/** The line manager, and two who report to them; the idle one reports to nobody. */
const people = ['lead', 'member', 'amir', 'idle'] as const
const idOf = (person: string): string => seedId(`${person}/member`)
let choices: Record<(typeof people)[number], Choices>
let other: Choices

beforeAll(async () => {
  running = await startService()
  lead = await running.logIn('lead')
  member = await running.logIn('member')
  const [one, two] = [await addChoices(running), await addChoices(running)]
  const of = async (person: string) => ({ ...one, commitmentId: await addCommitment(running, person, one.projectId) })
  choices = { lead: await of('lead'), member: await of('member'), amir: await of('amir'), idle: await of('idle') }
  other = { ...two, commitmentId: choices.member.commitmentId }
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.delete(timesheet)
})

const add = (person: (typeof people)[number], given: Partial<typeof timesheet.$inferInsert> = {}, from = choices[person]) =>
  insertRecord(running, person, from, given)

const body = (changes: object = {}) => ({
  LinemanagerId: idOf('lead'),
  TeammemberIds: [],
  ProjectIds: [],
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  ...changes,
})
const ask = (changes: object = {}, session = lead) =>
  running.call('POST', '/reports/timesheetReport', { session, body: body(changes) })
const asked = async (changes: object = {}, session = lead): Promise<Report> => {
  const reply = await ask(changes, session)
  expect(reply.status, reply.text).toBe(200)
  return reply.value as Report
}
const filePath = (format: string, changes: Readonly<Record<string, string>> = {}): string =>
  `/reports/timesheetReport/file?${new URLSearchParams({ Format: format, startDate: '2026-03-01', endDate: '2026-03-31', ...changes })}`
const fetched = async (format: string, changes: Readonly<Record<string, string>> = {}) => {
  const file = await download(running, filePath(format, changes), lead)
  expect(file.status, file.bytes.toString('utf8', 0, 200)).toBe(200)
  return file
}
const csv = async (changes?: Readonly<Record<string, string>>): Promise<string[][]> =>
  papa.parse<string[]>((await fetched('csv', changes)).bytes.toString('utf8').replace('\uFEFF', ''), { skipEmptyLines: true })
    .data
const xlsx = async (changes?: Readonly<Record<string, string>>) => await readSheet((await fetched('xlsx', changes)).bytes)

const header = ['Date', 'Team Member', 'Project', 'Epic', 'Ticket#', 'Activity', 'Technology', 'Effort', 'Description']

describe('who sees what', () => {
  beforeEach(async () => {
    for (const person of people) await add(person, { description: `Of ${person}` })
  })
  const seen = async (changes: object = {}, session = lead) =>
    (await asked(changes, session)).data.map(({ Description }) => Description).toSorted()

  it('is everybody who reports to the line manager, and themselves', async () => {
    expect(await seen()).toEqual(['Of amir', 'Of lead', 'Of member'])
    expect((await csv()).slice(1, -1).map((row) => row.at(-1))).toHaveLength(3)
  })

  it('is those of them who are chosen, however their ids are spelt', async () => {
    expect(await seen({ TeammemberIds: [idOf('amir').toUpperCase(), idOf('amir')] })).toEqual(['Of amir'])
    const rows = await csv({ TeammemberIds: `${idOf('amir')},${idOf('lead')}` })
    expect(rows.slice(1, -1).map((row) => row.at(-1))).toEqual(['Of amir', 'Of lead'])
  })

  it.each(['idle', 'nobody'])('is never %s, alone or among others', async (person) => {
    for (const TeammemberIds of [[idOf(person)], [idOf('amir'), idOf(person)]]) {
      expect((await ask({ TeammemberIds })).status).toBe(403)
      expect((await download(running, filePath('csv', { TeammemberIds: TeammemberIds.join() }), lead)).status).toBe(403)
    }
  })

  it('is nothing for a member, and for another line manager only their own', async () => {
    expect((await ask({ LinemanagerId: idOf('member') }, member)).status).toBe(403)
    expect((await download(running, filePath('csv'), member)).status).toBe(403)
    expect((await download(running, filePath('csv'), null)).status).toBe(401)
    // The account that leads nobody becomes a line manager.
    const idle = await running.logIn('idle')
    expect((await ask({}, idle)).status).toBe(403)
    await running.pool.query("update user_account set role = 'Linemanager' where id = $1", [seedId('idle/account')])
    onTestFinished(async () => {
      await running.pool.query("update user_account set role = 'Teammember' where id = $1", [seedId('idle/account')])
    })
    const manager = await running.logIn('idle')
    expect((await ask({}, manager)).status).toBe(403)
    expect(await seen({ LinemanagerId: idOf('idle') }, manager)).toEqual(['Of idle'])
    expect((await ask({ LinemanagerId: idOf('idle'), TeammemberIds: [idOf('amir')] }, manager)).status).toBe(403)
  })

  it('ends with the report', async () => {
    await running.db
      .update(teamMember)
      .set({ lineManagerId: null })
      .where(eq(teamMember.id, idOf('amir')))
    onTestFinished(async () => {
      await running.db
        .update(teamMember)
        .set({ lineManagerId: idOf('lead') })
        .where(eq(teamMember.id, idOf('amir')))
    })
    expect(await seen()).toEqual(['Of lead', 'Of member'])
  })

  it('is of the chosen projects and days', async () => {
    await add('member', { description: 'Elsewhere' }, other)
    await add('member', { description: 'Earlier', date: '2026-02-28' })
    expect(await seen({ ProjectIds: [other.projectId] })).toEqual(['Elsewhere'])
    expect(await seen({ startDate: '2026-02-28T00:00:00', endDate: '2026-02-28' })).toEqual(['Earlier'])
    expect((await csv({ ProjectIds: other.projectId })).at(-1)).toEqual(['Total', '', '', '', '', '', '', '1', ''])
  })
})

describe('what is refused', () => {
  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate', messages.endBeforeStart],
    [{ startDate: '2026-01-01', endDate: '2027-02-05' }, 'endDate', 'Please choose at most 400 days.'],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'startDate', messages.dateInvalid],
  ])('is the range of %j', async (changes, field, message) => {
    expect(await ask(changes)).toMatchObject({ status: 400, field, message })
    const reply = await running.call('GET', filePath('xlsx', changes), { session: lead })
    expect(reply).toMatchObject({ status: 400, field, message })
  })

  it.each([
    [{ GroupBy: 'Day' }, 'GroupBy'],
    [{ PageNumber: 0 }, 'PageNumber'],
    [{ PageSize: 201 }, 'PageSize'],
    [{ PageSize: 1.5 }, 'PageSize'],
    [{ Sum: true }, 'Sum'],
    [{ TeammemberIds: ['x'] }, 'TeammemberIds.0'],
    [{ ProjectIds: Array.from({ length: 101 }, () => randomUUID()) }, 'ProjectIds'],
  ])('is %j', async (changes, field) => {
    expect(await ask(changes)).toMatchObject({ status: 400, field })
  })

  it.each([
    [{ Format: 'pdf' }, 'Format'],
    [{ TeammemberIds: 'x' }, 'TeammemberIds'],
    [{ ProjectIds: `${randomUUID()},` }, 'ProjectIds'],
    [{ ProjectIds: Array.from({ length: 101 }, () => randomUUID()).join() }, 'ProjectIds'],
  ])('is a file of %j', async (changes, field) => {
    expect(await running.call('GET', filePath('csv', changes), { session: lead })).toMatchObject({ status: 400, field })
  })
})

describe('sums', () => {
  beforeEach(async () => {
    await add('member', { date: '2026-03-02', epic: 'Tides', effort: 0.25, adjustment: -0.1 })
    await add('member', { date: '2026-03-03', epic: 'Berths', effort: 7.1, adjustment: 0.2 }, other)
    await add('amir', { date: '2026-03-02', epic: 'Tides', effort: 0.1, adjustment: 0.2 })
    await add('lead', { date: '2026-03-04', epic: 'Tides', effort: 10, adjustment: -10.25 })
  })
  const groupsBy = async (GroupBy: string, changes: object = {}) =>
    (await asked({ GroupBy, ...changes })).groups.map(({ Name, count, netEffort }) => [Name, count, netEffort])

  it('are of the whole filter, whatever the page', async () => {
    for (const PageNumber of [1, 2, 9]) {
      const report = await asked({ PageNumber, PageSize: 3, GroupBy: 'Member' })
      expect([report.data.length, report.totalCount, report.totalEffort]).toEqual([[3, 1][PageNumber - 1] ?? 0, 4, 7.5])
      expect(report.groups.map(({ id, Name, count, netEffort }) => [id, Name, count, netEffort])).toEqual([
        [idOf('amir'), 'Amir Karimi', 1, 0.3],
        [idOf('lead'), 'Lena Marsh', 1, -0.25],
        [idOf('member'), 'Maya Rahimi', 2, 7.45],
      ])
    }
    expect(await asked()).toMatchObject({ totalCount: 4, totalEffort: 7.5, groups: [] })
  })

  it('are by project, epic and activity', async () => {
    const names = async (id: string) => (await running.db.select().from(project).where(eq(project.id, id)))[0]?.name
    const [first, second] = [await names(choices.member.projectId), await names(other.projectId)]
    const byName = (groups: unknown[][]) => groups.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    expect(byName(await groupsBy('Project'))).toEqual(
      byName([
        [first, 3, 0.2],
        [second, 1, 7.3],
      ]),
    )
    expect(byName(await groupsBy('Activity'))).toEqual(
      byName([
        [`Activity ${choices.lead.activityId}`, 3, 0.2],
        [`Activity ${other.activityId}`, 1, 7.3],
      ]),
    )
    await add('amir', { epic: 'Tides', effort: 1 }, { ...other, commitmentId: choices.amir.commitmentId })
    const epics = (await asked({ GroupBy: 'Epic' })).groups
    expect(epics.map(({ id }) => id).toSorted()).toEqual(
      [`${choices.lead.projectId}/Tides`, `${other.projectId}/Tides`, `${other.projectId}/Berths`].toSorted(),
    )
    expect(epics[0]).toMatchObject({ Name: 'Berths', ProjectName: second })
  })

  it.each(['Member', 'Project', 'Epic', 'Activity'])('stand in the order of the records, by %s', async (GroupBy) => {
    const { data, groups } = await asked({ GroupBy })
    const keyOf = (one: Report['data'][number]) =>
      ({
        Member: one.TeamMember.id,
        Project: one.Project.id,
        Epic: `${one.Project.id}/${one.Epic}`,
        Activity: one.Activity.id,
      })[GroupBy]
    expect([...new Set(data.map(keyOf))]).toEqual(groups.map(({ id }) => id))
    expect(groups.map(({ id, count }) => [id, count])).toEqual(
      groups.map(({ id }) => [id, data.filter((one) => keyOf(one) === id).length]),
    )
  })

  it('equal those of both files, to the hundredth of an hour', async () => {
    const { totalEffort } = await asked()
    const table = await csv()
    expect(table[0]).toEqual(header)
    const efforts = table.slice(1, -1).map((row) => row[7] ?? '')
    expect(efforts).toEqual(['0.3', '-0.25', '0.15', '7.3'])
    expect(sumOf(efforts).toNumber()).toBe(totalEffort)
    expect(table.at(-1)).toEqual(['Total', '', '', '', '', '', '', '7.5', ''])
    const sheet = await xlsx()
    expect(sheet[0]).toEqual(header)
    expect(sheet.slice(1, -1).map((row) => row[7])).toEqual([0.3, -0.25, 0.15, 7.3])
    expect(sheet.at(-1)).toEqual(['Total', null, null, null, null, null, null, 7.5, null])
    expect(sheet[1]?.[0]).toEqual(new Date('2026-03-02T00:00:00Z'))
  })

  it('come with the records, the newest first', async () => {
    const { data } = await asked({ TeammemberIds: [idOf('member')] })
    expect(data.map(({ Date: day, NetEffort, Adjustment }) => [day, NetEffort, Adjustment])).toEqual([
      ['2026-03-03T00:00:00', 7.3, 0.2],
      ['2026-03-02T00:00:00', 0.15, -0.1],
    ])
  })
})

describe('a file', () => {
  it('has its name and type, and is kept by nobody', async () => {
    const file = await fetched('xlsx')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('filename="Timesheet report 2026-03-01 to 2026-03-31.xlsx"'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await fetched('csv')).headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  it('of no records has its header and a total of nothing', async () => {
    expect(await csv()).toEqual([header, ['Total', '', '', '', '', '', '', '0', '']])
    expect(await xlsx()).toEqual([header, ['Total', null, null, null, null, null, null, 0, null]])
  })

  it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1\nmore'])(
    'runs no formula of %j',
    async (text) => {
      await add('member', { epic: text, issueNo: text, description: text })
      const [, line = []] = await csv()
      expect([line[3], line[4], line[8]]).toEqual([`'${text}`, `'${text}`, `'${text}`])
      const [, row = []] = await xlsx()
      const read = `'${text.replace('\r', '\n')}`
      // The reader trims what it gives.
      expect([row[3], row[4], row[8]].map((cell) => String(cell).trim())).toEqual([read, read, read].map((one) => one.trim()))
    },
  )

  it.each(['<b>&"\' Ärger 漢字 🚢', 'two\nlines', '_x0041_ stays', 'bell \u0007 rung'])('keeps %j', async (text) => {
    await add('member', { description: text })
    expect((await csv())[1]?.[8]).toBe(text)
    expect((await xlsx())[1]?.[8]).toBe(text.replace('\u0007', ''))
  })

  it('has a day that Excel cannot count as a text', async () => {
    await add('member', { date: '1899-05-01' })
    const sheet = await xlsx({ startDate: '1899-05-01', endDate: '1899-05-02' })
    expect(sheet[1]?.[0]).toBe('1899-05-01')
  })
})

describe('many records', () => {
  const count = 25_000
  beforeEach(async () => {
    const { commitmentId, projectId, activityId, technologyId } = choices.member
    await running.pool.query(
      `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
         adjustment, description, created_at, updated_at)
       select $1, gen_random_uuid(), $2, $3, 'Epic ' || n % 7, date '2026-03-01' + n % 31, $4, $5, 'NF-' || n, 0.25 * (1 + n % 40),
         0.1 * (n % 3), repeat('word ' || n || ' ', 20), now(), now() from generate_series(1, $6::int) n`,
      [idOf('member'), commitmentId, projectId, activityId, technologyId, count],
    )
  })

  it('are all in both files, once and in order, and sum up alike', async () => {
    const { totalEffort, totalCount } = await asked({ GroupBy: 'Epic' })
    expect(totalCount).toBe(count)
    const rows = (await csv()).slice(1)
    expect(rows).toHaveLength(count + 1)
    expect(new Set(rows.map((row) => row[4])).size).toBe(count + 1)
    expect(rows.slice(0, -1).map((row) => row[0])).toEqual(
      rows
        .slice(0, -1)
        .map((row) => row[0])
        .toSorted(),
    )
    expect(sumOf(rows.slice(0, -1).map((row) => row[7] ?? '0')).toNumber()).toBe(totalEffort)
    expect(Number(rows.at(-1)?.[7])).toBe(totalEffort)
    const sheet = (await xlsx()).slice(1)
    expect(sheet).toHaveLength(count + 1)
    expect(sheet.at(-1)?.[7]).toBe(totalEffort)
    expect(sheet.map((row) => row[4])).toEqual(rows.map((row) => (row[4] === '' ? null : row[4])))
  })

  it.each(['csv', 'xlsx'] as const)(
    'are read only as fast as %s is taken, and no further once nobody takes it',
    async (format) => {
      const reading = vi.spyOn(running.db, 'execute')
      onTestFinished(() => reading.mockRestore())
      const members = [{ id: idOf('member'), name: 'Maya Rahimi' }]
      const filter = { range: { start: '2026-03-01', end: '2026-03-31' }, members, projectIds: [] }
      const { body: file } = await reportFile((read) => read(running.db), filter, format, running.clock.now)
      const chunks = file[Symbol.asyncIterator]()
      await chunks.next()
      await vi.waitFor(() => expect(reading).toHaveBeenCalled())
      let before = -1
      // Until it stands still.
      await vi.waitFor(() => {
        const now = reading.mock.calls.length
        const stands = now === before
        before = now
        expect(stands).toBe(true)
      })
      expect(before).toBeLessThan(count / batchSize / 2)
      file.destroy()
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(reading.mock.calls.length).toBe(before)
    },
  )

  it('are read no further when the caller hangs up', async () => {
    const reading = vi.spyOn(running.pool, 'query')
    onTestFinished(() => reading.mockRestore())
    const hangUp = new AbortController()
    const response = await fetch(`${running.url}${filePath('csv')}`, {
      headers: { authorization: `Bearer ${lead.idToken}` },
      signal: hangUp.signal,
    })
    await response.body?.getReader().read()
    hangUp.abort()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = reading.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(reading.mock.calls.length).toBe(before)
    expect(before).toBeLessThan(count / batchSize)
  })

  it('take as many statements as few', async () => {
    const statements = async (changes: object): Promise<number> => {
      const asking = vi.spyOn(pg.Client.prototype, 'query')
      await asked({ PageSize: 200, ...changes })
      const { length } = asking.mock.calls
      asking.mockRestore()
      return length
    }
    const few = await statements({ startDate: '2026-04-01', endDate: '2026-04-02' })
    expect(await statements({ GroupBy: 'Epic' })).toBe(few)
    expect(few).toBeGreaterThan(2)
    expect(few).toBeLessThan(10)
  })
})
