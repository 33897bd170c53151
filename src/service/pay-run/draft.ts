import { randomUUID } from 'node:crypto'
import { and, eq, gte, lte } from 'drizzle-orm'
import { defaultCurrency, isSameAmount, roundedAmount, sumOf } from '#rules/money.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { payRun, payRunItem } from '../db/pay-run-schema.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { linesOf, type PayLine, type PayPeriod, perAudOf, type Rates } from './lines.ts'

interface DraftedFor extends PayPeriod {
  readonly memberId: string
  /** Null takes one of its own; the demo data name theirs. */
  readonly id: string | null
  /** What it is paid in. */
  readonly currency: string
  readonly rates: Rates
}

/** What became of a draft. */
export type Drafted =
  | {
      readonly outcome: 'created' | 'updated' | 'unchanged'
      readonly id: string
      readonly audTotalPay: string
      readonly hours: string
    }
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'withdrawn'; readonly id: string }
  | { readonly outcome: 'refused'; readonly problems: readonly string[] }

const keepLines = async (tx: Transaction, memberId: string, payRunId: string, lines: readonly PayLine[]): Promise<void> => {
  await tx.delete(payRunItem).where(and(eq(payRunItem.memberId, memberId), eq(payRunItem.payRunId, payRunId)))
  await tx
    .insert(payRunItem)
    .values(lines.map(({ lcPay: _lcPay, ...line }, position) => ({ memberId, payRunId, position, ...line })))
}

const isKept = async (tx: Transaction, memberId: string, payRunId: string, lines: readonly PayLine[]): Promise<boolean> => {
  const kept = await tx
    .select()
    .from(payRunItem)
    .where(and(eq(payRunItem.memberId, memberId), eq(payRunItem.payRunId, payRunId)))
    .orderBy(payRunItem.position)
  const form = ({ commitmentId, projectId, totalHours, audRate, audPay }: Omit<PayLine, 'lcPay'>): string =>
    JSON.stringify([commitmentId, projectId, Number(totalHours), audRate === null ? null : Number(audRate), Number(audPay)])
  return JSON.stringify(kept.map(form)) === JSON.stringify(lines.map(form))
}

type StoredPayRun = typeof payRun.$inferSelect

const isSamePay = (before: StoredPayRun, now: { readonly lcTotalPay: string; readonly exchangeCurrency: string }): boolean =>
  before.exchangeCurrency === now.exchangeCurrency && isSameAmount(before.lcTotalPay, now.lcTotalPay)

/** Takes back a pay run that nobody has confirmed; what happened to it until then stays in the audit trail. */
export const withdrawPayRun = async (tx: Transaction, { memberId, id }: Pick<StoredPayRun, 'memberId' | 'id'>): Promise<void> => {
  await tx.delete(payRun).where(and(eq(payRun.memberId, memberId), eq(payRun.id, id)))
}

/**
 * Makes the pay run of a member's period from their time records, or makes it anew while nobody has confirmed or approved it. It holds
 * the member's row, so that a default payment method that is changed meanwhile sees it or comes before.
 *
 * @returns refused, with a sentence each, for a period that overlaps another pay run's and for what is missing; nothing without hours,
 *   and withdrawn when there were some before
 */
export const draftPayRun = async (
  tx: Transaction,
  { memberId, id: givenId, fromDate, toDate, currency, rates }: DraftedFor,
  now: Date,
): Promise<Drafted> => {
  await lockMember(tx, memberId)
  const others = await tx
    .select()
    .from(payRun)
    .where(and(eq(payRun.memberId, memberId), lte(payRun.fromDate, toDate), gte(payRun.toDate, fromDate)))
  const same = others.find((one) => one.fromDate === fromDate && one.toDate === toDate)
  const inTheWay = others.filter((one) => one !== same)
  const problems = inTheWay.map((one) => `The period overlaps the pay run ${one.id} of ${one.fromDate} to ${one.toDate}.`)
  if (same !== undefined && (same.tmApprovedDate ?? same.adminApprovedDate ?? same.paymentRefAddedDate) !== null) {
    problems.push(`The pay run ${same.id} of this period is confirmed, approved or paid.`)
  }
  const lines: PayLine[] = []
  const currencyPerAud = perAudOf(currency, rates)
  if (currencyPerAud === undefined) problems.push(`There is no --rate for ${currency}, in which it is to be paid.`)
  else {
    for (const line of await linesOf(tx, memberId, { fromDate, toDate }, { currency, currencyPerAud, rates })) {
      if ('missing' in line) problems.push(line.missing)
      else lines.push(line)
    }
  }
  if (problems.length > 0) return { outcome: 'refused', problems }
  if (lines.length === 0) {
    if (same === undefined) return { outcome: 'nothing' }
    await withdrawPayRun(tx, same)
    return { outcome: 'withdrawn', id: same.id }
  }
  const audTotalPay = roundedAmount(sumOf(lines.map(({ audPay }) => audPay)), defaultCurrency)
  const lcTotalPay = roundedAmount(sumOf(lines.map(({ lcPay }) => lcPay)), currency)
  const amounts = { audTotalPay, lcTotalPay, exchangeCurrency: currency }
  const id = same?.id ?? givenId ?? randomUUID()
  const drafted = { id, audTotalPay, hours: sumOf(lines.map(({ totalHours }) => totalHours)).toFixed(2) }
  if (same === undefined) {
    await tx.insert(payRun).values({ memberId, id, fromDate, toDate, ...amounts, createdAt: now })
  } else if (isSamePay(same, amounts) && (await isKept(tx, memberId, id, lines))) {
    return { outcome: 'unchanged', ...drafted }
  } else {
    await tx
      .update(payRun)
      .set(amounts)
      .where(and(eq(payRun.memberId, memberId), eq(payRun.id, id)))
  }
  await keepLines(tx, memberId, id, lines)
  const event = same === undefined ? 'Create' : 'Update'
  await recordAudit(tx, { memberId, type: 'PayRun', recordId: id, event, userId: null }, now)
  return { outcome: same === undefined ? 'created' : 'updated', ...drafted }
}
