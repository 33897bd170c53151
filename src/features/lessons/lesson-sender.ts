import { Lessons_completeDocument } from '#generated/features/lessons/lessons.ts'
import { toFailure } from '#machines/failure.ts'
import type { LessonPlace } from '#machines/lessons/lesson-operations.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'
import type { OperationSender } from '../shared/services/services.ts'

/** A course that is not open is no newer version of anything: the mark is refused, and there is nothing to choose between. */
const withoutConflict = (error: unknown): never => {
  const failure = toFailure(error)
  throw failure.kind === 'refused' && failure.code === 'CONFLICT' ? { ...failure, code: 'FORBIDDEN' } : error
}

/** Sends marks of completed lessons. */
export const lessonSender: OperationSender = {
  send: async (client, { key, recordId, payload }) => {
    const { roadMapId, courseId, stepId } = payload as LessonPlace
    const variables = { roadMapId, courseId, stepId }
    const result = await client.mutation(Lessons_completeDocument, variables, underKey(key)).toPromise()
    try {
      expectData(result)
    } catch (error) {
      withoutConflict(error)
    }
    return { id: recordId, version: null }
  },
  readRemote: async () => null,
}
