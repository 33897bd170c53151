import { useMemo, useSyncExternalStore } from 'react'
import { interval } from 'rxjs'
import { fromPromise } from 'xstate'
import { secondsUntil } from '#machines/countdown.ts'
import { type Services, useServices } from '../services/services.ts'
import { serverTimeOf } from './answer-times.ts'

/** How often somebody who waits for a moment of the server looks at the clock: a sleeping device counts no delay. In milliseconds. */
const glance = 1_000

/** The effect of every deadline: settles when the moment has come by the server's clock. */
export const createDeadline = (services: Services) =>
  fromPromise<void, { readonly deadline: number }>(
    ({ input: { deadline }, signal }) =>
      new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const check = (): void => {
          const left = deadline - serverTimeOf(services).now
          if (left > 0) timer = setTimeout(check, Math.min(left, glance))
          else resolve()
        }
        signal.addEventListener('abort', () => clearTimeout(timer))
        check()
      }),
  )

/** Looks more often than a second has passed, so that no second is left out. In milliseconds. */
const lookEvery = 250

interface SecondsLeft {
  /** Whole seconds until the deadline by the server's clock; 0 when it has passed. */
  readonly secondsLeft: number
  /** Null, or why the server should be asked what time it is: another value after each answer that has not ended the doubt. */
  readonly doubt: number | null
}

/** What is left until a moment of the server's clock; the component shows itself anew with each second. @param deadline in milliseconds since 1970 */
export const useSecondsLeft = (deadline: number): SecondsLeft => {
  const services = useServices()
  const { subscribe, secondsLeftNow, doubtNow } = useMemo(() => {
    const subscribe = (listener: () => void) => {
      const looking = interval(lookEvery).subscribe(listener)
      return () => looking.unsubscribe()
    }
    const secondsLeftNow = () => secondsUntil(deadline, serverTimeOf(services).now)
    const doubtNow = () => {
      const { isDoubtful, heardAt } = serverTimeOf(services)
      return isDoubtful ? heardAt : null
    }
    return { subscribe, secondsLeftNow, doubtNow }
  }, [services, deadline])
  return { secondsLeft: useSyncExternalStore(subscribe, secondsLeftNow), doubt: useSyncExternalStore(subscribe, doubtNow) }
}
