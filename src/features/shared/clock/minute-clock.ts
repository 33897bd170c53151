import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { defer, type Observable, repeat, share, timer } from 'rxjs'
import { type Services, useServices } from '../services/services.ts'

const minute = 60_000

const known = new WeakMap<Services, Observable<unknown>>()

/** Each new minute of the page's clock, by one timer for everybody who looks. */
const minutesOf = (services: Services): Observable<unknown> => {
  const found = known.get(services) ?? defer(() => timer(minute - (services.now() % minute))).pipe(repeat(), share())
  known.set(services, found)
  return found
}

/** The present minute's beginning, in milliseconds since 1970; a component shows itself anew with each. */
export const useMinute = (): number => {
  const services = useServices()
  const minutes$ = useMemo(() => minutesOf(services), [services])
  const listen = useCallback(
    (onChange: () => void) => {
      const listening = minutes$.subscribe(onChange)
      return () => listening.unsubscribe()
    },
    [minutes$],
  )
  return useSyncExternalStore(listen, () => Math.floor(services.now() / minute)) * minute
}
