import { positionCalls } from '#contract/position.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toPosition } from '../mappers/position.ts'

export const positionQueries: Pick<QueryResolvers, 'position'> = {
  position: async (_root, { deepLinkId }, context) =>
    toPosition(deepLinkId, await context.ask(positionCalls.getPosition, { params: { deepLinkId } })),
}

export const positionMutations: Pick<MutationResolvers, 'applyForPosition'> = {
  applyForPosition: async (_root, { deepLinkId, positionId }, context) => ({
    message: await context.v1(positionCalls.apply, { body: { deepLinkId, PositionId: positionId } }),
  }),
}
