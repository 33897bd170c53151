import { and, eq } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { effortError, periodClosed, type TimesheetField, timesheetErrors } from '#rules/timesheet.ts'
import { findCommitmentForRecord, type RecordCommitment } from '../commitment/record-commitment.ts'
import type { Queries } from '../db/database.ts'
import { activity, activityTechnology, technology } from '../db/work-schema.ts'
import { forbidden, invalid } from '../http-error.ts'

/** What a record is about, as it is to be stored: texts trimmed, ids in lower case. */
export interface WorkContent {
  readonly commitmentId: string
  readonly projectId: string
  readonly epic: string
  readonly issueNo: string
  readonly activityId: string
  readonly technologyId: string
  readonly description: string
}

/** A record as it is to be stored: the day as `YYYY-MM-DD`, effort in hours. */
export interface RecordContent extends WorkContent {
  readonly date: string
  readonly effort: number
}

type WorkBefore = Pick<WorkContent, 'commitmentId' | 'activityId' | 'technologyId'>
type Before = WorkBefore & Pick<RecordContent, 'date'>

/** The rules' fields as v1 calls them, in the order of the form. */
const v1Names: Readonly<Record<TimesheetField, string>> = {
  commitmentId: 'CommitmentId',
  projectId: 'ProjectId',
  epic: 'Epic',
  date: 'Date',
  ticket: 'IssueNo',
  effort: 'Effort',
  activityId: 'ActivityId',
  technologyId: 'TechnologyId',
  description: 'Description',
}
const fields = Object.keys(v1Names) as TimesheetField[]

/** For the form's rule alone: the effort is a number here, and judged as one. */
const anyEffort = '1'

/**
 * @param content a work that is pinned has neither day nor effort
 * @param earliest the first day that is open, `YYYY-MM-DD`
 * @throws HttpError 400 for the first field that breaks a rule of the form (specification 5)
 */
const checkForm = ({ issueNo, ...content }: WorkContent & Partial<RecordContent>, earliest: string): void => {
  const { date = earliest, effort } = content
  const errors = {
    ...timesheetErrors({ ...content, date, ticket: issueNo, effort: anyEffort }, earliest),
    effort: (effort === undefined ? null : effortError(effort)) ?? undefined,
  }
  for (const field of fields) {
    const message = errors[field]
    if (message !== undefined) throw invalid(v1Names[field], message)
  }
}

/**
 * Refuses to touch a record whose day is closed.
 *
 * @throws HttpError 400 for its Date
 */
export const checkOpen = async (db: Queries, memberId: string, before: Before, now: Date): Promise<void> => {
  const found = await findCommitmentForRecord(db, memberId, before.commitmentId, now)
  if (found !== null && before.date < found.earliestDate) throw invalid('Date', periodClosed(found.earliestDate))
}

/** @throws HttpError 403 for a commitment of somebody else, 400 for one that takes no records, and for a project that is none of its own */
const checkCommitment = (
  found: RecordCommitment | null,
  { commitmentId, projectId }: WorkContent,
  before: WorkBefore | null,
): RecordCommitment => {
  if (found === null) throw forbidden()
  if (before?.commitmentId !== commitmentId && found.status !== 'Active') {
    throw invalid('CommitmentId', messages.commitmentNotActive)
  }
  if (!found.projectIds.includes(projectId)) throw invalid('ProjectId', messages.projectNotInCommitment)
  return found
}

/** @throws HttpError 400 when the activity or the technology is disabled, unless it is unchanged, or they do not belong together */
const checkActivity = async (
  db: Queries,
  { activityId, technologyId }: WorkContent,
  before: WorkBefore | null,
): Promise<void> => {
  const [found] = await db
    .select({ activityDisabled: activity.disabled, technologyDisabled: technology.disabled })
    .from(activity)
    .leftJoin(
      activityTechnology,
      and(eq(activityTechnology.activityId, activity.id), eq(activityTechnology.technologyId, technologyId)),
    )
    .leftJoin(technology, eq(technology.id, activityTechnology.technologyId))
    .where(eq(activity.id, activityId))
  if (found === undefined || (found.activityDisabled && before?.activityId !== activityId)) {
    throw invalid('ActivityId', messages.activityDisabled)
  }
  if (found.technologyDisabled === null) throw invalid('TechnologyId', messages.technologyNotLinked)
  if (found.technologyDisabled && before?.technologyId !== technologyId) {
    throw invalid('TechnologyId', messages.technologyDisabled)
  }
}

/**
 * What a record is about has to be of a commitment of the member, with a project, an activity and a technology that belong to it and to
 * each other.
 *
 * @param before what need not be open any more, because it was chosen when it was
 * @throws HttpError 400 with the field at fault, 403 for a commitment of somebody else
 */
export const checkWork = async (
  db: Queries,
  memberId: string,
  content: WorkContent & Partial<RecordContent>,
  before: WorkBefore | null,
  now: Date,
): Promise<void> => {
  const found = await findCommitmentForRecord(db, memberId, content.commitmentId, now)
  const { earliestDate } = checkCommitment(found, content, before)
  checkForm(content, earliestDate)
  await checkActivity(db, content, before)
}

/**
 * Everything that a record has to keep to (specification 5; decisions B, Timesheet date limit): the day that it leaves and the one that
 * it takes are open, the form's rules, its commitment, project, activity and technology.
 *
 * @param before the record that is changed; null for a new one
 * @throws HttpError 400 with the field at fault, 403 for a commitment of somebody else
 */
export const checkRecord = async (
  db: Queries,
  memberId: string,
  content: RecordContent,
  before: Before | null,
  now: Date,
): Promise<void> => {
  if (before !== null) await checkOpen(db, memberId, before, now)
  await checkWork(db, memberId, content, before, now)
}
