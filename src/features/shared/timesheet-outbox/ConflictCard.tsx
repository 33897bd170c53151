import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import type { TimesheetEntryData, TimesheetOperation } from '#rules/timesheet-operations.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { conflictRows } from './conflict-rows.ts'
import { operationInWords } from './operation-words.ts'

const { color, leading, size, space, text } = tokens

const Versions = styled.table`
  width: 100%;
  margin-block-start: ${space.s3};
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textStrong};
  th,
  td {
    padding: ${space.s2};
    border-block-end: ${size.hairline} solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 500;
    color: ${color.textMedium};
  }
  tr[data-differs] > td {
    background: ${color.surface1};
    font-weight: 600;
  }
`

interface ConflictCardProps {
  operation: TimesheetOperation
  onOverwrite: () => void
  onAcceptRemote: () => void
}

interface VersionsTableProps {
  mine: TimesheetEntryData
  remote: TimesheetEntryData
}

function VersionsTable({ mine, remote }: VersionsTableProps) {
  return (
    <Versions>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Mine</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {conflictRows(mine, remote).map((row) => (
          <tr key={row.field} data-differs={row.differs ? '' : undefined}>
            <th scope="row">
              {row.field}
              {row.differs && <VisuallyHidden> (differs)</VisuallyHidden>}
            </th>
            <td>{row.mine}</td>
            <td>{row.remote}</td>
          </tr>
        ))}
      </tbody>
    </Versions>
  )
}

/** A change of a record that was changed elsewhere too: both versions beside each other, and the choice. */
export function ConflictCard({ operation, onOverwrite, onAcceptRemote }: ConflictCardProps) {
  const { work, remote } = operation
  if (work.kind !== 'saveEntry' && work.kind !== 'removeEntry') return null
  const removes = work.kind === 'removeEntry'
  const said = remote === null ? messages.timesheetGone : messages.timesheetChanged
  return (
    <Alert
      tone="warning"
      announce={false}
      title={operationInWords(work)}
      actions={
        <>
          <Button onPress={onOverwrite}>Keep mine</Button>
          <Button variant="quiet" onPress={onAcceptRemote}>
            Keep theirs
          </Button>
        </>
      }
    >
      {said}
      {removes && ' You deleted it.'}
      {remote !== null && <VersionsTable mine={work.entry} remote={remote} />}
    </Alert>
  )
}
