import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

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

/** Whether the page is being printed: paper has no window, so everything is in sight there. */
export const useOnPaper = (): boolean => useSyncExternalStore(onPaperChange, isOnPaper)
