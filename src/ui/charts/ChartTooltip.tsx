import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Bubble, placeBubble } from '../bubble.ts'
import { tokens } from '../theme.ts'
import { chartColorsCss } from './chart-palette.ts'
import type { ShownMark } from './use-marks.ts'

const { color, leading, radius, shadow, size, space, text } = tokens

/** On the page's own surface, so that the colours of the chart are the same here. */
const Surface = styled.div`
  ${chartColorsCss}
  padding: ${space.s2} ${space.s3};
  background: ${color.surface2};
  border: ${size.hairline} solid ${color.lineStrong};
  color: ${color.textStrong};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
  font-size: ${text.xs};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

/** What the tooltip is about, above its numbers. */
export const TooltipName = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`

interface ChartTooltipProps {
  mark: ShownMark
  bubble: RefObject<HTMLDivElement | null>
  onLeave: () => void
  children: ReactNode
}

/** What a mark of a chart says, beside it. The mark carries the same words for screen readers. */
export function ChartTooltip({ mark, bubble, onLeave, children }: ChartTooltipProps) {
  useLayoutEffect(() => {
    if (bubble.current) placeBubble(bubble.current, mark.anchor)
  })
  return createPortal(
    <Bubble ref={bubble} data-tooltip="" aria-hidden="true" onPointerLeave={onLeave}>
      <Surface>{children}</Surface>
    </Bubble>,
    document.body,
  )
}
