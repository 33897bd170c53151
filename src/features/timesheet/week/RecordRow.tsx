import type { Ref } from 'react'
import { styled } from 'styled-components'
import { closedReason } from '#rules/timesheet.ts'
import type { LeaveData, TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { TrashIcon } from '#ui/content-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { EditIcon, MoreIcon, NoteIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { hoursText } from '#ui/number-text.ts'
import { Tooltip } from '#ui/Tooltip.tsx'
import { media, tokens } from '#ui/theme.ts'
import type { OverlaidRow } from '#view-models/optimistic-overlay.ts'
import { dayInFull } from '../../shared/formats/week-words.ts'
import { ProgressNote } from './ProgressNote.tsx'

const { color, leading, size, space, text, weight } = tokens

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
  /** Measures the time of the same work from now on. */
  readonly onStartTimer: (entry: TimesheetEntryData) => void
  readonly onRemove: (entry: TimesheetEntryData) => void
  readonly onAddLeave: (day: string) => void
  /** Asks for the day of another leave, today to begin with (decisions B: a clone has today's date). */
  readonly onCloneLeave: () => void
  readonly onRemoveLeave: (leave: LeaveData) => void
}

/** A day of leave in the list of its day. */
export function LeaveRow({ leave, actions }: { leave: OverlaidRow<LeaveData>; actions: RecordActions }) {
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
  readonly record: OverlaidRow<TimesheetEntryData>
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

/** A time record in the list of its day, with all it says and what can be done with it. */
export function RecordRow({ record, earliest, actions, placed }: RecordRowProps) {
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
        {hoursText(row.effort)}
        {row.adjustment !== 0 && (
          <Tooltip text="Adjusted by an audit">
            <Weak>{`${row.adjustment > 0 ? '+' : '−'}${hoursText(Math.abs(row.adjustment))}`}</Weak>
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
            { id: 'timer', label: 'Start timer', onPress: () => actions.onStartTimer(row) },
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
