import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { exceedsDay, missingHoursOfDay, sumHours } from '#rules/timesheet.ts'
import { type GridCell, type GridRow, hoursText } from '#rules/timesheet-grid.ts'
import type { Progress } from '#rules/timesheet-operations.ts'
import { isWorkday } from '#rules/weeks.ts'
import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { dayInFull, dayInShort, hoursInWords } from './day-texts.ts'
import { placeAfter, placeInOrder, readGridKey } from './grid-keys.ts'
import {
  CellInput,
  CellMark,
  DayHeader,
  DayNote,
  GridScroller,
  GridTable,
  HoursCell,
  RowHeader,
  RowText,
  RowTitle,
  StatusLine,
  TotalCell,
} from './grid-styles.ts'
import type { GridView } from './use-grid.ts'
import type { Week } from './use-week.ts'

const progressTexts: Readonly<Record<Progress, string>> = {
  saved: 'saved',
  waiting: 'waits to be sent',
  sending: 'saving',
  refused: 'not saved',
  conflict: 'changed elsewhere',
}

export interface WeekGridProps {
  readonly week: Week
  readonly grid: GridView
  /** The days shown as columns. */
  readonly days: readonly string[]
  readonly today: string
  /** Shows the records behind a cell. */
  readonly onOpenRecords: (day: string) => void
}

/** The week as a grid: rows of project, epic and activity, a column a day, hours typed straight into the cells. */
export function WeekGrid({ week, grid, days, today, onOpenRecords }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const { cursor, editing, rows } = grid
  const hasFocus = () => table.current?.contains(document.activeElement) ?? false
  const cursorName = cursor === null ? '' : nameOf(cursor)
  // The focus goes with the cursor, but is never taken from elsewhere on the page.
  const isEditing = editing !== null
  useEffect(() => {
    if (isEditing || !hasFocus()) return
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursorName)}"]`)?.focus()
  })
  const row = rows.find(({ key }) => key === cursor?.row)
  const cell = row?.cells.find(({ day }) => day === cursor?.day)

  const go = (place: CellPlace) => {
    grid.focus(place)
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(nameOf(place))}"]`)?.focus()
  }
  const open = (ofRow: GridRow, ofCell: GridCell, text: string | null) => {
    if (ofCell.records.length > 1) onOpenRecords(ofCell.day)
    else if (grid.obstacle(ofRow, ofCell) === null) grid.open(ofRow, ofCell, text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== null || cursor === null || row === undefined || cell === undefined) return
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return
    const command = readGridKey(event)
    if (command === null) return
    event.preventDefault()
    const isFree = grid.obstacle(row, cell) === null
    if (command.kind === 'move' || command.kind === 'edge') go(placeAfter(cursor, command, grid.keys, days))
    else if (command.kind === 'copy') grid.copy(cell)
    else if (command.kind === 'open') open(row, cell, command.text)
    else if (!isFree) return
    else if (command.kind === 'clear') grid.clear(row, cell)
    else if (command.kind === 'step') grid.step(row, cell, command.direction)
    else grid.paste(row, cell)
  }
  const onEditKey = (event: KeyboardEvent) => {
    if (cursor === null) return
    if (event.key === 'Escape') grid.restore()
    else if (event.key === 'Enter') grid.commit(placeAfter(cursor, { kind: 'move', rows: 1, days: 0 }, grid.keys, days))
    else if (event.key === 'Tab') {
      const next = placeInOrder(cursor, event.shiftKey ? -1 : 1, grid.keys, days)
      grid.commit(next)
      if (next === null) return
    } else return
    event.preventDefault()
    // The cell takes the focus back from the field that is gone with this key.
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursorName)}"]`)?.focus({ preventScroll: true })
  }

  const problem = editing?.error ?? cell?.refusal ?? (row && cell ? grid.obstacle(row, cell) : null)
  return (
    <Stack $gap="s2">
      <GridScroller>
        <GridTable ref={table} role="grid" aria-label="Hours of the week" onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <DayHeader scope="col" data-first="">
                Project, epic and activity
              </DayHeader>
              {days.map((day) => (
                <DayHeader key={day} scope="col" data-today={day === today ? '' : undefined}>
                  {dayInShort(day)}
                  {week.leaveDays.includes(day) && <DayNote>Leave</DayNote>}
                </DayHeader>
              ))}
              <DayHeader scope="col">Week</DayHeader>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <GridRowView
                key={one.key}
                row={one}
                days={days}
                cursorDay={cursor?.row === one.key ? cursor.day : null}
                editingDay={editing?.row === one.key ? editing.day : null}
                editingText={editing?.row === one.key ? editing.text : ''}
                editingError={editing?.row === one.key ? editing.error : null}
                week={week}
                view={grid}
                onOpen={open}
                onEditKey={onEditKey}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <DayHeader scope="row" data-first="">
                Day
              </DayHeader>
              {days.map((day) => (
                <DayTotal key={day} week={week} day={day} />
              ))}
              <TotalCell>{hoursInWords(week.hours)}</TotalCell>
            </tr>
          </tfoot>
        </GridTable>
      </GridScroller>
      <StatusLine role="status" data-wrong={editing?.error || cell?.refusal ? '' : undefined}>
        {problem}
      </StatusLine>
    </Stack>
  )
}

