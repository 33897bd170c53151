import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { installmentAmounts, isLoanAmount, type LoanStatus } from '#rules/loans.ts'
import { defaultCurrency, digitsOf, sumOf } from '#rules/money.ts'
import { recordAudit } from '../audit/store.ts'
import { auditRecord } from '../db/audit-schema.ts'
import { isOneOf } from '../db/database.ts'
import { loan, loanLine } from '../db/loan-schema.ts'
import { isKeptDay } from '../timesheet/days.ts'
import type { LoanEntry } from './document.ts'
import { resolveMoment } from './import-commitments.ts'
import { canonicalAmount, checkDigits, commitmentFinder, type References, standing } from './import-money.ts'
import { resolvePerson } from './import-projects.ts'
import { readLoans, type StoredLoan, type StoredLoanLine } from './read-money.ts'
import { type ImportWork, matcher, nameKey } from './work.ts'

/** What its member has asked for. */
const askedFields = [
  'commitment',
  'commitmentId',
  'amount',
  'currency',
  'installments',
  'description',
  'proposedStart',
] as const satisfies readonly (keyof StoredLoan)[]
type Asked = Pick<StoredLoan, (typeof askedFields)[number]>

const checkDay = (work: ImportWork, path: string, day: string | null | undefined): void => {
  if (typeof day === 'string' && !isKeptDay(day)) work.problem(path, 'is no day of the calendar.')
}

/** The loans of these that their members have changed themselves. */
const changedByMember = async ({ tx }: ImportWork, stored: readonly StoredLoan[]): Promise<ReadonlySet<string>> => {
  const ids = stored.map(({ id }) => id)
  const changes = await tx
    .select({ id: auditRecord.recordId })
    .from(auditRecord)
    .where(
      and(
        eq(auditRecord.recordType, 'Loan'),
        eq(auditRecord.event, 'Update'),
        isNotNull(auditRecord.userId),
        isOneOf(auditRecord.recordId, ids),
      ),
    )
  return new Set(changes.map(({ id }) => id))
}

const orderOf: Readonly<Record<LoanStatus, number>> = { Pending: 0, Approved: 1, Rejected: 1, FullyPaid: 2 }

/** The answer that is stored stands; a file from before does not take it back. */
const statusOf = (work: ImportWork, path: string, given: LoanStatus | undefined, stored: LoanStatus | undefined): LoanStatus => {
  if (stored === undefined || given === undefined) return given ?? stored ?? 'Pending'
  const isAnswered = stored !== 'Pending' && given !== 'Pending'
  const isOther = isAnswered && (given === 'Rejected') !== (stored === 'Rejected')
  if (isOther) work.problem(`${path}.status`, `is ${given}, but the loan is ${stored}, which stays.`)
  return orderOf[given] < orderOf[stored] ? stored : given
}

const scheduled = ({ amount, currency, installments }: Asked): StoredLoanLine[] =>
  installmentAmounts(amount, installments, digitsOf(currency)).map((one, at) => ({
    amount: one,
    paid: null,
    description: `Installment ${at + 1} of ${installments}`,
  }))

/** The instalments of the file or of the schedule; what was paid back stays so. */
const linesOf = (
  work: ImportWork,
  path: string,
  given: LoanEntry['lines'],
  asked: Asked,
  before: StoredLoan | undefined,
): StoredLoanLine[] => {
  const isSameSchedule = before !== undefined && before.amount === asked.amount && before.installments === asked.installments
  if (given === undefined) return isSameSchedule ? before.lines : scheduled(asked)
  const { amount, installments } = asked
  if (given.length !== installments) work.problem(`${path}.lines`, `are ${given.length}, but installments is ${installments}.`)
  const sum = canonicalAmount(sumOf(given.map((line) => line.amount)).toFixed())
  if (sum !== amount) work.problem(`${path}.lines`, `add up to ${sum}, but amount is ${amount}.`)
  return given.map((line, at) => {
    checkDay(work, `${path}.lines[${at}].paid`, line.paid)
    checkDigits(work, `${path}.lines[${at}].amount`, line.amount, asked.currency)
    const stored = isSameSchedule ? before.lines[at] : undefined
    return {
      amount: canonicalAmount(line.amount),
      paid: standing(work, `${path}.lines[${at}].paid`, stored?.paid, line.paid),
      description: line.description ?? stored?.description ?? `Installment ${at + 1} of ${installments}`,
    }
  })
}

