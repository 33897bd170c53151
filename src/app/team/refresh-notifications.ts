import type { Client, DocumentInput, OperationResult } from '@urql/core'
import { latestNotifications } from '#features/notifications/latest.ts'
import { failureOf } from '#features/shared/services/expect-data.ts'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { Notifications_pageDocument } from '#generated/features/notifications/notifications.ts'

/** Asks now. A question that joined the same one on its way is asked once more: that one may have been answered before the news. */
const askAnew = async <V extends object>(
  client: Client,
  document: DocumentInput<unknown, V>,
  variables: V,
): Promise<OperationResult> => {
  const mark = {}
  const ask = () => client.query<unknown>(document, variables, { requestPolicy: 'network-only', mark }).toPromise()
  const result = await ask()
  return result.operation.context.mark === mark ? result : ask()
}

/**
 * Asks anew for what every page shows of the notifications: how many are unread, and the latest. Settles when both were answered.
 *
 * @throws the failure of one that could not be answered
 */
export const refreshNotifications = async (client: Client): Promise<void> => {
  const results = await Promise.all([
    askAnew(client, Shell_viewerDocument, {}),
    askAnew(client, Notifications_pageDocument, latestNotifications),
  ])
  for (const { error } of results) if (error !== undefined) throw failureOf(error)
}
