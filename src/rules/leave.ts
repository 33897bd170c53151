import { messages } from './messages.ts'
import { dayInWords, periodClosed } from './timesheet.ts'
import { addDays } from './weeks.ts'

/** What limits the days of leave. Leave belongs to no commitment, so none of them does. Days are `YYYY-MM-DD`. */
export interface LeaveLimits {
  /** The last day that the member has confirmed to be paid; null for none. */
  readonly lastConfirmedPayRunEnd: string | null
  readonly today: string
}

/** How far back and ahead leave may lie, in years (decisions E, Leave). */
const yearsBack = 1
const yearsAhead = 2

const yearsFrom = (day: string, years: number): string => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** Why a day can neither become nor stop being one of leave: it lies in a closed period, one that was confirmed to be paid. */
export const leaveClosed = (day: string, { lastConfirmedPayRunEnd }: LeaveLimits): string | null =>
  lastConfirmedPayRunEnd !== null && day <= lastConfirmedPayRunEnd ? periodClosed(addDays(lastConfirmedPayRunEnd, 1)) : null

/** What is wrong with a new day of leave; null when it can be one (decisions E, Leave). */
export const leaveError = (day: string, limits: LeaveLimits): string | null => {
  const [first, last] = [yearsFrom(limits.today, -yearsBack), yearsFrom(limits.today, yearsAhead)]
  if (day < first || day > last) {
    return messages.dateOutOfRange.replace('{first}', dayInWords(first)).replace('{last}', dayInWords(last))
  }
  return leaveClosed(day, limits)
}
