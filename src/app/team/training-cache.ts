import type { Cache, DataFields, Variables } from '@urql/exchange-graphcache'

/** What somebody did in a place of a roadmap: how far they are with the roadmap, and with the course there, is asked for again. */
const placeChanged = (_result: DataFields, args: Variables, cache: Cache): void => {
  const { roadMapId, courseId } = { ...args, ...Object(args.place) }
  cache.invalidate({ __typename: 'RoadMap', id: roadMapId })
  if (courseId) cache.invalidate({ __typename: 'Course', id: `${roadMapId}:${courseId}` })
}

/** What a change in training changes beyond what it answers with. */
export const trainingUpdates = {
  completeLesson: placeChanged,
  requestAssessmentAccess: (_result: DataFields, { id }: Variables, cache: Cache): void =>
    cache.invalidate({ __typename: 'Assessment', id: String(id) }),
  requestCourseAccess: (_result: DataFields, { id }: Variables, cache: Cache): void =>
    cache.invalidate({ __typename: 'Course', id: String(id) }),
  restartAssessment: placeChanged,
  setFavoriteCourse: placeChanged,
  startAssessment: placeChanged,
  startCourse: (_result: DataFields, { roadMapId }: Variables, cache: Cache): void =>
    cache.invalidate({ __typename: 'RoadMap', id: String(roadMapId) }),
  submitAssessment: placeChanged,
}
