import { profileCalls } from '#contract/profile.ts'
import { trainingCalls as calls } from '#contract/training.ts'
import { searchText } from '#rules/training.ts'
import type { GatewayContext } from '../context.ts'
import type {
  Assessment,
  AssessmentPlace,
  CourseResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolver-types.ts'
import { toAssessment, toCourse, toRoadMap } from '../mappers/training.ts'

type TrainingQuery =
  | 'roadMaps'
  | 'roadMap'
  | 'roadMapCourse'
  | 'roadMapAssessment'
  | 'courses'
  | 'course'
  | 'assessments'
  | 'assessment'
type TrainingMutation =
  | 'startCourse'
  | 'setFavoriteCourse'
  | 'completeLesson'
  | 'requestCourseAccess'
  | 'requestAssessmentAccess'
  | 'startAssessment'
  | 'submitAssessment'
  | 'restartAssessment'
  | 'submitAnswer'

const done = { done: true }
const pageSize = 24

interface Criteria {
  readonly text: string
  readonly hours?: { readonly min: number; readonly max: number } | null | undefined
}

/** What a catalogue is searched for; a criterion that says nothing is left out. */
const searched = ({ text, hours }: Criteria) => {
  const sought = searchText(text)
  return {
    ...(sought !== '' && { Text: sought }),
    ...(hours && { Duration: [hours.min, hours.max] as [number, number] }),
  }
}

/**
 * A page of a catalogue and whether something comes after it. The first page asks for one more than it shows; a later one asks
 * for the one beyond it beside, because pages of another size would begin elsewhere.
 */
const pageOf = async <One>(
  page: number,
  find: (paging: { readonly PageNumber: number; readonly PageSize: number }) => Promise<readonly One[]>,
) => {
  const parts =
    page === 1
      ? [find({ PageNumber: 1, PageSize: pageSize + 1 })]
      : [find({ PageNumber: page, PageSize: pageSize }), find({ PageNumber: page * pageSize + 1, PageSize: 1 })]
  const found = (await Promise.all(parts)).flat()
  return { shown: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

/** The names of a course's skills; v1's list is asked for once a request, and only when somebody wants names. */
export const courseFields: Required<Pick<CourseResolvers, 'skills'>> = {
  skills: async ({ skillIds }, _input, context) => {
    if (skillIds.length === 0) return []
    const names = new Map((await context.read(profileCalls.getSkills)).map((one) => [one.id, one.Text]))
    return skillIds.map((id) => names.get(id)).filter((name) => name !== undefined)
  },
}

const courseIn = async (context: GatewayContext, params: { readonly roadMapId: string; readonly courseId: string }) =>
  toCourse(await context.ask(calls.getRoadMapCourse, { params }), params.roadMapId)

const assessmentIn = async (context: GatewayContext, place: AssessmentPlace): Promise<Assessment> => {
  const { roadMapId, assessmentId, courseId } = place
  const query = courseId ? { CourseId: courseId } : {}
  return toAssessment(await context.ask(calls.getRoadMapAssessment, { params: { roadMapId, assessmentId }, query }), place)
}

const placed = ({ roadMapId, courseId, assessmentId }: AssessmentPlace) => ({
  params: { roadMapId },
  body: { AssessmentId: assessmentId, ...(courseId && { CourseId: courseId }) },
})

/** What changes an attempt answers with the whole assessment as it is then: an answer under a key may be an old one. */
const changing =
  (call: typeof calls.startAssessment | typeof calls.submitAssessment | typeof calls.restartAssessment) =>
  async (_root: unknown, { place }: { readonly place: AssessmentPlace }, context: GatewayContext): Promise<Assessment> => {
    await context.change(call, placed(place))
    return assessmentIn(context, place)
  }

export const trainingQueries: Pick<QueryResolvers, TrainingQuery> = {
  roadMaps: async (_root, { title }, context) => {
    const sought = searchText(title)
    return (await context.ask(calls.findRoadMaps, { query: sought === '' ? {} : { title: sought } })).map(toRoadMap)
  },
  roadMap: async (_root, { id }, context) => toRoadMap(await context.ask(calls.getRoadMap, { params: { roadMapId: id } })),
  roadMapCourse: (_root, place, context) => courseIn(context, place),
  roadMapAssessment: (_root, { place }, context) => assessmentIn(context, place),
  courses: async (_root, { criteria, page }, context) => {
    const { skillIds, levels } = criteria
    const body = {
      ...searched(criteria),
      ...(levels.length > 0 && { Level: [...levels] }),
      ...(skillIds.length > 0 && { Skill: [...skillIds] }),
    }
    const { shown, hasMore } = await pageOf(page, (paging) => context.ask(calls.findCourses, { body: { ...body, ...paging } }))
    return { courses: shown.map((one) => toCourse(one)), hasMore }
  },
  course: async (_root, { id }, context) => toCourse(await context.ask(calls.getCourse, { params: { id } })),
  assessments: async (_root, { criteria, page }, context) => {
    const { skillIds, levels } = criteria
    const body = {
      ...searched(criteria),
      ...(levels.length > 0 && { Level: [...levels] }),
      ...(skillIds.length > 0 && { Technology: [...skillIds] }),
    }
    const { shown, hasMore } = await pageOf(page, (paging) =>
      context.ask(calls.findAssessments, { body: { ...body, ...paging } }),
    )
    return { assessments: shown.map((one) => toAssessment(one)), hasMore }
  },
  assessment: async (_root, { id }, context) => toAssessment(await context.ask(calls.getAssessment, { params: { id } })),
}

export const trainingMutations: Pick<MutationResolvers, TrainingMutation> = {
  startCourse: async (_root, place, context) => {
    await context.change(calls.startCourse, { params: place })
    return courseIn(context, place)
  },
  setFavoriteCourse: async (_root, { roadMapId, courseId, isFavorite }, context) => {
    await context.change(calls.setFavorite, { params: { roadMapId, courseId }, body: { IsFavorite: isFavorite } })
    return done
  },
  completeLesson: async (_root, { roadMapId, courseId, stepId }, context) => {
    const body = { IsComplete: true, StepId: stepId, RoadMapId: roadMapId }
    await context.change(calls.updateStepState, { params: { courseId }, body })
    return done
  },
  requestCourseAccess: async (_root, { id }, context) => {
    await context.change(calls.requestCourseAccess, { params: { id } })
    return done
  },
  requestAssessmentAccess: async (_root, { id }, context) => {
    await context.change(calls.requestAssessmentAccess, { params: { id } })
    return done
  },
  startAssessment: changing(calls.startAssessment),
  submitAssessment: changing(calls.submitAssessment),
  restartAssessment: changing(calls.restartAssessment),
  submitAnswer: async (_root, { place, questionId, answer, endsAt, writtenAt }, context) => {
    const { params, body } = placed(place)
    const attempt = endsAt == null ? {} : { EndTime: endsAt }
    const written = writtenAt == null ? {} : { WrittenAt: writtenAt }
    const taken = await context.change(calls.submitAnswer, {
      params,
      body: { ...body, QuestionId: questionId, Answer: answer, ...attempt, ...written },
    })
    return { answeredAt: taken.AnsweredAt }
  },
}
