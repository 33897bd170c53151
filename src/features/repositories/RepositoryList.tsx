import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Repository_rowFragment } from '#generated/features/repositories/repositories.ts'
import { Card } from '#ui/Card.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Stack } from '#ui/layout.tsx'
import { countText } from '#ui/number-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { formatDay } from '../shared/formats/format.ts'
import { RepositoryIssues } from './RepositoryIssues.tsx'

const { color, leading, space, text, weight } = tokens

const Name = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Weak = styled.span`
  color: ${color.textWeak};
`

/** An address of the web opens in a tab of its own; anything else is shown as text alone. */
const nameOf = ({ name, url }: Repository_rowFragment): ReactNode =>
  /^https?:\/\//i.test(url) ? <ExternalLink href={url}>{name}</ExternalLink> : name

const lastCommitOf = ({ lastCommitAt }: Repository_rowFragment): ReactNode =>
  lastCommitAt === null ? <Weak>None yet</Weak> : <time dateTime={lastCommitAt}>{formatDay(lastCommitAt)}</time>

const columns: readonly Column<Repository_rowFragment>[] = [
  { id: 'name', header: 'Name', cell: nameOf },
  { id: 'project', header: 'Project', cell: ({ project }) => project.name },
  { id: 'access', header: 'Access', cell: ({ access }) => <Chip>{access}</Chip> },
  { id: 'branch', header: 'Default branch', cell: ({ defaultBranch }) => defaultBranch },
  { id: 'commit', header: 'Last commit', cell: lastCommitOf },
  { id: 'lines', header: 'My lines', align: 'end', cell: ({ myLines }) => countText(myLines) },
  { id: 'issues', header: 'Issues', wrap: true, cell: ({ issues }) => <RepositoryIssues issues={issues} /> },
]

interface RepositoryListProps {
  rows: readonly Repository_rowFragment[]
  loading: boolean
  empty: ReactNode
}

/** Repositories as a table, or as cards where a table has no room. */
export function RepositoryList({ rows, loading, empty }: RepositoryListProps) {
  const hasRoom = !useMedia(tableMedia.belowCards)
  if (!loading && rows.length === 0) return <Card as="div">{empty}</Card>
  if (hasRoom) {
    return (
      <Card $padding="none" as="div">
        <Table label="Repositories" columns={columns} rows={rows} rowKey={({ id }) => id} loading={loading} empty={empty} />
      </Card>
    )
  }
  if (loading) {
    return (
      <SkeletonGroup label="Loading your repositories…">
        <CardList as="div">
          {['first', 'second', 'third'].map((key) => (
            <Card key={key} as="div">
              <Skeleton $width="10rem" $height={leading.lg} />
              <Skeleton $height="9.5rem" style={{ marginBlockStart: space.s4 }} />
            </Card>
          ))}
        </CardList>
      </SkeletonGroup>
    )
  }
  return (
    <CardList aria-label="Repositories">
      {rows.map((one) => (
        <Card as="li" key={one.id}>
          <Stack>
            <Name>{nameOf(one)}</Name>
            <Facts
              facts={columns.slice(1).map(({ id, header, cell }) => ({ label: header, value: cell(one), wide: id === 'issues' }))}
            />
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
