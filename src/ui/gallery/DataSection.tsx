import { useRef, useState } from 'react'
import { AvatarStack } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { CloseIcon } from '../basic-icons.tsx'
import { Card } from '../Card.tsx'
import { StatusChip, type StatusName } from '../Chip.tsx'
import { IconButton } from '../IconButton.tsx'
import { BriefcaseIcon, CheckIcon, MoreIcon } from '../icons.tsx'
import { Grid, Stack } from '../layout.tsx'
import { Menu } from '../Menu.tsx'
import { ShownRows } from '../ShownRows.tsx'
import { EmptyState } from '../States.tsx'
import { type Column, type Sort, Table } from '../Table.tsx'
import { WindowedTable } from '../WindowedTable.tsx'
import { Example, Section } from './Section.tsx'

interface Row {
  id: string
  name: string
  status: StatusName
  start: string
  hours: string
  amount: string
}

const rows: readonly Row[] = [
  { id: '1', name: 'Portal, Senior engineer', status: 'active', start: '2 Mar 2026', hours: '38.00', amount: '12,480.00' },
  { id: '2', name: 'Data platform, Engineer', status: 'pending', start: '16 Mar 2026', hours: '20.50', amount: '6,150.00' },
  { id: '3', name: 'Mobile app, Lead', status: 'upcoming', start: '1 Apr 2026', hours: '7.25', amount: '980.00' },
  { id: '4', name: 'Billing, Engineer', status: 'rejected', start: '5 Jan 2026', hours: '0.00', amount: '0.00' },
  { id: '5', name: 'Search, Engineer', status: 'expired', start: '4 Aug 2025', hours: '160.00', amount: '41,600.00' },
]

/** More rows than are put into the document at once. */
const manyRows: readonly Row[] = Array.from({ length: 13 }, (_, round) =>
  rows.map((row) => ({ ...row, id: `${row.id}-${round}` })),
).flat()

const people = ['Sara van Dijk', 'Reza Karimi', 'Mina Sato', 'Søren Åkesson', 'Ana Ruiz', 'Lee'].map((name, at) => ({
  id: String(at),
  name,
}))
const nothing = () => undefined

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: (row) => row.name },
  {
    id: 'people',
    header: 'Team',
    cell: (row) => <AvatarStack label={`Team of ${row.name}`} people={people.slice(0, Number(row.id) + 1)} />,
  },
  { id: 'start', header: 'Start date', sortable: true, cell: (row) => row.start },
  { id: 'hours', header: 'Hours', align: 'end', sortable: true, cell: (row) => `${row.hours} h` },
  { id: 'amount', header: 'Amount AUD', align: 'end', cell: (row) => row.amount },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusChip status={row.status}>{row.status.replace(/^./, (first) => first.toUpperCase())}</StatusChip>,
  },
  {
    id: 'action',
    header: 'Action',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <Menu
        label={`Actions for ${row.name}`}
        items={[
          { id: 'approve', label: 'Approve', icon: <CheckIcon />, onPress: nothing },
          { separator: 'refusals' },
          { id: 'reject', label: 'Reject', icon: <CloseIcon />, danger: true, onPress: nothing },
          { id: 'delete', label: 'Delete', disabledReason: 'Only drafts can be deleted' },
        ]}
      >
        {(trigger) => (
          <IconButton label={`Actions for ${row.name}`} size="small" hideTooltip {...trigger}>
            <MoreIcon />
          </IconButton>
        )}
      </Menu>
    ),
  },
]

const empty = (
  <EmptyState
    icon={<BriefcaseIcon />}
    title="No commitments yet"
    action={<Button onPress={nothing}>Complete your profile</Button>}
  >
    A commitment is your engagement with a customer. It appears here when your line manager creates it.
  </EmptyState>
)

/** Rows without a table around them. */
function ListOfMany() {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} aria-label="Many names">
      <ShownRows count={manyRows.length} rowHeight={22} place={list}>
        {({ shown, measure }) =>
          shown.map(({ index, gap }) => (
            <li key={index} ref={measure} data-index={index} style={{ marginBlockStart: gap }}>
              {manyRows[index]?.name}
            </li>
          ))
        }
      </ShownRows>
    </ul>
  )
}

export function DataSection() {
  const [sort, setSort] = useState<Sort>({ column: 'start', direction: 'descending' })
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(10)
  const shared = { columns, rowKey: (row: Row) => row.id, empty, sort, onSortChange: setSort }
  return (
    <Section title="Tables and lists">
      <Example caption="Filled, sorted, paged, with an open row">
        <Card $padding="none">
          <Table
            {...shared}
            label="Commitments"
            rows={rows}
            expanded={(row) => (row.id === '2' ? <Stack>Waiting for the team member since 12 Mar 2026.</Stack> : undefined)}
            paging={{ page, pageSize, total: 42, onPageChange: setPage, onPageSizeChange: setPageSize }}
          />
        </Card>
      </Example>
      <Example caption="Of many rows, those in sight are in the document">
        <Card $padding="none">
          <WindowedTable
            label="Many commitments"
            columns={columns.filter(({ id }) => ['name', 'start', 'hours'].includes(id))}
            rows={manyRows}
            rowKey={({ id }) => id}
            rowHeight={41}
          />
        </Card>
      </Example>
      <Example caption="The same for a list">
        <Card>
          <ListOfMany />
        </Card>
      </Example>
      <Grid $gap="s6">
        <Example caption="Loading">
          <Card $padding="none">
            <Table {...shared} columns={columns.slice(0, 4)} label="Loading commitments" rows={[]} loading />
          </Card>
        </Example>
        <Example caption="Failed">
          <Card $padding="none">
            <Table
              {...shared}
              columns={columns.slice(0, 4)}
              label="Failed commitments"
              rows={[]}
              failure={{ title: 'The commitments could not be loaded', onRetry: nothing }}
            />
          </Card>
        </Example>
        <Example caption="Empty">
          <Card $padding="none">
            <Table {...shared} columns={columns.slice(0, 4)} label="No commitments" rows={[]} />
          </Card>
        </Example>
      </Grid>
    </Section>
  )
}
