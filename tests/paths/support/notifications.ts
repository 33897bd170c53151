import type { Page } from '@playwright/test'
import { unreadIds } from '#machines/notification-reading/notification-reading.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea } from './people.ts'

export const titleOf = (id: string): string => `News ${id.at(-1)}`
export const markButton = (page: Page, id: string) => page.getByRole('button', { name: `Mark as read: ${titleOf(id)}` })
export const allButton = (page: Page) => page.getByRole('button', { name: 'Mark all as read' })

/** Answers with the notifications of which these are not read. */
export const standForUnread = (gateway: ControlledGateway, unread: readonly string[]): void => {
  standForTeamArea(gateway, () => somebody, { unreadNotificationCount: unread.length })
  const items = unreadIds.map((id) => ({
    __typename: 'Notification',
    id,
    title: titleOf(id),
    body: 'What happened.',
    link: null,
    createdAt: '2026-03-02T09:00:00Z',
    readAt: unread.includes(id) ? null : '2026-03-02T10:00:00Z',
  }))
  gateway.stand('Notifications_page', () => ({
    data: { notifications: { __typename: 'NotificationPage', items, totalCount: items.length, unreadCount: unread.length } },
  }))
}
