import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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

export interface TooltipAnchorProps {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
  'aria-describedby': string | undefined
}

const edge = 8

/** A short touch does what the control does; one that stays asks what that is. */
const longTouchTime = 450

/** A control that does nothing now, or holds one: a short touch shows why. */
const inert = '[aria-disabled="true"], :has(> [aria-disabled="true"])'

function place(bubble: HTMLElement, anchor: HTMLElement) {
  const target = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const above = target.top - own.height
  const left = target.left + target.width / 2 - own.width / 2
  bubble.style.top = `${above >= edge ? above : target.bottom}px`
  bubble.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - own.width - edge))}px`
}

/**
 * A short text beside a control, shown by hover, by keyboard focus and by a long touch (a short one when the control is disabled),
 * and always there for screen readers. The pointer may move onto it; Escape and a press elsewhere put it away.
 *
 * @param label the text; undefined or empty switches the tooltip off without changing the control
 * @param described false when the text only repeats the control's own name
 * @returns props for the control, and the node to render beside it
 */
export function useTooltip(label: string | undefined, described = true): { anchor: TooltipAnchorProps; tooltip: ReactNode } {
  const id = useId()
  const [shownBy, setShownBy] = useState<HTMLElement>()
  const bubble = useRef<HTMLDivElement>(null)
  const has = label !== undefined && label !== ''
  const open = has && shownBy !== undefined
  const longTouch = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(longTouch.current), [])

  useLayoutEffect(() => {
    if (open && bubble.current) place(bubble.current, shownBy)
  })

  useEffect(() => {
    if (!open) return
    const close = () => setShownBy(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Node && (bubble.current?.contains(target) || shownBy?.contains(target)))) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('scroll', close, true)
    }
  }, [open, shownBy])

  const leave = (to: EventTarget | null) => {
    const stays = to instanceof Node && (bubble.current?.contains(to) || shownBy?.contains(to))
    if (!stays) setShownBy(undefined)
  }

  const anchor: TooltipAnchorProps = {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'touch' || currentTarget.matches(inert)) setShownBy(currentTarget)
      else longTouch.current = setTimeout(() => setShownBy(currentTarget), longTouchTime)
    },
    onPointerLeave: (event) => {
      clearTimeout(longTouch.current)
      // A finger that is lifted leaves too: the text stays until something else is touched.
      if (event.pointerType !== 'touch') leave(event.relatedTarget)
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) setShownBy(event.currentTarget)
    },
    onBlur: () => setShownBy(undefined),
    'aria-describedby': has && described ? id : undefined,
  }

  const tooltip = (
    <>
      {has && described && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
      {open &&
        createPortal(
          <Bubble ref={bubble} data-tooltip="" aria-hidden="true" onPointerLeave={(event) => leave(event.relatedTarget)}>
            <BubbleText>{label}</BubbleText>
          </Bubble>,
          document.body,
        )}
    </>
  )
  return { anchor, tooltip }
}
