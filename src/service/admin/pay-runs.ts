import { and, asc, between, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { defaultExchangeCurrency, moneyText } from '#rules/money.ts'
import { isPayRunTooLong, payRunTooLong } from '#rules/pay-runs.ts'
import { isUuid } from '#rules/uuid.ts'
import { recordAudit } from '../audit/store.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf, type Queries, type Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { payRun } from '../db/pay-run-schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { timesheet } from '../db/work-schema.ts'
import { notify } from '../notification/notify.ts'
import { draftPayRun, withdrawPayRun } from '../pay-run/draft.ts'
import type { PayPeriod, Rates } from '../pay-run/lines.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { isKeptDay } from '../timesheet/days.ts'
import { AdminProblem } from './admin-problem.ts'
import type { OwnerWork } from './owner-work.ts'
import { findPaidAccount, revealPaidAccount } from './paid-account.ts'
import { findPeople } from './people.ts'

interface Draft extends PayPeriod {
  /** The e-mail of one member; null for everybody with records in the period. */
  readonly member: string | null
  readonly currency: string
  readonly rates: Rates
}

const linkTo = (payRunId: string): string => `/team-member/pay-runs#action=view&id=${payRunId}`

/** Who may have something to be paid for: records in the period, a salary, or a pay run that was made of it before. */
const membersOf = async (db: Queries, { member, fromDate, toDate }: Draft): Promise<readonly { id: string; email: string }[]> => {
  if (member !== null) {
    const id = (await findPeople(db, { emails: [member] })).idOf(member)
    if (id === null) throw new AdminProblem([`Nobody has the e-mail ${member}.`])
    return [{ id, email: member }]
  }
  const worked = db
    .select({ id: timesheet.memberId })
    .from(timesheet)
    .where(between(timesheet.date, fromDate, toDate))
  const salaried = db.select({ id: commitment.memberId }).from(commitment).where(isNotNull(commitment.salary))
  const before = db
    .select({ id: payRun.memberId })
    .from(payRun)
    .where(and(eq(payRun.fromDate, fromDate), eq(payRun.toDate, toDate), isNull(payRun.tmApprovedDate)))
  return await db
    .select({ id: teamMember.id, email: teamMember.email })
    .from(teamMember)
    .where(or(inArray(teamMember.id, worked), inArray(teamMember.id, salaried), inArray(teamMember.id, before)))
    .orderBy(asc(teamMember.email))
}

/**
 * Makes the pay runs of a period, or makes them anew while nobody has confirmed or approved them: all or nothing. Who has one that is new
 * or has changed is told.
 *
 * @returns a line for each member
 * @throws AdminProblem with everything that is missing or in the way
 */
export const draftPayRuns = async (work: OwnerWork, draft: Draft): Promise<readonly string[]> => {
  const { fromDate, toDate } = draft
  if (!isKeptDay(fromDate) || !isKeptDay(toDate))
    throw new AdminProblem(['--from and --to must be days, for example 2026-03-01.'])
  if (toDate < fromDate) throw new AdminProblem(['--to must not be before --from.'])
  if (isPayRunTooLong(fromDate, toDate)) throw new AdminProblem([`--from and --to ${payRunTooLong}`])
  return await inTransaction(work.db, async (tx) => {
    const members = await membersOf(tx, draft)
    const lines: string[] = []
    const problems: string[] = []
    for (const { id: memberId, email } of members) {
      const drafted = await draftPayRun(tx, { ...draft, memberId, id: null }, work.now)
      if (drafted.outcome === 'refused') problems.push(...drafted.problems.map((problem) => `${email}: ${problem}`))
      else if (drafted.outcome === 'nothing') lines.push(`${email}: nothing to pay`)
      else if (drafted.outcome === 'withdrawn') {
        lines.push(`${email}: withdrawn ${drafted.id}, nothing to pay any more`)
        await tellWithdrawn(tx, work, { memberId, fromDate, toDate })
      } else {
        const { outcome, id, hours, audTotalPay } = drafted
        const where = (await findPaidAccount(tx, memberId)) === null ? ', no default payment account yet' : ''
        lines.push(`${email}: ${outcome} ${id}, ${hours} h, ${moneyText(audTotalPay, 'AUD')}${where}`)
        if (outcome === 'unchanged') continue
        const body =
          outcome === 'created'
            ? `Your pay run of ${fromDate} to ${toDate} is ready. Please confirm it.`
            : `Your pay run of ${fromDate} to ${toDate} was made anew, because records changed. Please confirm it.`
        await notify(tx, work, { memberId, kind: 'PayRun', title: 'Pay run', body, link: linkTo(id) })
      }
    }
    if (problems.length > 0) throw new AdminProblem(problems)
    return lines
  })
}

type StoredPayRun = typeof payRun.$inferSelect

const tellWithdrawn = (tx: Transaction, work: OwnerWork, { memberId, fromDate, toDate }: PayPeriod & { memberId: string }) => {
  const body = `Your pay run of ${fromDate} to ${toDate} was withdrawn.`
  return notify(tx, work, { memberId, kind: 'PayRun', title: 'Pay run', body, link: '/team-member/pay-runs' })
}

/**
 * Takes back pay runs that their members have not confirmed, for example so that somebody can add a first account: all or nothing.
 *
 * @throws AdminProblem for those that are confirmed
 */
export const withdrawPayRuns = async (work: OwnerWork, ids: readonly string[]): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const runs = await hold(tx, ids)
    const confirmed = runs.filter(({ tmApprovedDate }) => tmApprovedDate !== null)
    if (confirmed.length > 0) throw new AdminProblem(confirmed.map(({ id }) => `The pay run ${id} is confirmed by its member.`))
    for (const run of runs) {
      await withdrawPayRun(tx, run)
      await tellWithdrawn(tx, work, run)
    }
    return runs.map(({ id }) => `${id}: withdrawn`)
  })

