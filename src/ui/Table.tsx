import { Fragment, type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx'
import { Paging, type PagingProps } from './Paging.tsx'
import { moveInRows } from './row-keys.ts'
import { Skeleton } from './Skeleton.tsx'
import { ErrorState } from './States.tsx'
import { Tooltip } from './Tooltip.tsx'
import {
  BodyCell,
  BodyRow,
  ExpandedCell,
  GroupCell,
  HeaderCell,
  SortButton,
  TableElement,
  TableScroller,
  ViewCell,
} from './table-styles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** 'end' for numbers, amounts and hours. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** A CSS width; other columns share what is left. */
  width?: string
  /** Long text on several lines; cells stay on one line otherwise. */
  wrap?: boolean
  /** What the header means, as a tooltip. */
  explanation?: string
  /** Reads the header aloud without showing it: actions, toggles. */
  hideHeader?: boolean
  /** Stays in sight at the end while the others scroll sideways: what can be done with a row. */
  pinned?: boolean
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<Row> {
  /** Its name for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSortChange?: (sort: Sort) => void
  /** Without rows it shows a skeleton; with rows it keeps them, dimmed. */
  loading?: boolean
  /** How many rows the skeleton has. */
  skeletonRows?: number
  /** What happened, why, and Retry, in the body's place. */
  failure?: { title: string; reason?: string; onRetry?: () => void } | undefined
  /** What the body shows without rows: an EmptyState. */
  empty: ReactNode
  paging?: PagingProps
  /** Pressing a row, or Enter on it. Give the same action as a control in the row too. */
  onRowPress?: (row: Row) => void
  isSelected?: (row: Row) => boolean
  /** What stands over a row, over its full width: where a group begins. Undefined where none does. */
  heading?: (row: Row) => ReactNode | undefined
  /** What stands under a row, over its full width; undefined when it is closed. */
  expanded?: (row: Row) => ReactNode | undefined
}

const skeletonWidths = ['70%', '50%', '85%', '60%', '40%']

/** Rows of 40 px with a header that sorts, a footer that pages, and views for loading, empty and failed. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSortChange, loading = false, skeletonRows = 5, failure, empty, paging } = props
  const { onRowPress, isSelected, heading, expanded } = props
  const [current, setCurrent] = useState<string>()
  const currentKey = rows.some((row) => rowKey(row) === current) ? current : rows[0] && rowKey(rows[0])

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (moveInRows(event) || event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
    const key = event.target.dataset.row
    const row = rows.find((candidate) => rowKey(candidate) === key)
    if (row) onRowPress?.(row)
  }

  const view = failure ? (
    <ErrorState title={failure.title} {...(failure.onRetry ? { onRetry: failure.onRetry } : {})}>
      {failure.reason}
    </ErrorState>
  ) : (
    !loading && rows.length === 0 && empty
  )

  return (
    <div>
      <TableScroller data-refreshing={loading && rows.length > 0 ? '' : undefined}>
        <TableElement aria-label={label} aria-busy={loading || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <TableHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown}>
            {view ? (
              <tr>
                <ViewCell colSpan={columns.length}>{view}</ViewCell>
              </tr>
            ) : loading && rows.length === 0 ? (
              Array.from({ length: skeletonRows }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton have no identity
                <BodyRow key={line}>
                  {columns.map((column, at) => (
                    <BodyCell key={column.id}>
                      <Skeleton $width={skeletonWidths[(line + at) % skeletonWidths.length] ?? '60%'} />
                    </BodyCell>
                  ))}
                </BodyRow>
              ))
            ) : (
              rows.map((row) => {
                const key = rowKey(row)
                const above = heading?.(row)
                const below = expanded?.(row)
                return (
                  <Fragment key={key}>
                    {above !== undefined && (
                      <tr>
                        <GroupCell colSpan={columns.length} scope="colgroup">
                          {above}
                        </GroupCell>
                      </tr>
                    )}
                    <BodyRow
                      data-row={key}
                      data-pressable={onRowPress ? '' : undefined}
                      data-selected={isSelected?.(row) ? '' : undefined}
                      tabIndex={key === currentKey ? 0 : -1}
                      onFocus={() => setCurrent(key)}
                      onClick={(event) => {
                        // An icon is no HTMLElement, and a menu opened from the row lies elsewhere in the page.
                        const { target, currentTarget } = event
                        if (!(target instanceof Element) || !currentTarget.contains(target)) return
                        if (target.closest('a, button, input, select, label') === null) onRowPress?.(row)
                      }}
                    >
                      <TableCells columns={columns} row={row} />
                    </BodyRow>
                    {below !== undefined && (
                      <BodyRow>
                        <ExpandedCell colSpan={columns.length}>{below}</ExpandedCell>
                      </BodyRow>
                    )}
                  </Fragment>
                )
              })
            )}
          </tbody>
        </TableElement>
      </TableScroller>
      <VisuallyHidden role="status">{loading ? 'Loading…' : ''}</VisuallyHidden>
      {paging && <Paging {...paging} />}
    </div>
  )
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }): ReactNode {
  return columns.map((column) => (
    <BodyCell
      key={column.id}
      data-align={column.align}
      data-wrap={column.wrap ? '' : undefined}
      data-pinned={column.pinned ? '' : undefined}
    >
      {column.cell(row)}
    </BodyCell>
  ))
}

/** The cells of one row. They stay as they are while the focus goes from row to row, which changes the table and none of its rows. */
export const TableCells = memo(Cells) as typeof Cells

/** The header of one column; it sorts where the column says so. */
export function TableHeader<Row>(props: {
  column: Column<Row>
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
}) {
  const { column, sort, onSortChange } = props
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const text = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header
  const explained =
    column.explanation === undefined ? (
      text
    ) : (
      <Tooltip text={column.explanation}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its explanation is for the keyboard too */}
        <span tabIndex={0}>{text}</span>
      </Tooltip>
    )
  return (
    <HeaderCell
      scope="col"
      data-align={column.align}
      data-pinned={column.pinned ? '' : undefined}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      style={column.width === undefined ? {} : { width: column.width }}
    >
      {column.sortable ? (
        <SortButton type="button" onClick={() => onSortChange?.({ column: column.id, direction: next })}>
          {text}
          {direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </SortButton>
      ) : (
        explained
      )}
    </HeaderCell>
  )
}
