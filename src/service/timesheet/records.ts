import { randomUUID } from 'node:crypto'
import { and, asc, between, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { recentDays, recentMax } from '#rules/recent-entries.ts'
import { todayIn } from '#rules/today.ts'
import { addDays, daysBetween } from '#rules/weeks.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { activity, project, technology, timesheet } from '../db/work-schema.ts'
import { HttpError } from '../http-error.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { checkOpen, checkRecord, type RecordContent } from './checks.ts'
import type { DayRange } from './days.ts'
import { isAfter, momentText, type PageCursor, writeCursor } from './page-cursor.ts'
import { workAnswer, workNames } from './work-answer.ts'

type StoredRecord = typeof timesheet.$inferSelect

const own = (memberId: string, id: string): SQL | undefined => and(eq(timesheet.memberId, memberId), eq(timesheet.id, id))

const gone = (): HttpError => new HttpError(404, messages.timesheetGone)

const named = { record: timesheet, createdAt: momentText(timesheet.createdAt), timeZone: commitment.timeZone, ...workNames }

/** Reads the records of a condition with the names of what they point at, by date and time of entry. */
const selectRecords = (db: Queries, condition: SQL | undefined) =>
  db
    .select(named)
    .from(timesheet)
    .innerJoin(commitment, and(eq(commitment.memberId, timesheet.memberId), eq(commitment.id, timesheet.commitmentId)))
    .innerJoin(project, eq(project.id, timesheet.projectId))
    .innerJoin(activity, eq(activity.id, timesheet.activityId))
    .innerJoin(technology, eq(technology.id, timesheet.technologyId))
    .where(condition)
    .orderBy(asc(timesheet.date), asc(timesheet.createdAt), asc(timesheet.id))

type NamedRecord = Awaited<ReturnType<typeof selectRecords>>[number]

/** Says which day it is in a time zone, working it out once for each. */
const calendarOf = (now: Date): ((timeZone: string | null) => string) => {
  const days = new Map<string | null, string>()
  return (timeZone) => {
    const day = days.get(timeZone) ?? todayIn(timeZone, now)
    days.set(timeZone, day)
    return day
  }
}

/** The address of the week of a day. @param today the day it is in the commitment's time zone */
const linkTo = (date: string, today: string): string => `/team-member/timesheet/${daysBetween(today, date)}`

/** Gives the address of each record's week, worked out once for the days that many share. */
const linksOf = (now: Date): ((row: NamedRecord) => string) => {
  const todayOf = calendarOf(now)
  const links = new Map<string, string>()
  return ({ record: { date }, timeZone }) => {
    const key = `${date} ${timeZone}`
    const link = links.get(key) ?? linkTo(date, todayOf(timeZone))
    links.set(key, link)
    return link
  }
}

const toAnswer = ({ record, ...names }: NamedRecord, link: string) => ({
  Date: dateTimeOf(record.date) ?? '',
  DateLink: link,
  Effort: record.effort,
  Adjustment: record.adjustment,
  TeamMemberId: record.memberId,
  TeammemberId: record.memberId,
  Version: record.version,
  // Last, which V8 does fifteen times as quickly.
  ...workAnswer(record, names),
})

/** The query of a range, for the plan that the database makes of it as well. */
export const recordsOfRange = (db: Queries, memberId: string, { start, end }: DayRange) =>
  selectRecords(db, and(eq(timesheet.memberId, memberId), between(timesheet.date, start, end)))

/** The member's records of a range as v1 answers them, by date and time of entry. */
export const listRecords = async (db: Queries, memberId: string, range: DayRange, now: Date) => {
  const linkOf = linksOf(now)
  return (await recordsOfRange(db, memberId, range)).map((row) => toAnswer(row, linkOf(row)))
}

/** The query of a page: one record more than it holds, which says whether another page follows. */
export const recordsOfPage = (
  db: Queries,
  memberId: string,
  { start, end }: DayRange,
  { after, size }: { readonly after: PageCursor | null; readonly size: number },
) =>
  selectRecords(
    db,
    and(
      eq(timesheet.memberId, memberId),
      // The days of the pages before are not read again.
      between(timesheet.date, after === null || after.date < start ? start : after.date, end),
      after === null ? undefined : isAfter(after),
    ),
  ).limit(size + 1)

/** A page of the member's records of a range, and where the next one begins; null for the last page. */
export const listPage = async (
  db: Queries,
  memberId: string,
  range: DayRange,
  page: { readonly after: PageCursor | null; readonly size: number },
  now: Date,
) => {
  const linkOf = linksOf(now)
  const rows = await recordsOfPage(db, memberId, range, page)
  const shown = rows.slice(0, page.size)
  const last = rows.length > page.size ? shown.at(-1) : undefined
  return {
    Items: shown.map((row) => toAnswer(row, linkOf(row))),
    Next: last === undefined ? null : writeCursor({ date: last.record.date, createdAt: last.createdAt, id: last.record.id }),
  }
}

/** The latest of the member's records of each work of the last weeks, latest first: what a new one may begin from. */
export const listRecent = async (db: Queries, memberId: string, until: string, now: Date) => {
  const { commitmentId, projectId, epic, issueNo, activityId, technologyId, id, date, createdAt } = timesheet
  const work = [commitmentId, projectId, epic, issueNo, activityId, technologyId]
  const latest = db
    .selectDistinctOn(work, { id, date, createdAt })
    .from(timesheet)
    .where(and(eq(timesheet.memberId, memberId), between(date, addDays(until, -recentDays), until)))
    .orderBy(...work, desc(date), desc(createdAt), desc(id))
    .as('latest')
  const found = await db
    .select({ id: latest.id })
    .from(latest)
    .orderBy(desc(latest.date), desc(latest.createdAt), desc(latest.id))
    .limit(recentMax)
  const ids = found.map((one) => one.id)
  const linkOf = linksOf(now)
  const rows = await selectRecords(db, and(eq(timesheet.memberId, memberId), inArray(timesheet.id, ids)))
  return rows.toReversed().map((row) => toAnswer(row, linkOf(row)))
}

/** @throws HttpError 404 when the member has no such record */
export const getRecord = async (db: Queries, memberId: string, id: string, now: Date) => {
  const [row] = await selectRecords(db, own(memberId, id))
  if (row === undefined) throw gone()
  return toAnswer(row, linksOf(now)(row))
}

/**
 * The member's record, held until the end of the transaction.
 *
 * @param version the one that the caller has seen; null for any
 * @throws HttpError 404 when it is gone, 409 when it has changed since
 */
const holdRecord = async (tx: Transaction, memberId: string, id: string, version: number | null): Promise<StoredRecord> => {
  const [record] = await tx.select().from(timesheet).where(own(memberId, id)).for('update')
  if (record === undefined) throw gone()
  if (version !== null && record.version !== version) throw new HttpError(409, messages.timesheetChanged)
  return record
}

const isSame = (record: StoredRecord, content: RecordContent): boolean =>
  (Object.keys(content) as (keyof RecordContent)[]).every((field) => record[field] === content[field])

const write = async (tx: Transaction, memberId: string, before: StoredRecord | null, content: RecordContent, now: Date) => {
  if (before === null) {
    const id = randomUUID()
    await tx.insert(timesheet).values({ memberId, id, ...content, createdAt: now, updatedAt: now })
    return id
  }
  if (!isSame(before, content)) {
    await tx
      .update(timesheet)
      .set({ ...content, version: before.version + 1, updatedAt: now })
      .where(own(memberId, before.id))
  }
  return before.id
}

/**
 * Registers a record of the member, or changes the one of the id. It waits for a pay run that is being made or confirmed: what is in a pay
 * run does not change after it.
 *
 * @param id null registers
 * @param version the one that was changed; null saves over whatever is there
 * @throws HttpError 400 with the field that breaks a rule, 404 for a record that is gone, 409 for one that was changed since
 */
export const saveRecord = async (
  tx: Transaction,
  memberId: string,
  given: { readonly id: string | null; readonly version: number | null; readonly content: RecordContent },
  now: Date,
) => {
  await lockMember(tx, memberId)
  const before = given.id === null ? null : await holdRecord(tx, memberId, given.id, given.version)
  await checkRecord(tx, memberId, given.content, before, now)
  return await getRecord(tx, memberId, await write(tx, memberId, before, given.content, now), now)
}

/**
 * Removes a record of the member.
 *
 * @param version the one that the caller has seen; null for any
 * @throws HttpError 400 for one in a closed period, 404 for one that is gone, 409 for one that was changed since
 */
export const removeRecord = async (
  tx: Transaction,
  memberId: string,
  id: string,
  version: number | null,
  now: Date,
): Promise<void> => {
  await lockMember(tx, memberId)
  const record = await holdRecord(tx, memberId, id, version)
  await checkOpen(tx, memberId, record, now)
  await tx.delete(timesheet).where(own(memberId, id))
}
