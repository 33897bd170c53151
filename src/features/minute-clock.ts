import { useSyncExternalStore } from 'react'
import { defer, repeat, share, timer } from 'rxjs'

const minute = 60_000

const minuteNow = (): number => Math.floor(Date.now() / minute)

/** Each new minute of the device's clock, by one timer for everybody who looks. */
const minutes$ = defer(() => timer(minute - (Date.now() % minute))).pipe(repeat(), share())

const listen = (onChange: () => void): (() => void) => {
  const listening = minutes$.subscribe(onChange)
  return () => listening.unsubscribe()
}

/** The present minute's beginning, in milliseconds since 1970; a component shows itself anew with each. */
export const useMinute = (): number => useSyncExternalStore(listen, minuteNow) * minute
