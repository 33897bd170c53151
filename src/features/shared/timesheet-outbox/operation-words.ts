import type { TimesheetWork } from '#rules/timesheet-operations.ts'
import { hoursText } from '#ui/number-text.ts'
import { formatCalendarDay } from '../formats/format.ts'

/** What an operation is about, as '12 Mar 2026, Aurora web, Search, 2 h'. */
export const operationInWords = (work: TimesheetWork): string => {
  switch (work.kind) {
    case 'saveLeave':
      return `${formatCalendarDay(work.leave.date)}, leave`
    case 'removeLeave':
      return `${formatCalendarDay(work.leave.date)}, deleting leave`
    default: {
      const { date, project, epic, effort } = work.entry
      const words = [formatCalendarDay(date), project.name, epic, hoursText(effort)].join(', ')
      return work.kind === 'removeEntry' ? `Deleting ${words}` : words
    }
  }
}
