import type { WeeklyAudit_readQuery } from '#generated/features/weekly-audit/weekly-audit.ts'
import { BarLegend } from '#ui/charts/BarLegend.tsx'
import { countText, hoursText } from '#ui/number-text.ts'
import { chartHoursMax } from '#view-models/charts.ts'
import { auditAxis, codeHeights, isAnyBarCut, mostCodeLines } from '#view-models/weekly-audit.ts'
import { dayBarSeries } from '../shared/day-bars/day-bars.ts'
import { Alone, Legend, Members, Note } from './audit-layout.ts'
import { MemberCard } from './MemberCard.tsx'

type AuditedMembers = WeeklyAudit_readQuery['weeklyAudit']['members']

/** How the bars are to be read; undefined when they say it themselves. */
const noteOf = (members: AuditedMembers): string | undefined => {
  const lines = mostCodeLines(members)
  const notes = [
    ...(lines > 0 ? [`Code lines are scaled: the highest bar is ${countText(lines)} lines.`] : []),
    ...(isAnyBarCut(members) ? [`▲ is above ${hoursText(chartHoursMax)}.`] : []),
  ]
  return notes.length === 0 ? undefined : notes.join(' ')
}

/** A card a member, all on one scale, with the keys of their bars above them. */
export function WeekOfMembers({ members }: { members: AuditedMembers }) {
  const [yMax, heights, note] = [auditAxis(members), codeHeights(members), noteOf(members)]
  const cards = members.map((member, at) => (
    <MemberCard key={member.memberId} member={member} codeHeights={heights[at] ?? []} yMax={yMax} />
  ))
  return (
    <div>
      <Legend>
        <BarLegend series={dayBarSeries} />
        {note !== undefined && <Note>{note}</Note>}
      </Legend>
      {members.length === 1 ? <Alone>{cards}</Alone> : <Members>{cards}</Members>}
    </div>
  )
}
