import Type from 'typebox'
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
} as const
