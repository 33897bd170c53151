import { useEffect, useEffectEvent, useRef } from 'react'

/** Asks for the list again when work on it is over, however it ended (specification 8). */
export const useReload = (busy: boolean, ask: () => void): void => {
  const wasBusy = useRef(busy)
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    if (wasBusy.current && !busy) askAgain()
    wasBusy.current = busy
  }, [busy])
}
