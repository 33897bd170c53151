import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, DownloadIcon, MoreIcon, NoteIcon, PlusIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { lateExtra } from '#ui/late.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { MainAction } from '#ui/MainAction.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { hoursText } from '#ui/number-text.ts'
import { OnScreenOnly, PaperTitle } from '#ui/on-paper.ts'
import { PrintIcon } from '#ui/print-icon.tsx'
import { media, tokens } from '#ui/theme.ts'
import { ViewSwitch } from '#ui/ViewSwitch.tsx'
import { monthInWords, weekInWords } from '../../shared/formats/week-words.ts'
import { useServices } from '../../shared/services/services.ts'
import type { Timesheet } from './use-timesheet.ts'
import { type TimesheetAddress, type TimesheetView, timesheetViews } from './use-timesheet-address.ts'

const OwnTargetInWords = lateExtra(() => import('../../shared/settings/OwnTarget.tsx').then((module) => module.OwnTargetInWords))

const { leading, size, space, text, weight, color } = tokens

const Title = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  font-variant-numeric: tabular-nums;
`

const Figures = styled.p`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
  font-variant-numeric: tabular-nums;
`

const Jump = styled.div`
  width: 11rem;
  max-width: calc(100% - ${space.s2});
  min-width: ${size.control};
`

/** On a phone the ways to other days and the views have a line each, close enough together that the date stays on it. */
const Ways = styled(Cluster)`
  @media ${media.belowCompact} {
    flex: 1 1 100%;
    gap: ${space.s1};
  }
`

export interface TimesheetHeaderProps {
  readonly timesheet: Timesheet
  readonly address: TimesheetAddress
  /** Whether the main action stands at the lower edge of the window. */
  readonly isNarrow: boolean
  readonly onRegister: () => void
  readonly onCopyWeek: () => void
  readonly onRegisterLeave: () => void
  readonly onExport: () => void
  /** Why no time can be registered; undefined when it can. */
  readonly cannotRegister: string | undefined
}

const viewNames: Readonly<Record<TimesheetView, string>> = { grid: 'Grid', list: 'List', month: 'Month' }

/** Which days are shown, the ways to others, and what can be done with them. */
export function TimesheetHeader(props: TimesheetHeaderProps) {
  const { timesheet, address, isNarrow, onRegister, onCopyWeek, onRegisterLeave, onExport, cannotRegister } = props
  const { missing, target, hours, start, end } = timesheet
  const { month, view } = address
  const { fullName } = useServices().session.user()
  const navigateTo = useNavigation()
  const span = month === null ? 'week' : 'month'
  const days = month === null ? weekInWords(start, end) : monthInWords(month)
  return (
    <Stack $gap="s3">
      <OnScreenOnly>
        <Cluster $justify="space-between" $gap="s3">
          <Ways>
            <IconButton label={`Previous ${span}`} onPress={() => navigateTo(address.before())}>
              <ChevronLeftIcon />
            </IconButton>
            <ButtonLink href={address.aroundDay(address.today)}>Today</ButtonLink>
            <IconButton label={`Next ${span}`} onPress={() => navigateTo(address.after())}>
              <ChevronRightIcon />
            </IconButton>
            <Jump>
              <DatePicker
                label="Go to date"
                hideLabel
                value={address.day}
                onChange={(day) => {
                  if (day !== null) navigateTo(address.aroundDay(day))
                }}
              />
            </Jump>
          </Ways>
          <Ways>
            <ViewSwitch
              label="View"
              views={timesheetViews.map((one) => ({ href: address.inView(one), label: viewNames[one], isShown: one === view }))}
            />
            <Menu
              label="More"
              items={[
                ...(month === null
                  ? [
                      {
                        id: 'copy',
                        label: 'Copy last week…',
                        icon: <NoteIcon />,
                        disabledReason: cannotRegister,
                        onPress: onCopyWeek,
                      },
                    ]
                  : []),
                { id: 'leave', label: 'Register leave…', icon: <CalendarIcon />, onPress: onRegisterLeave },
                { id: 'export', label: 'Export…', icon: <DownloadIcon />, onPress: onExport },
                { id: 'print', label: 'Print', icon: <PrintIcon />, onPress: () => window.print() },
              ]}
            >
              {(trigger) => (
                <IconButton label="More" {...trigger}>
                  <MoreIcon />
                </IconButton>
              )}
            </Menu>
            <MainAction isBar={isNarrow}>
              <Button variant="primary" icon={<PlusIcon />} disabledReason={cannotRegister} onPress={onRegister}>
                Log time
              </Button>
            </MainAction>
          </Ways>
        </Cluster>
      </OnScreenOnly>
      <PaperTitle>Timesheet of {fullName}</PaperTitle>
      <Cluster $gap="s3" $align="baseline">
        <Title>{days}</Title>
        {timesheet.hasFigures && (
          <Figures>
            {hoursText(hours)} this {span}
            {target > 0 && ` · ${hoursText(missing)} missing of ${hoursText(target)}${month === null ? '' : ', counted by week'}`}
            {month === null && address.isPresent && <OwnTargetInWords hours={hours} />}
          </Figures>
        )}
      </Cluster>
    </Stack>
  )
}
