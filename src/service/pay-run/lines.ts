import { and, asc, between, eq, sql } from 'drizzle-orm'
import { defaultCurrency } from '#rules/money.ts'
import { audRateOf, payOfHours, payOfSalary } from '#rules/pay-runs.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries } from '../db/database.ts'
import { project, timesheet } from '../db/work-schema.ts'

/** The days of a pay run, `YYYY-MM-DD`, both within. */
export interface PayPeriod {
  readonly fromDate: string
  readonly toDate: string
}

/** How much of a currency one AUD is, decimal texts by currency. */
export type Rates = Readonly<Record<string, string>>

/** What a pay run pays for, before it is kept. */
export interface PayLine {
  readonly commitmentId: string
  readonly commitmentName: string
  readonly projectId: string | null
  readonly projectName: string | null
  readonly totalHours: string
  readonly audRate: string | null
  readonly audPay: string
  /** In the currency in which it is paid. */
  readonly lcPay: string
}

/** What has to be known before a pay run can be made, a sentence each. */
export interface Missing {
  readonly missing: string
}

/** The hours of a period by commitment and project, with what the commitment pays. */
const findHours = async (db: Queries, memberId: string, { fromDate, toDate }: PayPeriod) =>
  await db
    .select({
      commitmentId: commitment.id,
      commitmentName: commitment.name,
      rate: commitment.rate,
      salary: commitment.salary,
      currency: commitment.currency,
      projectId: project.id,
      projectName: project.name,
      totalHours: sql<string>`sum(${timesheet.effort}::numeric + ${timesheet.adjustment}::numeric)::numeric(9, 2)::text`,
    })
    .from(timesheet)
    .innerJoin(commitment, and(eq(commitment.memberId, timesheet.memberId), eq(commitment.id, timesheet.commitmentId)))
    .innerJoin(project, eq(project.id, timesheet.projectId))
    .where(and(eq(timesheet.memberId, memberId), between(timesheet.date, fromDate, toDate)))
    .groupBy(commitment.memberId, commitment.id, project.id)
    .orderBy(asc(commitment.name), asc(commitment.id), asc(project.name), asc(project.id))

/** Commitments with a salary that ran in the period, worked on or not. */
const findSalaries = async (db: Queries, memberId: string, { fromDate, toDate }: PayPeriod) =>
  await db
    .select()
    .from(commitment)
    .where(
      and(
        eq(commitment.memberId, memberId),
        sql`${commitment.salary} is not null`,
        // One that is stored as upcoming begins with its first day, one that is stored as expired has ended with its last.
        sql`(${commitment.statusV2} = 'Active'
          or ${commitment.statusV2} = 'Upcoming' and ${commitment.startDate} is not null
          or ${commitment.statusV2} = 'Expired' and ${commitment.endDate} is not null)`,
        sql`coalesce(${commitment.startDate}, ${fromDate}) <= ${toDate}`,
        sql`coalesce(${commitment.endDate}, ${toDate}) >= ${fromDate}`,
      ),
    )
    .orderBy(asc(commitment.name), asc(commitment.id))

/** How much of a currency one AUD is; undefined when nobody has said. */
export const perAudOf = (currency: string, rates: Rates): string | undefined =>
  currency === defaultCurrency ? '1' : rates[currency]

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one)
const earlier = (one: string, other: string | null): string => (other !== null && other < one ? other : one)

interface PaidIn {
  readonly currency: string
  readonly currencyPerAud: string
  readonly rates: Rates
}

/**
 * What a member is paid for a period: hours and adjustments of each project at the commitment's rate, and salaries by their share of the
 * months. A commitment with a salary pays its hours by the salary.
 *
 * @returns the lines by commitment and project, and what is missing for the others
 */
export const linesOf = async (
  db: Queries,
  memberId: string,
  period: PayPeriod,
  { currency, currencyPerAud, rates }: PaidIn,
): Promise<readonly (PayLine | Missing)[]> => {
  const salaries = await findSalaries(db, memberId, period)
  const exchangeOf = (from: string) => {
    const perAud = perAudOf(from, rates)
    return perAud === undefined ? undefined : { perAud, currency, currencyPerAud }
  }
  const noRate = (from: string, name: string): Missing => ({
    missing: `There is no --rate for ${from}, the currency of '${name}'.`,
  })
  const ofHours = (await findHours(db, memberId, period)).map((row): PayLine | Missing => {
    const { commitmentId, commitmentName, projectId, projectName, totalHours, rate, salary } = row
    const line = { commitmentId, commitmentName, projectId, projectName, totalHours }
    if (salary !== null) {
      if (salaries.some(({ id }) => id === commitmentId)) return { ...line, audRate: null, audPay: '0.00', lcPay: '0' }
      return { missing: `The commitment '${commitmentName}' has hours and a salary, but did not run in the period.` }
    }
    if (rate === null) return { missing: `The commitment '${commitmentName}' has hours, but neither a rate nor a salary.` }
    const exchange = exchangeOf(row.currency)
    if (exchange === undefined) return noRate(row.currency, commitmentName)
    return { ...line, audRate: audRateOf(rate, exchange.perAud), ...payOfHours(totalHours, rate, exchange) }
  })
  const ofMonths = salaries.map((row): PayLine | Missing => {
    const { id, name, salary, startDate, endDate } = row
    const exchange = exchangeOf(row.currency)
    if (exchange === undefined) return noRate(row.currency, name)
    const [from, to] = [later(period.fromDate, startDate), earlier(period.toDate, endDate)]
    const line = { commitmentId: id, commitmentName: name, projectId: null, projectName: null, totalHours: '0.00', audRate: null }
    return { ...line, ...payOfSalary(salary ?? '0', from, to, exchange) }
  })
  return [...ofHours, ...ofMonths]
}

/** Whether the hours that lines pay for are those of the records, by commitment and project. */
export const areHoursOf = async (
  db: Queries,
  memberId: string,
  period: PayPeriod,
  lines: readonly { readonly commitmentId: string; readonly projectId: string | null; readonly totalHours: string }[],
): Promise<boolean> => {
  const form = ({ commitmentId, projectId, totalHours }: (typeof lines)[number]): string =>
    `${commitmentId} ${projectId} ${Number(totalHours)}`
  const paidFor = lines.filter(({ projectId }) => projectId !== null).map(form)
  const recorded = (await findHours(db, memberId, period)).map(form)
  return paidFor.toSorted().join() === recorded.toSorted().join()
}
