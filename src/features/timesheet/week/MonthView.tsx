import { styled } from 'styled-components'
import { isFuture } from '#rules/timesheet.ts'
import { isWorkday } from '#rules/weeks.ts'
import { useAnchor } from '#ui/Link.tsx'
import { hoursText, numberText } from '#ui/number-text.ts'
import { media, tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type MonthDay, monthWeeks } from '#view-models/timesheet-month.ts'
import { dayInFull, weekdayInShort, weekInWords } from '../../shared/formats/week-words.ts'
import { DaysLoading } from './DaysLoading.tsx'
import { progressTexts } from './progress-texts.ts'
import type { Timesheet } from './use-timesheet.ts'

const { color, leading, radius, size, space, text, weight } = tokens

/** Not on paper, where there is room for words. */
const onPhone = `screen and ${media.belowMedium}`

const Calendar = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface1};
  font-variant-numeric: tabular-nums;
`

const Head = styled.th`
  padding: ${space.s2};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-align: start;
  color: ${color.textMedium};
  &:last-child {
    width: 6rem;
    text-align: end;
  }
  @media ${onPhone} {
    padding: ${space.s2} 0;
    text-align: center;
    &:last-child {
      width: auto;
      text-align: center;
    }
  }
`

const Cell = styled.td`
  height: 5.75rem;
  padding: 0;
  border-block-start: ${size.hairline} solid ${color.line};
  border-inline-start: ${size.hairline} solid ${color.line};
  vertical-align: top;
  &:first-child {
    border-inline-start: 0;
  }
  @media screen {
    &[data-off] {
      background: ${color.field};
    }
  }
  tr:last-child > &:first-child {
    border-end-start-radius: ${radius.large};
  }
  @media ${onPhone} {
    height: 4.5rem;
  }
`

const Day = styled.a`
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  height: 100%;
  padding: ${space.s2};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  text-decoration: none;
  &[data-outside] {
    color: ${color.textWeak};
  }
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(${size.ring} * -1);
  }
  @media ${onPhone} {
    align-items: center;
    padding: ${space.s1} 0;
  }
`

const DayNumber = styled.span`
  min-width: ${space.s6};
  @media ${onPhone} {
    text-align: center;
  }
  border-radius: ${radius.round};
  font-size: ${text.sm};
  line-height: ${space.s6};
  [data-today] > & {
    align-self: start;
    padding-inline: ${space.s1};
    background: ${color.accent};
    color: ${color.onAccent};
    text-align: center;
    @media ${onPhone} {
      align-self: center;
    }
    @media (forced-colors: active) {
      outline: ${size.ring} solid;
    }
    @media print {
      background: none;
      color: ${color.textStrong};
      font-weight: ${weight.strong};
    }
  }
`

const Logged = styled.span`
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  [data-outside] > & {
    font-weight: ${weight.regular};
    color: ${color.textWeak};
  }
  @media ${onPhone} {
    font-size: ${text.sm};
    line-height: ${leading.sm};
    > span {
      display: none;
    }
  }
`

/** A few words under the hours; on a phone there is room for their mark only. */
const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    width: ${space.s2};
    height: ${space.s2};
    border-radius: ${radius.round};
    border: ${size.ring} solid currentColor;
    forced-color-adjust: none;
  }
  &[data-kind='leave'] {
    color: ${color.active};
    &::before {
      background: currentColor;
    }
  }
  &[data-kind='missing'] {
    color: ${color.warning};
  }
  &[data-kind='unsent'] {
    color: ${color.error};
    &::before {
      border-radius: 0;
      background: currentColor;
    }
  }
  @media ${onPhone} {
    td > a > & {
      font-size: 0;
      gap: 0;
    }
  }
`

const WeekSum = styled.td`
  padding: ${space.s2};
  border-block-start: ${size.hairline} solid ${color.line};
  border-inline-start: ${size.hairline} solid ${color.line};
  vertical-align: top;
  text-align: end;
  font-size: ${text.sm};
  line-height: ${space.s6};
  color: ${color.textMedium};
  @media ${onPhone} {
    padding: ${space.s1} 0;
    font-size: ${text.xs};
    text-align: center;
    > span {
      display: none;
    }
  }
`

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  margin-block-start: ${space.s2};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

interface MonthViewProps {
  /** `YYYY-MM`. */
  readonly month: string
  readonly timesheet: Timesheet
  /** The days of all its weeks. */
  readonly days: readonly string[]
  readonly today: string
  /** Whether they are on their way, and nothing of them known. */
  readonly isWaiting: boolean
  /** Where a day is found with its records. */
  readonly addressOf: (day: string) => string
}

/** A month as a calendar: each day's hours, leave and what is missing, and the way to its records. */
export function MonthView({ month, timesheet, days, today, isWaiting, addressOf }: MonthViewProps) {
  if (isWaiting) return <DaysLoading />
  const weeks = monthWeeks(month, days, timesheet)
  return (
    <div>
      <Calendar aria-label="Days of the month">
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <Head key={day} scope="col">
                {weekdayInShort(day)}
              </Head>
            ))}
            <Head scope="col">Week</Head>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.start}>
              {week.days.map((one) => (
                <Cell key={one.day} data-off={isWorkday(one.day) && !one.isLeave ? undefined : ''}>
                  <DayLink {...{ one, today }} href={addressOf(one.day)} />
                </Cell>
              ))}
              <WeekSum>
                <VisuallyHidden>{weekInWords(week.start, week.end)}: </VisuallyHidden>
                {numberText(week.hours)}
                <span> h</span>
              </WeekSum>
            </tr>
          ))}
        </tbody>
      </Calendar>
      <Legend role="note" aria-label="Marks">
        <Note data-kind="leave">Leave</Note>
        <Note data-kind="missing">Hours are missing</Note>
        <Note data-kind="unsent">Not on the server yet</Note>
      </Legend>
    </div>
  )
}

interface DayLinkProps {
  readonly one: MonthDay
  readonly today: string
  readonly href: string
}

function DayLink({ one, today, href }: DayLinkProps) {
  const { day, hours, missing, isOutside, isLeave, progress } = one
  const notes = [
    ...(hours > 0 ? [hoursText(hours)] : isLeave || isFuture(day, today) ? [] : ['nothing logged']),
    ...(isLeave ? ['leave'] : []),
    ...(missing > 0 ? [`${hoursText(missing)} missing`] : []),
    ...(progress === 'saved' ? [] : [progressTexts[progress]]),
  ]
  return (
    <Day
      {...useAnchor(href)}
      aria-label={[`${dayInFull(day)}${day === today ? ', today' : ''}`, ...notes].join(', ')}
      aria-current={day === today ? 'date' : undefined}
      data-today={day === today ? '' : undefined}
      data-outside={isOutside ? '' : undefined}
    >
      <DayNumber>{day.slice(-2).replace(/^0/, '')}</DayNumber>
      {hours > 0 && (
        <Logged>
          {numberText(hours)}
          <span> h</span>
        </Logged>
      )}
      {isLeave && <Note data-kind="leave">Leave</Note>}
      {missing > 0 && <Note data-kind="missing">{hoursText(missing)} missing</Note>}
      {progress !== 'saved' && <Note data-kind="unsent">{progressTexts[progress]}</Note>}
    </Day>
  )
}
