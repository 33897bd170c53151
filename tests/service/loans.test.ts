import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { sumOf } from '../../src/rules/money.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import { loan, loanLine } from '../../src/service/db/loan-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import type { Loan } from '../../src/service/loan/store.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment } from './support/work.ts'

let running: RunningService
let session: Session
let salaried: string
let inTomans: string
const memberId = seedId('idle/member')

beforeAll(async () => {
  running = await startService()
  session = await running.logIn('idle')
  const { projectId } = await addChoices(running)
  salaried = await addCommitment(running, 'idle', projectId, { name: 'Night Ferry', salary: '9000.00', currency: 'AUD' })
  inTomans = await addCommitment(running, 'idle', projectId, { name: 'Atlas', salary: '80000000', currency: 'TMN' })
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.delete(loan).where(eq(loan.memberId, memberId))
})

const bodyOf = (changes: object = {}) => ({
  CommitmentId: salaried,
  Amount: 100,
  Installment: 4,
  ProposedPaymentDate: '2026-12-31T00:00:00',
  Description: 'A bicycle',
  ...changes,
})
const add = (changes: object = {}, key?: string) =>
  running.call('POST', '/loan', { session, body: bodyOf(changes), ...(key === undefined ? {} : { key }) })
const change = (id: string, changes: object = {}) => {
  running.clock.forward(1000)
  return running.call('PUT', `/loan/${id}`, { session, body: bodyOf(changes) })
}
const remove = (id: string) => running.call('DELETE', `/loan/${id}`, { session })
const added = async (changes: object = {}): Promise<Loan> => {
  running.clock.forward(1000)
  const reply = await add(changes)
  expect(reply.status, reply.text).toBe(200)
  return reply.value as Loan
}
const list = async (changes: object = {}) => {
  const body = { PageNumber: 1, PageSize: 10, SortOrder: 'Desc', SortProp: 'ProposedPaymentDate', ...changes }
  const reply = await running.call('POST', `/loan/GetByTeammember/${session.memberId}`, { session, body })
  expect(reply.status, reply.text).toBe(200)
  return reply.value as {
    data: Loan[]
    totalCount: number
    Totals: { currency: string; totalAmount: number; totalRemainingAmount: number }[]
  }
}
const only = (id: string) => and(eq(loan.memberId, memberId), eq(loan.id, id))

