import type { MutationResolvers, Position, QueryResolvers } from '#generated/resolver-types.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete } from '#rules/profile.ts'
import { closedDeepLink, examplePositions } from './positions.ts'
import { refusal } from './refusal.ts'
import type { MockWorld } from './world.ts'

const incompleteProfile = 'Please complete your profile before you apply for a position.'

/** @throws GraphQLError GONE for a closed position, NOT_FOUND for an unknown link */
const positionOf = (deepLinkId: string): Position => {
  if (deepLinkId === closedDeepLink) throw refusal('GONE', messages.positionClosed)
  const position = examplePositions.find((one) => one.deepLinkId === deepLinkId)
  if (position === undefined) throw refusal('NOT_FOUND', messages.positionNotFound)
  return position
}

export const positionQueries: Pick<QueryResolvers, 'position'> = {
  position: (_root, { deepLinkId }) => positionOf(deepLinkId),
}

export const positionMutations = (world: MockWorld): Pick<MutationResolvers, 'applyForPosition'> => ({
  applyForPosition: (_root, { deepLinkId, positionId }) => {
    if (positionOf(deepLinkId).positionId !== positionId) throw refusal('VALIDATION', messages.genericError, 'positionId')
    if (!isProfileComplete(world.profile().completeness)) throw refusal('CONFLICT', incompleteProfile)
    if (world.applications.has(deepLinkId)) throw refusal('CONFLICT', messages.positionAppliedBefore)
    world.applications.add(deepLinkId)
    return { message: messages.positionApplied }
  },
})
