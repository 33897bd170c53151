import Type from 'typebox'
import { auditEvents, auditedTypes } from '#rules/audit.ts'
import { defineCall, id, moment, nullable, strictObject } from './call.ts'

/** Audit record (specification 3). */
export const auditRecord = Type.Object({
  RecordType: Type.Object({ Type: Type.Enum([...auditedTypes]), Id: id }),
  Event: Type.Enum([...auditEvents]),
  DateTime: moment,
  /** Null for what the owner did at the command line. */
  UserId: nullable(id),
})

/** Specification 7.4; decisions C. */
export const auditCalls = {
  list: defineCall({
    method: 'GET',
    path: '/auditTrail/{type}/{id}',
    summary: 'What happened to a record of the caller’s own, the first event first; 404 for a record that is none',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'payRun', hidden: true },
    params: strictObject({ type: Type.Enum([...auditedTypes]), id }),
    answer: Type.Array(auditRecord),
  }),
} as const
