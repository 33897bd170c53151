import { parseDate } from '@internationalized/date'
import { type RefObject, useContext } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { FloatingSurface } from './FloatingSurface.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { focusRing, visuallyHidden } from './styles.ts'
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
  gap: ${space.s1};
  margin-block-end: ${space.s2};
`

const Title = styled(CalendarHeading)`
  ${visuallyHidden}
`

const Choices = styled.div`
  display: flex;
  gap: ${space.s1};
`

/** The system's own list, which is the quickest on every device for a hundred years. */
const Choice = styled.select`
  min-height: ${size.controlSmall};
  padding: 0 ${space.s1};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
  cursor: pointer;
  option {
    background: ${color.surface2};
    color: ${color.textStrong};
    font-weight: ${weight.regular};
  }
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    ${focusRing}
  }
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

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** As far as people live back, and as far as plans reach ahead, where the field says nothing else. */
const yearsBack = 100
const yearsAhead = 20

/** Month and year to go to at once: a birth date is hundreds of months away. */
function MonthAndYear({ min, max }: { min: string | undefined; max: string | undefined }) {
  const state = useContext(CalendarStateContext)
  if (!state) return null
  const { focusedDate } = state
  const thisYear = new Date().getFullYear()
  const first = Math.min(focusedDate.year, min ? Number(min.slice(0, 4)) : thisYear - yearsBack)
  const last = Math.max(focusedDate.year, max ? Number(max.slice(0, 4)) : thisYear + yearsAhead)
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at)
  return (
    <Choices>
      <Choice
        aria-label="Month"
        value={focusedDate.month}
        onChange={(event) => state.setFocusedDate(focusedDate.set({ month: Number(event.target.value) }))}
      >
        {months.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label="Year"
        className="tabular"
        value={focusedDate.year}
        onChange={(event) => state.setFocusedDate(focusedDate.set({ year: Number(event.target.value) }))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Choice>
    </Choices>
  )
}

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
              <MonthAndYear min={min} max={max} />
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
