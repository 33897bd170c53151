import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { pinnedMax } from '#rules/pinned-entries.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { activity, project, technology, timesheetPin } from '../db/work-schema.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { checkWork, type WorkContent } from './checks.ts'
import { workAnswer, workNames } from './work-answer.ts'

/** What tells the pins of a member apart. How the work was described does not. */
const isOfWork = (memberId: string, work: WorkContent) =>
  and(
    eq(timesheetPin.memberId, memberId),
    eq(timesheetPin.commitmentId, work.commitmentId),
    eq(timesheetPin.projectId, work.projectId),
    eq(timesheetPin.epic, work.epic),
    eq(timesheetPin.issueNo, work.issueNo),
    eq(timesheetPin.activityId, work.activityId),
    eq(timesheetPin.technologyId, work.technologyId),
  )

/** What a member has pinned as v1 answers it, in the order in which they did. */
export const listPins = async (db: Queries, memberId: string) => {
  const rows = await db
    .select({ pin: timesheetPin, ...workNames })
    .from(timesheetPin)
    .innerJoin(commitment, and(eq(commitment.memberId, timesheetPin.memberId), eq(commitment.id, timesheetPin.commitmentId)))
    .innerJoin(project, eq(project.id, timesheetPin.projectId))
    .innerJoin(activity, eq(activity.id, timesheetPin.activityId))
    .innerJoin(technology, eq(technology.id, timesheetPin.technologyId))
    .where(eq(timesheetPin.memberId, memberId))
    .orderBy(asc(timesheetPin.createdAt), asc(timesheetPin.id))
  return rows.map(({ pin, ...names }) => workAnswer(pin, names))
}

/** @throws HttpError 400 with the field at fault, 403 for a commitment of somebody else, 409 for one more than may be pinned */
const addPin = async (tx: Transaction, memberId: string, work: WorkContent, now: Date): Promise<void> => {
  // What is closed by now may be pinned again by whoever has just unpinned it.
  await checkWork(tx, memberId, work, work, now)
  if ((await tx.$count(timesheetPin, isOfWork(memberId, work))) > 0) return
  const count = await tx.$count(timesheetPin, eq(timesheetPin.memberId, memberId))
  if (count >= pinnedMax) throw new HttpError(409, messages.pinsFull)
  await tx.insert(timesheetPin).values({ memberId, id: randomUUID(), ...work, createdAt: now })
}

/** @throws HttpError 403 for a commitment of somebody else; what else is wrong with the work does not matter */
const removePin = async (tx: Transaction, memberId: string, work: WorkContent): Promise<void> => {
  const own = and(eq(commitment.memberId, memberId), eq(commitment.id, work.commitmentId))
  if ((await tx.$count(commitment, own)) === 0) throw forbidden()
  await tx.delete(timesheetPin).where(isOfWork(memberId, work))
}

/**
 * Pins a work, or unpins it, whatever it was before.
 *
 * @returns all that the member has pinned then
 * @throws HttpError as `addPin` and `removePin` do
 */
export const changePin = async (tx: Transaction, memberId: string, work: WorkContent, isPinned: boolean, now: Date) => {
  await lockMember(tx, memberId)
  if (isPinned) await addPin(tx, memberId, work, now)
  else await removePin(tx, memberId, work)
  return await listPins(tx, memberId)
}
