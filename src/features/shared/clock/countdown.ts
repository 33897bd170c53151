import { fromPromise } from 'xstate'
import { type Countdown, secondsUntil } from '#machines/countdown.ts'

/**
 * The effect of every countdown: settles with the seconds left as soon as they are others than those given.
 *
 * @param now the time in milliseconds since the epoch
 */
export const createCountdown = (now: () => number) =>
  fromPromise<number, Countdown>(
    ({ input: { deadline, secondsLeft }, signal }) =>
      new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const check = (): void => {
          const at = now()
          const left = secondsUntil(deadline, at)
          if (left !== secondsLeft) resolve(left)
          else timer = setTimeout(check, Math.max(1, deadline - at - (left - 1) * 1000))
        }
        signal.addEventListener('abort', () => clearTimeout(timer))
        check()
      }),
  )
