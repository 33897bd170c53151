import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { leave } from '../../src/service/db/work-schema.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { insertLeave } from './support/work.ts'

let running: RunningService
let session: Session
const memberId = seedId('idle/member')

beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-18T12:00:00Z')
  session = await running.logIn('idle')
})
afterAll(() => running.stop())

interface LeaveAnswer {
  readonly id: string
  readonly Date: string
}
const send = (date: string, more: { id?: string | null; key?: string } = {}) =>
  running.call('POST', '/leave/save', {
    session,
    body: { ...(more.id === undefined ? {} : { id: more.id }), Date: `${date}T00:00:00` },
    ...(more.key === undefined ? {} : { key: more.key }),
  })
const save = async (date: string, id: string | null = null): Promise<LeaveAnswer> => {
  const reply = await send(date, { id })
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.value as LeaveAnswer
}
const remove = (id: string) => running.call('DELETE', `/leave/remove/${id}`, { session })
const list = (start: string, end: string) =>
  running.call('POST', '/leave/GetDateRangeList', {
    session,
    body: { startDate: `${start}T00:00:00`, endDate: `${end}T00:00:00` },
  })
const countOn = (date: string, person = 'idle') =>
  running.db.$count(leave, and(eq(leave.date, date), eq(leave.memberId, seedId(`${person}/member`))))

const exists = { status: 409, field: 'Date', message: 'Leave is already registered for this date.' }
const gone = { status: 404, message: 'This leave has been deleted.' }

describe('a day of leave', () => {
  it('is registered, listed and removed', async () => {
    const saved = await save('2026-04-01')
    expect(saved).toEqual({ id: expect.any(String), Date: '2026-04-01T00:00:00' })
    expect((await list('2026-04-01', '2026-04-01')).value).toEqual([saved])
    expect(await remove(saved.id)).toMatchObject({ status: 200, value: true })
    expect((await list('2026-04-01', '2026-04-01')).value).toEqual([])
    expect(await remove(saved.id)).toMatchObject(gone)
  })

  it('is one a date', async () => {
    await save('2026-04-02')
    expect(await send('2026-04-02')).toMatchObject(exists)
  })

  it('is one a date also when 20 arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('2026-04-03')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await countOn('2026-04-03')).toBe(1)
  })

  it('sent 20 times with one key is answered 20 times with the same', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('2026-04-07', { key: 'one-leave' })))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect((await send('2026-04-07', { key: 'one-leave' })).text).toBe(replies[0]?.text)
  })

  it('is moved to another date, but not onto another leave', async () => {
    const { id } = await save('2026-04-08')
    expect(await save('2026-04-09', id)).toEqual({ id, Date: '2026-04-09T00:00:00' })
    expect(await save('2026-04-09', id)).toEqual({ id, Date: '2026-04-09T00:00:00' })
    await save('2026-04-10')
    expect(await send('2026-04-10', { id })).toMatchObject(exists)
    expect((await list('2026-04-08', '2026-04-09')).value).toEqual([{ id, Date: '2026-04-09T00:00:00' }])
  })

  it('of one person does not stand in the way of another', async () => {
    await insertLeave(running, 'grace', '2026-04-14')
    await save('2026-04-14')
  })

  it('of somebody else is as good as gone', async () => {
    const id = await insertLeave(running, 'grace', '2026-04-15')
    expect(await remove(id)).toMatchObject(gone)
    expect(await send('2026-04-16', { id })).toMatchObject(gone)
    expect((await list('2026-04-15', '2026-04-16')).value).toEqual([])
    expect(await countOn('2026-04-15', 'grace')).toBe(1)
  })

  it.each(['2026-02-30', '0000-01-01'])('on %s is refused', async (date) => {
    expect(await send(date)).toMatchObject({ status: 400, field: 'Date', message: 'Please enter a valid date.' })
  })
})

describe('a day too far away', () => {
  const refused = { status: 400, field: 'Date', message: 'Please choose a date from 18 Mar 2025 to 18 Mar 2028.' }

  it('takes no leave, and gives back what it has', async () => {
    const { id } = await save('2025-03-18')
    expect(await send('2025-03-17')).toMatchObject(refused)
    expect(await send('2025-03-17', { id })).toMatchObject(refused)
    await save('2028-03-18')
    expect(await send('2028-03-19')).toMatchObject(refused)
    const old = await insertLeave(running, 'idle', '2020-01-30')
    expect(await remove(old)).toMatchObject({ status: 200 })
  })
})

describe('a closed day', () => {
  const refused = { status: 400, field: 'Date' }

  it('is one that a confirmed pay run covers', async () => {
    const { id } = await save('2026-03-10')
    await running.db.insert(payRun).values({
      memberId,
      id: seedId('run'),
      fromDate: '2026-03-01',
      toDate: '2026-03-14',
      tmApprovedDate: new Date(0),
      createdAt: new Date(0),
    })
    try {
      const message = 'This period is closed. Please choose 15 Mar 2026 or later.'
      expect(await send('2026-03-14')).toMatchObject({ ...refused, message })
      expect(await remove(id)).toMatchObject({ ...refused, message })
      expect(await send('2026-03-30', { id })).toMatchObject({ ...refused, message })
      await save('2026-03-15')
    } finally {
      await running.db.delete(payRun)
    }
  })
})

it.each([
  ['2026-03-02', '2026-03-01', 'endDate', 'End date must be after start date.'],
  ['2026-01-01', '2027-02-05', 'endDate', 'Please choose at most 400 days.'],
  ['2026-02-30', '2026-03-01', 'startDate', 'Please enter a valid date.'],
])('a list from %s to %s is refused', async (start, end, field, message) => {
  expect(await list(start, end)).toMatchObject({ status: 400, field, message })
})
