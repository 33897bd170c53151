import Type from 'typebox'
import { authorChanges, longestAuthor, mostAuthors } from '#rules/authors.ts'
import { defineCall, id, lineText, localDateTime, nullable, savedEntity, strictObject } from './call.ts'

const authorName = lineText(longestAuthor, 1)

/**
 * Author (specification 3): who commits, as the commits name them, and whose commits these are. Beyond the fields of the specification it
 * says what helps to decide: how much and how lately the author committed.
 */
export const author = Type.Object({
  id,
  /** As git writes it: `Name <e-mail>`. */
  Author: Type.String(),
  TeamMemberId: nullable(id),
  TeamMemberName: nullable(Type.String()),
  IsIgnored: Type.Boolean(),
  /** Lines that the author's commits changed. */
  TotalLine: Type.Integer(),
  /** The day of it. */
  LastCommit: nullable(localDateTime),
})

const ofManager = { param: 'lineManagerId', is: 'memberId' } as const
const ofAuthor = strictObject({ author: authorName, lineManagerId: id })

/** Specification 4 and 7.4, Authors; decisions B and C. All are the signed-in line manager's. */
export const authorCalls = {
  list: defineCall({
    method: 'GET',
    path: '/authors/{lineManagerId}',
    summary:
      'Authors of the commits to the repositories of the caller’s team, who committed last first; with showIgnoredItems those that are ignored, too',
    access: 'lineManager',
    ownership: ofManager,
    params: strictObject({ lineManagerId: id }),
    query: strictObject({ showIgnoredItems: Type.Optional(Type.Enum(['true', 'false'])) }),
    answer: Type.Array(author),
    largestAnswer: 32 * 1024 * 1024,
  }),
  assign: defineCall({
    method: 'PUT',
    path: '/authors/{lineManagerId}',
    summary:
      'Says whose commits an author’s are: somebody who reports to the caller, or the caller; without TeamMemberId nobody’s. 404 for an author that is none of the team’s',
    access: 'lineManager',
    ownership: ofManager,
    params: strictObject({ lineManagerId: id }),
    body: savedEntity({ Author: authorName, TeamMemberId: Type.Optional(nullable(id)) }, author),
    answer: author,
  }),
  ignore: defineCall({
    method: 'PUT',
    path: '/authors/{author}/{lineManagerId}/ignore',
    summary: 'Leaves an author out of lists and figures; an ignored one stays as it is',
    access: 'lineManager',
    ownership: ofManager,
    params: ofAuthor,
    answer: author,
  }),
  unignore: defineCall({
    method: 'PUT',
    path: '/authors/{author}/{lineManagerId}/unignore',
    summary: 'Takes an ignored author into lists and figures again',
    access: 'lineManager',
    ownership: ofManager,
    params: ofAuthor,
    answer: author,
  }),
  change: defineCall({
    method: 'POST',
    path: '/authors/{lineManagerId}/selected',
    summary: `Does the same to several authors, at most ${mostAuthors}, all or none: 404 when one of them is none of the team’s`,
    access: 'lineManager',
    ownership: ofManager,
    params: strictObject({ lineManagerId: id }),
    body: strictObject({
      Authors: Type.Array(authorName, { minItems: 1, maxItems: mostAuthors }),
      Change: Type.Enum([...authorChanges]),
      /** Whose they are; of Assign alone. */
      TeamMemberId: Type.Optional(nullable(id)),
    }),
    answer: Type.Array(author),
    largestAnswer: 32 * 1024 * 1024,
  }),
} as const
