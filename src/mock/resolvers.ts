import type { MutationResolvers, QueryResolvers, SubscriptionResolvers } from '#generated/resolver-types.ts'
import { messages } from '#rules/messages.ts'
import { commitmentMutations, commitmentQueries } from './commitment-resolvers.ts'
import { contactMutations } from './contact-resolvers.ts'
import { dashboardQueries } from './dashboard-resolvers.ts'
import { type PersonName, personOf } from './people.ts'
import { positionMutations, positionQueries } from './position-resolvers.ts'
import { profileMutations, profileQueries } from './profile-resolvers.ts'
import { refusal } from './refusal.ts'
import { timesheetMutations, timesheetQueries } from './timesheet-resolvers.ts'
import type { MockScenario, MockWorld, RootField } from './world.ts'

export interface MockResolvers {
  readonly Query: QueryResolvers
  readonly Mutation: MutationResolvers
  readonly Subscription: SubscriptionResolvers
}

const done = { done: true }
/** A link with this token is refused, as an old one would be. */
export const expiredToken = 'expired'

const acceptToken = (token: string): void => {
  if (token === expiredToken) throw refusal('VALIDATION', messages.linkInvalid)
}

const personOrRefusal = (userName: string): PersonName => {
  const person = personOf(userName)
  if (person === null) throw refusal('UNAUTHENTICATED', messages.wrongCredentials)
  return person
}

/** The operations of the schema over a world. */
export const mockResolvers = (world: MockWorld): MockResolvers => ({
  Query: {
    viewer: () => world.viewer(),
    resetTokenValid: (_root, { token }) => token !== expiredToken,
    captchaChallenge: () => ({ challenge: null }),
    notifications: (_root, { pageNumber, pageSize, unreadOnly }) => {
      const all = world.notifications()
      const shown = unreadOnly ? all.filter((one) => one.readAt === null) : all
      return {
        items: shown.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        totalCount: shown.length,
        unreadCount: all.filter((one) => one.readAt === null).length,
      }
    },
    ...profileQueries(world),
    ...positionQueries,
    ...commitmentQueries(world),
    ...timesheetQueries(world),
    ...dashboardQueries(world),
  },
  Mutation: {
    logIn: (_root, { userName }) => world.signInAs(personOrRefusal(userName)),
    logInWithCustomToken: (_root, { token }) => {
      acceptToken(token)
      return { tokens: world.tokens(), user: world.viewer().user }
    },
    logInWithGoogle: () => ({ tokens: world.tokens(), user: world.viewer().user }),
    refreshSession: () => world.tokens(),
    adoptTokens: () => ({ tokens: world.tokens(), user: world.viewer().user }),
    logOut: () => done,
    sendVerificationEmail: () => done,
    verifyEmail: (_root, { token }) => {
      acceptToken(token)
      world.verifyEmail()
      return done
    },
    sendResetPasswordLink: () => done,
    saveNewPassword: (_root, { token }) => {
      acceptToken(token)
      return done
    },
    createOneUseToken: () => 'mock-one-use-token',
    registerPushDevice: () => done,
    removePushDevice: () => done,
    signUp: (_root, { input }) => {
      if (personOf(input.email) !== null) throw refusal('CONFLICT', messages.signUpConflict, 'email')
      return { id: '00000000-0000-4000-8000-000000000099' }
    },
    markNotificationRead: (_root, { id }) => {
      world.readNotifications(id)
      return done
    },
    markAllNotificationsRead: () => {
      world.readNotifications(null)
      return done
    },
    ...profileMutations(world),
    ...contactMutations(world),
    ...positionMutations(world),
    ...commitmentMutations(world),
    ...timesheetMutations(world),
  },
  Subscription: { notificationsChanged: { subscribe: () => world.changes(), resolve: () => true } },
})

type Resolve = (root: unknown, input: unknown, context: unknown, info: unknown) => unknown

/** Root fields that wait and fail as the scenario says. */
export const obeying =
  (scenario: MockScenario) =>
  <R extends object>(fields: R): R =>
    Object.fromEntries(
      Object.entries(fields).map(([name, resolve]: [string, Resolve]) => [
        name,
        async (root: unknown, input: unknown, context: unknown, info: unknown) => {
          if (scenario.delay > 0) await new Promise((wake) => setTimeout(wake, scenario.delay))
          await scenario.until(name as RootField)
          const failure = scenario.failing[name as RootField]
          if (failure !== undefined) throw refusal(failure.code, failure.message, failure.field)
          return resolve(root, input, context, info)
        },
      ]),
    ) as R
