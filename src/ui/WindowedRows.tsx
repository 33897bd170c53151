import type { ShownRowsProps } from './ShownRows.tsx'
import { useShownRows } from './use-shown-rows.ts'

/** The many rows of `ShownRows`. */
export function WindowedRows({ children, ...rows }: ShownRowsProps) {
  return children(useShownRows(rows))
}
