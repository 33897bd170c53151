import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountAudit } from '../../src/service/admin/account-audit.ts'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import {
  approvePayRuns,
  draftPayRuns,
  listPayRuns,
  payPayRun,
  showPayRun,
  withdrawPayRuns,
} from '../../src/service/admin/pay-runs.ts'
import { auditRecord } from '../../src/service/db/audit-schema.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { listOutbox } from '../../src/service/outbox/outbox.ts'
import { ownerWork, type RunningService, startService } from './support/service.ts'
import { addChoices, addCommitment, insertRecord } from './support/work.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-30T12:00:00Z')
  const choices = await addChoices(running)
  const commitmentId = await addCommitment(running, 'idle', choices.projectId, { rate: '62.5' })
  await insertRecord(running, 'idle', { ...choices, commitmentId }, { date: '2026-03-02', effort: 8 })
})
afterAll(() => running.stop())

const work = () => ownerWork(running)
const march = { fromDate: '2026-03-01', toDate: '2026-03-28', member: 'idle@demo.test', currency: 'TMN', rates: { TMN: '52000' } }
const memberId = seedId('idle/member')
const problemsOf = async (doing: Promise<unknown>): Promise<string> => {
  const outcome = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(outcome instanceof AdminProblem)) throw new Error(`No problem: ${outcome}`)
  return outcome.message
}
const newsOf = async () =>
  (await running.db.select().from(notification).where(eq(notification.memberId, memberId))).map(({ body }) => body)
const mailsOf = async () =>
  (await listOutbox(running.pool, running.settings)).filter(({ to }) => to === 'idle@demo.test').map(({ subject }) => subject)

describe('from hours to money, at the command line', () => {
  let id = ''

  it('drafts what its member has worked, and tells them once', async () => {
    const [line] = await draftPayRuns(work(), march)
    expect(line).toMatch(/^idle@demo\.test: created [\w-]{36}, 8\.00 h, 500\.00 AUD, no default payment account yet$/)
    id = line?.match(/[\w-]{36}/)?.[0] ?? ''
    expect(await draftPayRuns(work(), march)).toEqual([
      `idle@demo.test: unchanged ${id}, 8.00 h, 500.00 AUD, no default payment account yet`,
    ])
    expect(await newsOf()).toEqual(['Your pay run of 2026-03-01 to 2026-03-28 is ready. Please confirm it.'])
    expect(await mailsOf()).toEqual(['Pay run'])
    expect(await listPayRuns(work())).toContainEqual(
      `${id}  idle@demo.test  2026-03-01 to 2026-03-28  500.00 AUD  waits for its member`,
    )
  })

  it('is approved after it is confirmed and paid after it is approved, each once', async () => {
    expect(await problemsOf(approvePayRuns(work(), [id]))).toContain(`The pay run ${id} is not confirmed by its member yet.`)
    expect(await problemsOf(payPayRun(work(), id, 'REF-1'))).toContain(`The pay run ${id} is not approved yet.`)
    const session = await running.logIn('idle')
    expect((await running.call('POST', `/payRun/TMApprove/${id}`, { session })).status).toBe(200)
    expect(await approvePayRuns(work(), [id])).toEqual([`${id}: approved`])
    expect(await problemsOf(approvePayRuns(work(), [id]))).toContain(`The pay run ${id} is approved already.`)
    expect(await payPayRun(work(), id, ' REF-1 ')).toEqual([`${id}: paid`])
    expect(await problemsOf(payPayRun(work(), id, 'REF-2'))).toContain(`The pay run ${id} is paid already.`)
    expect((await running.call('GET', `/payRun/${id}`, { session })).value).toMatchObject({
      PaymentReference: 'REF-1',
      PaymentRefAddedDate: running.clock.now.toISOString(),
    })
    expect((await running.call('GET', '/payRun/active', { session })).value).toEqual([])
    expect(await newsOf()).toContainEqual('Your pay run of 2026-03-01 to 2026-03-28 is paid: 26,000,000 TMN, reference REF-1.')
    const trail = (await running.call('GET', `/auditTrail/PayRun/${id}`, { session })).value as { Event: string }[]
    expect(trail.map(({ Event }) => Event)).toEqual(['Create', 'TMApprove', 'AdminApprove', 'PaymentRefAdd'])
  })

  it('is taken back while it is not confirmed, and its member is told', async () => {
    expect(await problemsOf(withdrawPayRuns(work(), [id]))).toContain(`The pay run ${id} is confirmed by its member.`)
    const [line] = await draftPayRuns(work(), {
      ...march,
      fromDate: '2026-03-29',
      toDate: '2026-03-30',
      member: 'idle@demo.test',
    })
    expect(line).toBe('idle@demo.test: nothing to pay')
    const waiting = seedId('member/pay-run/waiting')
    expect(await showPayRun(work(), waiting)).toEqual([
      expect.stringContaining('waits for its member'),
      'Maya Rahimi, member@demo.test',
      expect.stringMatching(/AUD, paid as [\d,]+ TMN$/),
      'bankAccount:',
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^ {2}\w+: .+$/)),
    ])
    const reveals = await running.db
      .select()
      .from(auditRecord)
      .where(and(eq(auditRecord.memberId, seedId('member/member')), eq(auditRecord.event, 'Reveal')))
    expect(reveals).toMatchObject([{ recordType: 'PaymentAccount', userId: null }])
    expect(await accountAudit(work(), 'member@demo.test')).toContainEqual(
      expect.stringMatching(/^2026-\S+Z {2}Reveal {2}bankAccount {2}[\w-]{36} {2}command line$/),
    )
    expect(await problemsOf(accountAudit(work(), 'nobody@demo.test'))).toContain('Nobody has the e-mail nobody@demo.test.')
    expect(await withdrawPayRuns(work(), [waiting])).toEqual([`${waiting}: withdrawn`])
    expect(await problemsOf(showPayRun(work(), waiting))).toContain(`There is no pay run ${waiting}.`)
  })

  it('is all or nothing, and names everything that is in the way', async () => {
    const waiting = seedId('member/pay-run/nobody')
    const paid = seedId('lead/pay-run/second')
    expect(await problemsOf(approvePayRuns(work(), [waiting, paid]))).toContain(`There is no pay run ${waiting}.`)
    expect(await problemsOf(approvePayRuns(work(), [id, paid]))).toMatch(
      new RegExp(
        `${id} is approved already[\\s\\S]*${paid} is approved already|${paid} is approved already[\\s\\S]*${id} is approved already`,
      ),
    )
    expect(await problemsOf(approvePayRuns(work(), ['nothing']))).toContain('There is no pay run nothing.')
    const before = await running.db.$count(payRun)
    expect(await problemsOf(draftPayRuns(work(), { ...march, member: null, currency: 'EUR' }))).toContain(
      'There is no --rate for EUR',
    )
    expect(await running.db.$count(payRun)).toBe(before)
  })

  it.each([
    [{ fromDate: '2026-02-30' }, '--from and --to must be days'],
    [{ toDate: '2026-02-01' }, '--to must not be before --from.'],
    [{ toDate: '2027-04-05' }, '--from and --to must not make more than 400 days.'],
    [{ member: 'nobody@demo.test' }, 'Nobody has the e-mail nobody@demo.test.'],
  ])('%j is refused', async (changes, words) => {
    expect(await problemsOf(draftPayRuns(work(), { ...march, ...changes }))).toContain(words)
  })
})
