import { styled } from 'styled-components'
import { useMutation } from 'urql'
import { type Notification_rowFragment, Notifications_markReadDocument } from '#generated/features/notifications/notifications.ts'
import { safeReturnUrl } from '#rules/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formatMoment } from '../shared/formats/format.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const Row = styled.article`
  display: grid;
  grid-template-columns: ${space.s2} minmax(0, 1fr) auto;
  gap: ${space.s1} ${space.s3};
  align-items: start;
  padding: ${space.s3} ${space.s4};
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
    background: ${color.accent};
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

/** One notification: unread ones carry a mark and can be marked as read; its title leads where it is about. */
export function NotificationRow({ notification }: { notification: Notification_rowFragment }) {
  const [{ fetching }, markRead] = useMutation(Notifications_markReadDocument)
  const { id, title, body, createdAt, readAt } = notification
  const unread = readAt === null ? '' : undefined
  const link = safeReturnUrl(notification.link)
  return (
    <Row aria-label={title}>
      <Mark data-unread={unread} />
      <div>
        <Title data-unread={unread}>
          {unread === '' && <VisuallyHidden>Unread: </VisuallyHidden>}
          {link === null ? title : <Link href={link}>{title}</Link>}
        </Title>
        <Body>{body}</Body>
        <When dateTime={createdAt}>{formatMoment(createdAt)}</When>
      </div>
      {unread === '' && (
        <IconButton
          label={`Mark as read: ${title}`}
          size="small"
          disabledReason={fetching ? 'One moment, the server is answering.' : undefined}
          onPress={() => void markRead({ id })}
        >
          <CheckIcon size="small" />
        </IconButton>
      )}
    </Row>
  )
}
