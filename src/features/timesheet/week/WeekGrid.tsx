import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { exceedsDay } from '#rules/timesheet.ts'
import { Stack } from '#ui/layout.tsx'
import { LeftOutRow } from '#ui/left-out-row.ts'
import { hoursText } from '#ui/number-text.ts'
import { useShownRows } from '#ui/use-shown-rows.ts'
import type { GridCell, GridRow } from '#view-models/timesheet-grid.ts'
import { dayInShort } from '../../shared/formats/week-words.ts'
import { type GridRowActions, GridRowView, nameOf } from './GridRowView.tsx'
import { placeAfter, placeInOrder, readGridKey } from './grid-keys.ts'
import { DayHeader, DayNote, GridScroller, GridTable, StatusLine, TotalCell } from './grid-styles.ts'
import type { GridView } from './use-grid.ts'
import type { Week } from './use-week.ts'

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
  const hasFocus = () => {
    const focused = document.activeElement?.closest('[data-cell]') ?? null
    return focused !== null && table.current?.contains(focused) === true
  }
  const cursorName = cursor === null ? '' : nameOf(cursor)
  // The focus goes with the cursor, but is never taken from elsewhere on the page.
  const isEditing = editing !== null
  // A cell that was far away is in the document only after the cursor has moved to it, when the one before may be gone.
  const isMoving = useRef(false)
  useEffect(() => {
    if (isEditing || !(isMoving.current || hasFocus())) return
    isMoving.current = false
    const focused = document.activeElement
    const target = table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursorName)}"]`)
    if (target !== focused) target?.focus()
  })
  const row = rows.find(({ key }) => key === cursor?.row)
  const cell = row?.cells.find(({ day }) => day === cursor?.day)

  const go = (place: CellPlace) => {
    isMoving.current = true
    grid.focus(place)
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

  const present = { grid, open, onEditKey }
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  })
  const actions: GridRowActions = useMemo(
    () => ({
      focus: (place) => latest.current.grid.focus(place),
      open: (ofRow, ofCell) => latest.current.open(ofRow, ofCell, null),
      type: (text) => latest.current.grid.type(text),
      commit: () => latest.current.grid.commit(null),
      drop: (ofRow) => latest.current.grid.dropRow(ofRow),
      editKey: (event) => latest.current.onEditKey(event),
    }),
    [],
  )
  const body = useRef<HTMLTableSectionElement>(null)
  const cursorIndex = cursor === null ? -1 : grid.keys.indexOf(cursor.row)
  const { shown, after, isMany, measure } = useShownRows({ count: rows.length, rowHeight: 56, place: body, kept: [cursorIndex] })
  const problem = editing?.error ?? cell?.refusal ?? (row && cell ? grid.obstacle(row, cell) : null)
  return (
    <Stack $gap="s2">
      <GridScroller>
        <GridTable
          ref={table}
          role="grid"
          aria-label="Hours of the week"
          aria-rowcount={isMany ? rows.length + 2 : undefined}
          onKeyDown={onKeyDown}
        >
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
          <tbody ref={body}>
            {shown.map(({ index, gap }) => {
              const one = rows[index]
              if (one === undefined) return null
              const isEdited = editing?.row === one.key
              return (
                <Fragment key={one.key}>
                  {gap > 0 && <LeftOutRow style={{ height: gap }} aria-hidden="true" />}
                  <GridRowView
                    row={one}
                    days={days}
                    cursorDay={cursor?.row === one.key ? cursor.day : null}
                    editingDay={isEdited ? editing.day : null}
                    editingText={isEdited ? editing.text : ''}
                    editingError={isEdited ? editing.error : null}
                    week={week}
                    view={grid}
                    actions={actions}
                    index={isMany ? index : null}
                    measure={measure}
                  />
                </Fragment>
              )
            })}
            {after > 0 && <LeftOutRow style={{ height: after }} aria-hidden="true" />}
          </tbody>
          <tfoot>
            <tr>
              <DayHeader scope="row" data-first="">
                Day
              </DayHeader>
              {days.map((day) => (
                <DayTotal key={day} week={week} day={day} />
              ))}
              <TotalCell>{hoursText(week.hours)}</TotalCell>
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

function DayTotal({ week, day }: { week: Week; day: string }) {
  const { hours } = week.ofDay(day)
  const missing = week.missingOfDay(day)
  return (
    <TotalCell>
      {hoursText(hours)}
      {exceedsDay(hours) && <DayNote>over 24 h</DayNote>}
      {missing > 0 && <DayNote>{hoursText(missing)} missing</DayNote>}
    </TotalCell>
  )
}
