import Type from 'typebox'
import { accessForm } from '#rules/access-form.ts'
import { defineCall, email, id, moment, nullable, savedEntity, strictObject } from './call.ts'
import { bodyFields } from './form-fields.ts'

const named = Type.Object({ id, Name: Type.String() })

/**
 * Access (specification 3): what a member may use of a tool of a project. Beyond the fields of the specification it says who granted and
 * revoked it, and what was asked for last: the lists of the portal show them.
 */
export const access = Type.Object({
  id,
  Email: Type.String(),
  /** Whether it is granted and not revoked. */
  IsActive: Type.Boolean(),
  Tool: Type.String(),
  Url: Type.String(),
  Notes: nullable(Type.String()),
  TeamMember: named,
  Project: named,
  GrantedOn: nullable(moment),
  RevokedOn: nullable(moment),
  /** Names; null for the owner at the command line, too. */
  GrantedBy: nullable(Type.String()),
  RevokedBy: nullable(Type.String()),
  /** When the grant, or since it is granted the revocation, was asked for; null while it was not. */
  RequestedOn: nullable(moment),
})

const ownership = { param: 'id', is: 'ownRow', of: 'access', hidden: true, orReports: true } as const

/** Specification 4 and 7.4, Access; decisions A3 and C. */
export const accessCalls = {
  list: defineCall({
    method: 'GET',
    path: '/access',
    summary:
      'For a line manager every access of those who report to them and of their own; for a member what is granted to them and not revoked',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(access),
  }),
  add: defineCall({
    method: 'POST',
    path: '/access',
    summary: 'Notes an access that somebody who reports to the caller is to get; it is not granted yet',
    access: 'lineManager',
    ownership: { param: 'TeamMemberId', is: 'memberId', orReports: true },
    body: savedEntity(bodyFields(accessForm), access),
    answer: access,
  }),
  grant: defineCall({
    method: 'PUT',
    path: '/access/{id}/grant',
    summary: 'Grants an access of somebody who reports to the caller; a granted one stays as it is, 409 for a revoked one',
    access: 'lineManager',
    ownership,
    params: strictObject({ id }),
    answer: access,
    errors: [409],
  }),
  revoke: defineCall({
    method: 'PUT',
    path: '/access/{id}/revoke',
    summary:
      'Revokes a granted access of somebody who reports to the caller; a revoked one stays as it is, 409 for one never granted',
    access: 'lineManager',
    ownership,
    params: strictObject({ id }),
    answer: access,
    errors: [409],
  }),
  sendNotification: defineCall({
    method: 'GET',
    path: '/access/sendNotif/{userName}/{accessId}',
    summary:
      'Asks for an access to be granted or, since it is granted, revoked: tells whom it is for, named by their e-mail, and the owner. 409 for a revoked one',
    access: 'lineManager',
    ownership: { param: 'accessId', is: 'ownRow', of: 'access', hidden: true, orReports: true },
    params: strictObject({ userName: email, accessId: id }),
    answer: Type.Boolean(),
    errors: [409],
  }),
} as const
