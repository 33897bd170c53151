import type { authorCalls } from '#contract/author.ts'
import type { AuthorChange } from '#rules/authors.ts'
import { messages } from '#rules/messages.ts'
import type { Caller, Commit, Committed, Handlers, Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { changeAuthors } from './changes.ts'
import { type Author, findAuthors } from './store.ts'

interface One {
  readonly caller: Caller
  readonly commit: Commit
  readonly now: Date
  readonly author: string
  readonly change: AuthorChange
  readonly teamMemberId?: string | null | undefined
}

const changeOne = ({ caller, commit, now, author, change, teamMemberId = null }: One): Promise<Committed<Author>> =>
  commit(async (tx) => {
    const [changed] = await changeAuthors(tx, caller, { authors: [author], change, teamMemberId }, now)
    if (changed === undefined) throw new HttpError(404, messages.authorGone)
    return changed
  })

/** Commit authors of the signed-in line manager's team (specification 4 and 7.4, Authors): the path's id is theirs, or the call is refused. */
export const authorHandlers = ({ db }: Service): Handlers<typeof authorCalls> => ({
  list: async ({ query, caller }) => await findAuthors(db, caller.memberId, query.showIgnoredItems === 'true'),

  assign: async ({ body: { Author: author, TeamMemberId: teamMemberId }, ...call }) =>
    await changeOne({ ...call, author, change: (teamMemberId ?? null) === null ? 'Remove' : 'Assign', teamMemberId }),

  ignore: async ({ params: { author }, ...call }) => await changeOne({ ...call, author, change: 'Ignore' }),

  unignore: async ({ params: { author }, ...call }) => await changeOne({ ...call, author, change: 'Unignore' }),

  change: async ({ body, caller, commit, now }) => {
    const change = { authors: body.Authors, change: body.Change, teamMemberId: body.TeamMemberId ?? null }
    return await commit((tx) => changeAuthors(tx, caller, change, now))
  },
})
