import type { payRunCalls } from '#contract/pay-run.ts'
import { attachment } from '../file/file-name.ts'
import type { Handlers, Service } from '../handler.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { confirmPayRun } from './confirmation.ts'
import { drawSlip } from './slip.ts'
import { findSlipOwner } from './slip-owner.ts'
import { findActivePayRuns, findPayRuns, getPayRun } from './store.ts'

/** Pay runs (specification 2.8 and 4): always and only the caller's own. */
export const payRunHandlers = ({ db }: Service): Handlers<typeof payRunCalls> => ({
  getByEmail: async ({ caller }) => [...(await findPayRuns(db, caller.memberId))],

  getActive: async ({ caller }) =>
    (await findActivePayRuns(db, caller.memberId)).map(({ id, fromDate, confirmedAt }) => ({
      id,
      FromDate: dateTimeOf(fromDate) ?? '',
      TMApproved: confirmedAt !== null,
    })),

  getById: async ({ params, caller }) => await getPayRun(db, caller.memberId, params.id),

  tmApprove: async ({ params, query, caller, commit, now }) => {
    const confirmed = { id: params.id.toLowerCase(), seen: query.AUDTotalPay ?? null }
    return await commit(async (tx) => await confirmPayRun(tx, caller, confirmed, now))
  },

  slip: async ({ params, caller }) => {
    const found = await getPayRun(db, caller.memberId, params.id)
    const { FromDate, ToDate } = found
    return {
      body: await drawSlip(found, await findSlipOwner(db, caller.memberId)),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(`Pay slip ${FromDate.slice(0, 10)} to ${ToDate.slice(0, 10)}.pdf`),
        'x-content-type-options': 'nosniff',
      },
    }
  },
})
