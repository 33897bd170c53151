import type { auditCalls } from '#contract/audit.ts'
import { messages } from '#rules/messages.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { findAuditTrail } from './store.ts'

/** Audit trails (specification 7.4): always and only of the caller's own records. Each of them begins with its creation. */
export const auditHandlers = ({ db }: Service): Handlers<typeof auditCalls> => ({
  list: async ({ params, caller }) => {
    const trail = await findAuditTrail(db, caller.memberId, params.type, params.id)
    if (trail.length === 0) throw new HttpError(404, messages.recordNotFound)
    return trail.map(({ event, at, userId }) => ({
      RecordType: { Type: params.type, Id: params.id.toLowerCase() },
      Event: event,
      DateTime: at.toISOString(),
      UserId: userId,
    }))
  },
})
