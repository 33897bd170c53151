import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { exportText } from '../../src/service/admin/export.ts'
import { importText } from '../../src/service/admin/import.ts'
import { approveLoan, payLoan, repayLoan } from '../../src/service/admin/loans.ts'
import { auditRecord } from '../../src/service/db/audit-schema.ts'
import { loan } from '../../src/service/db/loan-schema.ts'
import { notification, outbox } from '../../src/service/db/message-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { ownerWork, type RunningService, serviceForTest, startService } from './support/service.ts'

const memberId = seedId('idle/member')
const member = 'idle@demo.test'
const example = readFileSync('docs/examples/admin-import-money.json', 'utf8')

const importInto = (running: RunningService, file: object | string) =>
  importText(ownerWork(running), typeof file === 'string' ? file : JSON.stringify(file))

const problemsOf = async (running: RunningService, file: object): Promise<readonly string[]> => {
  const failure = await importInto(running, file).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof AdminProblem)) throw new Error(`Not refused: ${String(failure)}`)
  return failure.problems
}

const kites = {
  projects: [{ name: 'Kites' }],
  commitments: [{ member, name: 'Kites', status: 'Active', salary: '6000', projects: ['Kites'] }],
}
const line = { commitment: 'kites', project: 'kites', hours: '10.5', rate: '62.50', amount: '656.25' }
const run = {
  member,
  from: '2024-03-01',
  to: '2024-03-28',
  exchangeRate: '52000',
  lines: [line, { ...line, hours: '2', amount: '125.00' }],
}
const paidRun = {
  ...run,
  confirmedAt: '2024-03-30T09:00:00+11:00',
  approvedAt: '2024-03-31T00:00:00Z',
  paidAt: '2024-04-01T00:00:00Z',
  reference: 'BANK-1',
}
const asked = { member, commitment: 'Kites', amount: '300.00', installments: 3, requestedAt: '2024-01-10T00:00:00Z' }
const approved = { ...asked, status: 'Approved', start: '2024-02-01', paymentReference: 'BANK-2' }
const repaid = [{ amount: '100', paid: '2024-02-01' }, { amount: '100' }, { amount: '100.00' }]

const none = { created: 0, changed: 0 }
const eventsOf = async ({ db }: RunningService, type: 'PayRun' | 'Loan') =>
  (
    await db
      .select()
      .from(auditRecord)
      .where(and(eq(auditRecord.memberId, memberId), eq(auditRecord.recordType, type)))
  ).map(({ event, userId }) => [event, userId])
const idOf = async ({ db }: RunningService, table: typeof payRun | typeof loan): Promise<string> => {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.memberId, memberId))
  return row?.id ?? ''
}

describe('pay runs of a file', () => {
  it('are what the member sees, once, audited, and nobody is told', async () => {
    const running = await serviceForTest()
    const told = async () => [await running.db.$count(notification), await running.db.$count(outbox)]
    const file = { ...kites, commitments: kites.commitments, payRuns: [paidRun] }
    await importInto(running, kites)
    const before = await told()
    expect((await importInto(running, file)).payRuns).toEqual({ created: 1, changed: 0, unchanged: 0 })
    expect((await importInto(running, file)).payRuns).toEqual({ created: 0, changed: 0, unchanged: 1 })
    expect(await told()).toEqual(before)
    expect(await eventsOf(running, 'PayRun')).toEqual(
      expect.arrayContaining(['Create', 'TMApprove', 'AdminApprove', 'PaymentRefAdd'].map((event) => [event, null])),
    )
    expect(await eventsOf(running, 'PayRun')).toHaveLength(4)
    const session = await running.logIn('idle')
    const id = await idOf(running, payRun)
    expect((await running.call('GET', `/payRun/${id}`, { session })).value).toMatchObject({
      AUDTotalPay: 781.25,
      LCTotalPay: 40_625_000,
      ExchangeCurrency: 'TMN',
      TMApprovedDate: '2024-03-29T22:00:00.000Z',
      PaymentReference: 'BANK-1',
      Items: [
        { CommitmentName: 'Kites', ProjectName: 'Kites', TotalHours: 10.5, AUDRate: 62.5, AUDPay: 656.25 },
        { TotalHours: 2, AUDPay: 125 },
      ],
    })
  })

  it('stay as the member has confirmed them, whatever a file from before says', async () => {
    const running = await serviceForTest()
    const file = { ...kites, payRuns: [run] }
    await importInto(running, file)
    await running.db.update(payRun).set({ tmApprovedDate: running.clock.now }).where(eq(payRun.memberId, memberId))
    expect((await importInto(running, file)).payRuns).toMatchObject(none)
    const [after] = await running.db.select().from(payRun).where(eq(payRun.memberId, memberId))
    expect(after?.tmApprovedDate).toEqual(running.clock.now)
    expect(await problemsOf(running, { payRuns: [{ ...run, lines: [line] }] })).toEqual([
      'payRuns[0].lines is not what the member has confirmed, which stays.',
      'payRuns[0].totalAud is not what the member has confirmed, which stays.',
      'payRuns[0].totalPaid is not what the member has confirmed, which stays.',
    ])
  })

  it('can be corrected while they wait, which is written down', async () => {
    const running = await serviceForTest()
    await importInto(running, { ...kites, payRuns: [run] })
    expect((await importInto(running, { payRuns: [{ ...run, lines: [line] }] })).payRuns).toMatchObject({ changed: 1 })
    expect((await eventsOf(running, 'PayRun')).map(([event]) => event).toSorted()).toEqual(['Create', 'Update'])
  })
})

