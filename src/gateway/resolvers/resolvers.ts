import type { Resolvers } from '../generated/resolver-types.ts'
import { notificationMutations, notificationQueries, notificationSubscriptions } from './notification.ts'
import { sessionMutations, sessionQueries } from './session.ts'
import { signUpMutations, signUpQueries } from './sign-up.ts'
import { viewerQueries } from './viewer.ts'

/** Every field that needs a resolver; a field of the schema without one does not compile. */
export const resolvers: Resolvers = {
  Query: {
    ...viewerQueries,
    ...sessionQueries,
    ...signUpQueries,
    ...notificationQueries,
  },
  Mutation: {
    ...sessionMutations,
    ...signUpMutations,
    ...notificationMutations,
  },
  Subscription: notificationSubscriptions,
}
