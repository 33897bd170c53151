import { type KeyboardEvent, memo, type Ref } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { isWorkday } from '#rules/weeks.ts'
import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Cluster } from '#ui/layout.tsx'
import { hoursText } from '#ui/number-text.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Progress } from '#view-models/optimistic-overlay.ts'
import { cellText, type GridCell, type GridRow } from '#view-models/timesheet-grid.ts'
import { dayInFull } from '../../shared/formats/week-words.ts'
import { CellInput, CellMark, HoursCell, RowHeader, RowText, RowTitle, TotalCell } from './grid-styles.ts'
import type { GridView } from './use-grid.ts'
import type { Week } from './use-week.ts'

const progressTexts: Readonly<Record<Progress, string>> = {
  saved: 'saved',
  waiting: 'waits to be sent',
  sending: 'saving',
  refused: 'not saved',
  conflict: 'changed elsewhere',
}

/** Names a cell in the document. */
export const nameOf = ({ row, day }: CellPlace): string => `${row}@${day}`

/** What a row can do; the same object for as long as the grid is shown, so that no row is drawn again because of it. */
export interface GridRowActions {
  readonly focus: (place: CellPlace) => void
  readonly open: (row: GridRow, cell: GridCell) => void
  readonly type: (text: string) => void
  readonly commit: () => void
  readonly drop: (row: GridRow) => void
  readonly editKey: (event: KeyboardEvent) => void
}

interface GridRowViewProps {
  readonly row: GridRow
  readonly days: readonly string[]
  readonly cursorDay: string | null
  readonly editingDay: string | null
  readonly editingText: string
  readonly editingError: string | null
  readonly week: Week
  readonly view: Pick<GridView, 'obstacle' | 'isAdded'>
  readonly actions: GridRowActions
  /** Its place among all rows, from 0, when not all are in the document. */
  readonly index: number | null
  readonly measure: Ref<HTMLTableRowElement> | null
}

function GridRowPlain(props: GridRowViewProps) {
  const { row, days, cursorDay, editingDay, editingText, editingError, week, view, actions, index, measure } = props
  const { template } = row
  const name = `${template.project.name}, ${template.epic}, ${template.activity.value}`
  // The head of the table is its first row.
  const placed = index === null ? {} : { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
  return (
    <tr {...placed}>
      <RowHeader scope="row">
        <Cluster $justify="space-between">
          <div>
            <RowTitle>{template.project.name}</RowTitle>
            <RowText>
              {template.epic} · {template.activity.value}
            </RowText>
          </div>
          {view.isAdded(row) && (
            <IconButton label={`Take the row ${name} away`} size="small" onPress={() => actions.drop(row)}>
              <CloseIcon size="small" />
            </IconButton>
          )}
        </Cluster>
      </RowHeader>
      {row.cells
        .filter(({ day }) => days.includes(day))
        .map((cell) => {
          const { day, hours, progress } = cell
          const obstacle = view.obstacle(row, cell)
          const isEditing = editingDay === day
          const place = { row: row.key, day }
          const state = cell.records.length === 0 ? '' : `, ${progressTexts[progress]}`
          return (
            <HoursCell
              key={day}
              role="gridcell"
              data-cell={nameOf(place)}
              data-off={!isWorkday(day) || week.leaveDays.includes(day) ? '' : undefined}
              data-locked={obstacle === null ? undefined : ''}
              data-wrong={isEditing && editingError !== null ? '' : undefined}
              data-progress={cell.records.length === 0 ? undefined : progress}
              aria-readonly={obstacle !== null}
              tabIndex={cursorDay === day && !isEditing ? 0 : -1}
              onFocus={() => {
                if (cursorDay !== day) actions.focus(place)
              }}
              onClick={() => {
                if (!isEditing) actions.open(row, cell)
              }}
            >
              {isEditing ? (
                <CellInput
                  autoFocus
                  aria-label={`Hours, ${name}, ${dayInFull(day)}`}
                  aria-invalid={editingError !== null}
                  inputMode="decimal"
                  autoComplete="off"
                  value={editingText}
                  onChange={(event) => actions.type(event.target.value)}
                  onKeyDown={actions.editKey}
                  onBlur={actions.commit}
                />
              ) : (
                <>
                  {cell.records.length > 0 && <CellMark data-progress={progress} />}
                  <span aria-hidden="true">{cellText(hours)}</span>
                  <VisuallyHidden>
                    {`${hours === 0 ? 'No hours' : hoursText(hours)}, ${dayInFull(day)}${state}${cell.refusal === null ? '' : `: ${cell.refusal}`}`}
                  </VisuallyHidden>
                </>
              )}
            </HoursCell>
          )
        })}
      <TotalCell>{cellText(row.hours)}</TotalCell>
    </tr>
  )
}

/** A row is drawn again only when something in it changed: typing into one cell leaves fifty others alone. */
export const GridRowView = memo(GridRowPlain, (before, after) => {
  const { row, cursorDay, editingDay, editingText, editingError, days, week } = after
  return (
    before.row === row &&
    before.cursorDay === cursorDay &&
    before.editingDay === editingDay &&
    before.editingText === editingText &&
    before.editingError === editingError &&
    before.days === days &&
    before.week.leaveDays === week.leaveDays &&
    before.index === after.index &&
    before.week.earliest === week.earliest &&
    before.week.active === week.active
  )
})