describe('loans of a file', () => {
  it('are what the member sees, once, audited, and what happened since stays', async () => {
    const running = await serviceForTest()
    const file = { ...kites, loans: [asked] }
    expect((await importInto(running, file)).loans).toEqual({ created: 1, changed: 0, unchanged: 0 })
    const id = await idOf(running, loan)
    await approveLoan(ownerWork(running), id, '300', '2024-02-01')
    await payLoan(ownerWork(running), id, 'BANK-2')
    await repayLoan(ownerWork(running), id, '1', '2024-02-01')
    expect((await importInto(running, file)).loans).toMatchObject(none)
    expect((await importInto(running, { loans: [{ ...approved, lines: repaid }] })).loans).toMatchObject(none)
    const all = repaid.map((one, at) => ({ ...one, paid: `2024-0${at + 2}-01` }))
    expect((await importInto(running, { loans: [{ ...approved, status: 'FullyPaid', lines: all }] })).loans).toMatchObject({
      changed: 1,
    })
    const [after] = await running.db.select().from(loan).where(eq(loan.id, id))
    expect(after).toMatchObject({ status: 'FullyPaid', unpaidAmount: '0.00' })
    expect((await eventsOf(running, 'Loan')).map(([event]) => event)).toEqual(
      expect.arrayContaining(['Create', 'AdminApprove', 'PaymentRefAdd', 'Update']),
    )
  })

  it('that wait are what the member asks for now, and are not approved as something else', async () => {
    const running = await serviceForTest()
    await importInto(running, { ...kites, loans: [asked] })
    const id = await idOf(running, loan)
    const session = await running.logIn('idle')
    const [{ commitmentId } = { commitmentId: '' }] = await running.db.select().from(loan).where(eq(loan.id, id))
    const body = {
      Amount: 600,
      Installment: 3,
      CommitmentId: commitmentId,
      ProposedPaymentDate: '2030-01-01T00:00:00',
      Description: 'A boat',
    }
    expect((await running.call('PUT', `/loan/${id}`, { session, body })).status).toBe(200)
    expect(
      (await importInto(running, { loans: [{ ...asked, lines: repaid.map(({ amount }) => ({ amount })) }] })).loans,
    ).toMatchObject(none)
    expect((await running.db.select().from(loan).where(eq(loan.id, id)))[0]).toMatchObject({ amount: '600.00' })
    expect(await problemsOf(running, { loans: [approved] })).toContain('loans[0].amount is not what the member asks for now.')
  })
})

