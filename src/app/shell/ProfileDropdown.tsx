import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { linkTo } from '#rules/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { DrawerGroup, DrawerItem } from '#ui/Drawer.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ClockIcon, LogOutIcon, MailIcon } from '#ui/icons.tsx'
import { Popover } from '#ui/Popover.tsx'
import { tokens } from '#ui/theme.ts'
import { useSystem, useUser } from '../system-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const { color, leading, size, space, text, weight } = tokens

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  padding: ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
`

const Name = styled.p`
  margin: 0;
  font-weight: ${weight.strong};
`

const Title = styled.p`
  margin: 0;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Foot = styled.div`
  padding: ${space.s3} ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
`

/** The person: e-mail link, Timesheet, Log Out (specification 2.2), and the choice of theme. */
export function ProfileDropdown({ hasTimesheet }: { hasTimesheet: boolean }) {
  const { shell } = useSystem()
  const user = useUser()
  const isOpen = useSelector(shell, (state) => state.matches({ dropdown: 'profile' }))
  const close = () => shell.send({ type: 'dropdown.closed' })
  return (
    <Popover
      label="Profile"
      open={isOpen}
      onOpenChange={(open) => shell.send({ type: open ? 'profile.toggled' : 'dropdown.closed' })}
      trigger={(trigger) => (
        <IconButton label={`Profile of ${user.fullName}`} {...trigger}>
          <Avatar name={user.fullName} photoUrl={user.avatar} decorative />
        </IconButton>
      )}
    >
      <Person>
        <Avatar name={user.fullName} photoUrl={user.avatar} size="large" decorative />
        <div>
          <Name>{user.fullName}</Name>
          {user.title !== null && <Title>{user.title}</Title>}
        </div>
      </Person>
      <DrawerGroup>
        <DrawerItem href={linkTo('Profile')} icon={<MailIcon />} onNavigate={close}>
          {user.email}
        </DrawerItem>
        {hasTimesheet && (
          <DrawerItem href={linkTo('Timesheet')} icon={<ClockIcon />} onNavigate={close}>
            Timesheet
          </DrawerItem>
        )}
        <DrawerItem href={linkTo('Logout')} icon={<LogOutIcon />} onNavigate={close}>
          Log Out
        </DrawerItem>
      </DrawerGroup>
      <Foot>
        <ThemeSwitch />
      </Foot>
    </Popover>
  )
}
