import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { Bubble, placeBubble } from './bubble.ts'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, shadow, space, text } = tokens

const appear = keyframes`from { opacity: 0; }`

const FadingBubble = styled(Bubble)`
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
    if (bubble.current) placeBubble(bubble.current, anchor)
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
    <FadingBubble ref={bubble} data-tooltip="" aria-hidden="true" onPointerLeave={(event) => onLeave(event.relatedTarget)}>
      <BubbleText>{children}</BubbleText>
    </FadingBubble>,
    document.body,
  )
}
