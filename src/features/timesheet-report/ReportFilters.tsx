import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { TimesheetReport_choicesDocument } from '#generated/features/timesheet-report/report.ts'
import { reportChoicesMax, reportGroupings } from '#rules/timesheet-report.ts'
import { Card } from '#ui/Card.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid } from '#ui/layout.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { Select } from '#ui/Select.tsx'
import { tokens } from '#ui/theme.ts'
import { groupingNames, type ReportView } from '#view-models/timesheet-report.ts'

/**
 * A filter in which nothing is chosen says by its placeholder what the report is of. Elsewhere a placeholder only asks to choose, and
 * the print sheet makes it transparent by its `color`, which this colour of the letters goes before.
 */
const FilterCard = styled(Card)`
  @media print {
    ::placeholder {
      -webkit-text-fill-color: ${tokens.color.textStrong};
    }
  }
`

const groupings = reportGroupings.map((id) => ({ id, label: groupingNames[id] }))

interface ReportFiltersProps {
  view: ReportView
  onChange: (changes: Partial<ReportView>) => void
  /** Why there is no report of these days. */
  rangeErrors: { readonly start: string | null; readonly end: string | null }
}

/** What the report is of, and how it is grouped (decisions B, Timesheet report). */
export function ReportFilters({ view, onChange, rangeErrors }: ReportFiltersProps) {
  const [{ data, error, fetching }, askServer] = useQuery({ query: TimesheetReport_choicesDocument })
  const { members = [], projects = [] } = data?.teamChoices ?? {}
  const status = data === undefined ? (error !== undefined && !fetching ? 'failed' : 'loading') : 'ready'
  const source = {
    status,
    onRetry: () => askServer({ requestPolicy: 'network-only' }),
    maximum: reportChoicesMax,
  } as const
  const options = (named: readonly { readonly id: string; readonly name: string }[]) =>
    named.map(({ id, name }) => ({ id, label: name }))
  const chosen = (named: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]) =>
    ids.map((id) => ({ id, label: named.find((one) => one.id === id)?.name ?? '…' }))
  return (
    <FilterCard as="section" aria-label="Filter">
      <Grid $columns={2}>
        <MultiSelect
          {...source}
          label="Team members"
          placeholder="Everybody"
          options={options(members)}
          value={chosen(members, view.memberIds)}
          onChange={(value) => onChange({ memberIds: value.map(({ id }) => id) })}
        />
        <MultiSelect
          {...source}
          label="Projects"
          placeholder="All projects"
          options={options(projects)}
          value={chosen(projects, view.projectIds)}
          onChange={(value) => onChange({ projectIds: value.map(({ id }) => id) })}
        />
        <Grid $columns={2}>
          <DatePicker
            label="First day"
            required
            value={view.start}
            onChange={(start) => onChange({ start })}
            error={rangeErrors.start ?? undefined}
          />
          <DatePicker
            label="Last day"
            required
            value={view.end}
            onChange={(end) => onChange({ end })}
            error={rangeErrors.end ?? undefined}
          />
        </Grid>
        <Select label="Group by" options={groupings} value={view.grouping} onChange={(grouping) => onChange({ grouping })} />
      </Grid>
    </FilterCard>
  )
}
