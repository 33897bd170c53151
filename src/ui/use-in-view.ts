import { type RefObject, useEffect, useRef, useState } from 'react'
import { useOnPaper } from './use-on-paper.ts'

/** So far outside of the window something counts as in view: it is drawn before it is scrolled to. */
const margin = '600px 0px'

const seen = new WeakMap<Element, () => void>()

let observer: IntersectionObserver | undefined

/** One observer for everything on the page: a list may have hundreds of parts. */
const observe = (element: Element, onSeen: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.()
    },
    { rootMargin: margin },
  )
  const watching = observer
  seen.set(element, onSeen)
  watching.observe(element)
  return () => {
    seen.delete(element)
    watching.unobserve(element)
  }
}

/**
 * Whether an element has come near the window; it stays so. While the page is printed everything is in view: paper has no window.
 *
 * @returns `ref` for the element
 */
export function useInView<E extends Element>(): { ref: RefObject<E | null>; isInView: boolean } {
  const ref = useRef<E>(null)
  const [hasBeenSeen, setSeen] = useState(false)
  const isPrinted = useOnPaper()
  useEffect(() => {
    const element = ref.current
    if (element === null || hasBeenSeen) return
    return observe(element, () => setSeen(true))
  }, [hasBeenSeen])
  return { ref, isInView: hasBeenSeen || isPrinted }
}
