import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { courseStart, roadMapStart, stepCompletion } from '../db/training-progress-schema.ts'
import { courseStep } from '../db/training-schema.ts'
import { noCourse } from './ids.ts'

/** A course of a roadmap, or with `noCourse` the roadmap itself, as one member is in it. */
export interface CoursePlace {
  readonly memberId: string
  readonly roadMapId: string
  readonly courseId: string
}

/** Notes that a roadmap is started; once it is, nothing changes. */
export const noteRoadMapStart = async (tx: Transaction, { memberId, roadMapId }: CoursePlace, now: Date): Promise<void> => {
  await tx.insert(roadMapStart).values({ memberId, roadMapId, startedAt: now }).onConflictDoNothing()
}

/** Lets one change of a course's steps wait for the other, so that the last of them sees that the course is whole. */
export const holdCourse = async (tx: Transaction, { memberId, roadMapId, courseId }: CoursePlace): Promise<void> => {
  if (courseId === noCourse) return
  await tx
    .select({ courseId: courseStart.courseId })
    .from(courseStart)
    .where(and(eq(courseStart.memberId, memberId), eq(courseStart.roadMapId, roadMapId), eq(courseStart.courseId, courseId)))
    .for('update')
}

/** Completes a step from a moment on; an earlier moment takes the place of a later one. */
const note = async (tx: Transaction, place: CoursePlace, stepId: string, completedAt: Date): Promise<void> => {
  const { memberId, roadMapId, courseId } = place
  await tx
    .insert(stepCompletion)
    .values({ memberId, roadMapId, courseId, stepId, completedAt })
    .onConflictDoUpdate({
      target: [stepCompletion.memberId, stepCompletion.roadMapId, stepCompletion.courseId, stepCompletion.stepId],
      set: { completedAt: sql`least(${stepCompletion.completedAt}, excluded.completed_at)` },
    })
}

/** Completes the course with the last of its steps, so that a lesson that is added later does not take that back. */
const settleCourse = async (tx: Transaction, place: CoursePlace): Promise<void> => {
  const { memberId, roadMapId, courseId } = place
  const steps = await tx
    .select({ completedAt: stepCompletion.completedAt })
    .from(courseStep)
    .leftJoin(
      stepCompletion,
      and(
        eq(stepCompletion.memberId, memberId),
        eq(stepCompletion.roadMapId, roadMapId),
        eq(stepCompletion.courseId, courseId),
        eq(stepCompletion.stepId, courseStep.id),
      ),
    )
    .where(eq(courseStep.courseId, courseId))
  const moments = steps.flatMap(({ completedAt }) => (completedAt === null ? [] : [completedAt.getTime()]))
  if (moments.length < steps.length || moments.length === 0) return
  await note(tx, { memberId, roadMapId, courseId: noCourse }, courseId, new Date(Math.max(...moments)))
}

/**
 * Completes a lesson or an assessment from a moment on, for good, and the course with it when it was the last one. A course must be held.
 *
 * @param place the step of a course has an id of its own; a step of the roadmap has its assessment's
 */
export const completeStep = async (
  tx: Transaction,
  place: CoursePlace & { readonly stepId: string },
  completedAt: Date,
): Promise<void> => {
  await note(tx, place, place.stepId, completedAt)
  if (place.courseId !== noCourse) await settleCourse(tx, place)
}
