import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Notifications_pageDocument } from '#generated/features/notifications/notifications.ts'
import { selectIsMarking } from '#machines/notification-reading/notification-reading.machine.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Paging } from '#ui/Paging.tsx'
import { Switch } from '#ui/Switch.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { NotificationList } from './NotificationList.tsx'
import { notificationReadingFlow } from './notification-reading.actors.ts'

const pageSize = 10

/** All notifications of the signed-in member, newest first; page and filter are in the address. */
export function NotificationsPage() {
  const [query, setQuery] = useSearchParams()
  const pageNumber = Math.max(1, Math.trunc(Number(query.get('page') ?? '1')) || 1)
  const unreadOnly = query.get('unread') === 'true'
  const [{ data, error, fetching: asking }, ask] = useQuery({
    query: Notifications_pageDocument,
    variables: { pageNumber, pageSize, unreadOnly },
    requestPolicy: 'cache-and-network',
  })
  const { state, send } = useFlow(notificationReadingFlow)
  const page = data?.notifications
  const show = (next: { page: number; unread: boolean }) =>
    setQuery({ ...(next.page > 1 ? { page: String(next.page) } : {}), ...(next.unread ? { unread: 'true' } : {}) })
  return (
    <Stack data-flow="notification-reading" data-state={JSON.stringify(state.value)}>
      <Cluster $justify="space-between">
        <Switch label="Unread only" on={unreadOnly} onChange={(unread) => show({ page: 1, unread })} />
        <Cluster $gap="s3">
          <ButtonLink variant="quiet" href={`${linkTo('Settings')}#notifications`}>
            Preferences
          </ButtonLink>
          <Button
            busy={selectIsMarking('all')(state)}
            disabledReason={page?.unreadCount === 0 ? messages.everythingRead : undefined}
            onPress={() => send({ type: 'read.requested', what: 'all' })}
          >
            Mark all as read
          </Button>
        </Cluster>
      </Cluster>
      <Card $padding="none">
        <VisuallyHidden as="h2">{unreadOnly ? 'Unread notifications' : 'All notifications'}</VisuallyHidden>
        <NotificationList
          items={page?.items}
          failed={error !== undefined || !asking}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          expected={pageSize}
        />
      </Card>
      {page !== undefined && page.totalCount > pageSize && (
        <Paging
          page={pageNumber}
          pageSize={pageSize}
          total={page.totalCount}
          onPageChange={(next) => show({ page: next, unread: unreadOnly })}
        />
      )}
    </Stack>
  )
}