describe('a loan that is requested', () => {
  it('starts as Pending with an instalment a month, and is written down', async () => {
    const made = await added()
    expect(made).toEqual({
      id: made.id,
      Amount: 100,
      Currency: 'AUD',
      Installment: 4,
      Description: 'A bicycle',
      ProposedPaymentDate: '2026-12-31T00:00:00',
      CommitmentId: salaried,
      TeamMemberId: memberId,
      TeamMemberName: expect.any(String),
      Status: 'Pending',
      CreatedDate: expect.stringMatching(/Z$/),
      StartPaymentDate: null,
      UnPaidAmount: 100,
      PaymentReference: null,
      Reference: null,
      PaymentOverview: [1, 2, 3, 4].map((one) => ({
        Amount: 25,
        Description: `Installment ${one} of 4`,
        IsPaid: false,
        PaidDate: null,
      })),
      Version: 1,
    })
    expect((await list()).data).toEqual([made])
    const trail = await findAuditTrail(running.db, memberId, 'Loan', made.id)
    expect(trail.map(({ event }) => event)).toEqual(['Create'])
  })

  it('needs neither a start nor a description, and may be sent as it was answered', async () => {
    const made = await added({ ProposedPaymentDate: null, Description: null })
    expect(made).toMatchObject({ ProposedPaymentDate: null, Description: null })
    const reply = await running.call('PUT', `/loan/${made.id}`, { session, body: { ...made, Status: 'Approved' } })
    expect(reply.value).toMatchObject({ Status: 'Pending' })
  })

  it('is one when it is saved twice under one key', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([add({}, key), add({}, key)])
    expect(other?.value).toEqual(one?.value)
    expect((await list()).totalCount).toBe(1)
  })

  it.each([
    ['CommitmentId', { CommitmentId: 'nothing' }, 400, undefined],
    ['Amount', { Amount: null }, 400, messages.required],
    ['Amount', { Amount: 0 }, 400, messages.loanAmountInvalid],
    ['Amount', { Amount: -0 }, 400, messages.loanAmountInvalid],
    ['Amount', { Amount: -100 }, 400, messages.loanAmountInvalid],
    ['Amount', { Amount: 100.005, Installment: 1 }, 400, messages.loanAmountInvalid],
    ['Amount', { Amount: 1e308, Installment: 1 }, 400, messages.loanAmountInvalid],
    ['Amount', { Amount: '100' }, 400, undefined],
    ['Installment', { Installment: null }, 400, messages.required],
    ['Installment', { Installment: 0 }, 400, messages.loanInstallmentsInvalid],
    ['Installment', { Installment: 1.5 }, 400, messages.loanInstallmentsInvalid],
    ['Installment', { Installment: 100 }, 400, messages.loanInstallmentsInvalid],
    ['Amount', { Installment: 3 }, 400, messages.loanIndivisible],
    ['Amount', { Amount: 0.1, Installment: 3 }, 400, messages.loanIndivisible],
    ['Amount', { Amount: 1_000_000_000_000, Installment: 99 }, 400, messages.loanIndivisible],
    ['ProposedPaymentDate', { ProposedPaymentDate: '2026-02-30T00:00:00' }, 400, messages.dateInvalid],
    ['Description', { Description: 'a\u0000b' }, 400, undefined],
  ] as const)('is refused with %s at fault in %j', async (field, changes, status, message) => {
    const reply = await add(changes)
    expect(reply.status, reply.text).toBe(status)
    expect(reply.field).toBe(field)
    if (message !== undefined) expect(reply.message).toBe(message)
    expect((await list()).totalCount).toBe(0)
  })

  it('has a description that can be read', async () => {
    expect(await add({ Description: 'x'.repeat(1024 * 1024) })).toMatchObject({ status: 400, field: 'Description' })
  })

  it('takes no number that JSON can write and nobody can count', async () => {
    const body = JSON.stringify(bodyOf()).replace('"Amount":100', '"Amount":1e309')
    const reply = await running.call('POST', '/loan', { session, body })
    expect([reply.status, reply.field]).toEqual([400, 'Amount'])
  })

  it('keeps what people write, whatever its script', async () => {
    const Description = '🚲 für die Fahrt\nدوچرخه'
    expect((await added({ Description })).Description).toBe(Description)
  })

  it.each([
    [99, 99],
    [0.99, 99],
    [9_999_999_999_999.99, 1],
    [1_000_000_000_000, 64],
  ])('adds up to %d in %d instalments', async (Amount, Installment) => {
    const made = await added({ Amount, Installment })
    expect(made.Amount).toBe(Amount)
    const lines = await running.db.select().from(loanLine).where(eq(loanLine.loanId, made.id))
    expect(sumOf(lines.map(({ amount }) => amount)).eq(String(Amount))).toBe(true)
  })

  it('is divided by the digits of its currency', async () => {
    expect((await add({ CommitmentId: inTomans, Amount: 100, Installment: 8 })).message).toBe(messages.loanIndivisible)
    expect(await added({ CommitmentId: inTomans, Amount: 104, Installment: 8 })).toMatchObject({ Currency: 'TMN' })
  })

  it('is against an active commitment with a salary, and nobody else’s', async () => {
    const { projectId } = await addChoices(running)
    const unpaid = await addCommitment(running, 'idle', projectId)
    const over = await addCommitment(running, 'idle', projectId, { salary: '1', endDate: '2020-01-01' })
    for (const CommitmentId of [unpaid, over]) {
      expect(await add({ CommitmentId })).toMatchObject({
        status: 400,
        field: 'CommitmentId',
        message: messages.loanCommitmentInvalid,
      })
    }
    expect((await add({ CommitmentId: seedId('member/commitment/atlas') })).status).toBe(403)
    const { value } = await running.call('GET', '/commitment/GetContainingSalary/idle@demo.test', { session })
    expect(value).toEqual([
      { commitmentId: inTomans, commitmentFullName: 'Atlas', currency: 'TMN' },
      { commitmentId: salaried, commitmentFullName: 'Night Ferry', currency: 'AUD' },
    ])
  })
})

