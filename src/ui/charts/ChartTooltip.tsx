import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { tokens } from '../theme.ts'
import { chartColorsCss } from './chart-palette.ts'
import type { ShownMark } from './use-marks.ts'

const { color, layer, leading, radius, shadow, size, space, text } = tokens

/** The padding reaches over the gap to the mark, so that the pointer can move onto the text. */
const Bubble = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${layer.tooltip};
  padding: ${space.s2} 0;
  max-width: min(${size.tooltip}, calc(100vw - 2 * ${space.s2}));
`

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

const edge = 8

function place(bubble: HTMLElement, anchor: Element) {
  const target = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const above = target.top - own.height
  const left = target.left + target.width / 2 - own.width / 2
  bubble.style.top = `${above >= edge ? above : target.bottom}px`
  bubble.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - own.width - edge))}px`
}

interface ChartTooltipProps {
  mark: ShownMark
  bubble: RefObject<HTMLDivElement | null>
  onLeave: () => void
  children: ReactNode
}

/** What a mark of a chart says, beside it. The mark carries the same words for screen readers. */
export function ChartTooltip({ mark, bubble, onLeave, children }: ChartTooltipProps) {
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, mark.anchor)
  })
  return createPortal(
    <Bubble ref={bubble} data-tooltip="" aria-hidden="true" onPointerLeave={onLeave}>
      <Surface>{children}</Surface>
    </Bubble>,
    document.body,
  )
}
