import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/service/db/audit-schema.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { timesheet } from '../../src/service/db/work-schema.ts'
import { draftPayRun } from '../../src/service/pay-run/draft.ts'
import { lockMember } from '../../src/service/teammember/lock-member.ts'
import { download } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, type Choices, insertRecord, recordBody } from './support/work.ts'

let running: RunningService
let session: Session
let choices: Choices
const memberId = seedId('idle/member')
const march = { fromDate: '2026-03-01', toDate: '2026-03-28' } as const
const rates = { TMN: '52000', EUR: '0.5' }

beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-30T12:00:00Z')
  session = await running.logIn('idle')
  const made = await addChoices(running)
  choices = { ...made, commitmentId: await addCommitment(running, 'idle', made.projectId, { rate: '62.5' }) }
})
afterAll(() => running.stop())

const draft = (given: { fromDate?: string; toDate?: string; currency?: string } = {}) =>
  running.db.transaction((tx) =>
    draftPayRun(tx, { memberId, id: null, ...march, currency: 'TMN', rates, ...given }, running.clock.now),
  )
const draftedId = async (given: Parameters<typeof draft>[0] = {}): Promise<string> => {
  const drafted = await draft(given)
  if (!('id' in drafted)) throw new Error(JSON.stringify(drafted))
  return drafted.id
}
const confirm = (id: string, key?: string, by = session, seen = '') =>
  running.call('POST', `/payRun/TMApprove/${id}${seen === '' ? '' : `?AUDTotalPay=${seen}`}`, {
    session: by,
    ...(key === undefined ? {} : { key }),
  })
const get = async (id: string) => (await running.call('GET', `/payRun/${id}`, { session })).value as Record<string, unknown>
const trailOf = async (id: string, by = session) => await running.call('GET', `/auditTrail/PayRun/${id}`, { session: by })
const auditCount = (id: string, event: 'TMApprove') =>
  running.db.$count(auditRecord, and(eq(auditRecord.recordId, id), eq(auditRecord.event, event)))