const nameOf = ({ row, day }: CellPlace): string => `${row}@${day}`

interface GridRowViewProps {
  readonly row: GridRow
  readonly days: readonly string[]
  readonly cursorDay: string | null
  readonly editingDay: string | null
  readonly editingText: string
  readonly editingError: string | null
  readonly week: Week
  readonly view: GridView
  readonly onOpen: (row: GridRow, cell: GridCell, text: string | null) => void
  readonly onEditKey: (event: KeyboardEvent) => void
}

function GridRowPlain(props: GridRowViewProps) {
  const { row, days, cursorDay, editingDay, editingText, editingError, week, view, onOpen, onEditKey } = props
  const { template } = row
  const name = `${template.project.name}, ${template.epic}, ${template.activity.value}`
  return (
    <tr>
      <RowHeader scope="row">
        <Cluster $justify="space-between">
          <div>
            <RowTitle>{template.project.name}</RowTitle>
            <RowText>
              {template.epic} · {template.activity.value}
            </RowText>
          </div>
          {view.isAdded(row) && (
            <IconButton label={`Take the row ${name} away`} size="small" onPress={() => view.dropRow(row)}>
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
                if (cursorDay !== day) view.focus(place)
              }}
              onClick={() => {
                if (!isEditing) onOpen(row, cell, null)
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
                  onChange={(event) => view.type(event.target.value)}
                  onKeyDown={onEditKey}
                  onBlur={() => view.commit(null)}
                />
              ) : (
                <>
                  {cell.records.length > 0 && <CellMark data-progress={progress} />}
                  <span aria-hidden="true">{hoursText(hours)}</span>
                  <VisuallyHidden>
                    {`${hours === 0 ? 'No hours' : hoursInWords(hours)}, ${dayInFull(day)}${state}${cell.refusal === null ? '' : `: ${cell.refusal}`}`}
                  </VisuallyHidden>
                </>
              )}
            </HoursCell>
          )
        })}
      <TotalCell>{hoursText(row.hours)}</TotalCell>
    </tr>
  )
}

/** A row is drawn again only when something in it changed: typing into one cell leaves fifty others alone. */
const GridRowView = memo(GridRowPlain, (before, after) => {
  const { row, cursorDay, editingDay, editingText, editingError, days, week } = after
  return (
    before.row === row &&
    before.cursorDay === cursorDay &&
    before.editingDay === editingDay &&
    before.editingText === editingText &&
    before.editingError === editingError &&
    before.days === days &&
    before.week.leaves === week.leaves &&
    before.week.earliest === week.earliest &&
    before.week.active === week.active
  )
})

function DayTotal({ week, day }: { week: Week; day: string }) {
  const hours = sumHours(week.entries.filter(({ row }) => row.date === day).map(({ row }) => row.effort + row.adjustment))
  const missing = missingHoursOfDay(day, week.weeklyMinimum, hours, week.leaveDays.includes(day))
  return (
    <TotalCell>
      {hoursInWords(hours)}
      {exceedsDay(hours) && <DayNote>over 24 h</DayNote>}
      {missing > 0 && <DayNote>{hoursText(missing)} h missing</DayNote>}
    </TotalCell>
  )
}
