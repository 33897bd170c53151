import { useRef } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { exceedsDay, isFuture } from '#rules/timesheet.ts'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Menu } from '#ui/Menu.tsx'
import { hoursText } from '#ui/number-text.ts'
import { ShownRows } from '#ui/ShownRows.tsx'
import { tokens } from '#ui/theme.ts'
import { dayInFull, dayInShort } from '../../shared/formats/week-words.ts'
import { LeaveRow, type RecordActions, RecordRow } from './RecordRow.tsx'
import type { Timesheet } from './use-timesheet.ts'

const { color, leading, space, text, weight } = tokens

const DayHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s4};
  min-height: ${space.s12};
`

const DayName = styled.h2`
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  &[data-today] {
    color: ${color.accentText};
  }
`

const DayFigures = styled.span`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
  color: ${color.textMedium};
`

const Records = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

interface WeekListProps {
  readonly week: Timesheet
  readonly days: readonly string[]
  readonly today: string
  readonly actions: RecordActions
}

/** The week by day: every record with all it says, and the day's hours. */
export function WeekList({ week, days, today, actions }: WeekListProps) {
  return (
    <Stack>
      {days.map((day) => (
        <Day key={day} {...{ week, day, today, actions }} />
      ))}
    </Stack>
  )
}

function Day({ week, day, today, actions }: Omit<WeekListProps, 'days'> & { readonly day: string }) {
  const { records, hours } = week.ofDay(day)
  const leave = week.leaves.find(({ row }) => row.date === day)
  const list = useRef<HTMLUListElement>(null)
  const missing = week.missingOfDay(day)
  const notes = [
    hoursText(hours),
    ...(exceedsDay(hours) ? ['More than 24 hours are logged on this day.'] : []),
    ...(missing > 0 ? [`${hoursText(missing)} missing`] : []),
    ...(isFuture(day, today) && hours > 0 ? ['In the future'] : []),
  ]
  return (
    <Card $padding="none" aria-label={dayInFull(day)}>
      <DayHead>
        <Cluster $gap="s3">
          <DayName data-today={day === today ? '' : undefined}>{dayInShort(day)}</DayName>
          <DayFigures>{notes.join(' · ')}</DayFigures>
        </Cluster>
        <Menu
          label={`Add to ${dayInFull(day)}`}
          items={[
            { id: 'record', label: 'Log time', onPress: () => actions.onAdd(day) },
            {
              id: 'leave',
              label: 'Register leave',
              disabledReason: leave === undefined ? undefined : messages.leaveExists,
              onPress: () => actions.onAddLeave(day),
            },
          ]}
        >
          {(trigger) => (
            <IconButton label={`Add to ${dayInFull(day)}`} size="small" {...trigger}>
              <PlusIcon />
            </IconButton>
          )}
        </Menu>
      </DayHead>
      <Records>{leave !== undefined && <LeaveRow leave={leave} actions={actions} />}</Records>
      <ShownRows count={records.length} rowHeight={60} place={list}>
        {({ shown, after, isMany, measure }) => (
          <Records ref={list} style={isMany ? { paddingBlock: `${shown[0]?.gap ?? 0}px ${after}px` } : undefined}>
            {shown.map(({ index }) => {
              const one = records[index]
              return (
                one && (
                  <RecordRow
                    key={one.row.id}
                    record={one}
                    earliest={week.earliest[one.row.commitment.id] ?? null}
                    actions={actions}
                    placed={
                      isMany
                        ? { ref: measure, 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': records.length }
                        : {}
                    }
                  />
                )
              )
            })}
          </Records>
        )}
      </ShownRows>
    </Card>
  )
}
