import type { Queries } from '../db/database.ts'
import { readAttempts } from './attempts.ts'
import { type Criteria, findAssessments, readAssessments, readQuestions, readRequested, readSkillNames } from './catalogue.ts'
import type { CoursePlace } from './completion.ts'
import { type Assessment, assessmentAnswer, type StoredAssessment } from './entries.ts'
import { type AssessmentPlace, assertReadable } from './places.ts'
import { noAssessment } from './refusals.ts'

/** @param place whose attempts are told; null for the catalogue, which has none */
const complete = async (
  db: Queries,
  memberId: string,
  rows: readonly StoredAssessment[],
  place: CoursePlace | null,
): Promise<Assessment[]> => {
  const ids = rows.map(({ id }) => id)
  const questions = await readQuestions(db, ids)
  const skills = await readSkillNames(db, questions)
  const requested = await readRequested(db, memberId, ids)
  const attempts = place === null ? null : await readAttempts(db, place, ids)
  return rows.map((stored) => {
    const { attempt, last } = attempts?.get(stored.id) ?? { attempt: null, last: null }
    return assessmentAnswer(stored, questions.get(stored.id) ?? [], skills, {
      attempt,
      last,
      isRequested: requested.has(stored.id),
    })
  })
}

/** Assessments by their ids, as the member finds them in a course, a roadmap or (without a place) the catalogue. */
export const findAssessmentsById = async (
  db: Queries,
  memberId: string,
  ids: readonly string[],
  place: CoursePlace | null,
): Promise<ReadonlyMap<string, Assessment>> => {
  const stored = await readAssessments(db, ids)
  return new Map((await complete(db, memberId, [...stored.values()], place)).map((one) => [one.Id, one]))
}

/** An assessment of the catalogue. @throws HttpError 404 when there is none */
export const findCatalogueAssessment = async (db: Queries, memberId: string, id: string): Promise<Assessment> => {
  const found = (await findAssessmentsById(db, memberId, [id], null)).get(id)
  if (found === undefined) throw noAssessment()
  return found
}

/** A page of the assessments that meet every criterion. */
export const findCatalogueAssessments = async (db: Queries, memberId: string, criteria: Criteria): Promise<Assessment[]> =>
  await complete(db, memberId, await findAssessments(db, criteria), null)

/** An assessment with the member's attempt. @throws HttpError 404 when it is not at this place, 409 while its step is locked */
export const findPlacedAssessment = async (db: Queries, place: AssessmentPlace, now: Date): Promise<Assessment> => {
  await assertReadable(db, place, now)
  const found = (await findAssessmentsById(db, place.memberId, [place.assessmentId], place)).get(place.assessmentId)
  if (found === undefined) throw noAssessment()
  return found
}
