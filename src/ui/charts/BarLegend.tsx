import { useId } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme.ts'
import { BarKey, BarPatterns, barChartCss } from './bar-fills.tsx'
import type { BarSeries } from './chart-table.ts'

const { color, leading, space, text } = tokens

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  > li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s2};
  }
`

/** The keys and the drawing of a chart. */
export const BarChartRoot = styled.div`
  ${barChartCss}
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  min-width: 0;
`

/** What the bars of each colour mean. @param id of the `BarPatterns` on the page */
export function BarKeys({ id, series }: { id: string; series: readonly BarSeries[] }) {
  return (
    <Keys aria-label="Bars">
      {series.map((one, at) => (
        <li key={one.id}>
          <BarKey id={id} at={at} />
          {one.name}
        </li>
      ))}
    </Keys>
  )
}

const Root = styled.div`
  ${barChartCss}
  > svg {
    position: absolute;
  }
`

/** The keys of several charts, once. */
export function BarLegend({ series }: { series: readonly BarSeries[] }) {
  const id = `bars${useId().replace(/\W/g, '')}`
  return (
    <Root>
      <svg width={0} height={0} aria-hidden="true">
        <BarPatterns id={id} count={series.length} />
      </svg>
      <BarKeys id={id} series={series} />
    </Root>
  )
}