/** Each state of a loan has what belongs to it (specification 4). */
const checkState = (work: ImportWork, path: string, { status, start, paymentReference, lines }: StoredLoan): void => {
  const isAnswered = status === 'Approved' || status === 'FullyPaid'
  const paid = lines.findIndex((line) => line.paid !== null)
  if (isAnswered && start === null) work.problem(`${path}.start`, `is required of a loan that is ${status}.`)
  if (!isAnswered && start !== null) work.problem(`${path}.start`, `does not go with ${status}.`)
  if (!isAnswered && paymentReference !== null) work.problem(`${path}.paymentReference`, `does not go with ${status}.`)
  if (paid >= 0 && !isAnswered) work.problem(`${path}.lines[${paid}].paid`, `does not go with ${status}.`)
  if (paid >= 0 && isAnswered && paymentReference === null)
    work.problem(`${path}.paymentReference`, 'is required: lines are paid.')
  const isOver = lines.every((line) => line.paid !== null)
  if (status === 'FullyPaid' && !isOver) work.problem(`${path}.status`, 'is FullyPaid, but not every line is paid.')
  if (status === 'Approved' && isOver) work.problem(`${path}.status`, 'must be FullyPaid: every line is paid.')
}

const write = async ({ tx, now }: ImportWork, memberId: string, wanted: StoredLoan, before: StoredLoan | undefined) => {
  const open = wanted.lines.filter(({ paid }) => paid === null).map(({ amount }) => amount)
  const row = {
    commitmentId: wanted.commitmentId,
    amount: wanted.amount,
    currency: wanted.currency,
    installment: wanted.installments,
    description: wanted.description,
    proposedPaymentDate: wanted.proposedStart,
    status: wanted.status,
    startPaymentDate: wanted.start,
    paymentReference: wanted.paymentReference,
    reference: wanted.answer,
    unpaidAmount: wanted.status === 'Rejected' ? '0' : sumOf(open).toFixed(),
    createdAt: new Date(wanted.requestedAt),
    updatedAt: now,
  }
  await tx
    .insert(loan)
    .values({ memberId, id: wanted.id, ...row })
    .onConflictDoUpdate({ target: [loan.memberId, loan.id], set: { ...row, version: sql`${loan.version} + 1` } })
  await tx.delete(loanLine).where(and(eq(loanLine.memberId, memberId), eq(loanLine.loanId, wanted.id)))
  const lines = wanted.lines.map(({ amount, paid, description }, position) => ({
    memberId,
    loanId: wanted.id,
    position,
    amount,
    description,
    paidDate: paid,
  }))
  await tx.insert(loanLine).values(lines)
  const isApproved = (status: LoanStatus | undefined): boolean => status === 'Approved' || status === 'FullyPaid'
  const approves = isApproved(wanted.status) && !isApproved(before?.status)
  const pays = wanted.paymentReference !== null && (before?.paymentReference ?? null) === null
  const events = [
    ...(before === undefined ? (['Create'] as const) : approves || pays ? [] : (['Update'] as const)),
    ...(approves ? (['AdminApprove'] as const) : []),
    ...(pays ? (['PaymentRefAdd'] as const) : []),
  ]
  for (const event of events) {
    await recordAudit(tx, { memberId, type: 'Loan', recordId: wanted.id, event, userId: null }, now)
  }
}

