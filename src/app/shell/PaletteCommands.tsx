import type { Dispatch, SetStateAction } from 'react'
import { themeWords } from '#features/shared/settings/appearance.ts'
import { useSettingChange } from '#features/shared/settings/use-settings.ts'
import { useWorkTimer } from '#features/shared/timer/use-work-timer.ts'
import type { Eligibility } from '#rules/eligibility.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { type Command, CommandPalette } from '#ui/CommandPalette.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { commandLinks } from '#view-models/commands.ts'
import type { MenuBadges } from '#view-models/menu.ts'
import { registerTimeAddress } from '#view-models/timesheet-address.ts'
import { useSystem, useUser } from '../system-context.ts'
import { useReportProblem } from './use-report-problem.ts'

export interface PaletteCommandsProps {
  eligibility: Eligibility
  badges: MenuBadges
}

/** What was typed before the palette's code was there. */
export interface TypedAhead {
  typed: string
  onType: Dispatch<SetStateAction<string>>
}

/** What can be done now, every screen of the menu, and the commonest actions, found by typing. */
export function PaletteCommands({ eligibility, badges, typed }: PaletteCommandsProps & TypedAhead) {
  const { shell } = useSystem()
  const { roles } = useUser()
  const navigate = useNavigation()
  const links = commandLinks(eligibility, roles, badges)
  const timer = useWorkTimer()
  const { changeTheme } = useSettingChange()
  const reportProblem = useReportProblem()
  const timing = { group: 'Actions', keywords: 'clock measure hours stopwatch' }
  const timerCommands: Record<typeof timer.state, Command> = {
    idle: { ...timing, id: 'timer', label: 'Start timer', run: () => timer.start({ values: {}, name: '' }) },
    running: { ...timing, id: 'timer', label: 'Stop timer', run: timer.stop },
    stopped: { ...timing, id: 'timer', label: 'Log the measured time', run: () => navigate(registerTimeAddress) },
  }
  return (
    <CommandPalette
      open
      typed={typed}
      onClose={() => shell.send({ type: 'palette.closed' })}
      commands={[
        ...(eligibility.hasCommitments ? [timerCommands[timer.state]] : []),
        ...links.map(({ to, ...link }) => ({ ...link, run: () => navigate(to) })),
        ...themeWords.map(({ theme, label, keywords }) => ({
          id: theme,
          label,
          keywords,
          group: 'Actions',
          run: () => changeTheme(theme),
        })),
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          group: 'Actions',
          keywords: 'keys help ?',
          run: () => shell.send({ type: 'shortcuts.opened', isCovered: false }),
        },
        {
          id: 'report',
          label: messages.reportProblem,
          group: 'Actions',
          keywords: 'bug error support help',
          run: reportProblem,
        },
        { id: 'logout', label: 'Log Out', group: 'Actions', keywords: 'sign out leave', run: () => navigate(linkTo('Logout')) },
      ]}
    />
  )
}
