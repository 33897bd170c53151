import Type from 'typebox'
import { defineCall, id, moment, nullable, strictObject } from './call.ts'

/** Decisions B and C, Repositories. */
export const repositoryCalls = {
  getByTeammember: defineCall({
    method: 'GET',
    path: '/repository/GetByTeammember',
    summary: 'The repositories the caller has access to, by name; isAdmin is always false here',
    access: 'team',
    ownership: 'none',
    query: strictObject({ isAdmin: Type.Optional(Type.Literal('false')) }),
    answer: Type.Array(
      Type.Object({
        id,
        Name: Type.String(),
        Url: Type.String(),
        Project: Type.Object({ id, Name: Type.String() }),
        Access: Type.Enum(['Read', 'Write', 'Admin']),
        DefaultBranch: Type.String(),
        LastCommit: nullable(moment),
        /** Lines of the caller's own commits. */
        TotalLine: Type.Integer({ minimum: 0 }),
        Issues: Type.Array(
          Type.Object({ Class: Type.String(), IssuesCount: Type.Integer({ minimum: 0 }), Severaty: Type.String() }),
        ),
      }),
    ),
  }),
} as const
