import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { shownStatus } from '#rules/commitments.ts'
import { messages } from '#rules/messages.ts'
import { derivedStatus, stateColumns } from '../commitment/record-commitment.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries } from '../db/database.ts'
import { forbidden, invalid } from '../http-error.ts'

/** Commitments that a loan can be requested against: the member's own, active today and with a salary. */

const columns = {
  id: commitment.id,
  name: commitment.name,
  currency: commitment.currency,
  salary: commitment.salary,
  ...stateColumns,
}

const select = (db: Queries, condition: SQL | undefined) =>
  db.select(columns).from(commitment).where(condition).orderBy(asc(commitment.name), asc(commitment.id))

type Row = Awaited<ReturnType<typeof select>>[number]

const takesLoans = (row: Row, now: Date): boolean => row.salary !== null && shownStatus(derivedStatus(row, now)) === 'Active'

/** What the member may choose from, by name. */
export const findLoanCommitments = async (db: Queries, memberId: string, now: Date) => {
  const rows = await select(db, and(eq(commitment.memberId, memberId), isNotNull(commitment.salary)))
  return rows.filter((row) => takesLoans(row, now))
}

/**
 * The commitment that a loan is requested against.
 *
 * @throws HttpError 403 for one that is not the member's, 400 for one without a salary or that is not active
 */
export const findLoanCommitment = async (
  db: Queries,
  memberId: string,
  id: string,
  now: Date,
): Promise<{ readonly currency: string }> => {
  const [found] = await select(db, and(eq(commitment.memberId, memberId), eq(commitment.id, id)))
  if (found === undefined) throw forbidden()
  if (!takesLoans(found, now)) throw invalid('CommitmentId', messages.loanCommitmentInvalid)
  return found
}
