import type { positionCalls } from '#contract/position.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete } from '#rules/profile-facts.ts'
import type { Queries } from '../db/database.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { notify, senderOf } from '../notification/notify.ts'
import { findCompleteness } from '../profile/completeness.ts'
import { sanitise } from '../profile/rich-text.ts'
import { addApplication, findOpenPosition } from './positions.ts'

const incompleteProfile = 'Please complete your profile before you apply for a position.'

const hasCompleteProfile = async (db: Queries, memberId: string): Promise<boolean> => {
  const facts = await findCompleteness(db, memberId)
  return facts !== null && isProfileComplete(facts)
}

/** Specification 2.10 and 7.6: what a deep link leads to, and applying for it. */
export const positionHandlers = (service: Service): Handlers<typeof positionCalls> => ({
  getPosition: async ({ params, now }) => {
    const found = await findOpenPosition(service.db, params.deepLinkId, now)
    return {
      Title: found.title,
      JobTitles: found.jobTitles,
      JobDescription: sanitise(found.jobDescription),
      Skills: found.skills,
      PositionId: found.id,
    }
  },

  apply: async ({ body, caller, commit, now }) =>
    await commit(async (tx) => {
      const found = await findOpenPosition(tx, body.deepLinkId, now)
      if (found.id !== body.PositionId.toLowerCase()) throw invalid('PositionId', 'PositionId is not the one of this position.')
      if (!(await hasCompleteProfile(tx, caller.memberId))) throw new HttpError(409, incompleteProfile)
      await addApplication(tx, caller.memberId, found.id, now)
      await notify(tx, senderOf(service, now), {
        memberId: caller.memberId,
        kind: 'Application',
        title: 'Application received',
        body: `You have applied for the position ${found.title}.`,
        link: null,
      })
      return messages.positionApplied
    }),
})
