import type { leaveCalls } from '#contract/timesheet.ts'
import type { Handlers, Service } from '../handler.ts'
import { readDay, readRange } from '../timesheet/days.ts'
import { listLeaves, removeLeave, saveLeave } from './leaves.ts'

/** Specification 7.3, leave: always and only the caller's own days. */
export const leaveHandlers = (_service: Service): Handlers<typeof leaveCalls> => ({
  save: async ({ body, caller, commit, now }) => {
    const date = readDay('Date', body.Date)
    return await commit((tx) => saveLeave(tx, caller.memberId, { id: body.id?.toLowerCase() || null, date }, now))
  },

  list: async ({ body, caller, commit }) => {
    const range = readRange(body)
    return await commit((tx) => listLeaves(tx, caller.memberId, range))
  },

  remove: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => {
      await removeLeave(tx, caller.memberId, params.id.toLowerCase(), now)
      return true
    }),
})
