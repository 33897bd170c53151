import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Card } from '#ui/Card.tsx'
import { StatusChip } from '#ui/Chip.tsx'
import { NoteIcon } from '#ui/icons.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { type CommitmentSort, commitmentSortColumns, commitmentType } from '#view-models/commitment-list.ts'
import { CommitmentMenu, type Decide, DecisionButtons } from './CommitmentActions.tsx'
import { type Commitment, dayInWords, statusNames } from './commitment.ts'

const { color, radius, size, space, text, weight } = tokens

/** Nine columns, the last with buttons, have room at 1440 px when they stand closer together, and almost at 1280 px when still more so. */
const Root = styled(Card)`
  th,
  td {
    padding-inline: ${space.s2};
    @media ${tableMedia.belowRoomy} {
      padding-inline: ${space.s1};
    }
  }
`

const Name = styled.span`
  display: block;
  min-width: 9rem;
  @media ${tableMedia.belowRoomy} {
    min-width: 6rem;
  }
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  white-space: normal;
`

const Weak = styled.span`
  color: ${color.textWeak};
`

const Projects = styled.span`
  display: block;
  min-width: 8rem;
  @media ${tableMedia.belowRoomy} {
    min-width: 6.5rem;
  }
  max-width: ${size.list};
  white-space: normal;
`

const Hours = styled.span`
  display: block;
  color: ${color.textWeak};
  font-size: ${text.xs};
`

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  > * {
    flex: none;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
`

const Note = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${space.s6};
  height: ${space.s6};
  border-radius: ${radius.small};
  color: ${color.textMedium};
`

const orNotSet = (value: string | null) => value ?? <Weak>{messages.dateNotSet}</Weak>

const day = (value: string | null) => (value === null ? <Weak>{messages.dateNotSet}</Weak> : dayInWords(value))

function Type({ commitment }: { commitment: Commitment }) {
  const { name, hours } = commitmentType(commitment)
  return (
    <>
      {name}
      {hours !== null && <Hours>{hours}</Hours>}
    </>
  )
}

function Status({ commitment: { status, statusMessage } }: { commitment: Commitment }) {
  return (
    <State>
      <StatusChip status={statusNames[status]}>{status}</StatusChip>
      {statusMessage !== null && (
        <Tooltip text={`${messages.rejectReason}: ${statusMessage}`}>
          <Note tabIndex={0} role="img" aria-label="Note">
            <NoteIcon size="small" />
          </Note>
        </Tooltip>
      )}
    </State>
  )
}

const columnsOf = (decide: Decide): readonly Column<Commitment>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => <Name>{name}</Name> },
  { id: 'seniorityLevel', header: 'Seniority level', cell: ({ seniorityLevel }) => orNotSet(seniorityLevel) },
  { id: 'lineManager', header: 'Line Manager', cell: ({ lineManagerName }) => orNotSet(lineManagerName) },
  { id: 'startDate', header: 'Start date', sortable: true, cell: ({ startDate }) => day(startDate) },
  { id: 'endDate', header: 'End date', sortable: true, cell: ({ endDate }) => day(endDate) },
  {
    id: 'projects',
    header: 'Projects',
    cell: ({ projects }) =>
      projects.length === 0 ? orNotSet(null) : <Projects>{projects.map((project) => project.name).join(', ')}</Projects>,
  },
  { id: 'status', header: 'Status', sortable: true, cell: (commitment) => <Status commitment={commitment} /> },
  { id: 'type', header: 'Type', cell: (commitment) => <Type commitment={commitment} /> },
  {
    id: 'action',
    header: 'Action',
    pinned: true,
    cell: (commitment) => (
      <Actions>
        <DecisionButtons commitment={commitment} decide={decide} />
        <CommitmentMenu commitment={commitment} decide={decide} />
      </Actions>
    ),
  },
]

interface CommitmentTableProps {
  commitments: readonly Commitment[]
  loading: boolean
  sort: CommitmentSort | null
  onSortChange: (sort: CommitmentSort) => void
  decide: Decide
}

/** The commitments as a table (specification 2.7, List). */
export function CommitmentTable({ commitments, loading, sort, onSortChange, decide }: CommitmentTableProps) {
  return (
    <Root $padding="none">
      <Table
        label="Commitments"
        columns={columnsOf(decide)}
        rows={commitments}
        rowKey={({ id }) => id}
        sort={sort ?? undefined}
        onSortChange={({ column, direction }) => {
          const sorted = commitmentSortColumns.find((one) => one === column)
          if (sorted !== undefined) onSortChange({ column: sorted, direction })
        }}
        loading={loading}
        empty={null}
      />
    </Root>
  )
}
