import type { commitmentCalls } from '#contract/commitment.ts'
import { todayIn } from '#rules/today.ts'
import type { Queries } from '../db/database.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, invalid } from '../http-error.ts'
import { decide } from './decision.ts'
import { addFigures } from './figures.ts'
import { type Commitment, findCommitments } from './store.ts'

/** The farthest that a clock is from UTC, in minutes. */
const offsetLimit = 14 * 60

/**
 * The day it is so many minutes east of UTC.
 *
 * @throws HttpError 400 for a text that is no such number
 */
const dayAtOffset = (text: string | undefined, now: Date): string => {
  const minutes = text === undefined || text === '' ? 0 : Number(text)
  const isOffset = /^[+-]?\d*$/.test(text ?? '') && Math.abs(minutes) <= offsetLimit
  if (!isOffset) throw invalid('dateTimeOffset', 'dateTimeOffset must be minutes east of UTC.')
  return todayIn(null, new Date(now.getTime() + minutes * 60_000))
}

const findCommitment = async (db: Queries, memberId: string, id: string, now: Date): Promise<Commitment> => {
  const [found] = await findCommitments(db, memberId, now, { id })
  if (found === undefined) throw forbidden()
  return found
}

/** Commitments (specification 2.7 and 4): always and only the caller's own. */
export const commitmentHandlers = (service: Service): Handlers<typeof commitmentCalls> => {
  const { db } = service
  return {
    getByTeammember: async ({ query, caller, now }) => {
      const commitments = await findCommitments(db, caller.memberId, now)
      if (query.addExtraDetail !== 'true') return commitments
      return await addFigures(db, caller.memberId, commitments, ({ TimeZone }) => todayIn(TimeZone, now))
    },

    getByCustomer: async ({ params, caller, now }) => await findCommitments(db, caller.memberId, now, { customerId: params.id }),

    updateStatus: async ({ params, body, caller, commit, now }) =>
      await commit(async (tx) => {
        await decide(tx, service, caller.memberId, params.id, { status: body.Status, message: body.Message }, now)
        return await findCommitment(tx, caller.memberId, params.id, now)
      }),

    dashboard: async ({ query, caller, now }) => {
      const lastDay = dayAtOffset(query.dateTimeOffset, now)
      const active = (await findCommitments(db, caller.memberId, now)).filter(({ Status }) => Status === 'Active')
      return await addFigures(db, caller.memberId, active, () => lastDay)
    },
  }
}
