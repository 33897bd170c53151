import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus to what is around a part of the page when that part goes away with the focus, so that the next Tab goes on from there
 * and not from the top of the page.
 *
 * @param place selects what is around it; the page's content when left out
 */
export const useFocusLeft = (part: RefObject<HTMLElement | null>, place = 'main'): void => {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) element.closest<HTMLElement>(place)?.focus()
    }
  }, [part, place])
}
