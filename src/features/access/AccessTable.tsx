import { styled } from 'styled-components'
import { actionsOn } from '#rules/tool-access.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { tokens } from '#ui/theme.ts'
import { type AccessView, accessSortColumns } from '#view-models/access-list.ts'
import { AccessActions, type AccessDeeds, Address, GrantedOn, RevokedOn } from './AccessParts.tsx'
import { type Access, actedOf } from './access.ts'

/** Ten columns fit beside the drawer at 1440 px when long words take several lines. */
const Words = styled.span`
  display: block;
  max-width: 9rem;
  overflow-wrap: break-word;
  white-space: pre-line;
`

export interface AccessListProps {
  readonly accesses: readonly Access[]
  readonly loading: boolean
  /** Null for a member, who looks and does nothing (decision A3). */
  readonly deeds: AccessDeeds | null
  readonly sort: AccessView['sort']
  readonly onSortChange: (sort: AccessView['sort']) => void
}

const columnsOf = (deeds: AccessDeeds | null): readonly Column<Access>[] => [
  ...(deeds === null
    ? []
    : [
        {
          id: 'select',
          header: 'Chosen',
          hideHeader: true,
          width: tokens.space.s12,
          cell: (access: Access) =>
            actionsOn(access).length > 0 && (
              <Checkbox
                label={`Choose ${actedOf(access).words}`}
                hideLabel
                checked={deeds.isSelected(access)}
                onChange={(isChecked) => deeds.select(access, isChecked)}
              />
            ),
        },
      ]),
  { id: 'project', header: 'Project', sortable: true, cell: ({ projectName }) => <Words>{projectName}</Words> },
  { id: 'member', header: 'Team Member', sortable: true, cell: ({ memberName }) => <Words>{memberName}</Words> },
  { id: 'tool', header: 'Tool', sortable: true, cell: ({ tool }) => <Words>{tool}</Words> },
  {
    id: 'email',
    header: 'Email',
    sortable: true,
    cell: ({ email }) => (
      <Words>
        <Address>{email}</Address>
      </Words>
    ),
  },
  {
    id: 'url',
    header: 'Url',
    cell: ({ url }) => (
      <Words>
        <ExternalLink href={url}>
          <Address>{url}</Address>
        </ExternalLink>
      </Words>
    ),
  },
  { id: 'notes', header: 'Notes', cell: ({ notes }) => <Words>{notes}</Words> },
  { id: 'granted', header: 'Granted on', sortable: true, cell: (access) => <GrantedOn access={access} /> },
  { id: 'revoked', header: 'Revoked on', sortable: true, cell: (access) => <RevokedOn access={access} /> },
  ...(deeds === null
    ? []
    : [{ id: 'actions', header: 'Actions', cell: (access: Access) => <AccessActions access={access} deeds={deeds} /> }]),
]

/** The accesses as a table (specification 2.8, Access List). */
export function AccessTable({ accesses, loading, deeds, sort, onSortChange }: AccessListProps) {
  return (
    <Table
      label="Access List"
      columns={columnsOf(deeds)}
      rows={accesses}
      rowKey={({ id }) => id}
      loading={loading}
      skeletonRows={8}
      empty={null}
      sort={sort ?? undefined}
      onSortChange={({ column, direction }) => {
        const sorted = accessSortColumns.find((one) => one === column)
        if (sorted !== undefined) onSortChange({ column: sorted, direction })
      }}
    />
  )
}
