import { Fragment, useRef, useState } from 'react'
import { LeftOutOnPaper } from './LeftOutOnPaper.tsx'
import { LeftOutRow } from './left-out-row.ts'
import { moveInRows } from './row-keys.ts'
import { type Column, type Sort, TableCells, TableHeader } from './Table.tsx'
import { BodyRow, TableElement, TableScroller } from './table-styles.ts'
import { useShownRows } from './use-shown-rows.ts'

export interface WindowedTableProps<Row> {
  /** Its name for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What most rows are high, in px. */
  rowHeight: number
  sort?: Sort | undefined
  onSortChange?: (sort: Sort) => void
  isSelected?: (row: Row) => boolean
}

/**
 * A Table of thousands of rows, of which those in sight are in the document; its columns have widths of their own, so that nothing moves
 * as rows come and go. Screen readers hear how many rows there are and which one they are at. The first and the last row, and those beside
 * the one with the focus, stay in the document, so that keys reach them.
 */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHeight, sort, onSortChange, isSelected } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [current, setCurrent] = useState<string>()
  const focused = current === undefined ? -1 : rows.findIndex((row) => rowKey(row) === current)
  const kept = [0, rows.length - 1, ...(focused < 0 ? [] : [focused - 1, focused, focused + 1])]
  const { shown, after, measure } = useShownRows({ count: rows.length, rowHeight, place: body, kept })
  return (
    <TableScroller>
      <TableElement aria-label={label} aria-rowcount={rows.length + 1} data-fixed="">
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <TableHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={moveInRows}>
          {shown.map(({ index, gap }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <Fragment key={key}>
                {gap > 0 && <LeftOutRow style={{ height: gap }} aria-hidden="true" />}
                <BodyRow
                  ref={measure}
                  data-index={index}
                  data-row={key}
                  data-selected={isSelected?.(row) ? '' : undefined}
                  aria-rowindex={index + 2}
                  tabIndex={index === Math.max(0, focused) ? 0 : -1}
                  onFocus={() => setCurrent(key)}
                >
                  <TableCells columns={columns} row={row} />
                </BodyRow>
              </Fragment>
            )
          })}
          {after > 0 && <LeftOutRow style={{ height: after }} aria-hidden="true" />}
        </tbody>
      </TableElement>
      <LeftOutOnPaper count={rows.length} />
    </TableScroller>
  )
}
