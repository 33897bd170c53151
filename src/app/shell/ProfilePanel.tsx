import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { DrawerGroup, DrawerItem } from '#ui/Drawer.tsx'
import { DrawerButton } from '#ui/DrawerButton.tsx'
import { ClockIcon, LogOutIcon, MailIcon } from '#ui/icons.tsx'
import { ReportIcon } from '#ui/report-icon.tsx'
import { SettingsIcon } from '#ui/settings-icon.tsx'
import { tokens } from '#ui/theme.ts'
import { useUser } from '../system-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useReportProblem } from './use-report-problem.ts'

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

export interface ProfilePanelProps {
  hasTimesheet: boolean
  /** After a way was taken. */
  onNavigate: () => void
}

/** The person: e-mail link, Timesheet, Log Out (specification 2.2), their settings, reporting a problem, and the choice of theme. */
export function ProfilePanel({ hasTimesheet, onNavigate }: ProfilePanelProps) {
  const user = useUser()
  const reportProblem = useReportProblem()
  return (
    <>
      <Person>
        <Avatar name={user.fullName} photoUrl={user.avatar} size="large" decorative />
        <div>
          <Name>{user.fullName}</Name>
          {user.title !== null && <Title>{user.title}</Title>}
        </div>
      </Person>
      <DrawerGroup>
        <DrawerItem href={linkTo('Profile')} icon={<MailIcon />} onNavigate={onNavigate}>
          {user.email}
        </DrawerItem>
        {hasTimesheet && (
          <DrawerItem href={linkTo('Timesheet')} icon={<ClockIcon />} onNavigate={onNavigate}>
            Timesheet
          </DrawerItem>
        )}
        <DrawerItem href={linkTo('Settings')} icon={<SettingsIcon />} onNavigate={onNavigate}>
          Settings
        </DrawerItem>
        <DrawerButton
          icon={<ReportIcon />}
          onPress={() => {
            onNavigate()
            reportProblem()
          }}
        >
          {messages.reportProblem}
        </DrawerButton>
        <DrawerItem href={linkTo('Logout')} icon={<LogOutIcon />} onNavigate={onNavigate}>
          Log Out
        </DrawerItem>
      </DrawerGroup>
      <Foot>
        <ThemeSwitch />
      </Foot>
    </>
  )
}
