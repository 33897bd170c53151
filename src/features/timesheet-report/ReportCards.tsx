import { useId } from 'react'
import { styled } from 'styled-components'
import { Facts } from '#ui/Facts.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { RowCard, RowCards, RowCardText, RowCardTitle } from '#ui/RowCards.tsx'
import { tokens } from '#ui/theme.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { GroupHeading, Hours } from './ReportParts.tsx'
import type { ReportListProps } from './ReportTable.tsx'
import type { ReportRecord } from './report.ts'

const { leading, space, text, weight } = tokens

const Group = styled.h2`
  padding-block: ${space.s2};
  font-size: ${text.md};
  line-height: ${leading.md};
`

const Effort = styled.div`
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

function RecordCard({ record, level }: { record: ReportRecord; level: 'h2' | 'h3' }) {
  const titleId = useId()
  return (
    <RowCard aria-labelledby={titleId} data-row={record.id}>
      <Cluster $justify="space-between" $align="start">
        <RowCardTitle as={level} id={titleId}>
          {record.memberName}, {formatCalendarDay(record.date)}
        </RowCardTitle>
        <Effort>
          <Hours record={record} />
        </Effort>
      </Cluster>
      <Facts
        layout="fours"
        facts={[
          { label: 'Project', value: record.projectName },
          { label: 'Epic', value: record.epic },
          { label: 'Activity, Technology', value: `${record.activity}, ${record.technology}` },
          { label: 'Ticket#', value: record.ticket },
        ]}
      />
      <RowCardText>{record.description}</RowCardText>
    </RowCard>
  )
}

/** The records as cards, where the table does not fit (specification 9). */
export function ReportCards({ records, starts, loading }: ReportListProps) {
  return (
    <RowCards
      label="Time records"
      rows={records}
      idOf={({ id }) => id}
      loading={loading && records.length === 0 ? 'Loading the report…' : null}
    >
      {(record) => {
        const group = starts.get(record.id)
        return (
          <Stack $gap="s3">
            {group !== undefined && (
              <Group>
                <GroupHeading group={group} />
              </Group>
            )}
            <RecordCard record={record} level={starts.size > 0 ? 'h3' : 'h2'} />
          </Stack>
        )
      }}
    </RowCards>
  )
}
