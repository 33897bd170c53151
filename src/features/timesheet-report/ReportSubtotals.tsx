import { useState } from 'react'
import { styled } from 'styled-components'
import type { ReportGrouping } from '#rules/timesheet-report.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { columnHours, countText, shareText } from '#ui/number-text.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { tokens } from '#ui/theme.ts'
import { groupingNames, groupTitle } from '#view-models/timesheet-report.ts'
import type { ReportGroup } from './report.ts'

/** Groups that are shown at first. */
const fewGroups = 12

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: normal;
`

const More = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s4};
`

const columnsOf = (grouping: ReportGrouping, total: number): readonly Column<ReportGroup>[] => [
  { id: 'name', header: groupingNames[grouping], cell: (group) => <Name>{groupTitle(group)}</Name> },
  { id: 'records', header: 'Records', align: 'end', cell: ({ recordCount }) => countText(recordCount) },
  {
    id: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ effort }) => (total > 0 && effort >= 0 ? shareText(effort / total) : '–'),
  },
  { id: 'effort', header: 'Effort', align: 'end', cell: ({ effort }) => columnHours(effort) },
]

interface ReportSubtotalsProps {
  grouping: ReportGrouping
  groups: readonly ReportGroup[]
  /** Hours of the whole report. */
  total: number
}

/** What the groups of the whole report come to, whatever page is shown. */
export function ReportSubtotals({ grouping, groups, total }: ReportSubtotalsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? groups : groups.slice(0, fewGroups)
  return (
    <Card $padding="none" as="section" aria-label="Subtotals">
      <Table label="Subtotals" columns={columnsOf(grouping, total)} rows={shown} rowKey={({ id }) => id} empty={null} />
      {groups.length > fewGroups && (
        <More>
          <Button variant="quiet" size="small" onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${groups.length}`}
          </Button>
        </More>
      )}
    </Card>
  )
}
