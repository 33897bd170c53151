import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the face that takes the place of another one when the button that was pressed went with that: the next Tab goes on
 * there, and a screen reader says what it is.
 *
 * @param face names what is shown; undefined while nothing is
 * @param element around the face
 */
export const useFaceFocus = (face: string | undefined, element: RefObject<HTMLElement | null>): void => {
  const shown = useRef(face)
  useEffect(() => {
    const before = shown.current
    shown.current = face
    if (before === undefined || before === face) return
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [face, element])
}