describe('a pay run', () => {
  let id: string

  it('is made of the records of its days, at the rate of the commitment', async () => {
    await insertRecord(running, 'idle', choices, { date: '2026-03-01', effort: 7.25, adjustment: -0.1 })
    await insertRecord(running, 'idle', choices, { date: '2026-03-28', effort: 2.5 })
    await insertRecord(running, 'idle', choices, { date: '2026-02-28', effort: 8 })
    await insertRecord(running, 'idle', choices, { date: '2026-03-29', effort: 8 })
    id = await draftedId()
    expect(await get(id)).toEqual({
      id,
      FromDate: '2026-03-01T00:00:00',
      ToDate: '2026-03-28T00:00:00',
      Items: [
        {
          TotalHours: 9.65,
          CommitmentId: choices.commitmentId,
          CommitmentName: 'Night Ferry',
          ProjectId: choices.projectId,
          ProjectName: `Project ${choices.projectId}`,
          AUDRate: 62.5,
          AUDPay: 603.13,
        },
      ],
      AUDTotalPay: 603.13,
      LCTotalPay: 31_362_500,
      ExchangeCurrency: 'TMN',
      TMApproved: false,
      TMApprovedDate: null,
      AdminApprovedDate: null,
      PaymentReference: null,
      PaymentRefAddedDate: null,
    })
  })

  it('is made anew when a record changes before it is confirmed, and stays when none does', async () => {
    expect(await draft()).toMatchObject({ outcome: 'unchanged', id })
    await insertRecord(running, 'idle', choices, { date: '2026-03-10', effort: 1 })
    running.clock.forward(1000)
    expect(await draft()).toMatchObject({ outcome: 'updated', id, hours: '10.65' })
    expect((await trailOf(id)).value).toMatchObject([{ Event: 'Create', UserId: null }, { Event: 'Update' }])
  })

  it('is refused over another one, and where a rate is missing', async () => {
    expect(await draft({ toDate: '2026-03-27' })).toEqual({
      outcome: 'refused',
      problems: [`The period overlaps the pay run ${id} of 2026-03-01 to 2026-03-28.`],
    })
    expect(await draft({ fromDate: '2026-02-01', toDate: '2026-02-28', currency: 'CHF' })).toEqual({
      outcome: 'refused',
      problems: ['There is no --rate for CHF, in which it is to be paid.'],
    })
    const unpaid = await addCommitment(running, 'idle', choices.projectId, { name: 'Day Ferry' })
    await insertRecord(running, 'idle', { ...choices, commitmentId: unpaid }, { date: '2026-02-02', effort: 1 })
    expect(await draft({ fromDate: '2026-02-01', toDate: '2026-02-28' })).toEqual({
      outcome: 'refused',
      problems: ["The commitment 'Day Ferry' has hours, but neither a rate nor a salary."],
    })
  })

  it('pays a salary by its share of the month, and the hours beside it with nothing', async () => {
    const salaried = { name: 'Salaried', salary: '3100', currency: 'EUR', startDate: '2026-01-11' }
    const commitmentId = await addCommitment(running, 'idle', choices.projectId, salaried)
    await insertRecord(running, 'idle', { ...choices, commitmentId }, { date: '2026-01-12', effort: 8 })
    const salaryId = await draftedId({ fromDate: '2026-01-01', toDate: '2026-01-31', currency: 'AUD' })
    const { Items, AUDTotalPay, LCTotalPay } = await get(salaryId)
    expect({ Items, AUDTotalPay, LCTotalPay }).toMatchObject({
      Items: [
        { TotalHours: 8, AUDRate: null, AUDPay: 0 },
        { TotalHours: 0, ProjectId: null, AUDPay: 4200 },
      ],
      AUDTotalPay: 4200,
      LCTotalPay: 4200,
    })
    await running.db.delete(payRun).where(eq(payRun.id, salaryId))
    await running.db.update(commitment).set({ salary: null }).where(eq(commitment.id, commitmentId))
  })

  it('is active until it is paid', async () => {
    const active = await running.call('GET', '/payRun/active', { session })
    expect(active.value).toEqual([{ id, FromDate: '2026-03-01T00:00:00', TMApproved: false }])
  })

  it('is not confirmed with another total than the one that was seen, nor while the records say otherwise', async () => {
    expect(await confirm(id, undefined, session, '665.62')).toMatchObject({
      status: 409,
      message: 'This pay run has changed since you saw it. Please look at it again.',
    })
    const recordId = await insertRecord(running, 'idle', choices, { date: '2026-03-12', effort: 5 })
    const outdated = {
      status: 409,
      message: 'Your time records have changed since this pay run was made. It has to be made anew before you confirm it.',
    }
    expect(await confirm(id)).toMatchObject(outdated)
    await running.db.delete(timesheet).where(eq(timesheet.id, recordId))
    await running.db.update(timesheet).set({ effort: 7 }).where(eq(timesheet.effort, 7.25))
    expect(await confirm(id)).toMatchObject(outdated)
    await running.db
      .update(timesheet)
      .set({ effort: 7.25 })
      .where(and(eq(timesheet.memberId, memberId), eq(timesheet.effort, 7)))
    expect(await get(id)).toMatchObject({ TMApproved: false, AUDTotalPay: 665.63 })
  })

  it('is confirmed once, by two windows and by a repeated request, with one entry in its audit trail', async () => {
    running.clock.forward(1000)
    const key = randomUUID()
    const replies = await Promise.all([
      confirm(id, key, session, '665.63'),
      confirm(id, key, session, '665.63'),
      confirm(id),
      confirm(id, randomUUID()),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual(expect.arrayContaining([200, 409]))
    const [first, again] = replies
    expect(again?.text).toBe(first?.text)
    expect(replies.filter(({ status }) => status === 409)).toEqual(
      expect.arrayContaining([expect.objectContaining({ message: 'This pay run is confirmed already.' })]),
    )
    expect(await auditCount(id, 'TMApprove')).toBe(1)
    expect(await get(id)).toMatchObject({ TMApproved: true, TMApprovedDate: running.clock.now.toISOString() })
    expect((await trailOf(id)).value).toMatchObject([{}, {}, { Event: 'TMApprove', UserId: seedId('idle/account') }])
  })

  it('is not made anew once it is confirmed', async () => {
    await insertRecord(running, 'idle', choices, { date: '2026-03-11', effort: 1 })
    expect(await draft()).toMatchObject({ outcome: 'refused' })
  })

  it('closes its days for the timesheet', async () => {
    const late = await running.call('POST', '/timesheet/save', {
      session,
      body: recordBody(choices, { Date: '2026-03-28T00:00:00' }),
    })
    expect(late).toMatchObject({
      status: 400,
      field: 'Date',
      message: 'This period is closed. Please choose 29 Mar 2026 or later.',
    })
  })

  it('is nobody else’s: it is as good as none, its audit trail and its slip as well', async () => {
    for (const person of ['member', 'lead'] as const) {
      const stranger = await running.logIn(person)
      const none = { status: 404, message: 'Pay run not found!' }
      expect(await running.call('GET', `/payRun/${id}`, { session: stranger })).toMatchObject(none)
      expect(await running.call('GET', `/payRun/${id}/slip`, { session: stranger })).toMatchObject(none)
      expect(await confirm(id, undefined, stranger)).toMatchObject(none)
      expect((await trailOf(id, stranger)).status).toBe(404)
    }
  })
})

describe('what a pay run is made of', () => {
  const april = { fromDate: '2026-04-01', toDate: '2026-04-30' }

  it('goes with its last record', async () => {
    const recordId = await insertRecord(running, 'idle', choices, { date: '2026-04-02', effort: 1 })
    const id = await draftedId(april)
    await running.db.delete(timesheet).where(eq(timesheet.id, recordId))
    expect(await draft(april)).toEqual({ outcome: 'withdrawn', id })
    expect((await running.call('GET', `/payRun/${id}`, { session })).status).toBe(404)
    expect(await draft(april)).toEqual({ outcome: 'nothing' })
  })

  it('is another one in another currency, also of the same amount', async () => {
    const recordId = await insertRecord(running, 'idle', choices, { date: '2026-04-02', effort: 1 })
    const twice = { USD: '0.65', EUR: '0.65' }
    const draftIn = (currency: string) =>
      running.db.transaction((tx) => draftPayRun(tx, { memberId, id: null, ...april, currency, rates: twice }, running.clock.now))
    const drafted = await draftIn('USD')
    expect(drafted).toMatchObject({ outcome: 'created' })
    expect(await draftIn('EUR')).toMatchObject({ outcome: 'updated' })
    expect(await draftIn('EUR')).toMatchObject({ outcome: 'unchanged' })
    await running.db.delete(timesheet).where(eq(timesheet.id, recordId))
    expect(await draftIn('EUR')).toMatchObject({ outcome: 'withdrawn' })
  })

  it.each([
    ['Upcoming without a first day', { statusV2: 'Upcoming' }],
    ['expired without a last day', { statusV2: 'Expired' }],
    ['rejected', { statusV2: 'Rejected' }],
    ['over before', { statusV2: 'Active', endDate: '2026-03-31' }],
  ])('is no salary of a commitment that is %s, whose hours are named', async (_title, given) => {
    const commitmentId = await addCommitment(running, 'idle', choices.projectId, { name: 'Salaried', salary: '3100', ...given })
    expect(await draft(april)).toEqual({ outcome: 'nothing' })
    const recordId = await insertRecord(running, 'idle', { ...choices, commitmentId }, { date: '2026-04-02', effort: 1 })
    expect(await draft(april)).toEqual({
      outcome: 'refused',
      problems: ["The commitment 'Salaried' has hours and a salary, but did not run in the period."],
    })
    await running.db.delete(timesheet).where(eq(timesheet.id, recordId))
    await running.db.delete(commitment).where(eq(commitment.id, commitmentId))
  })
})

it('a confirmation waits for whatever else changes what the member is paid for', async () => {
  await insertRecord(running, 'idle', choices, { date: '2026-04-28', effort: 1 })
  const id = await draftedId({ fromDate: '2026-04-28', toDate: '2026-04-28' })
  const confirming = await running.db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const reply = confirm(id)
    expect(await Promise.race([reply, new Promise((done) => setTimeout(done, 300))])).toBeUndefined()
    await tx
      .update(timesheet)
      .set({ effort: 2 })
      .where(and(eq(timesheet.memberId, memberId), eq(timesheet.date, '2026-04-28')))
    return { reply }
  })
  expect(await confirming.reply).toMatchObject({ status: 409 })
  await running.db.delete(payRun).where(eq(payRun.id, id))
  await running.db.delete(timesheet).where(and(eq(timesheet.memberId, memberId), eq(timesheet.date, '2026-04-28')))
})

