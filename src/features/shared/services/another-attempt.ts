import { firstValueFrom, fromEvent, merge, type Observable, takeUntil, timer } from 'rxjs'

/** Milliseconds before the first repetition; each further one waits twice as long. */
const firstDelay = 2_000

interface Attempts {
  /** How many came before. */
  readonly attempts: number
  /** Milliseconds that one waits at most. */
  readonly longest: number
}

/**
 * The first of a stream.
 *
 * @param signal ends the wait, which is rejected then
 */
export const firstOf = <T>(stream: Observable<T>, signal: AbortSignal): Promise<T> =>
  firstValueFrom(stream.pipe(takeUntil(fromEvent(signal, 'abort'))))

/**
 * Settles when another attempt may succeed: the device has network again, or the time since the last one is over.
 *
 * @param signal ends the wait, which is rejected then
 */
export const anotherAttempt = async ({ attempts, longest }: Attempts, signal: AbortSignal): Promise<void> => {
  const chance$ = merge(fromEvent(window, 'online'), timer(Math.min(longest, firstDelay * 2 ** Math.min(attempts, 10))))
  await firstOf(chance$, signal)
}
