import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import {
  assessment,
  course,
  courseDependency,
  courseStep,
  question,
  roadMap,
  roadMapStep,
  trainingImage,
} from '../../db/training-schema.ts'
import type { AssessmentRows, CourseRows, RoadMapRows } from './rows.ts'

/** Each writes one entry and what belongs to it, in the place of what was there. An entry that was retired is back. */

export const writeAssessment = async (tx: Transaction, { row, questions }: AssessmentRows): Promise<void> => {
  const values = { ...row, retiredAt: null }
  await tx.insert(assessment).values(values).onConflictDoUpdate({ target: assessment.id, set: values })
  await tx.delete(question).where(eq(question.assessmentId, row.id))
  await tx.insert(question).values([...questions])
}

export const writeCourse = async (tx: Transaction, { row, steps, dependencies, images }: CourseRows): Promise<void> => {
  const values = { ...row, retiredAt: null }
  await tx.insert(course).values(values).onConflictDoUpdate({ target: course.id, set: values })
  for (const table of [courseStep, courseDependency, trainingImage]) await tx.delete(table).where(eq(table.courseId, row.id))
  await tx.insert(courseStep).values([...steps])
  if (dependencies.length > 0) await tx.insert(courseDependency).values([...dependencies])
  if (images.length > 0) await tx.insert(trainingImage).values([...images])
}

export const writeRoadMap = async (tx: Transaction, { row, steps }: RoadMapRows): Promise<void> => {
  const values = { ...row, retiredAt: null }
  await tx.insert(roadMap).values(values).onConflictDoUpdate({ target: roadMap.id, set: values })
  await tx.delete(roadMapStep).where(eq(roadMapStep.roadMapId, row.id))
  await tx.insert(roadMapStep).values([...steps])
}
