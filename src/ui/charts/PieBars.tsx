import { Fragment } from 'react'
import { styled } from 'styled-components'
import { columnHours, shareText } from '../number-text.ts'
import { media, tokens } from '../theme.ts'
import { ChartTooltip, TooltipName } from './ChartTooltip.tsx'
import { chartColor } from './chart-palette.ts'
import { Row, Rows, Track } from './pie-layout.ts'
import { type PieEntry, type Slice, shareOf } from './slices.ts'
import type { Marks } from './use-marks.ts'

const { color, radius, size, weight } = tokens

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
  grid-column: 2;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
  @media print {
    white-space: normal;
  }
`

/** Heads the entries that have no slice of their own. */
const RestName = styled(Name)`
  color: ${color.textMedium};
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

const Fill = styled.span`
  display: block;
  min-width: ${size.hairline};
  height: 100%;
  border-radius: inherit;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

interface PieBarsProps {
  label: string
  /** Every entry, the largest first. */
  rows: readonly PieEntry[]
  slices: readonly Slice[]
  numberOf: (slice: Slice, at: number) => string
  /** The slice that is pointed at or has the focus. */
  active: number | null
  marks: Marks
}

/**
 * Every entry of a pie as a bar under its name, the largest first; those that the pie draws as one stand below its name. Where the bars
 * tell more than the slices do, they are one tab stop and walked by arrows.
 */
export function PieBars({ label, rows, slices, numberOf, active, marks }: PieBarsProps) {
  const { shown, hide, bubble, markProps, onKeyDown } = marks
  const largest = rows[0]?.value ?? 0
  const rest = slices.find(({ entries }) => entries > 1)
  const isReached = rows.length > slices.length
  const pointed = shown === null ? undefined : rows[shown.at]
  return (
    <>
      <Rows aria-label={label} onKeyDown={isReached ? onKeyDown : undefined}>
        {rows.map(({ id, name, value }, at) => {
          const slice = slices[at]
          const isOwn = slice?.entries === 1
          const isActive = shown === null ? isOwn && active === at : shown.at === at
          const { tabIndex, ...mark } = markProps(at)
          return (
            <Fragment key={id}>
              {rest !== undefined && slice === rest && (
                <Row data-active={shown === null && active === at ? '' : undefined}>
                  <Swatch aria-hidden="true" style={{ background: chartColor(null) }}>
                    {numberOf(rest, at)}
                  </Swatch>
                  <RestName>
                    {rest.name} ({rest.entries})
                  </RestName>
                  <Hours>{columnHours(rest.value)}</Hours>
                  <Share>{shareText(rest.share)}</Share>
                </Row>
              )}
              <Row {...mark} {...(isReached ? { tabIndex } : {})} data-active={isActive ? '' : undefined}>
                {isOwn && (
                  <Swatch aria-hidden="true" style={{ background: chartColor(slice.place) }}>
                    {numberOf(slice, at)}
                  </Swatch>
                )}
                <Name>{name}</Name>
                <Hours>{columnHours(value)}</Hours>
                <Share>{shareText(shareOf(value, rows))}</Share>
                <Track>
                  <Fill
                    data-bar=""
                    style={{
                      width: `${(Math.max(0, value) / largest) * 100}%`,
                      background: chartColor(isOwn ? slice.place : null),
                    }}
                  />
                </Track>
              </Row>
            </Fragment>
          )
        })}
      </Rows>
      {shown !== null && pointed !== undefined && (
        <ChartTooltip mark={shown} bubble={bubble} onLeave={hide}>
          <TooltipName>{pointed.name}</TooltipName>
          {columnHours(pointed.value)} · {shareText(shareOf(pointed.value, rows))}
        </ChartTooltip>
      )}
    </>
  )
}
