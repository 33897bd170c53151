import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { linkTo } from '#rules/paths.ts'
import { addDays, daysBetween, mondayOf, readDateOffset, weekOf } from '#rules/weeks.ts'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { asksToRegister } from '#view-models/timesheet-address.ts'
import { dayHere } from '../../shared/formats/format.ts'
import { useServices } from '../../shared/services/services.ts'

export type WeekView = 'list' | 'grid'

/** Where a week is found: `/team-member/timesheet/{offset}` in days from today, the present week without one (specification 2.1). */
const addressOf = (offset: number, view: WeekView | null): string =>
  `${linkTo('Timesheet')}${offset === 0 ? '' : `/${offset}`}${view === null ? '' : `?view=${view}`}`

/** Which week and view the address asks for; the grid is the usual view where there is room for it. */
export const useWeekAddress = () => {
  const { dateOffset } = useParams()
  const [query, setQuery] = useSearchParams()
  const isWide = useMedia(media.fromWide)
  const today = dayHere(useServices().now())
  const offset = readDateOffset(dateOffset)
  const day = addDays(today, offset ?? 0)
  const asked = query.get('view')
  const chosen = asked === 'list' || asked === 'grid' ? asked : null
  const week = useMemo(() => weekOf(day), [day])
  const navigate = useNavigate()
  // An address that names no week is corrected (decisions E, Timesheet offsets).
  useEffect(() => {
    if (offset === null) navigate(addressOf(0, chosen), { replace: true })
  }, [offset, chosen, navigate])
  const offsetOf = (target: string): number => (mondayOf(target) === mondayOf(today) ? 0 : daysBetween(today, target))
  return {
    today,
    /** The day that the address names. */
    day,
    week,
    view: chosen ?? (isWide ? 'grid' : 'list'),
    /** Whether it asks for the form of a new record, and what has it forget that. */
    asksToRegister: asksToRegister(query),
    forgetAsking: () => setQuery({}, { replace: true }),
    isPresent: mondayOf(today) === week[0],
    /** The address of a day's week, in the same view. */
    weekOfDay: (target: string) => addressOf(offsetOf(target), chosen),
    /** The address of this week in another view. */
    inView: (view: WeekView) => addressOf(offset ?? 0, view),
  } as const
}

export type WeekAddress = ReturnType<typeof useWeekAddress>
