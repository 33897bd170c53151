import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { tokens } from './theme.ts'

const { color, layer, leading, motion, radius, shadow, size, space, text } = tokens

const appear = keyframes`from { opacity: 0; }`

/** The padding reaches over the gap to the anchor, so that the pointer can move onto the text. */
const Bubble = styled.div`
  position: fixed;
  z-index: ${layer.tooltip};
  padding: ${space.s2} 0;
  max-width: min(${size.tooltip}, calc(100vw - 2 * ${space.s2}));
  animation: ${appear} ${motion.medium} ${motion.easing} ${motion.fast} backwards;
`

const BubbleText = styled.div`
  padding: ${space.s2} ${space.s3};
  background: ${color.primary};
  color: ${color.onPrimary};
  border-radius: ${radius.small};
  box-shadow: ${shadow.floating};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  text-align: start;
`

const edge = 8

function place(bubble: HTMLElement, anchor: HTMLElement) {
  const target = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const above = target.top - own.height
  const left = target.left + target.width / 2 - own.width / 2
  bubble.style.top = `${above >= edge ? above : target.bottom}px`
  bubble.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - own.width - edge))}px`
}

interface TooltipBubbleProps {
  anchor: HTMLElement
  /** Told where the pointer went. */
  onLeave: (to: EventTarget | null) => void
  onClose: () => void
  children: ReactNode
}

/** A tooltip's text on the page, above its anchor or below it where there is no room; Escape and a press elsewhere put it away. */
export function TooltipBubble({ anchor, onLeave, onClose, children }: TooltipBubbleProps): ReactNode {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor)
  })
  // With the bubble itself, so that whoever sees it can put it away.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && (bubble.current?.contains(target) || anchor.contains(target)))) onClose()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('scroll', onClose, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('scroll', onClose, true)
    }
  }, [anchor, onClose])
  return createPortal(
    <Bubble ref={bubble} data-tooltip="" aria-hidden="true" onPointerLeave={(event) => onLeave(event.relatedTarget)}>
      <BubbleText>{children}</BubbleText>
    </Bubble>,
    document.body,
  )
}
