import type { Static } from 'typebox'
import type { notification, notificationPreference } from '#contract/notification.ts'
import type {
  Notification,
  NotificationPage,
  NotificationPreference,
  NotificationPreferences,
} from '../generated/resolver-types.ts'

/** One notification in the schema's words. */
export const toNotification = (one: Static<typeof notification>): Notification => ({
  id: one.id,
  title: one.Title,
  body: one.Body,
  link: one.Link,
  createdAt: one.CreatedAt,
  readAt: one.ReadAt,
})

export const toNotificationPage = (page: {
  data: Static<typeof notification>[]
  totalCount: number
  unreadCount: number
}): NotificationPage => ({
  items: page.data.map(toNotification),
  totalCount: page.totalCount,
  unreadCount: page.unreadCount,
})

export const toNotificationPreference = (one: Static<typeof notificationPreference>): NotificationPreference => ({
  kind: one.Kind,
  mail: one.Mail,
  push: one.Push,
})

export const toNotificationPreferences = (all: {
  data: Static<typeof notificationPreference>[]
  isMailSent: boolean
  isPushSent: boolean
}): NotificationPreferences => ({
  items: all.data.map(toNotificationPreference),
  isMailSent: all.isMailSent,
  isPushSent: all.isPushSent,
})
