import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { answerGrace } from '#rules/training.ts'
import { isOneOf, type Queries, type Transaction } from '../db/database.ts'
import { assessmentAttempt, attemptAnswer } from '../db/training-progress-schema.ts'
import { question } from '../db/training-schema.ts'
import { checkAnswer } from './answers.ts'
import { readAssessments } from './catalogue.ts'
import { type CoursePlace, completeStep, holdCourse, noteRoadMapStart } from './completion.ts'
import type { Attempt, StoredAssessment } from './entries.ts'
import { type AssessmentPlace, assertOpen } from './places.ts'
import {
  alreadySubmitted,
  assessmentNotStarted,
  noAssessment,
  noQuestion,
  notRestartable,
  restartedSince,
  stillRunning,
  timeOver,
} from './refusals.ts'

type StoredAttempt = typeof assessmentAttempt.$inferSelect

const at = (table: typeof assessmentAttempt | typeof attemptAnswer, place: CoursePlace) =>
  and(eq(table.memberId, place.memberId), eq(table.roadMapId, place.roadMapId), eq(table.courseId, place.courseId))

const ofAssessment = (place: AssessmentPlace) =>
  and(at(assessmentAttempt, place), eq(assessmentAttempt.assessmentId, place.assessmentId))

const findLatest = async (db: Queries, place: AssessmentPlace): Promise<StoredAttempt | null> => {
  const [latest] = await db
    .select()
    .from(assessmentAttempt)
    .where(ofAssessment(place))
    .orderBy(desc(assessmentAttempt.number))
    .limit(1)
  return latest ?? null
}

/**
 * The latest attempt at an assessment, held until the end of the transaction: starting, answering, submitting and restarting at one place
 * come one after another, whatever their number. The first attempt's row is the lock, as it is the one that never changes its key.
 *
 * @throws HttpError 409 when it was not started
 */
const holdLatest = async (tx: Transaction, place: AssessmentPlace): Promise<StoredAttempt> => {
  await holdCourse(tx, place)
  await tx
    .select({ number: assessmentAttempt.number })
    .from(assessmentAttempt)
    .where(and(ofAssessment(place), eq(assessmentAttempt.number, 1)))
    .for('update')
  // Read after the lock, so that what another transaction has added is seen.
  const latest = await findLatest(tx, place)
  if (latest === null) throw assessmentNotStarted()
  return latest
}

const endOf = ({ duration }: StoredAssessment, now: Date): Date => new Date(now.getTime() + duration * 60_000)

const hasEnded = ({ endTime, submitTime }: StoredAttempt, now: Date): boolean => submitTime !== null || endTime <= now

/**
 * Starts the clock, once however often and at how many places at once it is asked.
 *
 * @throws HttpError 404 when there is no such assessment at this place, 409 while its step is locked or its course not started
 */
export const startAttempt = async (tx: Transaction, place: AssessmentPlace, now: Date) => {
  const there = await findLatest(tx, place)
  if (there !== null) return { EndTime: there.endTime.toISOString() }
  await assertOpen(tx, place, now)
  const stored = (await readAssessments(tx, [place.assessmentId])).get(place.assessmentId)
  if (stored === undefined) throw noAssessment()
  await holdCourse(tx, place)
  const endTime = endOf(stored, now)
  const [added] = await tx
    .insert(assessmentAttempt)
    .values({ ...place, number: 1, startedAt: now, endTime })
    .onConflictDoNothing()
    .returning({ number: assessmentAttempt.number })
  if (added !== undefined) {
    await noteRoadMapStart(tx, place, now)
    // It ends by itself when nobody submits it.
    await completeStep(tx, place, endTime)
  }
  const latest = await findLatest(tx, place)
  return { EndTime: (latest?.endTime ?? endTime).toISOString() }
}

/** Submits a running attempt; once more answers the first moment. @throws HttpError 409 when it was not started, or its time is over */
export const submitAttempt = async (tx: Transaction, place: AssessmentPlace, now: Date) => {
  const latest = await holdLatest(tx, place)
  if (latest.submitTime !== null) return { SubmitTime: latest.submitTime.toISOString() }
  if (hasEnded(latest, now)) throw timeOver()
  await tx
    .update(assessmentAttempt)
    .set({ submitTime: now })
    .where(and(ofAssessment(place), eq(assessmentAttempt.number, latest.number)))
  await completeStep(tx, place, now)
  return { SubmitTime: now.toISOString() }
}

/** Begins a new attempt after one that ended; that one stays readable. @throws HttpError 409 where it may not be */
export const restartAttempt = async (tx: Transaction, place: AssessmentPlace, now: Date) => {
  const stored = (await readAssessments(tx, [place.assessmentId])).get(place.assessmentId)
  if (stored === undefined) throw noAssessment()
  const latest = await holdLatest(tx, place)
  if (!stored.isRestartable) throw notRestartable()
  if (!hasEnded(latest, now)) throw stillRunning()
  const endTime = endOf(stored, now)
  await tx.insert(assessmentAttempt).values({ ...place, number: latest.number + 1, startedAt: now, endTime })
  return { EndTime: endTime.toISOString() }
}

