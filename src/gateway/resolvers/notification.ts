import { v1 } from '#contract/v1.ts'
import { callerOf } from '../context.ts'
import { gatewayError } from '../errors.ts'
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/resolver-types.ts'
import { toNotificationPage, toNotificationPreference, toNotificationPreferences } from '../mappers/notification.ts'

const done = { done: true }

export const notificationQueries: Pick<QueryResolvers, 'notifications' | 'notificationPreferences'> = {
  notifications: async (_root, { pageNumber, pageSize, unreadOnly }, context) =>
    toNotificationPage(
      await context.ask(v1.notification.find, { body: { PageNumber: pageNumber, PageSize: pageSize, UnreadOnly: unreadOnly } }),
    ),
  notificationPreferences: async (_root, _input, context) =>
    toNotificationPreferences(await context.ask(v1.notification.preferences, {})),
}

export const notificationMutations: Pick<
  MutationResolvers,
  'markNotificationRead' | 'markAllNotificationsRead' | 'setNotificationPreference'
> = {
  markNotificationRead: async (_root, { id }, context) => {
    await context.v1(v1.notification.markRead, { params: { id } })
    return done
  },
  markAllNotificationsRead: async (_root, _input, context) => {
    await context.v1(v1.notification.markAllRead, {})
    return done
  },
  setNotificationPreference: async (_root, { kind, channel, isOn }, context) =>
    toNotificationPreference(
      await context.v1(v1.notification.setPreference, { body: { Kind: kind, Channel: channel, IsOn: isOn } }),
    ),
}

export const notificationSubscriptions: Pick<SubscriptionResolvers, 'notificationsChanged'> = {
  notificationsChanged: {
    subscribe: (_root, _input, context) => context.notificationChanges.changesOf(callerOf(context).memberId),
    resolve: (change: unknown) => {
      if (change !== true) throw gatewayError('BAD_REQUEST', 'Subscriptions come by WebSocket.')
      return true
    },
  },
}
