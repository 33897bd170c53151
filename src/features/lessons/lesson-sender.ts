import { Lessons_completeDocument } from '#generated/features/lessons/lessons.ts'
import type { LessonPlace } from '#machines/lessons/lesson-operations.ts'
import { withoutConflict } from '../shared/outbox/without-conflict.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'
import type { OperationSender } from '../shared/services/services.ts'

/** Sends marks of completed lessons. */
export const lessonSender: OperationSender = {
  send: async (client, { key, recordId, payload }) => {
    const { roadMapId, courseId, stepId } = payload as LessonPlace
    const variables = { roadMapId, courseId, stepId }
    // A course that is not open is no newer version of anything.
    await client.mutation(Lessons_completeDocument, variables, underKey(key)).toPromise().then(expectData).catch(withoutConflict)
    return { id: recordId, version: null }
  },
  readRemote: async () => null,
}
