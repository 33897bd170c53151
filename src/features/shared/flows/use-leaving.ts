import { useEffect, useRef } from 'react'

/** Calls back when a page shows something else than before. */
export const useLeaving = (about: string | undefined, onLeft: () => void): void => {
  const before = useRef(about)
  useEffect(() => {
    if (before.current !== about) onLeft()
    before.current = about
  }, [about, onLeft])
}
