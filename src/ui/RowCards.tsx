import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CardRows } from './CardRows.tsx'
import { RowCardsSkeleton } from './RowCardsSkeleton.tsx'
import { tokens } from './theme.ts'

const { color, leading, radius, space, text } = tokens

/** One row of a table as a card: its head, its facts, what can be done. It takes the focus as the table's row does. */
export const RowCard = styled.article.attrs({ tabIndex: -1 })`
  display: grid;
  gap: ${space.s3};
  border-radius: ${radius.small};
  outline-offset: ${space.s2};
`

/** The name of a row card; `as` gives its rank among the headings of the page. */
export const RowCardTitle = styled.h2`
  min-width: 0;
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

/** A longer text of a row card, its lines kept. */
export const RowCardText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${color.textMedium};
`

interface RowCardsProps<Row> {
  label: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Told while the rows are not here yet; null when they are. */
  loading: string | null
  /** One row as a `RowCard`. */
  children: (row: Row) => ReactNode
}

/** The rows of a table as cards one below the other inside a card, where the table does not fit. */
export function RowCards<Row>({ label, rows, idOf, loading, children }: RowCardsProps<Row>) {
  if (loading !== null) return <RowCardsSkeleton label={loading} />
  return (
    <CardRows aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)}>{children(row)}</li>
      ))}
    </CardRows>
  )
}
