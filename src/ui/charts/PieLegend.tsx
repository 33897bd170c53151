import { styled } from 'styled-components'
import { columnHours, shareText } from '../number-text.ts'
import { media, tokens } from '../theme.ts'
import { chartColor } from './chart-palette.ts'
import type { Slice } from './slices.ts'

const { color, leading, motion, radius, space, text, weight } = tokens

const Rows = styled.ol`
  flex: 1 1 15rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
  @media ${media.belowCompact} {
    flex-basis: 10rem;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 2.75rem;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.small};
  transition: background-color ${motion.fast} ${motion.easing};
  @media ${media.belowCompact} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${space.s1};
  }
  &[data-active] {
    background: ${color.hover};
  }
`

const Swatch = styled.span`
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: ${radius.small};
  color: ${color.onPrimary};
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: ${weight.strong};
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`

const Hours = styled.span`
  text-align: end;
`

/** Told by the tooltip and the table where there is no room for it. */
const Share = styled.span`
  @media ${media.belowCompact} {
    display: none;
  }
  text-align: end;
  color: ${color.textWeak};
`

interface PieLegendProps {
  label: string
  slices: readonly Slice[]
  numberOf: (slice: Slice, at: number) => string
  active: number | null
  onPoint: (at: number | null) => void
}

/** The slices of a pie in words, the largest first. */
export function PieLegend({ label, slices, numberOf, active, onPoint }: PieLegendProps) {
  return (
    <Rows aria-label={label}>
      {slices.map((slice, at) => (
        <Row
          key={slice.id}
          data-active={active === at ? '' : undefined}
          onPointerEnter={() => onPoint(at)}
          onPointerLeave={() => onPoint(null)}
        >
          <Swatch aria-hidden="true" style={{ background: chartColor(slice.place) }}>
            {numberOf(slice, at)}
          </Swatch>
          <Name title={slice.name}>{slice.name}</Name>
          <Hours>{columnHours(slice.value)}</Hours>
          <Share>{shareText(slice.share)}</Share>
        </Row>
      ))}
    </Rows>
  )
}
