import { styled } from 'styled-components'
import { type Column, Table } from '#ui/Table.tsx'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { GroupHeading, Hours } from './ReportParts.tsx'
import type { ReportGroup, ReportRecord } from './report.ts'

/** Nine columns fit beside the drawer at 1440 px when names take several lines; a word is broken only where it is longer than that. */
const Words = styled.span`
  display: block;
  max-width: 9rem;
  overflow-wrap: break-word;
  white-space: normal;
`

/** An ordinary number of a ticket stays on its line. */
const Ticket = styled(Words)`
  min-width: 4.5rem;
`

const Description = styled.span`
  display: block;
  min-width: 12rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const columns: readonly Column<ReportRecord>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => formatCalendarDay(date) },
  { id: 'member', header: 'Team Member', cell: ({ memberName }) => <Words>{memberName}</Words> },
  { id: 'project', header: 'Project', cell: ({ projectName }) => <Words>{projectName}</Words> },
  { id: 'epic', header: 'Epic', cell: ({ epic }) => <Words>{epic}</Words> },
  { id: 'ticket', header: 'Ticket#', cell: ({ ticket }) => <Ticket>{ticket}</Ticket> },
  { id: 'activity', header: 'Activity', cell: ({ activity }) => <Words>{activity}</Words> },
  { id: 'technology', header: 'Technology', cell: ({ technology }) => <Words>{technology}</Words> },
  { id: 'effort', header: 'Effort', align: 'end', cell: (record) => <Hours record={record} /> },
  { id: 'description', header: 'Description', cell: ({ description }) => <Description>{description}</Description> },
]

export interface ReportListProps {
  readonly records: readonly ReportRecord[]
  /** The groups that begin on this page, by the ids of their first records. */
  readonly starts: ReadonlyMap<string, ReportGroup>
  readonly loading: boolean
}

/** The records of a page as a table (decisions B, Timesheet report). */
export function ReportTable({ records, starts, loading }: ReportListProps) {
  return (
    <Table
      label="Time records"
      columns={columns}
      rows={records}
      rowKey={({ id }) => id}
      loading={loading}
      skeletonRows={12}
      empty={null}
      heading={({ id }) => {
        const group = starts.get(id)
        return group === undefined ? undefined : <GroupHeading group={group} />
      }}
    />
  )
}
