import type { ReactNode } from 'react'
import { late } from './late.tsx'
import { areManyRows } from './many-rows.ts'
import type { Rows, useShownRows } from './use-shown-rows.ts'

export interface ShownRowsProps extends Rows {
  readonly children: (rows: ReturnType<typeof useShownRows>) => ReactNode
}

const WindowedRows = late(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows))

/** Rows of which, when they are many, those in sight are in the document. The code that finds those comes when they are. */
export function ShownRows(props: ShownRowsProps) {
  const { count, children } = props
  if (areManyRows(count)) return <WindowedRows {...props} />
  return children({
    shown: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
    after: 0,
    isMany: false,
    measure: null,
  })
}
