import { and, asc, eq, isNotNull, max } from 'drizzle-orm'
import { type CommitmentStatus, type CommitmentStatusV2, isCommitmentStatus, shownStatus, statusOn } from '#rules/commitments.ts'
import { earliestTimesheetDate } from '#rules/timesheet.ts'
import { todayIn } from '#rules/today.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries } from '../db/database.ts'
import { payRun } from '../db/pay-run-schema.ts'
import { commitmentProject } from '../db/work-schema.ts'

/** What is stored of a commitment that its state today follows from. */
export interface StoredState {
  readonly statusV2: string
  /** `YYYY-MM-DD`. */
  readonly startDate: string | null
  readonly endDate: string | null
  readonly timeZone: string | null
}

/** The columns of StoredState. */
export const stateColumns = {
  statusV2: commitment.statusV2,
  startDate: commitment.startDate,
  endDate: commitment.endDate,
  timeZone: commitment.timeZone,
}

/** The state of a stored commitment now, by the day in its time zone (UTC without one). */
export const derivedStatus = ({ statusV2, startDate, endDate, timeZone }: StoredState, now: Date): CommitmentStatusV2 =>
  statusOn(isCommitmentStatus(statusV2) ? statusV2 : 'Pending', startDate, endDate, todayIn(timeZone, now))

/** The last day, `YYYY-MM-DD`, of what the member has confirmed to be paid; null for nothing. */
export const findLastConfirmedPayRunEnd = async (db: Queries, memberId: string): Promise<string | null> => {
  const [row] = await db
    .select({ end: max(payRun.toDate) })
    .from(payRun)
    .where(and(eq(payRun.memberId, memberId), isNotNull(payRun.tmApprovedDate)))
  return row?.end ?? null
}

/** What a record needs to know of its commitment. */
export interface RecordCommitment {
  readonly id: string
  readonly name: string
  /** As the person sees it today; only an Active one takes new records (specification 4). */
  readonly status: CommitmentStatus
  readonly projectIds: readonly string[]
  /** The first day on which a record may lie, `YYYY-MM-DD`. */
  readonly earliestDate: string
  readonly timeZone: string | null
  /** The day it is in the commitment's time zone, `YYYY-MM-DD`. */
  readonly today: string
}

/** A commitment of the member for a record of theirs; null when they have none with this id. */
export const findCommitmentForRecord = async (
  db: Queries,
  memberId: string,
  commitmentId: string,
  now: Date,
): Promise<RecordCommitment | null> => {
  const rows = await db
    .select({
      id: commitment.id,
      name: commitment.name,
      ...stateColumns,
      projectId: commitmentProject.projectId,
    })
    .from(commitment)
    .leftJoin(
      commitmentProject,
      and(eq(commitmentProject.memberId, commitment.memberId), eq(commitmentProject.commitmentId, commitment.id)),
    )
    .where(and(eq(commitment.memberId, memberId), eq(commitment.id, commitmentId)))
    .orderBy(asc(commitmentProject.position))
  const [first] = rows
  if (first === undefined) return null
  const today = todayIn(first.timeZone, now)
  return {
    id: first.id,
    name: first.name,
    status: shownStatus(derivedStatus(first, now)),
    projectIds: rows.flatMap(({ projectId }) => (projectId === null ? [] : [projectId])),
    earliestDate: earliestTimesheetDate({
      commitmentStart: first.startDate,
      lastConfirmedPayRunEnd: await findLastConfirmedPayRunEnd(db, memberId),
      today,
    }),
    timeZone: first.timeZone,
    today,
  }
}
