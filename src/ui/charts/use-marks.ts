import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The mark that is pointed at or has the focus. */
export interface ShownMark {
  readonly at: number
  /** What the tooltip stands beside. */
  readonly anchor: Element
  readonly byKeyboard: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The marks of a chart (slices, bars, groups of bars) for a pointer and for the keyboard: one tab stop, arrows go round, Home and End to
 * the first and last. What has the focus or is pointed at is shown with its tooltip, until Escape or a press elsewhere; what is pointed at
 * also until it is scrolled.
 *
 * @param count how many marks there are
 * @returns props of the marks and of what holds them; a mark may hold a `[data-anchor]` as the tooltip's place
 */
export function useMarks(count: number) {
  const [stop, setStop] = useState(0)
  const [shown, setShown] = useState<ShownMark | null>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const hide = () => setShown(null)

  useEffect(() => {
    if (shown === null) return
    const close = () => setShown(null)
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      const mark = shown.anchor.closest('[data-mark]')
      if (!(target instanceof Node && (bubble.current?.contains(target) || mark?.contains(target)))) close()
    }
    // Going to a mark may scroll to it: what is said of it goes along.
    const onScroll = () => (shown.byKeyboard ? setShown({ ...shown }) : close())
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [shown])

  const show = (at: number, mark: Element, byKeyboard: boolean) =>
    setShown({ at, anchor: mark.querySelector('[data-anchor]') ?? mark, byKeyboard })

  return {
    shown: shown !== null && shown.at < count ? shown : null,
    hide,
    bubble,
    markProps: (at: number) => ({
      'data-mark': at,
      tabIndex: at === Math.min(stop, count - 1) ? 0 : -1,
      onFocus: ({ currentTarget }: FocusEvent) => {
        setStop(at)
        show(at, currentTarget, !isPressed.current)
      },
      onBlur: hide,
      onPointerDown: () => {
        isPressed.current = true
      },
      onPointerUp: () => {
        isPressed.current = false
      },
      onPointerEnter: ({ currentTarget }: PointerEvent) => show(at, currentTarget, false),
      onPointerLeave: ({ pointerType, relatedTarget }: PointerEvent) => {
        // A finger that is lifted leaves too: the text stays until something else is touched.
        if (pointerType !== 'touch' && !(relatedTarget instanceof Node && bubble.current?.contains(relatedTarget))) hide()
      },
    }),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
      const at = Number(event.target.closest('[data-mark]')?.getAttribute('data-mark'))
      event.preventDefault()
      event.currentTarget.querySelector<HTMLElement | SVGElement>(`[data-mark="${step(at, count)}"]`)?.focus()
    },
  }
}

export type Marks = ReturnType<typeof useMarks>
