import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { courseStep } from '../db/training-schema.ts'
import type { CoursePlace } from './completion.ts'
import { noCourse } from './ids.ts'
import { courseNotStarted, noAssessment, noCourseHere, stepLocked } from './refusals.ts'
import { findPlace, type RoadMapPlace } from './roadmaps.ts'

/** An assessment where a member takes it. */
export interface AssessmentPlace extends CoursePlace {
  readonly assessmentId: string
  /** The step that it completes. */
  readonly stepId: string
}

/** @throws HttpError 404 when the roadmap has no such course */
export const findCoursePlace = async (db: Queries, place: CoursePlace, now: Date): Promise<RoadMapPlace> => {
  const found = await findPlace(db, place.roadMapId, 'Course', place.courseId, { memberId: place.memberId, now })
  if (found === null) throw noCourseHere()
  return found
}

/** @throws HttpError 409 while the step is locked */
export const assertUnlocked = ({ opensAfter }: RoadMapPlace): void => {
  if (opensAfter !== null) throw stepLocked(opensAfter)
}

/**
 * Finds the place of an assessment: the step of a course that it is, or that of the roadmap.
 *
 * @throws HttpError 404 when the course has no such assessment
 */
export const assessmentPlace = async (
  db: Queries,
  place: {
    readonly memberId: string
    readonly roadMapId: string
    readonly courseId: string | null
    readonly assessmentId: string
  },
): Promise<AssessmentPlace> => {
  const { courseId, assessmentId } = place
  if (courseId === null) return { ...place, courseId: noCourse, stepId: assessmentId }
  const [step] = await db
    .select({ id: courseStep.id })
    .from(courseStep)
    .where(and(eq(courseStep.courseId, courseId), eq(courseStep.assessmentId, assessmentId)))
  if (step === undefined) throw noAssessment()
  return { ...place, courseId, stepId: step.id }
}

/** @throws HttpError 404 when the roadmap has no such step, 409 while it is locked */
export const assertReadable = async (db: Queries, place: AssessmentPlace, now: Date): Promise<RoadMapPlace> => {
  const { memberId, roadMapId, courseId, assessmentId } = place
  const isOwnStep = courseId === noCourse
  const [type, id] = isOwnStep ? (['Assessment', assessmentId] as const) : (['Course', courseId] as const)
  const found = await findPlace(db, roadMapId, type, id, { memberId, now })
  if (found === null) throw isOwnStep ? noAssessment() : noCourseHere()
  assertUnlocked(found)
  return found
}

/** @throws HttpError 404 when the roadmap has no such step, 409 while it is locked or its course is not started */
export const assertOpen = async (db: Queries, place: AssessmentPlace, now: Date): Promise<void> => {
  const { progress } = await assertReadable(db, place, now)
  const isOwnStep = place.courseId === noCourse
  if (!isOwnStep && !progress.isCourseStarted(place.roadMapId, place.courseId)) throw courseNotStarted()
}
