import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { exceedsDay } from '#rules/timesheet.ts'
import { LeftOutRow } from '#ui/left-out-row.ts'
import { areManyRows } from '#ui/many-rows.ts'
import { hoursText } from '#ui/number-text.ts'
import { ShownRows } from '#ui/ShownRows.tsx'
import { type GridCell, type GridRow, gridLines } from '#view-models/timesheet-grid.ts'
import { dateInShort, weekdayInShort } from '../../shared/formats/week-words.ts'
import { DaysLoading } from './DaysLoading.tsx'
import { GridLegend } from './GridLegend.tsx'
import { type GridRowActions, GridRowView, nameOf } from './GridRowView.tsx'
import { CellReason } from './grid-cell-styles.ts'
import { placeAfter, placeInOrder, readGridKey } from './grid-keys.ts'
import { DayDate, DayHeader, DayNote, GridPlace, GridScroller, GridTable, ProjectHeader, TotalCell } from './grid-styles.ts'
import { HoursInColumn } from './HoursInColumn.tsx'
import { useGrid } from './use-grid.ts'
import type { Timesheet } from './use-timesheet.ts'

export interface WeekGridProps {
  readonly week: Timesheet
  /** The days shown as columns. */
  readonly days: readonly string[]
  /** All seven. */
  readonly allDays: readonly string[]
  readonly today: string
  /** Whether the week is on its way, and nothing of it known. */
  readonly isWaiting: boolean
  /** Stands for a week without anything in it. */
  readonly empty: ReactNode
  /** Shows the records behind a cell. */
  readonly onOpenRecords: (day: string) => void
}

/** The week as a grid: under each project a row an epic and activity, a column a day, hours typed straight into the cells. */
export function WeekGrid({ week, days, allDays, today, isWaiting, empty, onOpenRecords }: WeekGridProps) {
  const grid = useGrid(week, days, allDays)
  const nothing = isWaiting ? <DaysLoading /> : week.leaves.length === 0 ? empty : null
  return (
    <div data-flow="timesheet-grid" data-state={JSON.stringify(grid.stateValue)}>
      {grid.rows.length === 0 && nothing !== null ? nothing : <Hours {...{ week, grid, days, today, onOpenRecords }} />}
    </div>
  )
}

interface HoursProps extends Pick<WeekGridProps, 'week' | 'days' | 'today' | 'onOpenRecords'> {
  readonly grid: ReturnType<typeof useGrid>
}

function Hours({ week, grid, days, today, onOpenRecords }: HoursProps) {
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
  const opensOnOldValue = useRef(false)
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
    else if (grid.obstacle(ofRow, ofCell) === null) {
      opensOnOldValue.current = text === null
      grid.open(ofRow, ofCell, text)
    }
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
      begin: (field) => {
        // What is typed takes the place of the old value; a key that opened the cell has done so already.
        if (opensOnOldValue.current) field.select()
        opensOnOldValue.current = false
      },
      type: (text) => latest.current.grid.type(text),
      commit: () => latest.current.grid.commit(null),
      drop: (ofRow) => latest.current.grid.dropRow(ofRow),
      editKey: (event) => latest.current.onEditKey(event),
    }),
    [],
  )
  const lines = useMemo(() => gridLines(rows), [rows])
  const body = useRef<HTMLTableSectionElement>(null)
  const cursorIndex = cursor === null ? -1 : lines.findIndex(({ key }) => key === cursor.row)
  const problem = editing?.error ?? cell?.refusal ?? (row && cell ? grid.obstacle(row, cell) : null)
  const reasonId = useId()
  const reason = useRef<HTMLParagraphElement>(null)
  // The reason stands under the cell it is about, wherever that is in the table.
  useLayoutEffect(() => {
    const target = table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursorName)}"]`)
    if (!problem || !target || !reason.current) return
    reason.current.style.insetBlockStart = `${target.offsetTop + target.offsetHeight}px`
    reason.current.style.insetInlineEnd = `${(table.current?.offsetWidth ?? 0) - target.offsetLeft - target.offsetWidth}px`
  })
  return (
    <GridPlace>
      <GridScroller>
        <GridTable
          ref={table}
          role="grid"
          aria-label="Hours of the week"
          aria-rowcount={areManyRows(lines.length) ? lines.length + 2 : undefined}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <DayHeader scope="col" data-first="">
                Epic and activity
              </DayHeader>
              {days.map((day) => (
                <DayHeader key={day} scope="col" data-today={day === today ? '' : undefined}>
                  {weekdayInShort(day)} <DayDate>{dateInShort(day)}</DayDate>
                  {week.leaveDays.includes(day) && <DayNote>Leave</DayNote>}
                </DayHeader>
              ))}
              <DayHeader scope="col">Week</DayHeader>
            </tr>
          </thead>
          <tbody ref={body}>
            <ShownRows count={lines.length} rowHeight={41} place={body} kept={[cursorIndex]}>
              {({ shown, after, isMany, measure }) => (
                <>
                  {shown.map(({ index, gap }) => {
                    const line = lines[index]
                    if (line === undefined) return null
                    const isCursor = line.key === cursor?.row
                    const isEdited = line.key === editing?.row
                    const placed = isMany ? { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 } : noPlace
                    return (
                      <Fragment key={line.key}>
                        {gap > 0 && <LeftOutRow style={{ height: gap }} aria-hidden="true" />}
                        {line.kind === 'project' ? (
                          <tr {...placed}>
                            <ProjectHeader scope="rowgroup" colSpan={days.length + 2}>
                              <span>{line.name}</span>
                              <HoursInColumn of={line.hours} />
                            </ProjectHeader>
                          </tr>
                        ) : (
                          <GridRowView
                            row={line.row}
                            commitment={line.commitment}
                            days={days}
                            cursorDay={isCursor ? cursor.day : null}
                            reasonId={isCursor && problem ? reasonId : undefined}
                            editingDay={isEdited ? editing.day : null}
                            editingText={isEdited ? editing.text : ''}
                            editingError={isEdited ? editing.error : null}
                            week={week}
                            view={grid}
                            actions={actions}
                            placed={placed}
                          />
                        )}
                      </Fragment>
                    )
                  })}
                  {after > 0 && <LeftOutRow style={{ height: after }} aria-hidden="true" />}
                </>
              )}
            </ShownRows>
          </tbody>
          <tfoot>
            <tr>
              <DayHeader scope="row" data-first="">
                Day
              </DayHeader>
              {days.map((day) => (
                <DayTotal key={day} week={week} day={day} />
              ))}
              <TotalCell>
                <HoursInColumn of={week.hours} />
              </TotalCell>
            </tr>
          </tfoot>
        </GridTable>
        <CellReason
          ref={reason}
          id={reasonId}
          role="status"
          data-wrong={editing?.error || cell?.refusal ? '' : undefined}
          hidden={!problem}
        >
          {problem}
        </CellReason>
      </GridScroller>
      <GridLegend />
    </GridPlace>
  )
}

const noPlace = {}

function DayTotal({ week, day }: { week: Timesheet; day: string }) {
  const { hours } = week.ofDay(day)
  const missing = week.missingOfDay(day)
  return (
    <TotalCell>
      <HoursInColumn of={hours} />
      {exceedsDay(hours) && <DayNote>over 24 h</DayNote>}
      {missing > 0 && <DayNote data-lacks="">{hoursText(missing)} missing</DayNote>}
    </TotalCell>
  )
}
