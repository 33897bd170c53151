import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { WeeklyAudit_readDocument } from '#generated/features/weekly-audit/weekly-audit.ts'
import { lastCompleteWeek, readWeekOffset, weekAt } from '#rules/weekly-audit.ts'
import { useMinute } from '../shared/clock/minute-clock.ts'
import { dayHere } from '../shared/formats/format.ts'

/** Which week the address asks for: `?weekOffset=-3` is three weeks before the present one; the last complete week needs none. */
const useWeekOffset = () => {
  const [query, setQuery] = useSearchParams()
  const asked = readWeekOffset(query.get('weekOffset'))
  // An address that names no week is corrected (decisions E, Timesheet offsets).
  useEffect(() => {
    if (asked === null) setQuery({}, { replace: true })
  }, [asked, setQuery])
  return {
    offset: asked ?? lastCompleteWeek,
    show: (offset: number) => setQuery(offset === lastCompleteWeek ? {} : { weekOffset: String(offset) }),
  }
}

/**
 * The audit of the week that the address asks for. That of another week stays until this one's is there.
 *
 * @param own of the person alone; else of everybody who reports to them
 */
export const useAuditWeek = (own: boolean) => {
  const { offset, show } = useWeekOffset()
  const week = weekAt(dayHere(useMinute()), offset)
  const [start, end] = [week[0] ?? '', week.at(-1) ?? '']
  const [{ data, error, fetching }, ask] = useQuery({
    query: WeeklyAudit_readDocument,
    variables: { start, end, own },
    requestPolicy: 'cache-and-network',
  })
  const audit = data?.weeklyAudit
  const isCurrent = audit?.start === start && audit.end === end
  const isShown = audit !== undefined && (isCurrent || fetching)
  return {
    start,
    end,
    offset,
    show,
    /** undefined while nothing can be shown. */
    audit: isShown ? audit : undefined,
    /** Whether what is shown is of another week, and this one's is on its way. */
    isRefreshing: isShown && !isCurrent,
    isLoading: fetching,
    error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

export type AuditWeek = ReturnType<typeof useAuditWeek>
