import type { Client } from '@urql/core'
import { latestNotifications } from '#features/notifications/latest.ts'
import { failureOf } from '#features/shared/services/expect-data.ts'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { Notifications_pageDocument } from '#generated/features/notifications/notifications.ts'

/**
 * Asks anew for what every page shows of the notifications: how many are unread, and the latest. Settles when both were answered.
 *
 * @throws the failure of one that could not be answered
 */
export const refreshNotifications = async (client: Client): Promise<void> => {
  const anew = { requestPolicy: 'network-only' } as const
  const results = await Promise.all([
    client.query(Shell_viewerDocument, {}, anew).toPromise(),
    client.query(Notifications_pageDocument, latestNotifications, anew).toPromise(),
  ])
  for (const { error } of results) if (error !== undefined) throw failureOf(error)
}
