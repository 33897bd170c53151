import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { hoursText, numberText } from '#ui/number-text.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { tokens } from '#ui/theme.ts'
import { dayInFull, weekdayInShort } from '../../shared/formats/week-words.ts'
import type { Timesheet } from './use-timesheet.ts'

const { color, leading, text, weight } = tokens

const Day = styled.span`
  display: grid;
  justify-items: center;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-variant-numeric: tabular-nums;
  > strong {
    font-size: ${text.md};
    line-height: ${leading.md};
    font-weight: ${weight.strong};
  }
  &[data-today] > strong {
    color: ${color.accentText};
  }
  &[data-lacks] > :last-child {
    color: ${color.warning};
  }
`

interface DayStripProps {
  readonly timesheet: Timesheet
  readonly days: readonly string[]
  readonly day: string
  readonly today: string
  readonly onChoose: (day: string) => void
  /** What the chosen day shows. */
  readonly children: ReactNode
}

/** The days of a week side by side with their hours, where there is room for one of them only. */
export function DayStrip({ timesheet, days, day, today, onChoose, children }: DayStripProps) {
  const tabs = days.map((one) => {
    const { hours } = timesheet.ofDay(one)
    const missing = timesheet.missingOfDay(one)
    const isLeave = timesheet.leaveDays.includes(one)
    const notes = [isLeave ? 'leave' : hoursText(hours), ...(missing > 0 ? [`${hoursText(missing)} missing`] : [])]
    return {
      id: one,
      label: `${dayInFull(one)}${one === today ? ', today' : ''}: ${notes.join(', ')}`,
      content: (
        <Day data-today={one === today ? '' : undefined} data-lacks={missing > 0 ? '' : undefined}>
          <span>{weekdayInShort(one)}</span>
          <strong>{Number(one.slice(-2))}</strong>
          <span>{isLeave && hours === 0 ? 'Leave' : numberText(hours)}</span>
        </Day>
      ),
    }
  })
  return (
    <Tabs label="Day" tabs={tabs} selected={day} onSelect={onChoose} equal>
      {children}
    </Tabs>
  )
}
