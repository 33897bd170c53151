import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The width of an element in px, kept up to date.
 *
 * @param initial stands until it has been measured
 */
export function useWidth<E extends HTMLElement>(initial: number): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { ref, width }
}
