import type { BodyOf } from '#contract/call.ts'
import type { trainingCalls } from '#contract/training.ts'
import { searchText } from '#rules/training.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { accessRequest } from '../db/training-progress-schema.ts'
import type { Caller, Handlers, Service } from '../handler.ts'
import { findCatalogueAssessment, findCatalogueAssessments, findPlacedAssessment } from './assessments.ts'
import { restartAttempt, startAttempt, submitAttempt, takeAnswer } from './attempts.ts'
import { type Criteria, findCourse, readAssessments } from './catalogue.ts'
import type { CoursePlace } from './completion.ts'
import {
  completeLesson,
  findCatalogueCourse,
  findCatalogueCourses,
  findRoadMapCourse,
  setFavorite,
  startCourse,
} from './courses.ts'
import { assessmentPlace } from './places.ts'
import { alreadyRequested, noAssessment, noCourseHere, noRoadMap, staysCompleted } from './refusals.ts'
import { findRoadMap, findRoadMaps } from './roadmaps.ts'

type FindCourses = BodyOf<(typeof trainingCalls)['findCourses']>
type FindAssessments = BodyOf<(typeof trainingCalls)['findAssessments']>
type Place = BodyOf<(typeof trainingCalls)['startAssessment']>

const usualPageSize = 100

const criteriaOf = (body: FindCourses | FindAssessments, skills: readonly string[]): Criteria => {
  const text = searchText(body.Text ?? '')
  return {
    text: text === '' ? null : text,
    facets: [body.Level ?? [], skills.map((id) => id.toLowerCase())],
    hours: body.Duration ?? null,
    page: body.PageNumber ?? 1,
    size: body.PageSize ?? usualPageSize,
  }
}

const courseOf = (
  { memberId }: Caller,
  { roadMapId, courseId }: { readonly roadMapId: string; readonly courseId: string },
): CoursePlace => ({ memberId, roadMapId: roadMapId.toLowerCase(), courseId: courseId.toLowerCase() })

const placeOf = (db: Queries, { memberId }: Caller, roadMapId: string, { AssessmentId, CourseId }: Place) =>
  assessmentPlace(db, {
    memberId,
    roadMapId: roadMapId.toLowerCase(),
    courseId: CourseId?.toLowerCase() ?? null,
    assessmentId: AssessmentId.toLowerCase(),
  })

/** @throws HttpError 409 when the member has asked already */
const requestAccess = async (tx: Transaction, { memberId }: Caller, recordId: string, requestedAt: Date): Promise<true> => {
  const added = await tx
    .insert(accessRequest)
    .values({ memberId, recordId, requestedAt })
    .onConflictDoNothing()
    .returning({ recordId: accessRequest.recordId })
  if (added.length === 0) throw alreadyRequested()
  return true
}

/** Specification 2.9, 3 and 4, 7.6: the catalogue is everybody's, progress always and only the caller's own. */
export const trainingHandlers = ({ db }: Service): Handlers<typeof trainingCalls> => ({
  findRoadMaps: async ({ query, caller, now }) =>
    await findRoadMaps(db, searchText(query.title ?? ''), { memberId: caller.memberId, now }),

  getRoadMap: async ({ params, caller, now }) => {
    const found = await findRoadMap(db, params.roadMapId.toLowerCase(), { memberId: caller.memberId, now })
    if (found === null) throw noRoadMap()
    return found
  },

  getPlainRoadMap: async ({ params }) => {
    const found = await findRoadMap(db, params.id.toLowerCase(), null)
    if (found === null) throw noRoadMap()
    return found
  },

  getRoadMapCourse: async ({ params, caller, now }) => await findRoadMapCourse(db, courseOf(caller, params), now),

  startCourse: async ({ params, caller, commit, now }) => await commit((tx) => startCourse(tx, courseOf(caller, params), now)),

  setFavorite: async ({ params, body, caller, commit, now }) =>
    await commit((tx) => setFavorite(tx, courseOf(caller, params), body.IsFavorite, now)),

  getRoadMapAssessment: async ({ params, query, caller, now }) => {
    const place = { AssessmentId: params.assessmentId, CourseId: query.CourseId ?? null }
    return await findPlacedAssessment(db, await placeOf(db, caller, params.roadMapId, place), now)
  },

  startAssessment: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) => startAttempt(tx, await placeOf(tx, caller, params.roadMapId, body), now)),

  submitAssessment: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) => submitAttempt(tx, await placeOf(tx, caller, params.roadMapId, body), now)),

  restartAssessment: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) => restartAttempt(tx, await placeOf(tx, caller, params.roadMapId, body), now)),

  submitAnswer: async ({ params, body, caller, commit, now }) => {
    const { QuestionId, Answer: answer, EndTime: endTime = null, WrittenAt: writtenAt = null } = body
    const given = { questionId: QuestionId.toLowerCase(), answer, endTime, writtenAt }
    return await commit(async (tx) => takeAnswer(tx, await placeOf(tx, caller, params.roadMapId, body), given, now))
  },

  updateStepState: async ({ params, body, caller, commit, now }) =>
    await commit(async (tx) => {
      if (!body.IsComplete) throw staysCompleted()
      const place = courseOf(caller, { roadMapId: body.RoadMapId, courseId: params.courseId })
      await completeLesson(tx, place, body.StepId.toLowerCase(), now)
      return true
    }),

  findCourses: async ({ body, caller, commit }) =>
    await commit((tx) => findCatalogueCourses(tx, caller.memberId, criteriaOf(body, body.Skill ?? []))),

  getCourse: async ({ params, caller }) => await findCatalogueCourse(db, caller.memberId, params.id.toLowerCase()),

  requestCourseAccess: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => {
      const id = params.id.toLowerCase()
      if ((await findCourse(tx, id)) === null) throw noCourseHere()
      return await requestAccess(tx, caller, id, now)
    }),

  findAssessments: async ({ body, caller, commit }) =>
    await commit((tx) => findCatalogueAssessments(tx, caller.memberId, criteriaOf(body, body.Technology ?? []))),

  getAssessment: async ({ params, caller }) => await findCatalogueAssessment(db, caller.memberId, params.id.toLowerCase()),

  requestAssessmentAccess: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => {
      const id = params.id.toLowerCase()
      if (!(await readAssessments(tx, [id])).has(id)) throw noAssessment()
      return await requestAccess(tx, caller, id, now)
    }),
})
