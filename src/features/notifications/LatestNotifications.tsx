import { useQuery } from 'urql'
import { Notifications_pageDocument } from '#generated/features/notifications/notifications.ts'
import { latestNotifications } from './latest.ts'
import { NotificationList } from './NotificationList.tsx'

/** The five latest notifications, in the header's dropdown. */
export function LatestNotifications({ onFollow }: { onFollow: () => void }) {
  const [{ data, error, fetching: asking }, ask] = useQuery({
    query: Notifications_pageDocument,
    variables: latestNotifications,
    requestPolicy: 'cache-and-network',
  })
  return (
    <NotificationList
      items={data?.notifications.items}
      failed={error !== undefined || !asking}
      error={error}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      onFollow={onFollow}
      expected={3}
    />
  )
}
