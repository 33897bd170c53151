import type { CommitmentCard_commitmentFragment } from '#generated/features/dashboard/dashboard.ts'
import { linkTo } from '#rules/paths.ts'
import { BarChartSkeleton } from '#ui/charts/BarChartSkeleton.tsx'
import { usePageSize } from '#ui/charts/bar-plots.ts'
import { ChartCard } from '#ui/charts/ChartCard.tsx'
import { barTable } from '#ui/charts/chart-table.ts'
import { Link } from '#ui/Link.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { countText, hoursText } from '#ui/number-text.ts'
import { SkeletonGroup } from '#ui/Skeleton.tsx'
import { chartHoursMax, scaleCodeLines } from '#view-models/charts.ts'
import { dayBarSeries, dayBars } from '../shared/day-bars/day-bars.ts'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { Cards, leastBarCard, Part, PartHead, PartText, PartTitle } from './dashboard-layout.ts'

/** Drawn after the pies, which the page begins with: their code does not wait for that of the bars. */
const BarChart = loadLater(() => import('#ui/charts/BarChart.tsx').then((module) => module.BarChart))

const toGroups = ({ days }: CommitmentCard_commitmentFragment) =>
  dayBars(days, scaleCodeLines(days.map(({ codeLines }) => codeLines)))

/** Whether anything was seen or logged in the seven days. */
export const hasFigures = ({ days }: CommitmentCard_commitmentFragment): boolean =>
  days.some((day) => day.watchedHours + day.loggedHours + day.leaveHours + day.codeLines > 0)

/** How the bars are to be read; undefined when they say it themselves. */
const noteOf = (commitment: CommitmentCard_commitmentFragment): string | undefined => {
  if (!hasFigures(commitment)) return 'Nothing in these seven days.'
  const { days } = commitment
  const mostLines = Math.max(0, ...days.map(({ codeLines }) => codeLines))
  const isCut = days.some((day) => Math.max(day.watchedHours, day.loggedHours, day.leaveHours) > chartHoursMax)
  const notes = [
    ...(mostLines > 0 ? [`Code lines are scaled: the highest bar is ${countText(mostLines)} lines.`] : []),
    ...(isCut ? [`▲ is above ${hoursText(chartHoursMax)}.`] : []),
  ]
  return notes.length === 0 ? undefined : notes.join(' ')
}

/** Seven days of each commitment: activity watch, timesheet, leave and code lines beside each other (specification 2.8 and 9). */
export function CommitmentBars({ commitments }: { commitments: readonly CommitmentCard_commitmentFragment[] }) {
  const size = usePageSize()
  return (
    <Part aria-label="Commitments">
      <PartHead>
        <PartTitle>Commitments</PartTitle>
        <PartText>
          Last seven days · <Link href={linkTo('MyWeeks')}>Week by week</Link>
        </PartText>
      </PartHead>
      <Cards $least={leastBarCard}>
        {commitments.map((one) => {
          const groups = toGroups(one)
          return (
            <ChartCard key={one.id} title={one.name} table={barTable(groups, dayBarSeries)} note={noteOf(one)}>
              <BarChart
                part={{ label: `${one.name}, hours a day`, groups, series: dayBarSeries, yMax: chartHoursMax, size }}
                waiting={
                  <SkeletonGroup label={`Loading the bars of ${one.name}…`}>
                    <BarChartSkeleton series={dayBarSeries} />
                  </SkeletonGroup>
                }
                failed={partNotLoaded}
              />
            </ChartCard>
          )
        })}
      </Cards>
    </Part>
  )
}
