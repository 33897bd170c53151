import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { timesheet } from '../../src/service/db/work-schema.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, type Choices, insertRecord, type RecordAnswer, timesheetOf } from './support/work.ts'

let running: RunningService
let session: Session
let choices: Choices
/** The same work but for what another commitment, project, activity or technology says. */
let others: Choices

beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-18T12:00:00Z')
  session = await running.logIn('idle')
  const made = await addChoices(running)
  choices = { ...made, commitmentId: await addCommitment(running, 'idle', made.projectId) }
  const more = await addChoices(running)
  others = { ...more, commitmentId: await addCommitment(running, 'idle', made.projectId) }
})
afterAll(() => running.stop())
beforeEach(() => running.db.delete(timesheet))

const idsOf = (records: readonly RecordAnswer[]) => records.map(({ id }) => id)
const at = (day: string) => `${day}T00:00:00`

describe('a range in pages', () => {
  const range = { startDate: at('2025-06-01'), endDate: at('2025-06-08') }
  const page = (After: string | null, Size = 2, more: object = {}) =>
    running.call('POST', '/timesheet/page', { session, body: { TeammemberId: session.memberId, ...range, Size, After, ...more } })
  const answerOf = async (After: string | null, Size = 2) =>
    (await page(After, Size)).value as { Items: RecordAnswer[]; Next: string | null }
  const allIn = async (size: number) => {
    const pages: string[][] = []
    let next: string | null = null
    do {
      const answer: { Items: RecordAnswer[]; Next: string | null } = await answerOf(next, size)
      pages.push(idsOf(answer.Items))
      next = answer.Next
    } while (next !== null)
    return pages
  }
  const add = (date: string, minute: number) =>
    insertRecord(running, 'idle', choices, { date, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
  /** Seven records, of which two were entered within the same microsecond and three within the same millisecond. */
  const fill = async () => {
    for (const [date, minute] of [
      ['2025-06-01', 3],
      ['2025-06-02', 1],
      ['2025-06-02', 0],
      ['2025-06-04', 0],
    ] as const)
      await add(date, minute)
    for (const microseconds of [300, 300, 100]) {
      const id = await add('2025-06-03', 0)
      await running.db.execute(
        sql`update timesheet set created_at = created_at + ${microseconds} * interval '1 microsecond' where id = ${id}`,
      )
    }
    for (const outside of ['2025-05-31', '2025-06-09']) await add(outside, 0)
    return idsOf((await timesheetOf(running, session).list('2025-06-01', '2025-06-08')).value as RecordAnswer[])
  }

  it.each([1, 2, 3, 6, 7, 8, 500])('of %i holds what the list holds, each once and in its order', async (size) => {
    const all = await fill()
    expect(all).toHaveLength(7)
    const pages = await allIn(size)
    expect(pages.flat()).toEqual(all)
    expect(pages).toHaveLength(Math.ceil(7 / size))
  })

  it('goes on where it ended when its last record is gone, and takes in what comes after it', async () => {
    const all = await fill()
    const first = await answerOf(null)
    await running.db.delete(timesheet).where(sql`id = ${first.Items.at(-1)?.id}`)
    const added = await add('2025-06-02', 2)
    const second = await answerOf(first.Next, 10)
    expect(idsOf(second.Items)).toEqual([all[2], added, ...all.slice(3)])
    expect(second.Next).toBeNull()
  })

  it('of a range without records is empty', async () => {
    expect(await answerOf(null)).toEqual({ Items: [], Next: null })
  })

  it.each(['', 'page two', '%00', 'AAAA', Buffer.from('2025-06-01 1').toString('base64url')])(
    'does not begin after %j',
    async (after) => {
      expect(await page(after)).toMatchObject({ status: 400, field: 'After' })
    },
  )

  it.each([0, 501, 1.5, -1])('does not hold %s records', async (size) => {
    expect(await page(null, size)).toMatchObject({ status: 400, field: 'Size' })
  })

  it('refuses an end before the start, and a range that is too long, as the list does', async () => {
    expect(await page(null, 2, { endDate: at('2025-05-01') })).toMatchObject({ status: 400, field: 'endDate' })
    expect(await page(null, 2, { endDate: at('2026-07-06') })).toMatchObject({ status: 400, field: 'endDate' })
  })

  it('begins at its own first day, whatever it is told to come after', async () => {
    const all = await fill()
    const { Next } = await answerOf(null, 1)
    const later = await page(Next, 500, { startDate: at('2025-06-03') })
    expect(idsOf((later.value as { Items: RecordAnswer[] }).Items)).toEqual(all.slice(3))
  })
})

describe('recent records', () => {
  const recent = async (until: string) => {
    const reply = await running.call('POST', '/timesheet/recent', { session, body: { until: at(until) } })
    if (reply.status !== 200) throw new Error(reply.text)
    return idsOf(reply.value as RecordAnswer[])
  }
  const add = (date: string, given: object = {}, which = choices) => insertRecord(running, 'idle', which, { date, ...given })

  it('are the latest of each work, latest first', async () => {
    await add('2026-03-10')
    const again = await add('2026-03-11', { description: 'NF-1 - Counted again', effort: 3 })
    await add('2026-03-11', { issueNo: 'NF-2' })
    const sameDay = await add('2026-03-11', { issueNo: 'NF-2', createdAt: new Date(1) })
    expect(await recent('2026-03-12')).toEqual([sameDay, again])
  })

  it('are of the 28 days before the day and of that day', async () => {
    await add('2026-02-11', { issueNo: 'NF-1' })
    const first = await add('2026-02-12', { issueNo: 'NF-2' })
    const last = await add('2026-03-12', { issueNo: 'NF-3' })
    await add('2026-03-13', { issueNo: 'NF-4' })
    expect(await recent('2026-03-12')).toEqual([last, first])
  })

  it.each(['commitmentId', 'projectId', 'activityId', 'technologyId'] as const)('are told apart by %s', async (field) => {
    await add('2026-03-10')
    await add('2026-03-10', {}, { ...choices, [field]: others[field] })
    expect(await recent('2026-03-12')).toHaveLength(2)
  })

  it.each(['epic', 'issueNo'])('are told apart by %s', async (field) => {
    await add('2026-03-10')
    await add('2026-03-10', { [field]: 'Another' })
    expect(await recent('2026-03-12')).toHaveLength(2)
  })

  it('are six at most, and the person’s own', async () => {
    const amir = { ...choices, commitmentId: await addCommitment(running, 'amir', choices.projectId) }
    await insertRecord(running, 'amir', amir, { date: '2026-03-12' })
    const ids: string[] = []
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) ids.push(await add(`2026-03-0${day}`, { issueNo: `NF-${day}` }))
    expect(await recent('2026-03-12')).toEqual(ids.slice(-6).toReversed())
  })
})