/**
 * A pay run with the account that its money goes to, in full: whoever pays has to know. It is noted in the audit trail as revealed.
 *
 * @throws AdminProblem for one that is none
 */
export const showPayRun = async (work: OwnerWork, given: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const [run] = await hold(tx, [given])
    if (run === undefined) return []
    const currency = run.exchangeCurrency ?? defaultExchangeCurrency
    const [member] = await tx.select().from(teamMember).where(eq(teamMember.id, run.memberId))
    const account = await revealPaidAccount(tx, work, run.memberId)
    return [
      `${run.id}: ${run.fromDate} to ${run.toDate}, ${stateOf(run)}`,
      `${member?.firstName} ${member?.lastName}, ${member?.email}`,
      `${moneyText(run.audTotalPay, 'AUD')}, paid as ${moneyText(run.lcTotalPay, currency)}`,
      ...account,
    ]
  })

/** Finds the pay runs of the ids and holds their members. @throws AdminProblem naming every id that is none */
const hold = async (tx: Transaction, ids: readonly string[]): Promise<readonly StoredPayRun[]> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const uuids = wanted.filter(isUuid)
  const found = await tx.select().from(payRun).where(isOneOf(payRun.id, uuids))
  const missing = wanted.filter((id) => !found.some((one) => one.id === id))
  if (missing.length > 0) throw new AdminProblem(missing.map((id) => `There is no pay run ${id}.`))
  for (const memberId of [...new Set(found.map((one) => one.memberId))].toSorted()) await lockMember(tx, memberId)
  return await tx.select().from(payRun).where(isOneOf(payRun.id, uuids))
}

const change = async (
  tx: Transaction,
  { memberId, id }: StoredPayRun,
  changes: Partial<StoredPayRun>,
  event: 'AdminApprove' | 'PaymentRefAdd',
  now: Date,
): Promise<void> => {
  await tx
    .update(payRun)
    .set(changes)
    .where(and(eq(payRun.memberId, memberId), eq(payRun.id, id)))
  await recordAudit(tx, { memberId, type: 'PayRun', recordId: id, event, userId: null }, now)
}

/**
 * Approves pay runs that their members have confirmed: all or nothing.
 *
 * @throws AdminProblem for those that are not confirmed, or approved already
 */
export const approvePayRuns = async (work: OwnerWork, ids: readonly string[]): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const runs = await hold(tx, ids)
    const problems = runs.flatMap(({ id, tmApprovedDate, adminApprovedDate }) => {
      if (tmApprovedDate === null) return [`The pay run ${id} is not confirmed by its member yet.`]
      return adminApprovedDate === null ? [] : [`The pay run ${id} is approved already.`]
    })
    if (problems.length > 0) throw new AdminProblem(problems)
    for (const run of runs) await change(tx, run, { adminApprovedDate: work.now }, 'AdminApprove', work.now)
    return runs.map(({ id }) => `${id}: approved`)
  })

/**
 * Notes that a pay run is paid: it is active no longer, and its member is told.
 *
 * @param reference what names the payment at the bank
 * @throws AdminProblem for one that is not approved, or paid already
 */
export const payPayRun = async (work: OwnerWork, id: string, reference: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const named = reference.trim()
    if (named === '' || named.length > 100) throw new AdminProblem(['--reference must have 1 to 100 characters.'])
    const [run] = await hold(tx, [id])
    if (run === undefined) return []
    if (run.adminApprovedDate === null) throw new AdminProblem([`The pay run ${run.id} is not approved yet.`])
    if (run.paymentRefAddedDate !== null) throw new AdminProblem([`The pay run ${run.id} is paid already.`])
    await change(tx, run, { paymentReference: named, paymentRefAddedDate: work.now }, 'PaymentRefAdd', work.now)
    const currency = run.exchangeCurrency ?? defaultExchangeCurrency
    const paid = moneyText(run.lcTotalPay, currency)
    const body = `Your pay run of ${run.fromDate} to ${run.toDate} is paid: ${paid}, reference ${named}.`
    await notify(tx, work, { memberId: run.memberId, kind: 'PayRun', title: 'Paid', body, link: linkTo(run.id) })
    return [`${run.id}: paid`]
  })

const stateOf = ({ tmApprovedDate, adminApprovedDate, paymentReference }: StoredPayRun): string => {
  if (paymentReference !== null) return `paid, reference ${paymentReference}`
  if (tmApprovedDate === null) return 'waits for its member'
  return adminApprovedDate === null ? 'waits for approval' : 'waits for payment'
}

/** The pay runs that are not paid yet, a line each. */
export const listPayRuns = async ({ db }: Pick<OwnerWork, 'db'>): Promise<readonly string[]> => {
  const rows = await db
    .select({ run: payRun, email: teamMember.email })
    .from(payRun)
    .innerJoin(teamMember, eq(teamMember.id, payRun.memberId))
    .where(isNull(payRun.paymentRefAddedDate))
    .orderBy(asc(payRun.fromDate), asc(teamMember.email))
  return rows.map(({ run, email }) =>
    [run.id, email, `${run.fromDate} to ${run.toDate}`, moneyText(run.audTotalPay, 'AUD'), stateOf(run)].join('  '),
  )
}
