import { sumHours } from '#rules/timesheet.ts'
import { chartHoursMax, largestCodeBar, scaleCodeLines } from './charts.ts'

/** One day of a member. Hours, and lines of code. */
export interface AuditDayFigures {
  readonly date: string
  readonly watchedHours: number
  readonly loggedHours: number
  readonly leaveHours: number
  readonly codeLines: number
}

export interface AuditFigures {
  readonly days: readonly AuditDayFigures[]
  /** Hours. */
  readonly missingHours: number
}

/** Hours between two lines of the axis: it ends at one of them. */
const axisStep = 4

const mostOf = (amounts: readonly number[]): number => amounts.reduce((most, one) => Math.max(most, one), 0)

const hoursOf = (members: readonly AuditFigures[]): readonly number[] =>
  members.flatMap(({ days }) => days.flatMap((day) => [day.watchedHours, day.loggedHours, day.leaveHours]))

/**
 * Where the axis ends for every member of a week alike, so that bars can be compared from one to the next (decisions B, Weekly audit): at
 * the first line that no bar of hours is above, at least at the height of the largest bar of code lines, at most at 16.
 */
export const auditAxis = (members: readonly AuditFigures[]): number => {
  const needed = Math.max(mostOf(hoursOf(members)), largestCodeBar)
  return Math.min(chartHoursMax, Math.ceil(needed / axisStep) * axisStep)
}

/** Whether a bar ends above the axis, where it is cut and marked. */
export const isAnyBarCut = (members: readonly AuditFigures[]): boolean => mostOf(hoursOf(members)) > chartHoursMax

/** Lines of code behind the highest bar of them. */
export const mostCodeLines = (members: readonly AuditFigures[]): number =>
  mostOf(members.flatMap(({ days }) => days.map(({ codeLines }) => codeLines)))

/**
 * Heights of the bars of code lines, in hours of the axis: all members of a week share one scale, so that the largest of the whole week is
 * 8 (decisions B, Weekly audit).
 *
 * @returns a height for each day of each member, in their order
 */
export const codeHeights = (members: readonly AuditFigures[]): readonly (readonly number[])[] => {
  const scaled = scaleCodeLines(members.flatMap(({ days }) => days.map(({ codeLines }) => codeLines)))
  let from = 0
  return members.map(({ days }) => {
    const own = scaled.slice(from, from + days.length)
    from += days.length
    return own
  })
}

/** Whether anything was watched, logged, taken off or committed in the days. */
export const hasAnyFigures = ({ days }: Pick<AuditFigures, 'days'>): boolean =>
  days.some((day) => day.watchedHours !== 0 || day.loggedHours !== 0 || day.leaveHours !== 0 || day.codeLines !== 0)

/** Hours logged in all of the days. */
export const loggedSum = ({ days }: Pick<AuditFigures, 'days'>): number => sumHours(days.map(({ loggedHours }) => loggedHours))

/** Who lacks hours, and how many of them together. */
export const lackOf = (
  members: readonly Pick<AuditFigures, 'missingHours'>[],
): { readonly count: number; readonly hours: number } => {
  const lacking = members.filter(({ missingHours }) => missingHours > 0)
  return { count: lacking.length, hours: sumHours(lacking.map(({ missingHours }) => missingHours)) }
}
