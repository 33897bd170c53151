import { v1 } from '#contract/v1.ts'
import { type Cases, done } from './case.ts'

const { notification } = v1
const anId = '44444444-4444-4444-8444-444444444444'

export const notificationCases: Cases = {
  'Query.notifications': {
    query:
      '{ notifications(pageNumber: 2, pageSize: 5) { totalCount unreadCount items { id title body link createdAt readAt } } }',
    answer: {
      totalCount: 12,
      unreadCount: 3,
      items: [
        {
          id: anId,
          title: 'Welcome',
          body: 'Your account is ready.',
          link: '/notifications',
          createdAt: '2026-03-01T10:00:00.000Z',
          readAt: null,
        },
      ],
    },
    calls: [[notification.find, { body: { PageNumber: 2, PageSize: 5, UnreadOnly: false } }]],
  },
  'Mutation.markNotificationRead': {
    query: `mutation { markNotificationRead(id: "${anId}") { done } }`,
    answer: done,
    calls: [[notification.markRead, { params: { id: anId } }]],
  },
  'Mutation.markAllNotificationsRead': {
    query: 'mutation { markAllNotificationsRead { done } }',
    answer: done,
    calls: [[notification.markAllRead]],
  },
  'Query.notificationPreferences': {
    query: '{ notificationPreferences { isMailSent isPushSent items { kind mail push } } }',
    answer: { isMailSent: true, isPushSent: true, items: [{ kind: 'PayRun', mail: true, push: false }] },
    calls: [[notification.preferences]],
  },
  'Mutation.setNotificationPreference': {
    query: 'mutation { setNotificationPreference(kind: PayRun, channel: Push, isOn: false) { kind mail push } }',
    answer: { kind: 'PayRun', mail: true, push: false },
    calls: [[notification.setPreference, { body: { Kind: 'PayRun', Channel: 'Push', IsOn: false } }]],
  },
}
