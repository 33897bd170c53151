import { and, eq, inArray } from 'drizzle-orm'
import { addDays } from '#rules/weeks.ts'
import { recordAudit } from '../../audit/store.ts'
import { draftPayRun } from '../../pay-run/draft.ts'
import type { Queries, Transaction } from '../database.ts'
import { payRun } from '../pay-run-schema.ts'
import { accountIdOf, memberIdOf } from './accounts.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'

/** What an AUD is worth in the demo. */
const rates = { TMN: '52000' } as const

const length = 28

interface DemoPayRun {
  readonly person: string
  readonly key: string
  /** Its last day, in days before today. */
  readonly to: number
  readonly state: 'waiting' | 'outstanding' | 'paid'
}

/** Eleven periods back from six weeks ago, one after the other. */
const paid = (person: string): readonly DemoPayRun[] =>
  Array.from({ length: 11 }, (_, index) => ({
    person,
    key: ['second', 'first'][index] ?? `before-${index}`,
    to: 43 + index * length,
    state: person === 'lead' && index === 0 ? 'outstanding' : 'paid',
  }))

/** A year of the member and of the line manager, in every state: one waits for the member, one of the manager's is not paid yet. */
const demoPayRuns: readonly DemoPayRun[] = [
  { person: 'member', key: 'waiting', to: 15, state: 'waiting' },
  ...paid('member'),
  ...paid('lead'),
]

const add = async (tx: Transaction, { person, key, to, state }: DemoPayRun, today: Date): Promise<void> => {
  const [memberId, id, toDate] = [memberIdOf(person), seedId(`${person}/pay-run/${key}`), dayFrom(today, -to)]
  const period = { fromDate: addDays(toDate, 1 - length), toDate }
  const { outcome } = await draftPayRun(tx, { memberId, id, ...period, currency: 'TMN', rates }, momentFrom(today, 2 - to))
  if (outcome !== 'created' || state === 'waiting') return
  const confirmed = momentFrom(today, 3 - to)
  const approved = momentFrom(today, 4 - to)
  const paidAt = state === 'paid' ? momentFrom(today, 6 - to) : null
  const audit = { memberId, type: 'PayRun', recordId: id } as const
  const paymentReference = paidAt === null ? null : `PR-${toDate.replaceAll('-', '')}-${person.toUpperCase()}`
  await tx
    .update(payRun)
    .set({ tmApprovedDate: confirmed, adminApprovedDate: approved, paymentRefAddedDate: paidAt, paymentReference })
    .where(and(eq(payRun.memberId, memberId), eq(payRun.id, id)))
  await recordAudit(tx, { ...audit, event: 'TMApprove', userId: accountIdOf(person) }, confirmed)
  await recordAudit(tx, { ...audit, event: 'AdminApprove', userId: null }, approved)
  if (paidAt !== null) await recordAudit(tx, { ...audit, event: 'PaymentRefAdd', userId: null }, paidAt)
}

/** Pay runs of the demo's time records; those that are there stay as people have left them. */
export const seedPayRuns = async (db: Queries, today: Date): Promise<void> => {
  const people = ['member', 'lead'].map(memberIdOf)
  const kept = await db.select({ id: payRun.id }).from(payRun).where(inArray(payRun.memberId, people))
  if (kept.length > 0) return
  await db.transaction(async (tx) => {
    for (const one of demoPayRuns) await add(tx, one, today)
  })
}
