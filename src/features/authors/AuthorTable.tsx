import { countText } from '#ui/number-text.ts'
import type { Column } from '#ui/Table.tsx'
import { tokens } from '#ui/theme.ts'
import { WindowedTable } from '#ui/WindowedTable.tsx'
import type { TeamPerson } from '#view-models/author-list.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { Assigned, AuthorCheckbox, type AuthorDeeds, AuthorMenu, AuthorName } from './AuthorParts.tsx'
import type { Author } from './use-authors.ts'

export interface AuthorListProps {
  readonly authors: readonly Author[]
  readonly team: readonly TeamPerson[]
  readonly deeds: AuthorDeeds
}

/** A name over an e-mail, with the cell's padding, in px. */
const rowHeight = 52

/** The authors as a table (specification 2.8, Authors page). */
export function AuthorTable({ authors, team, deeds }: AuthorListProps) {
  const columns: readonly Column<Author>[] = [
    {
      id: 'select',
      header: 'Selected',
      hideHeader: true,
      width: tokens.space.s12,
      cell: (author) => <AuthorCheckbox author={author} deeds={deeds} />,
    },
    { id: 'author', header: 'Author', cell: (author) => <AuthorName author={author} /> },
    { id: 'member', header: 'Team Member', width: '30%', cell: (author) => <Assigned {...{ author, team, deeds }} /> },
    {
      id: 'lines',
      header: 'Lines',
      align: 'end',
      width: '6rem',
      explanation: 'Lines that the commits of this author changed',
      cell: ({ lines }) => countText(lines),
    },
    {
      id: 'last',
      header: 'Last commit',
      width: '8rem',
      cell: ({ lastCommitOn }) => (lastCommitOn === null ? '–' : formatCalendarDay(lastCommitOn)),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      width: tokens.space.s16,
      cell: (author) => <AuthorMenu author={author} deeds={deeds} />,
    },
  ]
  return (
    <WindowedTable
      label="Authors"
      columns={columns}
      rows={authors}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      isSelected={deeds.isSelected}
    />
  )
}
