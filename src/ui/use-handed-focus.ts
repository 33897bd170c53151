import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

/**
 * Hands the focus on where one control stands in for another, as a read-only one does while a form is saved: without it the focus
 * goes away with the control that had it, and a keyboard would begin at the top of the page.
 *
 * @returns makes the ref of each of the two boxes; `box` is set as well
 */
export function useHandedFocus(): (box?: RefObject<HTMLDivElement | null>) => RefCallback<HTMLDivElement> {
  const isHeld = useRef(false)
  return useCallback(
    (box) => (element) => {
      if (element === null) return
      if (box) box.current = element
      if (isHeld.current) element.querySelector('input')?.focus({ preventScroll: true })
      isHeld.current = false
      return () => {
        isHeld.current = element.contains(document.activeElement)
        if (box) box.current = null
      }
    },
    [],
  )
}
