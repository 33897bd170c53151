import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reportPageSize } from '#rules/timesheet-report.ts'
import { type ReportView, readReportView, writeReportView } from '#view-models/timesheet-report.ts'
import { dayHere } from '../shared/formats/format.ts'
import { useServices } from '../shared/services/services.ts'

/** Filter, grouping and page of the report, which are in the address: Back undoes them and a link carries them. */
export const useReportView = () => {
  const [query, setQuery] = useSearchParams()
  const today = dayHere(useServices().now())
  const view = readReportView(query, today)
  const text = query.toString()
  return {
    view,
    /** Another filter begins at the first page. */
    show: (changes: Partial<ReportView>) => setQuery(writeReportView({ ...view, page: 1, ...changes }, today)),
    /** An address behind the last page shows the last one. @param count records on all pages; undefined while it is not known */
    correctPage: useCallback(
      (count: number | undefined) => {
        if (count === undefined) return
        const asked = readReportView(new URLSearchParams(text), today)
        const last = Math.max(1, Math.ceil(count / reportPageSize))
        if (asked.page > last) setQuery(writeReportView({ ...asked, page: last }, today), { replace: true })
      },
      [text, today, setQuery],
    ),
  }
}
