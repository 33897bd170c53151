import { type Ref, useRef } from 'react'
import { styled } from 'styled-components'
import { exceedsDay, isFuture, missingHoursOfDay } from '#rules/timesheet.ts'
import { closedReason, hoursText } from '#rules/timesheet-grid.ts'
import type { LaidOver, LeaveData, TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { EditIcon, MoreIcon, NoteIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { media, tokens } from '#ui/theme.ts'
import { dayInFull, dayInShort, hoursInWords } from './day-texts.ts'
import { ProgressNote } from './ProgressNote.tsx'
import { useShownRows } from './use-shown-rows.ts'
import type { Week } from './use-week.ts'

const { color, leading, size, space, text, weight } = tokens

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

const Record = styled.li`
  display: grid;
  grid-template-columns: minmax(9rem, 1.4fr) minmax(6rem, 0.7fr) minmax(8rem, 1fr) minmax(10rem, 2fr) 4.5rem calc(2 * ${size.controlSmall});
  gap: ${space.s1} ${space.s4};
  align-items: center;
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
  font-size: ${text.md};
  line-height: ${leading.md};
  content-visibility: auto;
  contain-intrinsic-size: auto 3.5rem;
  & > [data-part='hours'] {
    grid-column: 5;
  }
  & > [data-part='actions'] {
    grid-column: 6;
    text-align: end;
  }
  @media ${media.belowWide} {
    display: flex;
    flex-wrap: wrap;
    & > :first-child {
      flex: 1 1 0;
    }
    & > [data-part='hours'],
    & > [data-part='actions'] {
      order: 1;
    }
    /* What follows begins a line of its own. */
    &::before {
      content: '';
      order: 2;
      flex: 0 0 100%;
    }
    & > [data-part='ticket'],
    & > [data-part='activity'] {
      order: 3;
    }
    & > [data-part='activity'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space.s2};
    }
    & > [data-part='description'] {
      order: 4;
      flex: 0 0 100%;
    }
  }
`

const Part = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Strong = styled.div`
  font-weight: ${weight.medium};
  color: ${color.textStrong};
`

const Weak = styled.div`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

const Hours = styled.div`
  text-align: end;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.textStrong};
`

export interface RecordActions {
  readonly onAdd: (day: string) => void
  readonly onEdit: (entry: TimesheetEntryData) => void
  readonly onClone: (entry: TimesheetEntryData) => void
  readonly onDuplicate: (entry: TimesheetEntryData) => void
  readonly onRemove: (entry: TimesheetEntryData) => void
  readonly onAddLeave: (day: string) => void
  /** Asks for the day of another leave, today to begin with (decisions B: a clone has today's date). */
  readonly onCloneLeave: () => void
  readonly onRemoveLeave: (leave: LeaveData) => void
}

interface WeekListProps {
  readonly week: Week
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
  const { shown, after, isMany, measure } = useShownRows({ count: records.length, rowHeight: 60, place: list })
  const missing = missingHoursOfDay(day, week.weeklyMinimum, hours, leave !== undefined)
  const notes = [
    hoursInWords(hours),
    ...(exceedsDay(hours) ? ['More than 24 hours are logged on this day.'] : []),
    ...(missing > 0 && !isFuture(day, today) ? [`${hoursText(missing)} h missing`] : []),
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
            { id: 'record', label: 'Register time', onPress: () => actions.onAdd(day) },
            {
              id: 'leave',
              label: 'Register leave',
              disabledReason: leave === undefined ? undefined : 'Leave is already registered for this date.',
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
                  isMany ? { ref: measure, 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': records.length } : {}
                }
              />
            )
          )
        })}
      </Records>
    </Card>
  )
}

function LeaveRow({ leave, actions }: { leave: LaidOver<LeaveData>; actions: RecordActions }) {
  const day = dayInFull(leave.row.date)
  return (
    <Record>
      <Part>
        <Strong>Leave</Strong>
        <ProgressNote of={leave} />
      </Part>
      <Hours data-part="hours">Day</Hours>
      <Part data-part="actions">
        <IconButton label={`Clone the leave on ${day}`} size="small" onPress={actions.onCloneLeave}>
          <NoteIcon />
        </IconButton>
        <IconButton label={`Delete the leave on ${day}`} size="small" onPress={() => actions.onRemoveLeave(leave.row)}>
          <TrashIcon />
        </IconButton>
      </Part>
    </Record>
  )
}

interface RecordRowProps {
  readonly record: LaidOver<TimesheetEntryData>
  readonly earliest: string | null
  readonly actions: RecordActions
  /** Where it stands, when not all records are in the document. */
  readonly placed: {
    readonly ref?: Ref<HTMLLIElement>
    readonly 'data-index'?: number
    readonly 'aria-posinset'?: number
    readonly 'aria-setsize'?: number
  }
}

function RecordRow({ record, earliest, actions, placed }: RecordRowProps) {
  const { row } = record
  const closed = closedReason(row.date, earliest) ?? undefined
  const name = `${row.epic}, ${row.ticket}, ${dayInFull(row.date)}`
  return (
    <Record {...placed}>
      <Part>
        <Strong>{row.project.name}</Strong>
        <Weak>{row.epic}</Weak>
      </Part>
      <Part data-part="ticket">{row.ticket}</Part>
      <Part data-part="activity">
        {row.activity.value}
        <Weak>{row.technology.value}</Weak>
      </Part>
      <Part data-part="description">
        {row.description}
        <ProgressNote of={record} />
      </Part>
      <Hours data-part="hours">
        {hoursInWords(row.effort)}
        {row.adjustment !== 0 && (
          <Tooltip text="Adjusted by an audit">
            <Weak>{`${row.adjustment > 0 ? '+' : '−'}${hoursText(Math.abs(row.adjustment))} h`}</Weak>
          </Tooltip>
        )}
      </Hours>
      <Part data-part="actions">
        <Menu
          label={`Actions for ${name}`}
          items={[
            {
              id: 'edit',
              label: 'Edit',
              icon: <EditIcon />,
              disabledReason: closed,
              onPress: () => actions.onEdit(row),
            },
            { id: 'clone', label: 'Clone', onPress: () => actions.onClone(row) },
            { id: 'duplicate', label: 'Duplicate to days…', onPress: () => actions.onDuplicate(row) },
            {
              id: 'delete',
              label: 'Delete',
              icon: <TrashIcon />,
              danger: true,
              disabledReason: closed,
              onPress: () => actions.onRemove(row),
            },
          ]}
        >
          {(trigger) => (
            <IconButton label={`Actions for ${name}`} size="small" {...trigger}>
              <MoreIcon />
            </IconButton>
          )}
        </Menu>
      </Part>
    </Record>
  )
}
