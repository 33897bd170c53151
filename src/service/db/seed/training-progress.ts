import { asc, eq } from 'drizzle-orm'
import { courseIdOf, noCourse, roadMapIdOf } from '../../training/ids.ts'
import type { Queries } from '../database.ts'
import {
  assessmentAttempt,
  attemptAnswer,
  courseFavorite,
  courseStart,
  roadMapStart,
  stepCompletion,
} from '../training-progress-schema.ts'
import { assessment, courseStep, question, roadMapStep } from '../training-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom } from './ids.ts'
import { seedNewDays } from './new-days.ts'

interface DemoProgress {
  readonly roadMap: string
  /** How many of its steps are completed, from the first. */
  readonly steps: number
  /** How many steps of the course after them are completed; null when it is not started. */
  readonly further: number | null
  readonly favorites?: readonly string[]
}

/** The short first roadmap is left to the member to begin with; the line manager has begun none. */
const demoProgress: Readonly<Record<string, readonly DemoProgress[]>> = {
  member: [{ roadMap: 'web-foundations', steps: 2, further: 2, favorites: ['css-layout-that-holds'] }],
  amir: [
    { roadMap: 'web-foundations', steps: 5, further: null },
    { roadMap: 'first-week', steps: 3, further: null },
  ],
  olivia: [{ roadMap: 'dependable-back-ends', steps: 1, further: 3 }],
  tomas: [
    { roadMap: 'first-week', steps: 1, further: null },
    { roadMap: 'dependable-back-ends', steps: 4, further: null },
    { roadMap: 'web-foundations', steps: 0, further: 1 },
  ],
  grace: [{ roadMap: 'web-foundations', steps: 0, further: 4 }],
}

interface Place {
  readonly memberId: string
  readonly roadMapId: string
  readonly courseId: string
}

const takeAssessment = async (db: Queries, place: Place, assessmentId: string, startedAt: Date): Promise<void> => {
  const [stored] = await db.select({ duration: assessment.duration }).from(assessment).where(eq(assessment.id, assessmentId))
  const minutes = stored?.duration ?? 0
  const after = (part: number): Date => new Date(startedAt.getTime() + minutes * part * 60_000)
  const attempt = { ...place, assessmentId, number: 1 }
  await db
    .insert(assessmentAttempt)
    .values({ ...attempt, startedAt, endTime: after(1), submitTime: after(0.75) })
    .onConflictDoNothing()
  const asked = await db.select().from(question).where(eq(question.assessmentId, assessmentId)).orderBy(asc(question.position))
  const answers = asked
    .filter(({ editors }) => editors.length === 0)
    .map(({ id, options }, index) => ({
      ...attempt,
      questionId: id,
      answer: JSON.stringify({ option: 1 + (index % Math.max(1, options.length)) }),
      answeredAt: after(0.5),
    }))
  if (answers.length > 0) await db.insert(attemptAnswer).values(answers).onConflictDoNothing()
}

const complete = async (db: Queries, place: Place, stepId: string, completedAt: Date): Promise<void> => {
  await db
    .insert(stepCompletion)
    .values({ ...place, stepId, completedAt })
    .onConflictDoNothing()
}

/** @param most of the course's steps that are completed */
const takeCourse = async (db: Queries, place: Place, most: number, at: Date): Promise<void> => {
  await db
    .insert(courseStart)
    .values({ ...place, startedAt: at })
    .onConflictDoNothing()
  const steps = await db
    .select()
    .from(courseStep)
    .where(eq(courseStep.courseId, place.courseId))
    .orderBy(asc(courseStep.position))
  for (const step of steps.slice(0, most)) {
    if (step.assessmentId !== null) await takeAssessment(db, place, step.assessmentId, at)
    await complete(db, place, step.id, at)
  }
  if (most >= steps.length) await complete(db, { ...place, courseId: noCourse }, place.courseId, at)
}

const takeRoadMap = async (db: Queries, memberId: string, given: DemoProgress, today: Date): Promise<void> => {
  const roadMapId = roadMapIdOf(given.roadMap)
  const steps = await db.select().from(roadMapStep).where(eq(roadMapStep.roadMapId, roadMapId)).orderBy(asc(roadMapStep.position))
  const dayOf = (index: number): Date => momentFrom(today, -60 + 8 * index)
  await db
    .insert(roadMapStart)
    .values({ memberId, roadMapId, startedAt: dayOf(0) })
    .onConflictDoNothing()
  for (const [index, { type, stepId }] of steps.slice(0, given.steps).entries()) {
    const own = { memberId, roadMapId, courseId: type === 'Course' ? stepId : noCourse }
    if (type === 'Course') await takeCourse(db, own, Number.POSITIVE_INFINITY, dayOf(index))
    else {
      await takeAssessment(db, own, stepId, dayOf(index))
      await complete(db, own, stepId, dayOf(index))
    }
  }
  const next = steps[given.steps]
  if (given.further !== null && next?.type === 'Course') {
    await takeCourse(db, { memberId, roadMapId, courseId: next.stepId }, given.further, dayOf(given.steps))
  }
  for (const slug of given.favorites ?? []) {
    await db
      .insert(courseFavorite)
      .values({ memberId, roadMapId, courseId: courseIdOf(slug), markedAt: dayOf(0) })
      .onConflictDoNothing()
  }
}

/** How far the demo's people are, put in once, so that what they do themselves stays. */
export const seedTrainingProgress = async (db: Queries, today: Date): Promise<void> => {
  await seedNewDays(db, 'training-progress', { first: '2026-01-01', last: '2026-01-01' }, async () => {
    for (const [person, list] of Object.entries(demoProgress)) {
      for (const given of list) await takeRoadMap(db, memberIdOf(person), given, today)
    }
  })
}
