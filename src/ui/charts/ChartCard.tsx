import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../Card.tsx'
import { Switch } from '../Switch.tsx'
import { BodyCell, BodyRow, HeaderCell, TableElement, TableScroller } from '../table-styles.ts'
import { media, tokens } from '../theme.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { TwinTable } from './chart-table.ts'

const { color, leading, size, space, text, weight } = tokens

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s5};
  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s2};
`

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
`

/** Paper is not switched. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  font-size: ${text.sm};
  line-height: ${leading.sm};
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

/** No longer than a chart: the names and the sums stay while the rows between them scroll. */
const TwinScroller = styled(TableScroller)`
  max-height: 28rem;
  thead th,
  tfoot td {
    position: sticky;
    z-index: 1;
    background: ${color.surface1};
  }
  thead th {
    inset-block-start: 0;
  }
  /* What sticks leaves its border behind. */
  tfoot td {
    inset-block-end: 0;
    box-shadow: inset 0 ${size.hairline} ${color.lineStrong};
  }
  @media print {
    max-height: none;
  }
`

const Sums = styled.tfoot`
  > tr > td {
    border-block-start: ${size.hairline} solid ${color.lineStrong};
    font-weight: ${weight.strong};
  }
`

/** Close together, so that five columns have room on a phone; the names take several lines, numbers never do. */
const Twin = styled(TableElement)`
  th,
  td {
    padding-inline: ${space.s1};
  }
  th {
    white-space: normal;
  }
  td:first-child {
    min-width: 5rem;
    white-space: normal;
    overflow-wrap: break-word;
  }
  @media ${media.fromCompact} {
    &[data-size='usual'] :is(th, td) {
      padding-inline: ${space.s2};
    }
  }
  &[data-size] :is(th, td):first-child {
    padding-inline-start: 0;
  }
  &[data-size] :is(th, td):last-child {
    padding-inline-end: 0;
  }
  &[data-size='small'] td:first-child {
    white-space: nowrap;
  }
`

export interface ChartCardProps {
  title: string
  /** The same numbers in rows. */
  table: TwinTable
  /** The chart. */
  children: ReactNode
  /** A sentence about how to read the chart. */
  note?: ReactNode
  /** Stands before the title: whose it is. */
  lead?: ReactNode
  /** A line under the title. */
  status?: ReactNode
  /** A small one stands among others of its kind: its switch says less, and its table stands closer together. */
  size?: 'usual' | 'small'
}

/** A chart under its title, and its numbers as a table for whoever would rather read them. */
export function ChartCard({ title, table, children, note, lead, status, size = 'usual' }: ChartCardProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Root aria-labelledby={id}>
      <Top>
        <Head>
          <Named>
            {lead}
            <Title id={id}>{title}</Title>
          </Named>
          <OnScreen>
            <Switch
              label={
                <>
                  {size === 'usual' ? 'Show as table' : 'Table'}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </>
              }
              on={isTable}
              onChange={setTable}
            />
          </OnScreen>
        </Head>
        {status}
      </Top>
      {isTable ? <TwinTableView label={title} table={table} size={size} /> : children}
      {!isTable && note && <Note>{note}</Note>}
    </Root>
  )
}

const align = (column: number) => (column === 0 ? undefined : 'end')

interface TwinTableViewProps extends Required<Pick<ChartCardProps, 'table' | 'size'>> {
  label: string
}

function TwinTableView({ label, table, size }: TwinTableViewProps) {
  return (
    <TwinScroller role="region" aria-label={`${label} as table`} tabIndex={0}>
      <Twin aria-label={label} data-size={size}>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <HeaderCell key={column} scope="col" data-align={align(at)}>
                {column}
              </HeaderCell>
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
      </Twin>
    </TwinScroller>
  )
}

function Cells({ cells }: { cells: readonly string[] }) {
  return cells.map((cell, at) =>
    at === 0 ? (
      <BodyCell key="name">{cell}</BodyCell>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told apart by its column alone
      <BodyCell key={at} data-align="end">
        {cell}
      </BodyCell>
    ),
  )
}