interface GivenAnswer {
  readonly questionId: string
  readonly answer: string
  /** The end of the attempt that it was written in; ISO, null where nobody said so. */
  readonly endTime: string | null
  /** When it was written; ISO, null where nobody said so. */
  readonly writtenAt: string | null
}

/**
 * Takes the answer of a question; of several the one that was written last counts, whichever way they came in. One that does not say when it
 * was written counts as of now.
 *
 * @returns when the answer that counts was taken
 *
 * @throws HttpError 404 for a question of another assessment, 400 for an answer that has not the question's form, 409 when the assessment
 *   is not started, was restarted since the answer was written, or was submitted, or when the time was over five seconds ago
 */
export const takeAnswer = async (
  tx: Transaction,
  place: AssessmentPlace,
  { questionId, answer, endTime, writtenAt: written }: GivenAnswer,
  now: Date,
) => {
  const [asked] = await tx
    .select()
    .from(question)
    .where(and(eq(question.assessmentId, place.assessmentId), eq(question.id, questionId)))
  if (asked === undefined) throw noQuestion()
  checkAnswer(asked, answer)
  const latest = await holdLatest(tx, place)
  if (endTime !== null && Date.parse(endTime) !== latest.endTime.getTime()) throw restartedSince()
  if (latest.submitTime !== null) throw alreadySubmitted()
  if (now.getTime() > latest.endTime.getTime() + answerGrace) throw timeOver()
  // Nobody has written in time to come, whatever a device's clock says.
  const writtenAt = written === null ? now : new Date(Math.min(now.getTime(), Date.parse(written)))
  const key = { ...place, number: latest.number, questionId }
  const [taken] = await tx
    .insert(attemptAnswer)
    .values({ ...key, answer, answeredAt: now, writtenAt })
    .onConflictDoUpdate({
      target: [
        attemptAnswer.memberId,
        attemptAnswer.roadMapId,
        attemptAnswer.courseId,
        attemptAnswer.assessmentId,
        attemptAnswer.number,
        attemptAnswer.questionId,
      ],
      set: { answer, answeredAt: now, writtenAt },
      setWhere: sql`coalesce(${attemptAnswer.writtenAt}, ${attemptAnswer.answeredAt}) <= excluded.written_at`,
    })
    .returning({ answeredAt: attemptAnswer.answeredAt })
  if (taken !== undefined) return { AnsweredAt: taken.answeredAt.toISOString() }
  const isThis = and(
    at(attemptAnswer, place),
    eq(attemptAnswer.assessmentId, place.assessmentId),
    eq(attemptAnswer.number, latest.number),
    eq(attemptAnswer.questionId, questionId),
  )
  const [newer] = await tx.select({ answeredAt: attemptAnswer.answeredAt }).from(attemptAnswer).where(isThis)
  return { AnsweredAt: (newer?.answeredAt ?? now).toISOString() }
}

export interface Attempts {
  readonly attempt: Attempt | null
  /** The one that the latest restart ended. */
  readonly last: Attempt | null
}

/** The latest two attempts at each of the assessments of a course or roadmap, with their answers, in two queries. */
export const readAttempts = async (
  db: Queries,
  place: CoursePlace,
  assessmentIds: readonly string[],
): Promise<ReadonlyMap<string, Attempts>> => {
  if (assessmentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(assessmentAttempt)
    .where(and(at(assessmentAttempt, place), isOneOf(assessmentAttempt.assessmentId, assessmentIds)))
    .orderBy(desc(assessmentAttempt.number))
  if (rows.length === 0) return new Map()
  const isOfLatest = sql`${attemptAnswer.number} >= (
    select max(${assessmentAttempt.number}) - 1 from ${assessmentAttempt}
    where ${at(assessmentAttempt, place)} and ${assessmentAttempt.assessmentId} = ${attemptAnswer.assessmentId})`
  const answers = await db
    .select()
    .from(attemptAnswer)
    .where(and(at(attemptAnswer, place), isOneOf(attemptAnswer.assessmentId, assessmentIds), isOfLatest))
    .orderBy(asc(attemptAnswer.answeredAt))
  const toAttempt = (row: StoredAttempt | undefined): Attempt | null => {
    if (row === undefined) return null
    const own = answers.filter((one) => one.assessmentId === row.assessmentId && one.number === row.number)
    return { endTime: row.endTime, submitTime: row.submitTime, answers: new Map(own.map((one) => [one.questionId, one])) }
  }
  return new Map(
    assessmentIds.map((id) => {
      const [latest, before] = rows.filter(({ assessmentId }) => assessmentId === id)
      return [id, { attempt: toAttempt(latest), last: toAttempt(before) }]
    }),
  )
}
