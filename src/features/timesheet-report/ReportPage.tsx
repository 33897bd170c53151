import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { TimesheetReport_pageDocument } from '#generated/features/timesheet-report/report.ts'
import { messages } from '#rules/messages.ts'
import { reportPageSize } from '#rules/timesheet-report.ts'
import { Card } from '#ui/Card.tsx'
import { FilterIcon } from '#ui/content-icons.tsx'
import { FactLabel } from '#ui/Facts.tsx'
import { CalendarIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { columnHours, countText } from '#ui/number-text.ts'
import { Paging } from '#ui/Paging.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { groupStarts, reportRangeErrors } from '#view-models/timesheet-report.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { ReportCards } from './ReportCards.tsx'
import { ExportButtons, ExportPlace, ExportProgress } from './ReportExport.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportSubtotals } from './ReportSubtotals.tsx'
import { ReportTable } from './ReportTable.tsx'
import { timesheetReportExportFlow } from './report-export.actors.ts'
import { useReportView } from './use-report-view.ts'

const { leading, space, text, weight } = tokens

const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s8};
  margin: 0;
  dd {
    margin: 0;
    font-size: ${text.xl};
    line-height: ${leading.xl};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`

/** The time records of a line manager's team with their sums, and as a file (specification 2.8; decisions B, Timesheet report). */
export function ReportPage() {
  const { view, show, correctPage } = useReportView()
  const { memberIds, projectIds, start, end, grouping, page } = view
  const rangeErrors = reportRangeErrors({ start, end })
  const rangeError = rangeErrors.start ?? rangeErrors.end
  const [{ data, error, fetching, stale }, askServer] = useQuery({
    query: TimesheetReport_pageDocument,
    variables: {
      filter: { memberIds, projectIds, start: start ?? '', end: end ?? '' },
      grouping,
      page,
      pageSize: reportPageSize,
    },
    pause: rangeError !== null,
    requestPolicy: 'cache-and-network',
  })
  const exporting = useFlow(timesheetReportExportFlow)
  const narrow = useMedia(tableMedia.belowCards)
  const report = rangeError === null ? data?.timesheetReport : undefined
  const isAsking = fetching || stale
  const count = isAsking ? undefined : report?.recordCount
  useEffect(() => correctPage(count), [correctPage, count])

  const list = () => {
    if (rangeError !== null)
      return (
        <EmptyState icon={<CalendarIcon />} title="Choose the days of the report">
          {rangeError}
        </EmptyState>
      )
    if (report === undefined && !isAsking)
      return (
        <LoadFailed
          title={messages.reportLoadFailed}
          error={error}
          onRetry={() => askServer({ requestPolicy: 'network-only' })}
        />
      )
    if (report?.recordCount === 0)
      return (
        <EmptyState icon={<FilterIcon />} title={messages.noReportRecords}>
          Choose other days, team members or projects.
        </EmptyState>
      )
    const records = report?.records ?? []
    const List = narrow ? ReportCards : ReportTable
    return <List records={records} starts={groupStarts(records, report?.groups ?? [], grouping)} loading={isAsking} />
  }

  const wanted =
    report === undefined || report.recordCount === 0 || start === null || end === null
      ? null
      : { start, end, memberIds, projectIds, recordCount: report.recordCount }
  const sum = (words: string | undefined) => <dd>{words ?? (isAsking ? <Skeleton $width="6rem" /> : '–')}</dd>
  return (
    <Stack data-flow="timesheet-report-export" data-state={JSON.stringify(exporting.state.value)}>
      <ReportFilters view={view} onChange={show} rangeErrors={rangeErrors} />
      <ExportPlace>
        <Cluster $justify="space-between" $gap="s4" $align="end">
          <Total aria-label="Total" aria-busy={report === undefined && isAsking}>
            <div>
              <FactLabel>Total effort</FactLabel>
              {sum(report && columnHours(report.effort))}
            </div>
            <div>
              <FactLabel>Records</FactLabel>
              {sum(report && countText(report.recordCount))}
            </div>
          </Total>
          <ExportButtons view={exporting} wanted={wanted} />
        </Cluster>
        <ExportProgress view={exporting} />
      </ExportPlace>
      {report !== undefined && report.groups.length > 0 && (
        <ReportSubtotals key={grouping} grouping={grouping} groups={report.groups} total={report.effort} />
      )}
      <Card $padding="none" aria-label="Timesheet report">
        {list()}
        {report !== undefined && report.recordCount > reportPageSize && (
          <Paging
            page={page}
            pageSize={reportPageSize}
            total={report.recordCount}
            onPageChange={(next) => show({ page: next })}
          />
        )}
      </Card>
    </Stack>
  )
}
