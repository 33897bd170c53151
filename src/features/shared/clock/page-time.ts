import { useMemo, useSyncExternalStore } from 'react'
import { interval } from 'rxjs'
import { useServices } from '../services/services.ts'

const never = () => () => undefined

/**
 * The page's clock in milliseconds since 1970; the component shows itself anew as often as asked for.
 *
 * @param every in milliseconds; null while the time does not matter, which then stands at 0
 */
export const usePageTime = (every: number | null): number => {
  const services = useServices()
  const { subscribe, read } = useMemo(() => {
    if (every === null) return { subscribe: never, read: () => 0 }
    const subscribe = (listener: () => void) => {
      const looking = interval(every).subscribe(listener)
      return () => looking.unsubscribe()
    }
    return { subscribe, read: () => Math.floor(services.now() / every) * every }
  }, [services, every])
  return useSyncExternalStore(subscribe, read)
}
