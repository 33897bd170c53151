import { and, eq, type SQL } from 'drizzle-orm'
import type { TrainingState } from '#rules/training.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { assessmentAttempt, courseFavorite, courseStart, roadMapStart, stepCompletion } from '../db/training-progress-schema.ts'
import { noCourse } from './ids.ts'

/** How far a member is in roadmaps, at one moment. */
export interface Progress {
  isRoadMapStarted(roadMapId: string): boolean
  isCourseStarted(roadMapId: string, courseId: string): boolean
  isFavorite(roadMapId: string, courseId: string): boolean
  /** @param courseId `noCourse` for a step of the roadmap itself */
  isCompleted(roadMapId: string, courseId: string, stepId: string): boolean
  /** @param courseId `noCourse` for a step of the roadmap itself */
  hasAttempt(roadMapId: string, courseId: string, assessmentId: string): boolean
}

const keyOf = (...ids: readonly string[]): string => ids.join('/')

const ofMember = (
  table: typeof courseStart | typeof courseFavorite | typeof stepCompletion | typeof assessmentAttempt | typeof roadMapStart,
  memberId: string,
  roadMapIds: readonly string[],
): SQL | undefined => and(eq(table.memberId, memberId), isOneOf(table.roadMapId, roadMapIds))

/** Reads the member's progress in the roadmaps, in five queries however many there are. */
export const readProgress = async (
  db: Queries,
  memberId: string,
  roadMapIds: readonly string[],
  now: Date,
): Promise<Progress> => {
  const read = async <Row>(rows: PromiseLike<readonly Row[]>, toKey: (row: Row) => string): Promise<ReadonlySet<string>> =>
    new Set((await rows).map(toKey))
  const inCourse = (row: { readonly roadMapId: string; readonly courseId: string }) => keyOf(row.roadMapId, row.courseId)
  const starts = await read(
    db
      .select()
      .from(courseStart)
      .where(ofMember(courseStart, memberId, roadMapIds)),
    inCourse,
  )
  const favorites = await read(
    db
      .select()
      .from(courseFavorite)
      .where(ofMember(courseFavorite, memberId, roadMapIds)),
    inCourse,
  )
  const roadMaps = await read(
    db
      .select()
      .from(roadMapStart)
      .where(ofMember(roadMapStart, memberId, roadMapIds)),
    ({ roadMapId }) => roadMapId,
  )
  const completions = await db
    .select()
    .from(stepCompletion)
    .where(ofMember(stepCompletion, memberId, roadMapIds))
  const completed = new Set(
    completions.filter(({ completedAt }) => completedAt <= now).map((one) => keyOf(one.roadMapId, one.courseId, one.stepId)),
  )
  const attempts = await read(
    db
      .select()
      .from(assessmentAttempt)
      .where(and(ofMember(assessmentAttempt, memberId, roadMapIds), eq(assessmentAttempt.number, 1))),
    (one) => keyOf(one.roadMapId, one.courseId, one.assessmentId),
  )
  return {
    isRoadMapStarted: (roadMapId) => roadMaps.has(roadMapId),
    isCourseStarted: (...ids) => starts.has(keyOf(...ids)),
    isFavorite: (...ids) => favorites.has(keyOf(...ids)),
    isCompleted: (...ids) => completed.has(keyOf(...ids)),
    hasAttempt: (...ids) => attempts.has(keyOf(...ids)),
  }
}

/**
 * How far a course of a roadmap is: completed with all of its steps, and once it was, for good: a lesson that is added later does not
 * take that back.
 *
 * @param stepIds all of its steps
 */
export const courseState = (
  progress: Progress,
  roadMapId: string,
  courseId: string,
  stepIds: readonly string[],
): TrainingState => {
  const isWhole = stepIds.length > 0 && stepIds.every((stepId) => progress.isCompleted(roadMapId, courseId, stepId))
  if (isWhole || progress.isCompleted(roadMapId, noCourse, courseId)) return 'Completed'
  return progress.isCourseStarted(roadMapId, courseId) ? 'InProgress' : 'NotStarted'
}

/** How far an assessment that is a step of the roadmap itself is. */
export const assessmentState = (progress: Progress, roadMapId: string, assessmentId: string): TrainingState => {
  if (progress.isCompleted(roadMapId, noCourse, assessmentId)) return 'Completed'
  return progress.hasAttempt(roadMapId, noCourse, assessmentId) ? 'InProgress' : 'NotStarted'
}