describe('a file with mistakes about money', () => {
  let running: RunningService
  beforeAll(async () => {
    running = await startService()
    await importInto(running, { ...kites, payRuns: [paidRun] })
    await importInto(running, { loans: [approved] })
    return () => running.stop()
  })
  const may = { ...run, from: '2024-05-01', to: '2024-05-28' }
  const other = { ...approved, requestedAt: '2024-01-11T00:00:00Z' }

  it.each([
    [
      { payRuns: [{ ...may, member: 'nobody@demo.test' }] },
      "payRuns[0].member is 'nobody@demo.test', but nobody has this e-mail.",
    ],
    [{ payRuns: [{ ...may, to: '2024-04-28' }] }, 'payRuns[0].to must not be before from.'],
    [{ payRuns: [{ ...may, from: '2023-03-25' }] }, 'payRuns[0] from and to must not make more than 400 days.'],
    [{ payRuns: [{ ...may, to: '2024-05-32' }] }, 'payRuns[0].to is no day of the calendar.'],
    [{ payRuns: [{ ...may, lines: undefined }] }, 'payRuns[0].lines is required.'],
    [
      { payRuns: [{ ...may, lines: [{ ...line, commitment: 'Boats' }] }] },
      `payRuns[0].lines[0].commitment is 'Boats', but ${member} has no commitment that is called so.`,
    ],
    [
      { payRuns: [{ ...may, lines: [line, { ...line, project: 'Boats' }] }] },
      "payRuns[0].lines[1].project is 'Boats', but no project is called that.",
    ],
    [
      { payRuns: [{ ...may, lines: [{ ...line, commitmentId: seedId('lead/commitment/delivery') }] }] },
      `payRuns[0].lines[0].commitmentId is ${seedId('lead/commitment/delivery')}, which is no commitment of ${member}.`,
    ],
    [{ payRuns: [{ ...may, totalAud: '781.26' }] }, 'payRuns[0].totalAud is 781.26, but the lines add up to 781.25.'],
    [{ payRuns: [{ ...may, totalPaid: '40626000' }] }, 'payRuns[0].totalPaid is 40626000, but the lines add up to 40625000 TMN.'],
    [
      { payRuns: [{ ...may, totalPaid: '40625000.5' }] },
      'payRuns[0].totalPaid is 40625000.5, but TMN has no digits after the point.',
    ],
    [
      { payRuns: [{ ...may, currency: 'AUD', exchangeRate: undefined, totalPaid: '781.24' }] },
      'payRuns[0].totalPaid is 781.24, but the lines add up to 781.25 AUD.',
    ],
    [
      { payRuns: [{ ...may, exchangeRate: undefined }] },
      'payRuns[0].totalPaid is required, or exchangeRate: how much of TMN one AUD was.',
    ],
    [{ payRuns: [{ ...may, approvedAt: '2024-06-01T00:00:00Z' }] }, 'payRuns[0].approvedAt needs confirmedAt.'],
    [
      { payRuns: [{ ...may, confirmedAt: '2024-06-02T00:00:00Z', approvedAt: '2024-06-01T00:00:00Z' }] },
      'payRuns[0].approvedAt must not be before confirmedAt.',
    ],
    [{ payRuns: [{ ...may, reference: 'BANK-3' }] }, 'payRuns[0].reference needs paidAt.'],
    [{ payRuns: [{ ...paidRun, reference: 'BANK-3' }] }, 'payRuns[0].reference is BANK-3, but BANK-1 is stored and stays.'],
    [{ payRuns: [may, { ...may, to: '2024-05-31' }] }, 'payRuns[1] overlaps payRuns[0] of 2024-05-01 to 2024-05-28.'],
    [{ payRuns: [may, may] }, 'payRuns[1] is the same pay run as payRuns[0].'],
    [
      { payRuns: [{ ...may, from: '2024-03-28' }] },
      /^payRuns\[0\] overlaps the pay run [\w-]{36} of 2024-03-01 to 2024-03-28\.$/,
    ],
    [{ payRuns: [{ ...may, lines: [{ ...line, amount: 656.25 }] }] }, /^payRuns\[0\]\.lines\[0\]\.amount must be /],
    [
      { loans: [{ ...other, commitment: 'Boats' }] },
      `loans[0].commitment is 'Boats', but ${member} has no commitment that is called so.`,
    ],
    [{ loans: [{ ...other, amount: '0.00' }] }, 'loans[0].amount must be more than zero.'],
    [{ loans: [{ ...other, installments: 100 }] }, /^loans\[0\]\.installments must be /],
    [{ loans: [{ ...other, lines: repaid.slice(1) }] }, 'loans[0].lines are 2, but installments is 3.'],
    [
      { loans: [{ ...other, lines: repaid.map((one) => ({ ...one, amount: '99' })) }] },
      'loans[0].lines add up to 297, but amount is 300.',
    ],
    [{ loans: [{ ...other, start: undefined }] }, 'loans[0].start is required of a loan that is Approved.'],
    [{ loans: [{ ...asked, requestedAt: other.requestedAt, start: '2024-02-01' }] }, 'loans[0].start does not go with Pending.'],
    [{ loans: [{ ...other, status: 'FullyPaid' }] }, 'loans[0].status is FullyPaid, but not every line is paid.'],
    [{ loans: [{ ...approved, status: 'Rejected' }] }, 'loans[0].status is Rejected, but the loan is Approved, which stays.'],
    [{ loans: [{ ...approved, amount: '900' }] }, 'loans[0].amount is not what was answered, which stays.'],
    [{ loans: [other, other] }, 'loans[1] is the same loan as loans[0].'],
  ])('%j is refused', async (file, sentence) => {
    const before = await exportText(running.db)
    const told = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
    expect(await problemsOf(running, file)).toContainEqual(told)
    expect(await exportText(running.db)).toBe(before)
  })
})

it('what the example and the demo data hold comes again from their export', async () => {
  const [running, other] = [await serviceForTest(), await serviceForTest()]
  await importInto(running, example)
  await importInto(running, { ...kites, payRuns: [paidRun, { ...run, from: '2024-04-01', to: '2024-04-28' }], loans: [approved] })
  const text = await exportText(running.db)
  await other.pool.query(
    'truncate commitment, project, activity, technology, repository, pay_run, loan, commitment_project, repository_member cascade',
  )
  const counts = await importInto(other, text)
  expect(counts.payRuns.created).toBeGreaterThan(2)
  expect(counts.loans.created).toBeGreaterThan(2)
  expect(await exportText(other.db)).toBe(text)
  expect((await importInto(other, text)).payRuns).toMatchObject(none)
})
