import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { FloatingSurface } from './FloatingSurface.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { focusRing } from './styles.ts'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const Content = styled(Dialog)`
  padding: ${space.s4};
  outline: none;
`

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space.s2};
`

const Title = styled(CalendarHeading)`
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
`

const Step = styled(Button)`
  display: grid;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMedium};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-disabled] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  td,
  th {
    padding: 0;
  }
`

const Weekday = styled(CalendarHeaderCell)`
  width: ${size.control};
  height: ${size.controlSmall};
  color: ${color.textWeak};
  font-size: ${text.xs};
  font-weight: ${weight.medium};
`

const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: ${size.control};
  height: ${size.control};
  border-radius: ${radius.round};
  font-size: ${text.sm};
  cursor: pointer;
  outline: none;
  transition: background-color ${motion.fast} ${motion.easing};
  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-today] {
    font-weight: ${weight.strong};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.control};
  }
  &[data-selected] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.strong};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.textWeak};
    text-decoration: line-through;
    cursor: default;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`

const dateOf = (iso: string | null | undefined) => (iso ? parseDate(iso) : undefined)

export interface CalendarPopoverProps {
  label: string
  triggerRef: RefObject<HTMLElement | null>
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (iso: string) => void
  onClose: () => void
}

/** A month to choose a day from, weeks from Monday: loaded when it is first needed. */
export function CalendarPopover({ label, triggerRef, value, min, max, onChoose, onClose }: CalendarPopoverProps) {
  const minValue = dateOf(min)
  const maxValue = dateOf(max)
  return (
    <I18nProvider locale="en-GB">
      <FloatingSurface
        isOpen
        triggerRef={triggerRef}
        placement="bottom end"
        offset={4}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Content aria-label={label}>
          <Calendar
            aria-label={label}
            autoFocus
            firstDayOfWeek="mon"
            value={dateOf(value) ?? null}
            onChange={(date) => {
              if (date) onChoose(date.toString())
            }}
            {...(minValue ? { minValue } : {})}
            {...(maxValue ? { maxValue } : {})}
          >
            <Header>
              <Step slot="previous">
                <ChevronLeftIcon />
              </Step>
              <Title />
              <Step slot="next">
                <ChevronRightIcon />
              </Step>
            </Header>
            <Grid weekdayStyle="short">
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
            </Grid>
          </Calendar>
        </Content>
      </FloatingSurface>
    </I18nProvider>
  )
}
