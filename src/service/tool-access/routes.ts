import type { accessCalls } from '#contract/access.ts'
import { accessForm } from '#rules/access-form.ts'
import { inTransaction } from '../db/transaction.ts'
import { takeWhole } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { senderOf } from '../notification/notify.ts'
import { addAccess, grantAccess, requestAccess, revokeAccess } from './changes.ts'
import { findAccesses } from './store.ts'

/** Accesses to tools (specification 4 and 7.4): a line manager's of their team, a member's own. */
export const toolAccessHandlers = (service: Service): Handlers<typeof accessCalls> => ({
  list: async ({ caller }) => await findAccesses(service.db, caller),

  add: async ({ body, caller, commit, now }) => {
    const content = takeWhole(accessForm, body, now)
    return await commit((tx) => addAccess(tx, caller, content, now))
  },

  grant: async ({ params, caller, commit, now }) =>
    await commit((tx) => grantAccess(tx, senderOf(service, now), caller, params.id.toLowerCase())),

  revoke: async ({ params, caller, commit, now }) =>
    await commit((tx) => revokeAccess(tx, senderOf(service, now), caller, params.id.toLowerCase())),

  sendNotification: async ({ params, caller, now }) => {
    const request = { id: params.accessId.toLowerCase(), userName: params.userName }
    await inTransaction(service.db, (tx) => requestAccess(tx, senderOf(service, now), caller, request))
    return true
  },
})
