import { Assessment_saveAnswerDocument } from '#generated/features/shared/assessment/assessment.ts'
import type { AnswerPayload } from '#machines/assessment/assessment-operations.ts'
import { expectData, underKey } from '../services/expect-data.ts'
import type { OperationSender } from '../services/services.ts'

/** Sends the answers of assessments. They have no versions: the last one counts, and none meets a conflict. */
export const assessmentSender: OperationSender = {
  send: async (client, { key, recordId, payload }) => {
    const { place, questionId, answer, endsAt, writtenAt } = payload as AnswerPayload
    const moments = { ...(endsAt === undefined ? {} : { endsAt }), ...(writtenAt === undefined ? {} : { writtenAt }) }
    const variables = { place, questionId, answer, ...moments }
    expectData(await client.mutation(Assessment_saveAnswerDocument, variables, underKey(key)).toPromise())
    return { id: recordId, version: null }
  },
  readRemote: async () => null,
}
