import type { TimesheetWork } from '#rules/timesheet-operations.ts'
import { formatCalendarDay } from '../formats/format.ts'
import { hoursInWords } from './conflict-rows.ts'

/** What an operation is about, as '12 Mar 2026, Aurora web, Search, 2 h'. */
export const operationInWords = (work: TimesheetWork): string => {
  switch (work.kind) {
    case 'saveLeave':
      return `${formatCalendarDay(work.leave.date)}, leave`
    case 'removeLeave':
      return `${formatCalendarDay(work.leave.date)}, deleting leave`
    default: {
      const { date, project, epic, effort } = work.entry
      const words = [formatCalendarDay(date), project.name, epic, hoursInWords(effort)].join(', ')
      return work.kind === 'removeEntry' ? `Deleting ${words}` : words
    }
  }
}