/** Loans of the past, and those that wait: nobody is told of them. What its member has changed since, and what was answered, stays. */
export const importLoans = async (work: ImportWork, entries: readonly LoanEntry[], references: References): Promise<void> => {
  const { people } = references
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]))
  const owners = await work.tx.select({ id: loan.memberId }).from(loan).where(isOneOf(loan.id, ids))
  const named = entries.map(({ member }) => people.idOf(member)).filter((id) => id !== null)
  const stored = await readLoans(work.tx, [...new Set([...named, ...owners.map(({ id }) => id)])])
  const theirOwn = await changedByMember(work, stored)
  const keyOf = (member: string, requestedAt: string): string => `${nameKey(member)} ${requestedAt}`
  const match = matcher(work, stored, (one) => keyOf(one.member, one.requestedAt), {
    what: 'loan',
    key: 'requestedAt',
    isKeyUnique: false,
  })
  const findCommitment = commitmentFinder(work, references)
  for (const [index, entry] of entries.entries()) {
    const path = `loans[${index}]`
    const member = resolvePerson(work, `${path}.member`, entry.member, people) ?? entry.member
    const requestedAt = resolveMoment(work, `${path}.requestedAt`, entry.requestedAt)
    const { id, stored: before } = match(path, { ...entry, key: keyOf(member, requestedAt) })
    if (before !== undefined && before.member !== member) {
      work.problem(`${path}.member`, `is ${member}, but this loan is ${before.member}'s.`)
    }
    const found = findCommitment(path, { ...entry, member })
    if (!isLoanAmount(entry.amount)) work.problem(`${path}.amount`, 'must be more than zero.')
    checkDay(work, `${path}.proposedStart`, entry.proposedStart)
    checkDay(work, `${path}.start`, entry.start)
    const said: Asked = {
      commitment: found?.name ?? entry.commitment,
      commitmentId: found?.id ?? '',
      amount: canonicalAmount(entry.amount),
      currency: entry.currency ?? before?.currency ?? found?.currency ?? defaultCurrency,
      installments: entry.installments,
      description: entry.description === undefined ? (before?.description ?? null) : entry.description,
      proposedStart: entry.proposedStart === undefined ? (before?.proposedStart ?? null) : entry.proposedStart,
    }
    checkDigits(work, `${path}.amount`, said.amount, said.currency)
    const isTheirs = before !== undefined && theirOwn.has(before.id)
    // What the member has changed since stands while it waits; what was answered is not changed any more.
    const asked: Asked = isTheirs
      ? Object.assign({}, said, Object.fromEntries(askedFields.map((one) => [one, before[one]])))
      : said
    if (before !== undefined && before.status !== 'Pending' && !isTheirs) {
      for (const field of askedFields) {
        if (before[field] !== said[field]) work.problem(`${path}.${field}`, 'is not what was answered, which stays.')
      }
    }
    const isOutdated = isTheirs && !isDeepStrictEqual(asked, said)
    if (isOutdated && before.status === 'Pending' && (entry.status ?? 'Pending') !== 'Pending') {
      for (const field of askedFields) {
        if (before[field] !== said[field]) work.problem(`${path}.${field}`, 'is not what the member asks for now.')
      }
    }
    const wanted: StoredLoan = {
      id,
      member,
      ...asked,
      requestedAt,
      start: standing(work, `${path}.start`, before?.start, entry.start),
      status: statusOf(work, path, entry.status, before?.status),
      answer: standing(work, `${path}.answer`, before?.answer, entry.answer?.trim()),
      paymentReference: standing(work, `${path}.paymentReference`, before?.paymentReference, entry.paymentReference?.trim()),
      lines: linesOf(work, path, isOutdated ? undefined : entry.lines, asked, before),
    }
    checkState(work, path, wanted)
    const memberId = people.idOf(member)
    if (memberId === null) continue
    await work.settle('loans', before, wanted, () => write(work, memberId, wanted, before))
  }
}
