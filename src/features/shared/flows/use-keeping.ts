import { useCallback, useSyncExternalStore } from 'react'
import { type KeepingPort, useServices } from '../services/services.ts'

export type FlowKeeping = ReturnType<KeepingPort['of']>

/** How much of a flow is on this device, as it changes. */
export const useKeeping = (flowKey: string): FlowKeeping => {
  const { keeping } = useServices()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = keeping.changes$.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [keeping],
  )
  return useSyncExternalStore(subscribe, () => keeping.of(flowKey))
}
