import type { notificationCalls } from '#contract/notification.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden } from '../http-error.ts'
import { listPreferences, setPreference } from './preferences.ts'
import { findNotifications, markAllRead, markRead } from './store.ts'

/** Notifications (decisions C): always and only the caller's own. */
export const notificationHandlers = ({ db, settings }: Service): Handlers<typeof notificationCalls> => ({
  find: async ({ body, caller, commit }) =>
    await commit((tx) =>
      findNotifications(tx, caller.memberId, {
        pageNumber: body.PageNumber,
        pageSize: body.PageSize,
        unreadOnly: body.UnreadOnly ?? false,
      }),
    ),

  markRead: async ({ params, caller, commit, now }) =>
    await commit(async (tx) => {
      if (!(await markRead(tx, caller.memberId, params.id, now))) throw forbidden()
      return null
    }),

  markAllRead: async ({ caller, commit, now }) =>
    await commit(async (tx) => {
      await markAllRead(tx, caller.memberId, now)
      return null
    }),

  preferences: async ({ caller }) => ({
    data: await listPreferences(db, caller.memberId),
    // Without a mail server it stays in the outbox, which only a development's page shows.
    isMailSent: settings.mailUrl !== null || !settings.production,
    isPushSent: settings.push !== null,
  }),

  setPreference: async ({ body, caller, commit }) =>
    await commit((tx) => setPreference(tx, caller.memberId, { kind: body.Kind, channel: body.Channel, isOn: body.IsOn })),
})
