import { commitmentCalls } from '#contract/commitment.ts'
import { textOrNull } from '#rules/blank.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toCommitment } from '../mappers/commitment.ts'
import { viewerOf } from './viewer.ts'

export const commitmentQueries: Pick<QueryResolvers, 'commitments'> = {
  commitments: async (_root, _input, context) => (await context.read(commitmentCalls.getByTeammember)).map(toCommitment),
}

export const commitmentMutations: Pick<MutationResolvers, 'decideCommitment'> = {
  decideCommitment: async (_root, { id, decision, message }, context) => {
    const decided = await context.change(commitmentCalls.updateStatus, {
      params: { id },
      body: { Status: decision, Message: textOrNull(message) },
    })
    return { commitment: toCommitment(decided), viewer: await viewerOf(context) }
  },
}
