import { useEffect, useRef } from 'react'

/** Asks for the list again when a save or a removal is over, however it ended (specification 8). */
export const useReload = (busy: boolean, ask: () => void): void => {
  const wasBusy = useRef(busy)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each end of the work
  useEffect(() => {
    if (wasBusy.current && !busy) ask()
    wasBusy.current = busy
  }, [busy])
}
