import Type from 'typebox'
import { defineCall, email, id, nullable, strictObject } from './call.ts'
import { visibleTeamMember } from './teammember.ts'

/** What others may know of a member. */
export const teamMemberSummary = Type.Object({
  Id: id,
  FullName: Type.String(),
  Email: Type.String(),
  PhotoUrl: nullable(Type.String()),
  Job: nullable(Type.String()),
})

/** Specification 7.2: reading people. Somebody else's record is a line manager's own report or nobody's business. */
export const peopleCalls = {
  list: defineCall({
    method: 'POST',
    path: '/teammember',
    summary: 'The caller, and for a line manager everybody who reports to them, by name',
    access: 'team',
    ownership: 'none',
    body: strictObject({}),
    answer: Type.Array(teamMemberSummary),
  }),
  getById: defineCall({
    method: 'GET',
    path: '/teammember/GetById/{id}',
    summary: 'A member',
    access: 'team',
    params: strictObject({ id }),
    ownership: { param: 'id', is: 'memberId', orReports: true },
    answer: visibleTeamMember,
  }),
  getByUid: defineCall({
    method: 'GET',
    path: '/teammember/GetTeammemberByUid/{uid}',
    summary: 'The member of a user account',
    access: 'team',
    params: strictObject({ uid: id }),
    ownership: { param: 'uid', is: 'accountId', orReports: true },
    answer: visibleTeamMember,
  }),
  getSummary: defineCall({
    method: 'GET',
    path: '/teammember/GetTeammemberSummaryByUid',
    summary: 'The caller in short',
    access: 'team',
    ownership: 'none',
    answer: teamMemberSummary,
  }),
  getByEmail: defineCall({
    method: 'GET',
    path: '/teammember/GetTeammemberByEmail/{email}',
    summary: 'The member with this e-mail',
    access: 'team',
    params: strictObject({ email }),
    ownership: { param: 'email', is: 'email', orReports: true },
    answer: visibleTeamMember,
  }),
  getActive: defineCall({
    method: 'GET',
    path: '/teammember/activeTeammembers/{id}',
    summary: 'Members of a line manager who have an active commitment; the line manager alone may ask',
    access: 'lineManager',
    params: strictObject({ id }),
    ownership: { param: 'id', is: 'memberId' },
    answer: Type.Array(teamMemberSummary),
  }),
} as const
