import { useSelector } from '@xstate/react'
import { Avatar } from '#ui/Avatar.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { fetchAhead, late } from '#ui/late.tsx'
import { Popover } from '#ui/Popover.tsx'
import { useSystem, useUser } from '../system-context.ts'
import { PanelSkeleton } from './PanelSkeleton.tsx'

const load = () => import('./ProfilePanel.tsx').then((module) => module.ProfilePanel)
const ProfilePanel = late(load, () => <PanelSkeleton label="Loading" height="19rem" />)

/** The avatar, and behind it who the person is and the way out. */
export function ProfileDropdown({ hasTimesheet }: { hasTimesheet: boolean }) {
  const { shell } = useSystem()
  const user = useUser()
  const isOpen = useSelector(shell, (state) => state.matches({ dropdown: 'profile' }))
  return (
    <Popover
      label="Profile"
      open={isOpen}
      onOpenChange={(open) => shell.send({ type: open ? 'profile.toggled' : 'dropdown.closed' })}
      onPointedAt={fetchAhead(load)}
      trigger={(trigger) => (
        <IconButton label={`Profile of ${user.fullName}`} {...trigger}>
          <Avatar name={user.fullName} photoUrl={user.avatar} decorative />
        </IconButton>
      )}
    >
      <ProfilePanel hasTimesheet={hasTimesheet} onNavigate={() => shell.send({ type: 'dropdown.closed' })} />
    </Popover>
  )
}
