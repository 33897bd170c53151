import { useEffect, useMemo, useRef } from 'react'
import { type CellPlace, type CellSource, openingText } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { closedReason } from '#rules/timesheet.ts'
import { newRecordObstacle } from '#rules/timesheet-copy.ts'
import { type GridCell, type GridRow, gridRows, keptRows, type RowTemplate } from '#view-models/timesheet-grid.ts'
import { useFlow } from '../../shared/flows/use-flow.ts'
import { useServices } from '../../shared/services/services.ts'
import { timesheetGridFlow } from './timesheet-grid.actors.ts'
import type { Timesheet } from './use-timesheet.ts'

/** Why a cell cannot be typed into now; null when it can. */
const cellObstacle = (row: GridRow, cell: GridCell, { earliest, circumstances, knowsCommitments }: Timesheet): string | null => {
  const { id } = row.template.commitment
  if (cell.records.length === 0 && knowsCommitments) return newRecordObstacle(cell.day, id, circumstances)
  const closed = closedReason(cell.day, earliest[id] ?? null)
  return closed ?? (cell.records.length > 1 ? 'Several records. Open them to change one.' : null)
}

const sourceOf = (row: GridRow, cell: GridCell): CellSource => ({
  row: row.key,
  day: cell.day,
  template: row.template,
  record: cell.records[0]?.row ?? null,
})

/**
 * The week's grid as its screen shows it: the `timesheet-grid` machine over the week.
 *
 * @param days the days that are columns: the week's seven, or the one that is shown on a narrow screen
 */
export const useGrid = (week: Timesheet, days: readonly string[], allDays: readonly string[]) => {
  const { newKey } = useServices()
  const { state, send } = useFlow(timesheetGridFlow)
  const { added, cursor, editing, copied } = state.context
  const monday = allDays[0] ?? ''
  const addedHere = added[monday]
  const before = useRef<readonly GridRow[]>([])
  const rows = useMemo(
    () => keptRows(before.current, gridRows(week.entries, addedHere ?? [], allDays)),
    [week.entries, addedHere, allDays],
  )
  useEffect(() => {
    before.current = rows
  }, [rows])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const isShown = (place: CellPlace) => keys.includes(place.row) && days.includes(place.day)
  const first: CellPlace | null = keys[0] === undefined ? null : { row: keys[0], day: days[0] ?? '' }
  return {
    stateValue: state.value,
    rows,
    keys,
    /** The one cell that Tab reaches. */
    cursor: cursor !== null && isShown(cursor) ? cursor : first,
    editing: editing !== null && isShown(editing) ? editing : null,
    hasCopied: copied !== null,
    obstacle: (row: GridRow, cell: GridCell) => cellObstacle(row, cell, week),
    isAdded: (row: GridRow) => row.cells.every(({ records }) => records.length === 0),
    focus: (place: CellPlace) => send({ type: 'cell.focused', place }),
    open: (row: GridRow, cell: GridCell, text: string | null) => {
      const source = sourceOf(row, cell)
      // A cell of another week that was left half typed gives way.
      if (editing !== null && !isShown(editing)) send({ type: 'cell.restored' })
      send({ type: 'cell.opened', source, text: text ?? openingText(source.record) })
    },
    type: (text: string) => send({ type: 'text.changed', text }),
    commit: (moveTo: CellPlace | null) => send({ type: 'cell.committed', key: newKey(), moveTo }),
    restore: () => send({ type: 'cell.restored' }),
    clear: (row: GridRow, cell: GridCell) => send({ type: 'cell.cleared', source: sourceOf(row, cell), key: newKey() }),
    step: (row: GridRow, cell: GridCell, direction: 1 | -1) =>
      send({ type: 'cell.stepped', source: sourceOf(row, cell), direction, key: newKey() }),
    copy: (cell: GridCell) => send({ type: 'cell.copied', hours: cell.hours }),
    paste: (row: GridRow, cell: GridCell) => send({ type: 'cell.pasted', source: sourceOf(row, cell), key: newKey() }),
    addRows: (templates: readonly RowTemplate[]) => send({ type: 'rows.added', monday, templates }),
    dropRow: (row: GridRow) => send({ type: 'row.dropped', monday, row: row.key }),
  }
}

export type GridView = ReturnType<typeof useGrid>
