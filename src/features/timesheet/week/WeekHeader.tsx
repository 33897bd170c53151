import { styled } from 'styled-components'
import { addDays } from '#rules/weeks.ts'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, DownloadIcon, MoreIcon, NoteIcon, PlusIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { hoursText } from '#ui/number-text.ts'
import { tokens } from '#ui/theme.ts'
import { weekInWords } from '../../shared/formats/week-words.ts'
import type { Week } from './use-week.ts'
import type { WeekAddress } from './week-address.ts'

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

export interface WeekHeaderProps {
  readonly week: Week
  readonly address: WeekAddress
  readonly onRegister: () => void
  readonly onCopyWeek: () => void
  readonly onRegisterLeave: () => void
  readonly onExport: () => void
  /** Why no time can be registered; undefined when it can. */
  readonly cannotRegister: string | undefined
}

/** Which week is shown, the ways to others, and what can be done with it. */
export function WeekHeader(props: WeekHeaderProps) {
  const { week, address, onRegister, onCopyWeek, onRegisterLeave, onExport, cannotRegister } = props
  const { missing, target, hours, start, end } = week
  const navigateTo = useNavigation()
  const other = address.view === 'grid' ? 'list' : 'grid'
  return (
    <Stack $gap="s3">
      <Cluster $justify="space-between" $gap="s3">
        <Cluster>
          <IconButton label="Previous week" onPress={() => navigateTo(address.weekOfDay(addDays(start, -7)))}>
            <ChevronLeftIcon />
          </IconButton>
          <ButtonLink href={address.weekOfDay(address.today)}>Today</ButtonLink>
          <IconButton label="Next week" onPress={() => navigateTo(address.weekOfDay(addDays(start, 7)))}>
            <ChevronRightIcon />
          </IconButton>
          <Jump>
            <DatePicker
              label="Go to date"
              hideLabel
              value={address.day}
              onChange={(day) => {
                if (day !== null) navigateTo(address.weekOfDay(day))
              }}
            />
          </Jump>
        </Cluster>
        <Cluster>
          <ButtonLink href={address.inView(other)}>{other === 'grid' ? 'Grid' : 'List'}</ButtonLink>
          <Menu
            label="More"
            items={[
              { id: 'copy', label: 'Copy last week…', icon: <NoteIcon />, disabledReason: cannotRegister, onPress: onCopyWeek },
              { id: 'leave', label: 'Register leave…', icon: <CalendarIcon />, onPress: onRegisterLeave },
              { id: 'export', label: 'Export…', icon: <DownloadIcon />, onPress: onExport },
            ]}
          >
            {(trigger) => (
              <IconButton label="More" {...trigger}>
                <MoreIcon />
              </IconButton>
            )}
          </Menu>
          <Button variant="primary" icon={<PlusIcon />} disabledReason={cannotRegister} onPress={onRegister}>
            Register time
          </Button>
        </Cluster>
      </Cluster>
      <Cluster $gap="s3" $align="baseline">
        <Title>{weekInWords(start, end)}</Title>
        {week.hasFigures && (
          <Figures>
            {hoursText(hours)} this week
            {target > 0 && ` · ${hoursText(missing)} missing of ${hoursText(target)}`}
          </Figures>
        )}
      </Cluster>
    </Stack>
  )
}
