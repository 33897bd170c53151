import { sumHours } from '#rules/timesheet.ts'
import { toRequiredDay } from './values.ts'

/** Hours of two decimals. */
export const hoursOf = (seconds: number): number => sumHours([seconds / 3600])

/** Sums by day; a day that v1 names twice counts twice, one that it leaves out is 0. */
export const sumsByDay = <One>(list: readonly One[], read: (one: One) => readonly [localDateTime: string, amount: number]) => {
  const sums = new Map<string, number>()
  for (const one of list) {
    const [localDateTime, amount] = read(one)
    const day = toRequiredDay(localDateTime)
    sums.set(day, (sums.get(day) ?? 0) + amount)
  }
  return (day: string): number => sums.get(day) ?? 0
}