describe('a loan that nobody has answered', () => {
  it('is changed, with its lines', async () => {
    const { id } = await added()
    const reply = await change(id, { CommitmentId: inTomans, Amount: 900, Installment: 3, Description: ' ' })
    expect(reply.value).toMatchObject({ id, Amount: 900, UnPaidAmount: 900, Currency: 'TMN', Installment: 3, Description: null })
    expect((reply.value as Loan).PaymentOverview.map(({ Amount }) => Amount)).toEqual([300, 300, 300])
    const trail = await findAuditTrail(running.db, memberId, 'Loan', id)
    expect(trail.map(({ event }) => event)).toEqual(['Create', 'Update'])
    expect(await change(id, { Installment: 3 })).toMatchObject({ status: 400, field: 'Amount' })
  })

  it('is refused when it is not the version any more that was changed', async () => {
    const { id, Version } = await added()
    expect((await change(id, { Amount: 200, Version })).value).toMatchObject({ Amount: 200, Version: 2 })
    expect(await change(id, { Amount: 300, Version })).toMatchObject({ status: 409, message: messages.loanChanged })
    expect((await list()).data).toMatchObject([{ Amount: 200, Version: 2 }])
    expect((await change(id, { Amount: 300, Version: 2 })).value).toMatchObject({ Amount: 300, Version: 3 })
    expect((await change(id, { Amount: 400 })).value).toMatchObject({ Amount: 400, Version: 4 })
  })

  it('is changed once by two windows at the same moment', async () => {
    const { id, Version } = await added()
    const replies = await Promise.all([change(id, { Amount: 200, Version }), change(id, { Amount: 300, Version })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is deleted, once', async () => {
    const { id } = await added()
    expect((await remove(id)).value).toBe(true)
    expect(await remove(id)).toMatchObject({ status: 404, message: messages.loanGone })
    expect(await change(id)).toMatchObject({ status: 404, message: messages.loanGone })
    expect(await running.db.select().from(loanLine).where(eq(loanLine.loanId, id))).toEqual([])
  })
})

describe('a loan that was answered meanwhile', () => {
  it.each([
    { status: 'Approved' },
    { status: 'Rejected' },
    { status: 'FullyPaid' },
    { startPaymentDate: '2026-12-01' },
    { paymentReference: 'R-1' },
  ])('is neither changed nor deleted with %j', async (answer) => {
    const { id } = await added()
    await running.db.update(loan).set(answer).where(only(id))
    for (const reply of [await change(id, { Amount: 200 }), await change(id, { Version: 7 }), await remove(id)]) {
      expect(reply).toMatchObject({ status: 409, message: messages.loanClosed })
    }
    expect((await list()).data).toMatchObject([{ id, Amount: 100 }])
  })

  it('is neither changed nor deleted when a line is paid', async () => {
    const { id } = await added()
    await running.db
      .update(loanLine)
      .set({ paidDate: '2026-12-31' })
      .where(and(eq(loanLine.loanId, id), eq(loanLine.position, 0)))
    expect((await remove(id)).status).toBe(409)
    expect((await change(id)).status).toBe(409)
    const [found] = (await list()).data
    expect(found?.PaymentOverview[0]).toMatchObject({ IsPaid: true, PaidDate: '2026-12-31T00:00:00' })
  })

  it.each(['change', 'remove'] as const)('is refused to %s when the answer comes while it asks', async (what) => {
    const { id } = await added()
    const client = await running.pool.connect()
    await client.query('begin')
    await client.query("update loan set status = 'Approved' where id = $1", [id])
    const asked = what === 'change' ? change(id, { Amount: 200 }) : remove(id)
    // The request waits for the row; only the end of the owner's transaction lets it go on.
    await expect
      .poll(async () => {
        const { rows } = await running.pool.query(
          "select 1 from pg_locks where not granted and locktype in ('tuple', 'transactionid')",
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    await client.query('commit')
    client.release()
    expect(await asked).toMatchObject({ status: 409, message: messages.loanClosed })
  })
})

describe('the list', () => {
  const days = ['2026-03-01', '2026-01-01', null, '2026-02-01']
  const addAll = async () => {
    for (const [index, day] of days.entries()) {
      const ProposedPaymentDate = day === null ? null : `${day}T00:00:00`
      await added({
        Amount: 100 * (index + 1),
        Installment: index + 1,
        ProposedPaymentDate,
        CommitmentId: index === 3 ? inTomans : salaried,
      })
    }
  }

  it('has pages, and the totals of all of them by currency', async () => {
    await addAll()
    const page = await list({ PageSize: 3, PageNumber: 2 })
    expect(page.totalCount).toBe(4)
    expect(page.data.map(({ Amount }) => Amount)).toEqual([300])
    expect(page.Totals).toEqual([
      { currency: 'AUD', totalAmount: 600, totalRemainingAmount: 600 },
      { currency: 'TMN', totalAmount: 400, totalRemainingAmount: 400 },
    ])
    expect((await list({ PageNumber: 9 })).data).toEqual([])
  })

  it.each([
    ['ProposedPaymentDate', 'Asc', [200, 400, 100, 300]],
    ['ProposedPaymentDate', 'Desc', [100, 400, 200, 300]],
    ['Amount', 'Asc', [100, 200, 300, 400]],
    ['UnPaidAmount', 'Desc', [400, 300, 200, 100]],
    ['Installment', 'Desc', [400, 300, 200, 100]],
    ['CreatedDate', 'Asc', [100, 200, 300, 400]],
  ] as const)('sorts by %s %s', async (SortProp, SortOrder, amounts) => {
    await addAll()
    expect((await list({ SortProp, SortOrder })).data.map(({ Amount }) => Amount)).toEqual(amounts)
  })

  it('knows the fields by which it sorts', async () => {
    const body = { PageNumber: 1, PageSize: 10, SortOrder: 'Desc', SortProp: 'Password' }
    const reply = await running.call('POST', `/loan/GetByTeammember/${session.memberId}`, { session, body })
    expect([reply.status, reply.field]).toEqual([400, 'SortProp'])
    expect(reply.message).toContain('ProposedPaymentDate')
  })

  it('is the person’s own: a line manager sees none of a report’s', async () => {
    const lead = await running.logIn('lead')
    const body = { PageNumber: 1, PageSize: 10, SortOrder: 'Desc', SortProp: 'Amount' }
    const path = `/loan/GetByTeammember/${seedId('amir/member')}`
    expect((await running.call('POST', path, { session: lead, body })).status).toBe(403)
  })
})

it('the demo data hold loans of every status in two currencies, with paid and open lines', async () => {
  for (const person of ['member', 'lead']) {
    const one = await running.logIn(person)
    const body = { PageNumber: 1, PageSize: 100, SortOrder: 'Asc', SortProp: 'Status' }
    const { value } = await running.call('POST', `/loan/GetByTeammember/${one.memberId}`, { session: one, body })
    const { data, Totals } = value as Awaited<ReturnType<typeof list>>
    expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['Pending', 'Approved', 'Rejected', 'FullyPaid']))
    expect(Totals.map(({ currency }) => currency)).toEqual(['AUD', 'TMN'])
    const paid = data.flatMap(({ PaymentOverview }) => PaymentOverview.map(({ IsPaid }) => IsPaid))
    expect(new Set(paid)).toEqual(new Set([true, false]))
    for (const { Status, PaymentOverview, UnPaidAmount } of data) {
      const open = PaymentOverview.filter(({ IsPaid }) => !IsPaid).map(({ Amount }) => String(Amount))
      if (Status !== 'Rejected') expect(sumOf(open).eq(String(UnPaidAmount))).toBe(true)
    }
  }
})
