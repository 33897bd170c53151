import { type ComponentProps, type KeyboardEvent, memo } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { isWorkday } from '#rules/weeks.ts'
import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { hoursText } from '#ui/number-text.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { GridCell, GridRow } from '#view-models/timesheet-grid.ts'
import { dayInFull } from '../../shared/formats/week-words.ts'
import { CellCount, CellInput, CellMark, HoursCell } from './grid-cell-styles.ts'
import { RowHeader, RowText, RowTitle, TotalCell } from './grid-styles.ts'
import { HoursInColumn } from './HoursInColumn.tsx'
import { progressTexts } from './progress-texts.ts'
import type { GridView } from './use-grid.ts'
import type { Timesheet } from './use-timesheet.ts'

/** Names a cell in the document. */
export const nameOf = ({ row, day }: CellPlace): string => `${row}@${day}`

/** What a row can do; the same object for as long as the grid is shown, so that no row is drawn again because of it. */
export interface GridRowActions {
  readonly focus: (place: CellPlace) => void
  readonly open: (row: GridRow, cell: GridCell) => void
  /** The field of a cell has the focus. */
  readonly begin: (field: HTMLInputElement) => void
  readonly type: (text: string) => void
  readonly commit: () => void
  readonly drop: (row: GridRow) => void
  readonly editKey: (event: KeyboardEvent) => void
}

interface GridRowViewProps {
  readonly row: GridRow
  /** Named when its project has rows of several. */
  readonly commitment: string | null
  readonly days: readonly string[]
  readonly cursorDay: string | null
  /** Where the reason stands why the cell under the cursor is as it is; undefined without one. */
  readonly reasonId: string | undefined
  readonly editingDay: string | null
  readonly editingText: string
  readonly editingError: string | null
  readonly week: Timesheet
  readonly view: Pick<GridView, 'obstacle' | 'isAdded'>
  readonly actions: GridRowActions
  /** Its place among all lines, when not all are in the document. */
  readonly placed: ComponentProps<'tr'> & { readonly 'data-index'?: number }
}

function GridRowPlain(props: GridRowViewProps) {
  const { row, commitment, days, cursorDay, reasonId, editingDay, editingText, editingError, week, view, actions, placed } = props
  const { template } = row
  const name = `${template.project.name}, ${template.epic}, ${template.activity.value}`
  return (
    <tr {...placed}>
      <RowHeader scope="row">
        <RowTitle title={`${template.epic} · ${template.activity.value}`}>
          {template.epic}
          <RowText>
            {' · '}
            {template.activity.value}
            {commitment !== null && ` · ${commitment}`}
          </RowText>
        </RowTitle>
        {view.isAdded(row) && (
          <IconButton label={`Remove the row ${name}`} size="small" onPress={() => actions.drop(row)}>
            <CloseIcon size="small" />
          </IconButton>
        )}
      </RowHeader>
      {row.cells
        .filter(({ day }) => days.includes(day))
        .map((cell) => {
          const { day, hours, progress } = cell
          const obstacle = view.obstacle(row, cell)
          const isEditing = editingDay === day
          const place = { row: row.key, day }
          const count = cell.records.length
          const state = count === 0 ? '' : `${count > 1 ? `, ${count} records` : ''}, ${progressTexts[progress]}`
          const described = cursorDay === day ? reasonId : undefined
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
              aria-describedby={described}
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
                  aria-describedby={described}
                  inputMode="decimal"
                  autoComplete="off"
                  value={editingText}
                  onFocus={(event) => actions.begin(event.target)}
                  onChange={(event) => actions.type(event.target.value)}
                  onKeyDown={actions.editKey}
                  onBlur={actions.commit}
                />
              ) : (
                <>
                  {count > 0 && <CellMark data-progress={progress} />}
                  {count > 1 && <CellCount aria-hidden="true">{count}×</CellCount>}
                  {hours !== 0 && <HoursInColumn of={hours} isSaid />}
                  <VisuallyHidden>
                    {`${hours === 0 ? 'No hours' : hoursText(hours)}, ${dayInFull(day)}${state}${cell.refusal === null ? '' : `: ${cell.refusal}`}`}
                  </VisuallyHidden>
                </>
              )}
            </HoursCell>
          )
        })}
      <TotalCell>{row.hours !== 0 && <HoursInColumn of={row.hours} />}</TotalCell>
    </tr>
  )
}

/** A row is drawn again only when something in it changed: typing into one cell leaves fifty others alone. */
export const GridRowView = memo(GridRowPlain, (before, after) => {
  const { row, commitment, cursorDay, reasonId, editingDay, editingText, editingError, days, week, placed } = after
  return (
    before.row === row &&
    before.commitment === commitment &&
    before.reasonId === reasonId &&
    before.cursorDay === cursorDay &&
    before.editingDay === editingDay &&
    before.editingText === editingText &&
    before.editingError === editingError &&
    before.days === days &&
    before.week.leaveDays === week.leaveDays &&
    before.placed['data-index'] === placed['data-index'] &&
    before.week.earliest === week.earliest &&
    before.week.active === week.active
  )
})
