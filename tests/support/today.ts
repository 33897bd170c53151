import { todayIn } from '#rules/today.ts'

/** The day it is where the tests run, by the run's clock, as `YYYY-MM-DD`. */
export const today = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
