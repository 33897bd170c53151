import { fromPromise } from 'xstate'
import { Courses_favoriteDocument, Courses_startDocument } from '#generated/features/courses/detail/course.ts'
import { courseActions } from '#machines/course-actions/course-actions.machine.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { expectData, underKey } from '../../shared/services/expect-data.ts'

/** Starts a course and keeps favourites on the server; the request keys make repeated requests one. */
export const courseActionsFlow = defineFlow(courseActions, ({ teamClient }) =>
  courseActions.provide({
    actors: {
      startCourse: fromPromise(async ({ input: { requestKey, ...place } }) => {
        const client = await teamClient()
        expectData(await client.mutation(Courses_startDocument, place, underKey(requestKey)).toPromise())
      }),
      setFavorite: fromPromise(async ({ input: { requestKey, ...favorite } }) => {
        const client = await teamClient()
        expectData(await client.mutation(Courses_favoriteDocument, favorite, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
