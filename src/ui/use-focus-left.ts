import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus to the page's content when a part of it goes away that has the focus, so that the next Tab goes on from there and
 * not from the top of the page.
 */
export const useFocusLeft = (part: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) element.closest<HTMLElement>('main')?.focus()
    }
  }, [part])
}
