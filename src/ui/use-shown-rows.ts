import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { areManyRows, paperRows } from './many-rows.ts'
import { useOnPaper } from './use-on-paper.ts'

export interface ShownRow {
  readonly index: number
  /** Height of the rows that are left out before it, in px. */
  readonly gap: number
}

export interface Rows {
  readonly count: number
  /** What a row is high as long as it was not measured, in px. */
  readonly rowHeight: number
  /** The element that holds the rows. */
  readonly place: RefObject<HTMLElement | null>
  /** Indices of rows that stay in the document wherever the page is scrolled to; what is no row is passed over. */
  readonly kept?: readonly number[]
}

/** Which of many rows are in the document: those in sight and around it, on paper the first `paperRows`. Of few rows, all are. */
export const useShownRows = ({ count, rowHeight, place, kept = [] }: Rows) => {
  const isMany = areManyRows(count)
  const isOnPaper = useOnPaper()
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isMany,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const indices = defaultRangeExtractor(range)
      const added = kept.filter((index) => index >= 0 && index < count && !indices.includes(index))
      return added.length === 0 ? indices : [...new Set([...indices, ...added])].toSorted((one, other) => one - other)
    },
  })
  // Whatever stands above the rows may have grown since they were drawn last.
  useLayoutEffect(() => {
    if (!isMany || place.current === null) return
    setTop(Math.round(place.current.getBoundingClientRect().top + window.scrollY))
  })
  if (!isMany || isOnPaper) {
    const length = isMany ? Math.min(count, paperRows) : count
    return { shown: Array.from({ length }, (_, index) => ({ index, gap: 0 })), after: 0, isMany, measure: null }
  }
  const items = virtualizer.getVirtualItems()
  const shown = items.map(({ index, start }, at): ShownRow => ({ index, gap: start - (items[at - 1]?.end ?? top) }))
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return { shown, after, isMany, measure: virtualizer.measureElement }
}
