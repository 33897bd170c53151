import { arc, type PieArcDatum, pie } from 'd3'
import { useState } from 'react'
import { styled } from 'styled-components'
import { columnHours, shareText } from '../number-text.ts'
import { media, tokens } from '../theme.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { chartColor, chartColorsCss } from './chart-palette.ts'
import { PieLegend } from './PieLegend.tsx'
import { type PieEntry, type Slice, slicesOf, sumOf } from './slices.ts'
import { useMarks } from './use-marks.ts'

const { color, leading, motion, space, text, weight } = tokens

/** Beside each other where the card is wide, under each other where it is narrow; on a phone small and beside each other, so that three are no long way. */
const Root = styled.div`
  ${chartColorsCss}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s6};
  @media ${media.belowCompact} {
    gap: ${space.s3};
  }
`

const Disc = styled.div`
  position: relative;
  flex: 0 1 13rem;
  min-width: 11rem;
  > svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  @media ${media.belowCompact} {
    flex-basis: 7.5rem;
    min-width: 7.5rem;
  }
`

const SliceMark = styled.g`
  outline: none;
  transition: opacity ${motion.fast} ${motion.easing};
  &[data-dimmed] {
    opacity: 0.4;
  }
`

const SliceNumber = styled.text`
  fill: ${color.onPrimary};
  font-size: 10px;
  font-weight: ${weight.strong};
  text-anchor: middle;
  dominant-baseline: central;
  pointer-events: none;
  /* Units of the drawing, which is smaller there. */
  @media ${media.belowCompact} {
    font-size: 16px;
  }
`

const Ring = styled.path`
  fill: none;
  stroke: ${color.focus};
  stroke-width: 2;
  pointer-events: none;
`

const Middle = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  pointer-events: none;
  font-variant-numeric: tabular-nums;
  > span {
    color: ${color.textWeak};
    font-size: ${text.xs};
    line-height: ${leading.xs};
  }
  > strong {
    font-size: ${text.xl};
    line-height: ${leading.xl};
    font-weight: ${weight.strong};
  }
  @media ${media.belowCompact} {
    > strong {
      font-size: ${text.xs};
      line-height: ${leading.xs};
    }
  }
`

const TooltipName = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`

const outer = 100
const inner = 68
const gap = 0.014
/** Units of length that a number needs on its slice. */
const roomForNumber = 15

const layOut = pie<Slice>()
  .value(({ value }) => value)
  .sort(null)
const shape = arc<PieArcDatum<Slice>>().innerRadius(inner).outerRadius(outer).padAngle(gap).cornerRadius(2)
const ringShape = arc<PieArcDatum<Slice>>()
  .innerRadius(inner - 3)
  .outerRadius(outer + 3)
  .cornerRadius(3)

/** The number of a slice on it and in the legend, so that colour is not what joins them. */
const numberOf = ({ entries }: Slice, at: number): string => (entries > 1 ? '…' : String(at + 1))

export interface PieChartProps {
  /** What is divided: 'Activity'. */
  label: string
  entries: readonly PieEntry[]
}

/**
 * Hours divided among the biggest eight and 'Other', with the sum in the middle. The slices are one tab stop and walked by arrows;
 * pointing or focusing tells name, hours and share.
 */
export function PieChart({ label, entries }: PieChartProps) {
  const slices = slicesOf(entries)
  const sum = columnHours(sumOf(entries))
  const { shown, hide, bubble, markProps, onKeyDown } = useMarks(slices.length)
  const [pointedRow, setPointedRow] = useState<number | null>(null)
  const active = shown?.at ?? pointedRow
  const activeSlice = shown === null ? undefined : slices[shown.at]
  const arcs = layOut([...slices])
  const ringed = shown?.byKeyboard ? arcs[shown.at] : undefined
  return (
    <Root>
      <Disc>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a drawing */}
        <svg role="group" aria-label={`${label}, sum ${sum}`} viewBox="-104 -104 208 208" onKeyDown={onKeyDown}>
          {arcs.map((one, at) => {
            const [x, y] = shape.centroid(one)
            const { id, name, value, share, place } = one.data
            const hasRoom = (one.endAngle - one.startAngle) * ((outer + inner) / 2) >= roomForNumber
            return (
              <SliceMark
                key={id}
                {...markProps(at)}
                role="img"
                aria-label={`${name}, ${columnHours(value)}, ${shareText(share)}`}
                data-dimmed={active !== null && active !== at ? '' : undefined}
              >
                <path d={shape(one) ?? ''} fill={chartColor(place)} />
                <circle data-anchor="" cx={x} cy={y} r={1} fill="none" />
                {hasRoom && (
                  <SliceNumber x={x} y={y} aria-hidden="true">
                    {numberOf(one.data, at)}
                  </SliceNumber>
                )}
              </SliceMark>
            )
          })}
          {ringed && <Ring d={ringShape(ringed) ?? ''} />}
        </svg>
        <Middle>
          <span>Sum</span>
          <strong>{sum}</strong>
        </Middle>
      </Disc>
      <PieLegend label={`${label} by hours`} slices={slices} numberOf={numberOf} active={active} onPoint={setPointedRow} />
      {shown !== null && activeSlice !== undefined && (
        <ChartTooltip mark={shown} bubble={bubble} onLeave={hide}>
          <TooltipName>{activeSlice.name}</TooltipName>
          {columnHours(activeSlice.value)} · {shareText(activeSlice.share)}
          {activeSlice.entries > 1 && ` · ${activeSlice.entries} together`}
        </ChartTooltip>
      )}
    </Root>
  )
}
