import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Waiting } from '#features/shared/register/Waiting.tsx'
import { linkTo } from '#rules/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { BellIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { Popover } from '#ui/Popover.tsx'
import { tokens } from '#ui/theme.ts'
import { useSystem } from '../system-context.ts'

const LatestNotifications = late(
  () => import('#features/notifications/LatestNotifications.tsx').then((module) => module.LatestNotifications),
  () => <Waiting>Loading notifications</Waiting>,
)

const { leading, size, space, text, color, weight } = tokens

const Heading = styled.h2`
  margin: 0;
  padding: ${space.s3} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  font-size: ${text.md};
  font-weight: ${weight.strong};
  line-height: ${leading.md};
`

const Footer = styled.p`
  margin: 0;
  padding: ${space.s3} ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
`

/** The five latest notifications and the way to all of them (specification 2.2; decisions B). */
export function NotificationsDropdown({ unread }: { unread: number }) {
  const { shell } = useSystem()
  const isOpen = useSelector(shell, (state) => state.matches({ dropdown: 'notifications' }))
  const close = () => shell.send({ type: 'dropdown.closed' })
  return (
    <Popover
      label="Notifications"
      open={isOpen}
      onOpenChange={(open) => shell.send({ type: open ? 'notifications.toggled' : 'dropdown.closed' })}
      trigger={(trigger) => (
        <IconButton label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`} {...trigger}>
          <BellIcon />
          <Badge count={unread} meaning="unread" overlay />
        </IconButton>
      )}
    >
      <Heading>Notifications</Heading>
      <LatestNotifications onFollow={close} />
      <Footer>
        <Link href={linkTo('Notifications')} onNavigate={close}>
          See all
        </Link>
      </Footer>
    </Popover>
  )
}
