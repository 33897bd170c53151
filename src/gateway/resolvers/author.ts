import { authorCalls } from '#contract/author.ts'
import type { GatewayContext } from '../context.ts'
import { callerOf } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { ChangeAuthorsInput, MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toAuthor } from '../mappers/author.ts'

const params = (context: GatewayContext) => ({ lineManagerId: callerOf(context).memberId })

/** One author has calls of its own (specification 7.4). */
const changeOne = (context: GatewayContext, author: string, { change, memberId }: ChangeAuthorsInput) => {
  const manager = params(context)
  if (change === 'Ignore') return context.change(authorCalls.ignore, { params: { ...manager, author } })
  if (change === 'Unignore') return context.change(authorCalls.unignore, { params: { ...manager, author } })
  const TeamMemberId = change === 'Remove' ? null : (memberId ?? null)
  return context.change(authorCalls.assign, { params: manager, body: { Author: author, TeamMemberId } })
}

const changeAll = (context: GatewayContext, { authors, change, memberId }: ChangeAuthorsInput) =>
  context.change(authorCalls.change, {
    params: params(context),
    body: { Authors: [...authors], Change: change, TeamMemberId: memberId ?? null },
  })

export const authorQueries: Pick<QueryResolvers, 'authors'> = {
  authors: async (_root, { showIgnored }, context) => {
    const query = { showIgnoredItems: showIgnored ? 'true' : 'false' } as const
    return (await context.ask(authorCalls.list, { params: params(context), query })).map(toAuthor)
  },
}

export const authorMutations: Pick<MutationResolvers, 'changeAuthors'> = {
  changeAuthors: async (_root, { input }, context) => {
    const [first] = input.authors
    const isOne = first !== undefined && input.authors.length === 1
    // An Assign to nobody is refused by the call for several, which knows what is meant.
    const changed =
      isOne && !(input.change === 'Assign' && !input.memberId)
        ? changeOne(context, first, input).then((author) => [author])
        : changeAll(context, input)
    return (await changed.catch(renamingFields({ TeamMemberId: 'memberId', Authors: 'authors' }))).map(toAuthor)
  },
}
