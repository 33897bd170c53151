import type {
  Dashboard_readQuery,
  Dashboard_wholeQuery,
  PieCards_shareFragment,
} from '#generated/features/dashboard/dashboard.ts'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { sumHours } from '#rules/timesheet.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ChartCard } from '#ui/charts/ChartCard.tsx'
import { pieTable } from '#ui/charts/chart-table.ts'
import { PieChart } from '#ui/charts/PieChart.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { columnHours } from '#ui/number-text.ts'
import { EmptyState } from '#ui/States.tsx'
import { formatMonth } from '../shared/formats/format.ts'
import { Cards, leastPieCard, Part, PartHead, PartText, PartTitle } from './dashboard-layout.ts'

type Report = Dashboard_readQuery['dashboard']['report']
type WholeReport = Dashboard_wholeQuery['dashboard']['report']

const pies = [
  { title: 'Activity', read: (report: WholeReport) => report.activities },
  { title: 'Technology', read: (report: WholeReport) => report.technologies },
  { title: 'Epic', read: (report: WholeReport) => report.epics },
] as const

const toEntries = (shares: readonly PieCards_shareFragment[]) =>
  shares.map(({ id, name, netEffort }) => ({ id, name, value: netEffort }))

const hasHours = ({ netEffort }: PieCards_shareFragment): boolean => netEffort !== 0

/** Whether anything was logged. */
export const hasEffort = (report: Report): boolean => pies.some(({ read }) => read(report).some(hasHours))

interface EffortPiesProps {
  report: Report
  /** Of all of the last twelve months: the colours go by it, so that each entry keeps its own in every month. */
  whole: WholeReport
  /** `YYYY-MM`; null for all of the last twelve. */
  month: string | null
  onShowAll: () => void
}

/** What the hours went into: a pie with its sum for activities, technologies and epics (specification 2.8, Dashboard). */
export function EffortPies({ report, whole, month, onShowAll }: EffortPiesProps) {
  const days = report.days.filter(hasHours)
  const isEmpty = !hasEffort(report)
  const period = month === null ? 'Last twelve months' : formatMonth(month)
  const sum = columnHours(sumHours(days.map(({ netEffort }) => netEffort)))
  return (
    <Part aria-label="Effort">
      <PartHead>
        <PartTitle>Effort</PartTitle>
        <PartText>
          {period}
          {!isEmpty && ` · ${sum} on ${counted(days.length, messages.dayCount)}`}
        </PartText>
      </PartHead>
      {isEmpty ? (
        <Card as="div">
          <NoEffort month={month} onShowAll={onShowAll} />
        </Card>
      ) : (
        <Cards $least={leastPieCard}>
          {pies.map(({ title, read }) => (
            <ChartCard key={title} title={title} table={pieTable(title, toEntries(read(report)))}>
              <PieChart label={title} entries={toEntries(read(report))} whole={toEntries(read(whole))} />
            </ChartCard>
          ))}
        </Cards>
      )}
    </Part>
  )
}

function NoEffort({ month, onShowAll }: Pick<EffortPiesProps, 'month' | 'onShowAll'>) {
  if (month !== null) {
    return (
      <EmptyState
        icon={<ClockIcon />}
        title={`No time logged in ${formatMonth(month)}.`}
        action={<Button onPress={onShowAll}>Show all months</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<ClockIcon />}
      title={messages.noTimeLogged}
      action={<ButtonLink href={linkTo('Timesheet')}>Go to the timesheet</ButtonLink>}
    >
      Once you log hours, this page shows what they went into.
    </EmptyState>
  )
}
