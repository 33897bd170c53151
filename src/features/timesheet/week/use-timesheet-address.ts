import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { linkTo } from '#rules/paths.ts'
import { addDays, addMonths, calendarOf, daysBetween, mondayOf, monthOf, readDateOffset, weekOf } from '#rules/weeks.ts'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { asksToRegister } from '#view-models/timesheet-address.ts'
import { dayHere } from '../../shared/formats/format.ts'
import { useServices } from '../../shared/services/services.ts'

/** A week as a grid or a list, or the weeks of a month. */
export type TimesheetView = 'grid' | 'list' | 'month'

/** In the order in which they are offered. */
export const timesheetViews: readonly TimesheetView[] = ['grid', 'list', 'month']

/** Where days are found: `/team-member/timesheet/{offset}` in days from today, today without one (specification 2.1). */
const addressOf = (offset: number, view: TimesheetView | null): string =>
  `${linkTo('Timesheet')}${offset === 0 ? '' : `/${offset}`}${view === null ? '' : `?view=${view}`}`

/** Which days and view the address asks for; the grid is the usual view where there is room for it. */
export const useTimesheetAddress = () => {
  const { dateOffset } = useParams()
  const [query, setQuery] = useSearchParams()
  const isWide = !useMedia(media.belowWide)
  const today = dayHere(useServices().now())
  const offset = readDateOffset(dateOffset)
  const day = addDays(today, offset ?? 0)
  const asked = query.get('view')
  const chosen = timesheetViews.find((one) => one === asked) ?? null
  const view = chosen ?? (isWide ? 'grid' : 'list')
  const month = view === 'month' ? monthOf(day) : null
  const days = useMemo(() => (month === null ? weekOf(day) : calendarOf(month)), [month, day])
  const navigate = useNavigate()
  // An address that names no days is corrected (decisions E, Timesheet offsets).
  useEffect(() => {
    if (offset === null) navigate(addressOf(0, chosen), { replace: true })
  }, [offset, chosen, navigate])
  const isAmongShown = (one: string, other: string): boolean =>
    month === null ? mondayOf(one) === mondayOf(other) : monthOf(one) === monthOf(other)
  /** The address of the week or month of a day, in the same view. */
  const aroundDay = (target: string): string => addressOf(isAmongShown(target, today) ? 0 : daysBetween(today, target), chosen)
  const step = (direction: 1 | -1): string =>
    month === null ? addDays(mondayOf(day), 7 * direction) : `${addMonths(month, direction)}-01`
  return {
    today,
    /** The day that the address names. */
    day,
    /** Whole weeks: the one of that day, or all that its month has a day in. */
    days,
    /** The month that is shown, `YYYY-MM`; null for a week. */
    month,
    view,
    /** Whether it asks for the form of a new record, and what has it forget that. */
    asksToRegister: asksToRegister(query),
    forgetAsking: () => setQuery({}, { replace: true }),
    /** Whether today is in the week or month that is shown. */
    isPresent: isAmongShown(day, today),
    aroundDay,
    before: () => aroundDay(step(-1)),
    after: () => aroundDay(step(1)),
    /** The address of a day in its week. */
    inWeek: (target: string) => addressOf(daysBetween(today, target), null),
    /** The address of the same day in another view. */
    inView: (other: TimesheetView) => addressOf(offset ?? 0, other),
  } as const
}

export type TimesheetAddress = ReturnType<typeof useTimesheetAddress>
