import { scaleBand, scaleLinear } from 'd3'
import { useId } from 'react'
import { styled } from 'styled-components'
import { hoursText } from '../number-text.ts'
import { tokens } from '../theme.ts'
import { BarChartRoot, BarKeys } from './BarLegend.tsx'
import { BarKey, BarPatterns, barFill } from './bar-fills.tsx'
import { plots } from './bar-plots.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type BarGroup, type BarSeries, valueText } from './chart-table.ts'
import { useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'

const { color, motion, radius, space, weight } = tokens

const Drawing = styled.div`
  min-width: 0;
  > svg {
    display: block;
    overflow: visible;
  }
  /* Paper has another width than the window that it was measured in. */
  @media print {
    > svg {
      width: 100%;
      height: auto;
    }
  }
`

const Axis = styled.g`
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  > g > line {
    stroke: ${color.line};
  }
  > g:first-child > line {
    stroke: ${color.control};
  }
  > g > text {
    fill: ${color.textWeak};
    text-anchor: end;
    dominant-baseline: central;
  }
`

const GroupMark = styled.g`
  outline: none;
  > [data-ground] {
    fill: transparent;
    transition: fill ${motion.fast} ${motion.easing};
  }
  &[data-active] > [data-ground] {
    fill: ${color.hover};
  }
  &:focus-visible > [data-ground] {
    stroke: ${color.focus};
    stroke-width: 2;
  }
  > text {
    fill: ${color.textMedium};
    font-size: 12px;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  > text + text {
    fill: ${color.textWeak};
  }
`

const CutLine = styled.path`
  stroke: ${color.surface1};
  stroke-width: 2.5;
  fill: none;
`

const CutArrow = styled.path`
  fill: ${color.textStrong};
`

const TooltipRows = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 ${space.s2};
  margin: ${space.s1} 0 0;
  > div {
    display: contents;
  }
  dd {
    margin: 0;
    padding-inline-start: ${space.s3};
    text-align: end;
    font-weight: ${weight.medium};
  }
`

const TooltipTitle = styled.strong`
  border-radius: ${radius.small};
`

/** A bar grows no wider. */
const widestBar = 22
const markEvery = 4

export interface BarChartProps {
  /** What it is about: 'Hours of Portal'. */
  label: string
  groups: readonly BarGroup[]
  series: readonly BarSeries[]
  /** Where the axis ends, in hours; higher bars are cut and marked. */
  yMax: number
  /** A small one stands among others of its kind: it is lower, and their keys stand once in a `BarLegend`. */
  size?: keyof typeof plots
}

/**
 * Grouped bars, a group a day. The groups are one tab stop and walked by arrows; pointing or focusing tells the true values, also of
 * bars that are cut or scaled.
 */
export function BarChart({ label, groups, series, yMax, size = 'usual' }: BarChartProps) {
  const plot = plots[size]
  const id = `bars${useId().replace(/\W/g, '')}`
  const { ref, width } = useWidth<HTMLDivElement>(640)
  const { shown, hide, bubble, markProps, onKeyDown } = useMarks(groups.length)
  const x = scaleBand(
    groups.map((group) => group.id),
    [plot.left, Math.max(plot.left, width - plot.right)],
  ).paddingInner(0.08)
  const groupWidth = Math.min(x.bandwidth() * 0.84, series.length * widestBar)
  const inGroup = scaleBand(
    series.map((one) => one.id),
    [0, groupWidth],
  ).paddingInner(0.12)
  const floor = plot.height - plot.bottom
  const y = scaleLinear([0, yMax], [floor, plot.top])
  const marks = [...new Set([...y.ticks(yMax).filter((tick) => tick % markEvery === 0), yMax])]
  const pointed = shown === null ? undefined : groups[shown.at]
  return (
    <BarChartRoot>
      {size !== 'small' && <BarKeys id={id} series={series} />}
      <Drawing ref={ref}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a drawing */}
        <svg
          role="group"
          aria-label={label}
          width={width}
          height={plot.height}
          viewBox={`0 0 ${width} ${plot.height}`}
          onKeyDown={onKeyDown}
        >
          <BarPatterns id={id} count={series.length} />
          <Axis aria-hidden="true">
            {marks.map((mark) => (
              <g key={mark}>
                <line x1={plot.left} x2={width - plot.right} y1={y(mark)} y2={y(mark)} />
                <text x={plot.left - 8} y={y(mark)}>
                  {hoursText(mark)}
                </text>
              </g>
            ))}
          </Axis>
          {groups.map((group, at) => {
            const left = x(group.id) ?? 0
            const middle = left + x.bandwidth() / 2
            return (
              <GroupMark
                key={group.id}
                {...markProps(at)}
                role="img"
                aria-label={`${group.name}: ${series.map((one, of) => `${one.name} ${valueText(group.bars[of]?.value ?? 0, one)}`).join(', ')}`}
                data-active={shown?.at === at ? '' : undefined}
              >
                <rect data-ground="" data-anchor="" x={left} y={2} width={x.bandwidth()} height={plot.height - 4} rx={6} />
                {series.map((one, of) => {
                  const bar = group.bars[of] ?? { value: 0 }
                  const height = bar.height ?? bar.value
                  return height > 0 ? (
                    <Bar
                      key={one.id}
                      fill={barFill(id, of)}
                      left={middle - groupWidth / 2 + (inGroup(one.id) ?? 0)}
                      width={inGroup.bandwidth()}
                      top={y(Math.min(height, yMax))}
                      floor={floor}
                      isCut={height > yMax}
                    />
                  ) : null
                })}
                <text x={middle} y={floor + 16}>
                  {group.mark[0]}
                </text>
                {size !== 'small' && (
                  <text x={middle} y={floor + 31}>
                    {group.mark[1]}
                  </text>
                )}
              </GroupMark>
            )
          })}
        </svg>
      </Drawing>
      {shown !== null && pointed !== undefined && (
        <ChartTooltip mark={shown} bubble={bubble} onLeave={hide}>
          <TooltipTitle>{pointed.name}</TooltipTitle>
          <TooltipRows>
            {series.map((one, at) => (
              <div key={one.id}>
                <BarKey id={id} at={at} />
                <dt>{one.name}</dt>
                <dd>{valueText(pointed.bars[at]?.value ?? 0, one)}</dd>
              </div>
            ))}
          </TooltipRows>
        </ChartTooltip>
      )}
    </BarChartRoot>
  )
}

interface BarProps {
  fill: ReturnType<typeof barFill>
  left: number
  width: number
  top: number
  floor: number
  isCut: boolean
}

/** One bar; one that goes on above the axis is broken near its end and has an arrow on it. */
function Bar({ fill, left, width, top, floor, isCut }: BarProps) {
  return (
    <>
      <rect x={left} y={top} width={width} height={floor - top} rx={Math.min(2, width / 2)} {...fill} />
      {isCut && (
        <g data-cut="">
          <CutLine d={`M${left - 1} ${top + 12}l${width / 2 + 1} -4l${width / 2 + 1} 4`} />
          <CutArrow d={`M${left + width / 2 - 4} ${top - 3}l4 -6l4 6z`} />
        </g>
      )}
    </>
  )
}
