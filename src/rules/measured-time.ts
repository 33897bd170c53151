import type { TimerRounding } from './personal-settings.ts'
import { effortStep } from './timesheet.ts'

const minute = 60_000
const hour = 60 * minute

/** How long something took, in milliseconds; 0 where the device's clock was put back meanwhile. @param from @param to ms since 1970 */
export const measuredTime = (from: number, to: number): number => Math.max(0, to - from)

const round: Readonly<Record<TimerRounding, (steps: number) => number>> = { Nearest: Math.round, Up: Math.ceil, Down: Math.floor }

/**
 * A measured time as the hours of a record: rounded to steps of 0.25, never none.
 *
 * @param time ms
 * @param rounding as the person has set it up
 */
export const roundedHours = (time: number, rounding: TimerRounding): number =>
  Math.max(effortStep, round[rounding](time / hour / effortStep) * effortStep)

/** A measured time in hours and whole minutes, `1:52`. @param time ms */
export const clockText = (time: number): string => {
  const minutes = Math.floor(time / minute)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
