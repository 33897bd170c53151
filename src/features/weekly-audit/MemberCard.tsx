import type { MemberCard_memberFragment } from '#generated/features/weekly-audit/weekly-audit.ts'
import { messages } from '#rules/messages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { StatusChip } from '#ui/Chip.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { smallChartHeight } from '#ui/charts/bar-plots.ts'
import { ChartCard } from '#ui/charts/ChartCard.tsx'
import { barTable } from '#ui/charts/chart-table.ts'
import { DrawnInView } from '#ui/DrawnInView.tsx'
import { hoursText } from '#ui/number-text.ts'
import { hasAnyFigures, loggedSum } from '#view-models/weekly-audit.ts'
import { dayBarSeries, dayBars } from '../shared/day-bars/day-bars.ts'
import { dayInShort } from '../shared/formats/week-words.ts'
import { NoBars, Status } from './audit-layout.ts'

interface MemberCardProps {
  member: MemberCard_memberFragment
  /** Heights of the bars of code lines, in hours of the axis, by day. */
  codeHeights: readonly number[]
  /** Where the axis of everybody ends, in hours. */
  yMax: number
}

/** A member's week: what is missing of it, and a bar chart of its days with its numbers as a table (specification 2.8). */
export function MemberCard({ member, codeHeights, yMax }: MemberCardProps) {
  const { name, photoUrl, days, targetHours, missingHours } = member
  const groups = dayBars(days, codeHeights, dayInShort)
  const logged = hoursText(loggedSum(member))
  return (
    <ChartCard
      title={name}
      table={barTable(groups, dayBarSeries)}
      size="small"
      lead={<Avatar name={name} photoUrl={photoUrl} decorative />}
      status={
        <Status>
          {targetHours > 0 ? `${logged} of ${hoursText(targetHours)} logged` : `${logged} logged`}
          {missingHours > 0 && <StatusChip status="pending">{hoursText(missingHours)} missing</StatusChip>}
        </Status>
      }
    >
      {hasAnyFigures(member) ? (
        <DrawnInView height={smallChartHeight}>
          {() => <BarChart label={`${name}, hours a day`} groups={groups} series={dayBarSeries} yMax={yMax} size="small" />}
        </DrawnInView>
      ) : (
        <NoBars $height={smallChartHeight}>{messages.weekIsEmpty}</NoBars>
      )}
    </ChartCard>
  )
}
