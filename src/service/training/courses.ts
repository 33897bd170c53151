import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.ts'
import { courseFavorite, courseStart } from '../db/training-progress-schema.ts'
import { courseStep } from '../db/training-schema.ts'
import { findAssessmentsById } from './assessments.ts'
import {
  type Criteria,
  findCourse,
  findCourses,
  readDependencies,
  readRequested,
  readSteps,
  type StoredStep,
} from './catalogue.ts'
import { type CoursePlace, completeStep, holdCourse, noteRoadMapStart } from './completion.ts'
import { type Assessment, type Course, type CourseStep, courseAnswer, type StoredCourse } from './entries.ts'
import { assertUnlocked, findCoursePlace } from './places.ts'
import { completedByAssessment, courseNotStarted, noCourseHere, noStep } from './refusals.ts'

const toStep = (stored: StoredStep, isCompleted: boolean, assessments: ReadonlyMap<string, Assessment>): CourseStep => ({
  Type: stored.assessmentId === null ? 'Lesson' : 'Assessment',
  Id: stored.id,
  Title: stored.title,
  Duration: stored.duration,
  Content: stored.content,
  IsCompeleted: isCompleted,
  AssessmentDetails: stored.assessmentId === null ? null : (assessments.get(stored.assessmentId) ?? null),
})

const assessmentsIn = (steps: readonly StoredStep[]): readonly string[] => steps.flatMap(({ assessmentId }) => assessmentId ?? [])

const notTaken = { IsFavorite: false, TalentState: 'NotStarted' } as const

/** A page of the courses that meet every criterion, with the names of their steps, in four queries however many there are. */
export const findCatalogueCourses = async (db: Queries, memberId: string, criteria: Criteria): Promise<Course[]> => {
  const rows = await findCourses(db, criteria)
  const ids = rows.map(({ id }) => id)
  const [steps, dependencies] = [await readSteps(db, ids, { withContent: false }), await readDependencies(db, ids)]
  const requested = await readRequested(db, memberId, ids)
  return rows.map((stored) => {
    const own = (steps.get(stored.id) ?? []).map((step) => toStep(step, false, new Map()))
    const caller = { ...notTaken, IsRequested: requested.has(stored.id) }
    return courseAnswer(stored, dependencies.get(stored.id) ?? [], own, caller)
  })
}

const complete = async (
  db: Queries,
  memberId: string,
  stored: StoredCourse,
  caller: Pick<Course, 'IsFavorite' | 'TalentState'>,
  {
    withContent,
    place,
    isCompleted,
  }: { readonly withContent: boolean; readonly place: CoursePlace | null; readonly isCompleted: (stepId: string) => boolean },
): Promise<Course> => {
  const steps = (await readSteps(db, [stored.id], { withContent })).get(stored.id) ?? []
  const assessments = await findAssessmentsById(db, memberId, assessmentsIn(steps), place)
  const dependencies = (await readDependencies(db, [stored.id])).get(stored.id) ?? []
  const requested = await readRequested(db, memberId, [stored.id])
  return courseAnswer(
    stored,
    dependencies,
    steps.map((step) => toStep(step, isCompleted(step.id), assessments)),
    { ...caller, IsRequested: requested.has(stored.id) },
  )
}

/** A course of the catalogue without its lessons' text. @throws HttpError 404 when there is none */
export const findCatalogueCourse = async (db: Queries, memberId: string, id: string): Promise<Course> => {
  const stored = await findCourse(db, id)
  if (stored === null) throw noCourseHere()
  return await complete(db, memberId, stored, notTaken, { withContent: false, place: null, isCompleted: () => false })
}

/**
 * A course of a roadmap with the member's progress, and with its lessons' text once it is started.
 *
 * @throws HttpError 404 when the roadmap has no such course, 409 while its step is locked
 */
export const findRoadMapCourse = async (db: Queries, place: CoursePlace, now: Date): Promise<Course> => {
  const { roadMapId, courseId, memberId } = place
  const found = await findCoursePlace(db, place, now)
  assertUnlocked(found)
  const stored = await findCourse(db, courseId)
  if (stored === null) throw noCourseHere()
  const { progress, state, isFavorite } = found
  return await complete(
    db,
    memberId,
    stored,
    { IsFavorite: isFavorite, TalentState: state },
    {
      withContent: progress.isCourseStarted(roadMapId, courseId),
      place,
      isCompleted: (stepId) => progress.isCompleted(roadMapId, courseId, stepId),
    },
  )
}

/** Starts a course of a roadmap, once. @throws HttpError 404 when the roadmap has no such course, 409 while its step is locked */
export const startCourse = async (tx: Transaction, place: CoursePlace, now: Date): Promise<Course> => {
  assertUnlocked(await findCoursePlace(tx, place, now))
  await tx
    .insert(courseStart)
    .values({ ...place, startedAt: now })
    .onConflictDoNothing()
  await noteRoadMapStart(tx, place, now)
  return await findRoadMapCourse(tx, place, now)
}

/** Adds a course of a roadmap to the favourites, or takes it out. @throws HttpError 404 when the roadmap has no such course */
export const setFavorite = async (tx: Transaction, place: CoursePlace, isFavorite: boolean, now: Date): Promise<boolean> => {
  await findCoursePlace(tx, place, now)
  const mine = and(
    eq(courseFavorite.memberId, place.memberId),
    eq(courseFavorite.roadMapId, place.roadMapId),
    eq(courseFavorite.courseId, place.courseId),
  )
  if (!isFavorite) await tx.delete(courseFavorite).where(mine)
  else {
    await tx
      .insert(courseFavorite)
      .values({ ...place, markedAt: now })
      .onConflictDoNothing()
  }
  return isFavorite
}

/**
 * Completes a lesson, once.
 *
 * @throws HttpError 404 when the roadmap has no such course or the course no such step, 409 when the course is locked or not started or the
 *   step is an assessment
 */
export const completeLesson = async (tx: Transaction, place: CoursePlace, stepId: string, now: Date): Promise<void> => {
  const found = await findCoursePlace(tx, place, now)
  const isStarted = found.progress.isCourseStarted(place.roadMapId, place.courseId)
  assertUnlocked(found)
  const [step] = await tx
    .select({ assessmentId: courseStep.assessmentId })
    .from(courseStep)
    .where(and(eq(courseStep.courseId, place.courseId), eq(courseStep.id, stepId)))
  if (step === undefined) throw noStep()
  if (step.assessmentId !== null) throw completedByAssessment()
  if (!isStarted) throw courseNotStarted()
  await holdCourse(tx, place)
  await completeStep(tx, { ...place, stepId }, now)
}
