import Type from 'typebox'
import { notificationChannels, notificationKinds } from '#rules/notification-preferences.ts'
import { defineCall, id, moment, nullable, strictObject } from './call.ts'

export const notification = Type.Object({
  id,
  Title: Type.String(),
  Body: Type.String(),
  /** A path of the portal that the notification leads to, or null. */
  Link: nullable(Type.String()),
  CreatedAt: moment,
  ReadAt: nullable(moment),
})

const Kind = Type.Enum([...notificationKinds])

/** Where else than in the portal notifications of a kind go. */
export const notificationPreference = Type.Object({ Kind, Mail: Type.Boolean(), Push: Type.Boolean() })

/** Notifications (decisions C). */
export const notificationCalls = {
  find: defineCall({
    method: 'POST',
    path: '/notification/find',
    summary: 'The caller’s notifications, newest first',
    access: 'member',
    ownership: 'none',
    body: strictObject({
      PageNumber: Type.Integer({ minimum: 1, maximum: 100000 }),
      PageSize: Type.Integer({ minimum: 1, maximum: 100 }),
      UnreadOnly: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({
      data: Type.Array(notification),
      totalCount: Type.Integer(),
      unreadCount: Type.Integer(),
    }),
  }),
  markRead: defineCall({
    method: 'PUT',
    path: '/notification/{id}/read',
    summary: 'Marks one of the caller’s notifications as read',
    access: 'member',
    ownership: { param: 'id', is: 'ownRow', of: 'notification' },
    params: strictObject({ id }),
    answer: Type.Null(),
  }),
  markAllRead: defineCall({
    method: 'PUT',
    path: '/notification/readAll',
    summary: 'Marks all of the caller’s notifications as read',
    access: 'member',
    ownership: 'none',
    answer: Type.Null(),
  }),
  preferences: defineCall({
    method: 'GET',
    path: '/notification/preferences',
    summary: 'Where else than in the portal the caller’s notifications go, by their kind',
    access: 'member',
    ownership: 'none',
    answer: Type.Object({
      data: Type.Array(notificationPreference),
      /** Whether the portal sends mail and push messages at all. */
      isMailSent: Type.Boolean(),
      isPushSent: Type.Boolean(),
    }),
  }),
  setPreference: defineCall({
    method: 'PUT',
    path: '/notification/preferences',
    summary: 'Switches one channel of one kind of notification for the caller',
    access: 'member',
    ownership: 'none',
    body: strictObject({ Kind, Channel: Type.Enum([...notificationChannels]), IsOn: Type.Boolean() }),
    answer: notificationPreference,
  }),
} as const
