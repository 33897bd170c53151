import { useId } from 'react'
import { Skeleton } from '../Skeleton.tsx'
import { BarChartRoot, BarKeys } from './BarLegend.tsx'
import { BarPatterns } from './bar-fills.tsx'
import { plots, usePageSize } from './bar-plots.ts'
import type { BarSeries } from './chart-table.ts'

/** Stands where a `BarChart` of the page's size will be, equally high: the keys of its bars, and the place of the bars. */
export function BarChartSkeleton({ series }: { series: readonly BarSeries[] }) {
  const size = usePageSize()
  const id = `bars${useId().replace(/\W/g, '')}`
  return (
    <BarChartRoot>
      <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
        <BarPatterns id={id} count={series.length} />
      </svg>
      <BarKeys id={id} series={series} />
      <Skeleton $height={`${plots[size].height}px`} />
    </BarChartRoot>
  )
}
