import { countText } from '#ui/number-text.ts'
import type { Column } from '#ui/Table.tsx'
import { tokens } from '#ui/theme.ts'
import { WindowedTable } from '#ui/WindowedTable.tsx'
import { type AuthorView, authorSortColumns, type TeamPerson } from '#view-models/author-list.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { Assigned, AuthorCheckbox, type AuthorDeeds, AuthorMenu, AuthorName } from './AuthorParts.tsx'
import type { Author } from './use-authors.ts'

export interface AuthorListProps {
  readonly authors: readonly Author[]
  readonly team: readonly TeamPerson[]
  readonly deeds: AuthorDeeds
  readonly sort: AuthorView['sort']
  readonly onSortChange: (sort: AuthorView['sort']) => void
}

/** A name over an e-mail, with the cell's padding, in px. */
const rowHeight = 52

/** The authors as a table (specification 2.8, Authors page). */
export function AuthorTable({ authors, team, deeds, sort, onSortChange }: AuthorListProps) {
  const columns: readonly Column<Author>[] = [
    {
      id: 'select',
      header: 'Selected',
      hideHeader: true,
      width: tokens.space.s12,
      cell: (author) => <AuthorCheckbox author={author} deeds={deeds} />,
    },
    { id: 'author', header: 'Author', sortable: true, cell: (author) => <AuthorName author={author} /> },
    {
      id: 'member',
      header: 'Team Member',
      sortable: true,
      width: '30%',
      cell: (author) => <Assigned {...{ author, team, deeds }} />,
    },
    {
      id: 'lines',
      header: 'Lines',
      align: 'end',
      width: '6rem',
      sortable: true,
      cell: ({ lines }) => countText(lines),
    },
    {
      id: 'last',
      header: 'Last commit',
      sortable: true,
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
      sort={sort ?? undefined}
      onSortChange={({ column, direction }) => {
        const sorted = authorSortColumns.find((one) => one === column)
        if (sorted !== undefined) onSortChange({ column: sorted, direction })
      }}
      isSelected={deeds.isSelected}
    />
  )
}
