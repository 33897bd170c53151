import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Bubble = typeof import('./TooltipBubble.tsx').TooltipBubble

/** Fetched with the first text that is shown; where it cannot be, the text is still there for screen readers. */
let TooltipBubble: Bubble | undefined
const fetchBubble = async (): Promise<void> => {
  TooltipBubble ??= (await import('./TooltipBubble.tsx')).TooltipBubble
}

export interface TooltipAnchorProps {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
  'aria-describedby': string | undefined
}

/** A short touch does what the control does; one that stays asks what that is. */
const longTouchTime = 450

/** A control that does nothing now, or holds one: a short touch shows why. */
const inert = '[aria-disabled="true"], :has([aria-disabled="true"], :disabled)'

const isInBubble = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-tooltip]') !== null

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
  const has = label !== undefined && label !== ''
  const open = has && shownBy !== undefined
  const longTouch = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(longTouch.current), [])

  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = open && TooltipBubble === undefined
  useEffect(() => {
    if (isMissing) fetchBubble().then(drawAgain, () => undefined)
  }, [isMissing])

  const close = useCallback(() => setShownBy(undefined), [])
  const leave = (to: EventTarget | null) => {
    const stays = to instanceof Node && (isInBubble(to) || shownBy?.contains(to))
    if (!stays) close()
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
    onBlur: close,
    'aria-describedby': has && described ? id : undefined,
  }

  const tooltip = (
    <>
      {has && described && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
      {open && TooltipBubble && (
        <TooltipBubble anchor={shownBy} onLeave={leave} onClose={close}>
          {label}
        </TooltipBubble>
      )}
    </>
  )
  return { anchor, tooltip }
}