it('a record that is being saved while its period is confirmed is in the pay run or refused', async () => {
  const period = { fromDate: '2026-03-29', toDate: '2026-03-30' }
  const id = await draftedId(period)
  const saved = await running.db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    await tx.update(payRun).set({ tmApprovedDate: running.clock.now }).where(eq(payRun.id, id))
    const saving = running.call('POST', '/timesheet/save', {
      session,
      body: recordBody(choices, { Date: '2026-03-30T00:00:00' }),
    })
    // It has had the time to be saved, had it not waited.
    const first = await Promise.race([saving, new Promise((done) => setTimeout(done, 300))])
    return { saving, first }
  })
  expect(saved.first).toBeUndefined()
  expect(await saved.saving).toMatchObject({ status: 400, field: 'Date' })
})

it('a slip is a PDF of some pages', async () => {
  const [run] = (await running.call('GET', '/payRun/GetByTeammemberEmail/idle@demo.test', { session })).value as { id: string }[]
  const slip = await download(running, `/payRun/${run?.id}/slip`, session)
  expect(slip.headers.get('content-type')).toBe('application/pdf')
  expect(slip.headers.get('content-disposition')).toMatch(/^attachment; filename="Pay slip 2026-03-\d\d to 2026-03-\d\d\.pdf"/)
  const { bytes } = slip
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(5_000)
})
