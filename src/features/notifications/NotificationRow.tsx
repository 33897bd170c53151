import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { Notification_rowFragment } from '#generated/features/notifications/notifications.ts'
import { selectIsMarking } from '#machines/notification-reading/notification-reading.machine.ts'
import { messages } from '#rules/messages.ts'
import { safeReturnUrl } from '#rules/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'
import { useFocusLeft } from '#ui/use-focus-left.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
import { formatMoment } from '../shared/formats/format.ts'
import { notificationReadingFlow } from './notification-reading.actors.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const Row = styled.article`
  display: grid;
  grid-template-columns: ${space.s2} minmax(0, 1fr) auto;
  gap: ${space.s1} ${space.s3};
  align-items: start;
  padding: ${space.s3} ${space.s4};
  outline: none;
  &:not(:last-child) {
    border-block-end: ${size.hairline} solid ${color.line};
  }
`

const Mark = styled.span`
  width: ${space.s2};
  height: ${space.s2};
  margin-block-start: ${space.s2};
  border-radius: ${radius.round};
  &[data-unread] {
    background: ${color.badge};
  }
`

const Title = styled.h3`
  margin: 0;
  font-size: ${text.md};
  font-weight: ${weight.medium};
  line-height: ${leading.md};
  &[data-unread] {
    font-weight: ${weight.strong};
  }
`

const Body = styled.p`
  margin: 0;
  color: ${color.textMedium};
`

const When = styled.time`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

interface NotificationRowProps {
  notification: Notification_rowFragment
  /** Told when the person goes where it leads. */
  onFollow?: (() => void) | undefined
}

/** One notification: unread ones carry a mark and can be marked as read; its title leads where it is about, which reads it too. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { send } = useRunningFlow(notificationReadingFlow)
  const row = useRef<HTMLElement>(null)
  useFocusLeft(row)
  const { id, title, body, createdAt, readAt } = notification
  const unread = readAt === null ? '' : undefined
  const link = safeReturnUrl(notification.link)
  return (
    <Row ref={row} tabIndex={-1} aria-label={title}>
      <Mark data-unread={unread} />
      <div>
        <Title data-unread={unread}>
          {unread === '' && <VisuallyHidden>Unread: </VisuallyHidden>}
          {link === null ? (
            title
          ) : (
            <Link
              href={link}
              onNavigate={() => {
                if (unread === '') send({ type: 'read.requested', what: { id } })
                onFollow?.()
              }}
            >
              {title}
            </Link>
          )}
        </Title>
        <Body>{body}</Body>
        <When dateTime={createdAt}>{formatMoment(createdAt)}</When>
      </div>
      {unread === '' && <MarkAsRead id={id} title={title} />}
    </Row>
  )
}

/** When it goes, the focus stays with the notification. */
function MarkAsRead({ id, title }: Pick<Notification_rowFragment, 'id' | 'title'>) {
  const { actor, send } = useRunningFlow(notificationReadingFlow)
  const isMarking = useSelector(actor, selectIsMarking({ id }))
  const place = useRef<HTMLSpanElement>(null)
  useFocusLeft(place, 'article')
  return (
    <span ref={place}>
      <IconButton
        label={`Mark as read: ${title}`}
        size="small"
        disabledReason={isMarking ? messages.serverAnswering : undefined}
        onPress={() => send({ type: 'read.requested', what: { id } })}
      >
        <CheckIcon size="small" />
      </IconButton>
    </span>
  )
}
