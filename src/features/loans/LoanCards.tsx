import { useId } from 'react'
import { styled } from 'styled-components'
import { type LoanSortColumn, loanSortColumns } from '#rules/loans.ts'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import type { LoanView } from '#view-models/loan-list.ts'
import { formatCalendarDay, formatDay } from '../shared/formats/format.ts'
import { LoanLines } from './LoanLines.tsx'
import { LoanActions, type LoanChange, Status } from './LoanParts.tsx'
import { amountOf, eachOf, type Loan, noteOf, remainingOf } from './loan.ts'

const { color, leading, radius, size, space, text } = tokens

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: ${space.s4};
  list-style: none;
`

const Item = styled.article`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface2};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${size.controlSmall};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Amount = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-variant-numeric: tabular-nums;
`

const Description = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${color.textMedium};
`

const Order = styled.div`
  padding: ${space.s4} ${space.s4} 0;
`

const orderNames: Readonly<Record<LoanSortColumn, string>> = {
  requestDate: 'Request Date',
  startDate: 'Requested Start Date',
  amount: 'Amount',
  remaining: 'Remaining',
  installments: 'Number Of Installments',
  paymentDate: 'Payment Date',
  status: 'Status',
}

const orders = loanSortColumns.flatMap((column) =>
  (['descending', 'ascending'] as const).map((direction) => ({
    id: `${column} ${direction}`,
    label: `${orderNames[column]}, ${direction}`,
    sort: { column, direction },
  })),
)

/** The order of the loans where there are no headers to press. */
function LoanOrder({ sort, onSortChange }: { sort: LoanView['sort']; onSortChange: (sort: LoanView['sort']) => void }) {
  return (
    <Order>
      <Select
        label="Order"
        hideLabel
        options={orders}
        value={`${sort.column} ${sort.direction}`}
        onChange={(chosen) => {
          const found = orders.find(({ id }) => id === chosen)
          if (found !== undefined) onSortChange(found.sort)
        }}
      />
    </Order>
  )
}

const day = (value: string | null): string => (value === null ? '–' : formatCalendarDay(value))

interface CardProps {
  loan: Loan
  isOpen: boolean
  onToggle: () => void
  change: LoanChange
}

function LoanCard({ loan, isOpen, onToggle, change }: CardProps) {
  const titleId = useId()
  const note = noteOf(loan)
  return (
    <Item aria-labelledby={titleId} data-row={loan.id} tabIndex={-1}>
      <Head>
        <Amount id={titleId}>{amountOf(loan)}</Amount>
        <Status loan={loan} />
        <LoanActions loan={loan} change={change} />
      </Head>
      {note !== null && <Description>{note}</Description>}
      <Facts
        strong
        facts={[
          { label: 'Remaining', value: remainingOf(loan) },
          { label: 'Number Of Installments', value: `${loan.installment} (${eachOf(loan)})` },
          { label: 'Request Date', value: formatDay(loan.requestedAt) },
          { label: 'Requested Start Date', value: day(loan.proposedPaymentDate) },
          ...(loan.paymentDate === null ? [] : [{ label: 'Payment Date', value: day(loan.paymentDate) }]),
          ...(loan.paymentReference === null ? [] : [{ label: 'Payment Reference', value: loan.paymentReference }]),
        ]}
      />
      <Cluster>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
          {isOpen ? 'Hide payment overview' : 'Show payment overview'}
        </Button>
      </Cluster>
      {isOpen && <LoanLines loan={loan} />}
    </Item>
  )
}

interface LoanCardsProps {
  loans: readonly Loan[]
  loading: boolean
  isOpen: (loan: Loan) => boolean
  onToggle: (loan: Loan) => void
  change: LoanChange
  sort: LoanView['sort']
  onSortChange: (sort: LoanView['sort']) => void
}

/** The loans as cards, where the table does not fit (specification 9). */
export function LoanCards({ loans, loading, isOpen, onToggle, change, sort, onSortChange }: LoanCardsProps) {
  if (loading) {
    return (
      <SkeletonGroup label="Loading the loans…">
        <List>
          {['first', 'second', 'third'].map((one) => (
            <li key={one}>
              <Skeleton $height="13rem" />
            </li>
          ))}
        </List>
      </SkeletonGroup>
    )
  }
  return (
    <>
      <LoanOrder sort={sort} onSortChange={onSortChange} />
      <List aria-label="Loan List">
        {loans.map((loan) => (
          <li key={loan.id}>
            <LoanCard loan={loan} isOpen={isOpen(loan)} onToggle={() => onToggle(loan)} change={change} />
          </li>
        ))}
      </List>
    </>
  )
}
