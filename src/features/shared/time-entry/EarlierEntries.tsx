import { useId } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { media, tokens } from '#ui/theme.ts'

const { color, motion, radius, size, space, text } = tokens

const Title = styled.div`
  margin-block-end: ${space.s2};
  color: ${color.textMedium};
  font-size: ${text.sm};
`

/** One stop of Tab; the arrow keys go from record to record. */
const Records = styled(Toolbar)`
  display: grid;
  gap: ${space.s2};
  @media ${media.fromCompact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.belowCompact} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`

const Record = styled.button`
  display: grid;
  gap: ${space.s1};
  min-width: 0;
  padding: ${space.s2} ${space.s3};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textStrong};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Detail = styled.span`
  color: ${color.textMedium};
  font-size: ${text.sm};
`

interface RecentEntriesProps {
  /** Latest first. */
  entries: readonly TimesheetEntryData[]
  busy: boolean
  onRepeat: (entry: TimesheetEntryData) => void
}

/** Earlier records that a new one can begin from: one press fills the form but for its date. */
export function RecentEntries({ entries, busy, onRepeat }: RecentEntriesProps) {
  const title = useId()
  if (entries.length === 0 || busy) return null
  return (
    <div>
      <Title id={title}>Begin from a recent record</Title>
      <Records aria-labelledby={title}>
        {entries.map((entry) => (
          <Record key={entry.id} type="button" onClick={() => onRepeat(entry)}>
            <span>
              {entry.ticket} · {entry.epic}
            </span>
            <Detail>
              {entry.project.name} · {entry.activity.value}
            </Detail>
          </Record>
        ))}
      </Records>
    </div>
  )
}
