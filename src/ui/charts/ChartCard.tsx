import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../Card.tsx'
import { Switch } from '../Switch.tsx'
import { BodyCell, BodyRow, HeaderCell, TableElement, TableScroller } from '../table-styles.ts'
import { tokens } from '../theme.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { TwinTable } from './chart-table.ts'

const { color, leading, size, space, text, weight } = tokens

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s5};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
`

const Title = styled.h3`
  min-width: 0;
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Note = styled.p`
  margin-block-start: auto;
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

const Sums = styled.tfoot`
  > tr > td {
    border-block-start: ${size.hairline} solid ${color.lineStrong};
    font-weight: ${weight.strong};
  }
`

/** First cells may take several lines; numbers never do. */
const NameCell = styled(BodyCell)`
  white-space: normal;
  overflow-wrap: anywhere;
`

const WrappingHeader = styled(HeaderCell)`
  white-space: normal;
`

export interface ChartCardProps {
  title: string
  /** The same numbers in rows. */
  table: TwinTable
  /** The chart. */
  children: ReactNode
  /** A sentence about how to read the chart. */
  note?: ReactNode
}

/** A chart under its title, and its numbers as a table for whoever would rather read them. */
export function ChartCard({ title, table, children, note }: ChartCardProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        <Switch
          label={
            <>
              Show as table<VisuallyHidden>: {title}</VisuallyHidden>
            </>
          }
          on={isTable}
          onChange={setTable}
        />
      </Head>
      {isTable ? <TwinTableView label={title} table={table} /> : children}
      {!isTable && note && <Note>{note}</Note>}
    </Root>
  )
}

const align = (column: number) => (column === 0 ? undefined : 'end')

function TwinTableView({ label, table }: { label: string; table: TwinTable }) {
  return (
    <TableScroller>
      <TableElement aria-label={label}>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <WrappingHeader key={column} scope="col" data-align={align(at)}>
                {column}
              </WrappingHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, cells }) => (
            <BodyRow key={id}>
              <Cells cells={cells} />
            </BodyRow>
          ))}
        </tbody>
        <Sums>
          <tr>
            <Cells cells={table.sums} />
          </tr>
        </Sums>
      </TableElement>
    </TableScroller>
  )
}

function Cells({ cells }: { cells: readonly string[] }) {
  return cells.map((cell, at) =>
    at === 0 ? (
      <NameCell key="name">{cell}</NameCell>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told apart by its column alone
      <BodyCell key={at} data-align="end">
        {cell}
      </BodyCell>
    ),
  )
}
