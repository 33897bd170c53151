import { arc, type PieArcDatum, pie } from 'd3'
import { styled } from 'styled-components'
import { columnHours, shareText } from '../number-text.ts'
import { media, tokens } from '../theme.ts'
import { ChartTooltip, TooltipName } from './ChartTooltip.tsx'
import { chartColor } from './chart-palette.ts'
import { PieBars } from './PieBars.tsx'
import { Disc, PieRoot } from './pie-layout.ts'
import { byHours, type PieEntry, type Slice, slicesOf, sumOf } from './slices.ts'
import { useMarks } from './use-marks.ts'

const { color, leading, motion, text, weight } = tokens

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

/** The number of a slice on it and beside its bar, so that colour is not what joins them. */
const numberOf = ({ entries }: Slice, at: number): string => (entries > 1 ? '…' : String(at + 1))

export interface PieChartProps {
  /** What is divided: 'Activity'. */
  label: string
  entries: readonly PieEntry[]
  /** The entries of the whole time that these are a part of, so that each keeps its colour; these themselves when left out. */
  whole?: readonly PieEntry[]
}

/**
 * Hours divided among the biggest five and 'Other', with the sum in the middle, and every entry as a bar beside it. The slices are one
 * tab stop and walked by arrows; pointing or focusing tells name, hours and share.
 */
export function PieChart({ label, entries, whole = entries }: PieChartProps) {
  const slices = slicesOf(entries, whole)
  const rows = byHours(entries)
  const sum = columnHours(sumOf(entries))
  const { shown, hide, bubble, markProps, onKeyDown } = useMarks(slices.length)
  const bars = useMarks(rows.length)
  const row = bars.shown === null ? undefined : rows[bars.shown.at]
  const sliceOfRow = row === undefined || row.value < 0 ? null : Math.min(rows.indexOf(row), slices.length - 1)
  const active = shown?.at ?? sliceOfRow
  const activeSlice = shown === null ? undefined : slices[shown.at]
  const arcs = layOut([...slices])
  const ringed = shown?.byKeyboard ? arcs[shown.at] : undefined
  return (
    <PieRoot>
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
      <PieBars label={`${label} by hours`} rows={rows} slices={slices} numberOf={numberOf} active={active} marks={bars} />
      {shown !== null && activeSlice !== undefined && (
        <ChartTooltip mark={shown} bubble={bubble} onLeave={hide}>
          <TooltipName>{activeSlice.name}</TooltipName>
          {columnHours(activeSlice.value)} · {shareText(activeSlice.share)}
          {activeSlice.entries > 1 && ` · ${activeSlice.entries} together`}
        </ChartTooltip>
      )}
    </PieRoot>
  )
}
