import type { BarGroup, BarSeries } from '#ui/charts/chart-table.ts'
import type { AuditDayFigures } from '#view-models/weekly-audit.ts'
import { formatCalendarDay } from '../formats/format.ts'
import { weekdayInShort } from '../formats/week-words.ts'

/** What the bars of a day mean (specification 2.8, Dashboard and Weekly timesheet audit). */
export const dayBarSeries: readonly BarSeries[] = [
  { id: 'watched', name: 'Activity watch', unit: 'hours' },
  { id: 'logged', name: 'Timesheet', unit: 'hours' },
  { id: 'leave', name: 'Leave', unit: 'hours' },
  { id: 'code', name: 'Code lines', unit: 'count' },
]

/** 'Mon, 16 Nov 2026'. */
const dayInYear = (day: string): string => `${weekdayInShort(day)}, ${formatCalendarDay(day)}`

/**
 * The bars of days.
 *
 * @param codeHeights of the bars of code lines, in hours of the axis, in the order of the days
 * @param nameOf how a day is named, with its year unless told
 */
export const dayBars = (
  days: readonly AuditDayFigures[],
  codeHeights: readonly number[],
  nameOf: (day: string) => string = dayInYear,
): readonly BarGroup[] =>
  days.map(({ date, watchedHours, loggedHours, leaveHours, codeLines }, at) => {
    const name = weekdayInShort(date)
    return {
      id: date,
      name: nameOf(date),
      mark: [name, String(Number(date.slice(8)))],
      bars: [
        { value: watchedHours },
        { value: loggedHours },
        { value: leaveHours },
        { value: codeLines, height: codeHeights[at] ?? 0 },
      ],
    }
  })
