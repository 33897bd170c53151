import { type RefObject, useLayoutEffect } from 'react'

/** For the popup element: the top layer where the browser has one, a fixed box where it does not. */
export const popupAttributes = 'showPopover' in HTMLElement.prototype ? ({ popover: 'manual' } as const) : {}

const edge = 8
const gap = 4
const tallest = 320

function place(popup: HTMLElement, anchor: HTMLElement) {
  const target = anchor.getBoundingClientRect()
  const below = window.innerHeight - target.bottom - gap - edge
  const above = target.top - gap - edge
  popup.style.maxHeight = `${tallest}px`
  const wanted = popup.offsetHeight
  const upwards = below < wanted && above > below
  popup.style.left = `${target.left}px`
  popup.style.width = `${target.width}px`
  popup.style.maxHeight = `${Math.min(tallest, upwards ? above : below)}px`
  popup.style.top = upwards ? 'auto' : `${target.bottom + gap}px`
  popup.style.bottom = upwards ? `${window.innerHeight - target.top + gap}px` : 'auto'
}

/**
 * Shows a list under its field, or above when there is no room, in the browser's top layer: no dialog or scrolling box
 * cuts it off, and it stays beside its field in the document, so that a modal dialog does not hide it from screen readers.
 *
 * @param popup an element with `popupAttributes`
 * @param anchor the field's box, whose width the popup takes
 */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const element = popup.current
    const target = anchor.current
    if (!open || !element || !target) return
    const follow = () => place(element, target)
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) follow()
    }
    element.showPopover?.()
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(target)
    sizes.observe(element)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      element.hidePopover?.()
      sizes.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [popup, anchor, open])
}
