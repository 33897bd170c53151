import type { CombinedError } from '@urql/core'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { Notification_rowFragment } from '#generated/features/notifications/notifications.ts'
import { messages } from '#rules/messages.ts'
import { BellIcon } from '#ui/icons.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { NotificationRow } from './NotificationRow.tsx'

const SkeletonRow = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  padding-inline-start: ${tokens.space.s8};
  border-block-end: ${tokens.size.hairline} solid ${tokens.color.line};
`

interface NotificationListProps {
  /** Undefined while they are on the way, or when no usable answer came. */
  items: readonly Notification_rowFragment[] | undefined
  failed: boolean
  error: CombinedError | undefined
  onRetry: () => void
  /** Told when the person goes where a notification leads. */
  onFollow?: (() => void) | undefined
  /** Rows to keep the place of while loading. */
  expected: number
}

/** The views of a list of notifications: loading, failed, empty, filled. */
export function NotificationList({ items, failed, error, onRetry, onFollow, expected }: NotificationListProps) {
  if (items !== undefined && items.length > 0) {
    return items.map((notification) => <NotificationRow key={notification.id} notification={notification} onFollow={onFollow} />)
  }
  if (items !== undefined) return <EmptyState icon={<BellIcon />} title={messages.noNotifications} />
  if (failed) {
    return <LoadFailed title="The notifications could not be loaded." error={error} onRetry={onRetry} />
  }
  return (
    <SkeletonGroup label="Loading notifications">
      {Array.from({ length: expected }, (_, index) => `row ${index}`).map((key) => (
        <Fragment key={key}>
          <SkeletonRow>
            <Skeleton $width="40%" />
            <Skeleton $width="70%" />
            <Skeleton $width="20%" />
          </SkeletonRow>
        </Fragment>
      ))}
    </SkeletonGroup>
  )
}
