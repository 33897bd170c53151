import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { approveLoan, listLoans, payLoan, rejectLoan, repayLoan } from '../../src/service/admin/loans.ts'
import { listOutbox } from '../../src/service/outbox/outbox.ts'
import { ownerWork, type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment } from './support/work.ts'

let running: RunningService
let session: Session
let commitmentId: string
beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-30T12:00:00Z')
  session = await running.logIn('idle')
  const { projectId } = await addChoices(running)
  commitmentId = await addCommitment(running, 'idle', projectId, { salary: '3100' })
})
afterAll(() => running.stop())

const work = () => ownerWork(running)
const problemOf = async (doing: Promise<unknown>): Promise<string> => {
  const outcome = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(outcome instanceof AdminProblem)) throw new Error(`No problem: ${outcome}`)
  return outcome.message
}

interface LoanAnswer {
  readonly id: string
  readonly Status: string
}
const request = async (Amount = 300, Installment = 3): Promise<string> => {
  const reply = await running.call('POST', '/loan', {
    session,
    body: {
      CommitmentId: commitmentId,
      Amount,
      Installment,
      ProposedPaymentDate: '2026-05-01T00:00:00',
      Description: null,
    },
  })
  if (reply.status !== 200) throw new Error(reply.text)
  return (reply.value as LoanAnswer).id
}
const read = async (id: string) => {
  const { value } = await running.call('POST', `/loan/GetByTeammember/${session.memberId}`, {
    session,
    body: { PageNumber: 1, PageSize: 100, SortOrder: 'Desc', SortProp: 'ProposedPaymentDate' },
  })
  return (value as { data: LoanAnswer[] }).data.find((one) => one.id === id)
}
const remove = (id: string) => running.call('DELETE', `/loan/${id}`, { session })

describe('a loan at the command line', () => {
  it('is approved, paid out and repaid, each once, and its member is told each time', async () => {
    const id = await request()
    expect(await listLoans(work())).toContainEqual(`${id}  idle@demo.test  300.00 AUD in 3  waits for an answer`)
    expect(await problemOf(payLoan(work(), id, 'REF-1'))).toContain(`The loan ${id} is Pending, not Approved.`)
    expect(await problemOf(approveLoan(work(), id, '30', null))).toContain(`The loan ${id} is 300.00 AUD in 3 now, not 30.`)
    expect(await approveLoan(work(), id, '300.0', null)).toEqual([`${id}: approved, 300.00 AUD in 3`])
    expect(await problemOf(approveLoan(work(), id, '300', null))).toContain(`The loan ${id} is Approved, not Pending.`)
    expect(await remove(id)).toMatchObject({ status: 409 })
    expect(await problemOf(repayLoan(work(), id, '1', '2026-05-01'))).toContain(`The loan ${id} is not paid out yet.`)
    expect(await payLoan(work(), id, 'REF-1')).toEqual([`${id}: paid`])
    expect(await problemOf(payLoan(work(), id, 'REF-2'))).toContain(`The loan ${id} is paid out already.`)
    expect(await repayLoan(work(), id, '1', '2026-05-01')).toEqual([`${id}: instalment 1 of 3 repaid`])
    expect(await read(id)).toMatchObject({ Status: 'Approved', UnPaidAmount: 200, PaymentReference: 'REF-1' })
    expect(await problemOf(repayLoan(work(), id, '1', '2026-05-01'))).toContain(`instalment of the loan ${id} is 2, not 1.`)
    await repayLoan(work(), id, '2', '2026-06-01')
    await repayLoan(work(), id, '3', '2026-07-01')
    expect(await read(id)).toMatchObject({ Status: 'FullyPaid', UnPaidAmount: 0 })
    expect(await problemOf(repayLoan(work(), id, '4', '2026-08-01'))).toContain(`The loan ${id} is FullyPaid, not Approved.`)
    const mails = (await listOutbox(running.pool, running.settings)).filter(({ to }) => to === 'idle@demo.test')
    expect(mails).toHaveLength(5)
    expect(mails.map(({ text }) => text).join()).toContain('Your loan of 300.00 AUD is fully repaid.')
  })

  it('is rejected with a reason, and owes nothing', async () => {
    const id = await request()
    expect(await problemOf(rejectLoan(work(), id, ' '))).toContain('--reason must have 1 to 100 characters.')
    expect(await rejectLoan(work(), id, 'Too soon after the last one.')).toEqual([`${id}: rejected`])
    expect(await read(id)).toMatchObject({ Status: 'Rejected', UnPaidAmount: 0, Reference: 'Too soon after the last one.' })
  })

  it.each([
    ['nothing', null, 'There is no loan nothing.'],
    ['', '2026-02-30', '--start must be a day'],
  ])('%j from %s is refused', async (given, start, words) => {
    expect(await problemOf(approveLoan(work(), given === '' ? await request() : given, '300', start))).toContain(words)
  })
})
