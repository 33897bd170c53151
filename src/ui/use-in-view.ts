import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

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

let isBeforePrint = false
const paper = (): MediaQueryList => window.matchMedia('print')
const isOnPaper = (): boolean => isBeforePrint || paper().matches

const onPaperChange = (listener: () => void): (() => void) => {
  // The browser prints what is there when the event ends.
  const tell = (isPrinting: boolean) => () => {
    isBeforePrint = isPrinting
    flushSync(listener)
  }
  const [before, after] = [tell(true), tell(false)]
  const media = paper()
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  media.addEventListener('change', listener)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    media.removeEventListener('change', listener)
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
  const isPrinted = useSyncExternalStore(onPaperChange, isOnPaper)
  useEffect(() => {
    const element = ref.current
    if (element === null || hasBeenSeen) return
    return observe(element, () => setSeen(true))
  }, [hasBeenSeen])
  return { ref, isInView: hasBeenSeen || isPrinted }
}
