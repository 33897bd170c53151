import { useSelector } from '@xstate/react'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { BellIcon } from '#ui/icons.tsx'
import { fetchAhead, late } from '#ui/late.tsx'
import { Popover } from '#ui/Popover.tsx'
import { useSystem } from '../system-context.ts'
import { PanelSkeleton } from './PanelSkeleton.tsx'

const load = () => import('./NotificationsPanel.tsx').then((module) => module.NotificationsPanel)
const NotificationsPanel = late(load, () => <PanelSkeleton label="Loading notifications" height="19rem" />)

/** The bell with how many are unread, and behind it the latest notifications. */
export function NotificationsDropdown({ unread }: { unread: number }) {
  const { shell } = useSystem()
  const isOpen = useSelector(shell, (state) => state.matches({ dropdown: 'notifications' }))
  return (
    <Popover
      label="Notifications"
      open={isOpen}
      onOpenChange={(open) => shell.send({ type: open ? 'notifications.toggled' : 'dropdown.closed' })}
      onPointedAt={fetchAhead(load)}
      trigger={(trigger) => (
        <IconButton label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`} {...trigger}>
          <BellIcon />
          <Badge count={unread} meaning="unread" overlay />
        </IconButton>
      )}
    >
      <NotificationsPanel onFollow={() => shell.send({ type: 'dropdown.closed' })} />
    </Popover>
  )
}
