import { useId } from 'react'
import { styled } from 'styled-components'
import { type LoanSortColumn, loanSortColumns } from '#rules/loans.ts'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { RowCard, RowCards, RowCardText, RowCardTitle } from '#ui/RowCards.tsx'
import { Select } from '#ui/Select.tsx'
import { tokens } from '#ui/theme.ts'
import type { LoanView } from '#view-models/loan-list.ts'
import { formatCalendarDay, formatDay } from '../shared/formats/format.ts'
import { LoanLines } from './LoanLines.tsx'
import { LoanActions, type LoanChange, Status } from './LoanParts.tsx'
import { amountOf, eachOf, type Loan, noteOf, remainingOf } from './loan.ts'

const { size, space } = tokens

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

const Amount = styled(RowCardTitle)`
  font-variant-numeric: tabular-nums;
`

const Order = styled.div`
  padding: ${space.s4} ${space.s4} 0;
`

/** The text of the quiet button stands under the facts. */
const More = styled.div`
  margin-inline-start: calc(-1 * ${space.s3});
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
    <RowCard aria-labelledby={titleId} data-row={loan.id}>
      <Head>
        <Amount as="h3" id={titleId}>
          {amountOf(loan)}
        </Amount>
        <Status loan={loan} />
        <LoanActions loan={loan} change={change} />
      </Head>
      {note !== null && <RowCardText>{note}</RowCardText>}
      <Facts
        layout="fours"
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
      <More>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
          {isOpen ? 'Hide payment overview' : 'Show payment overview'}
        </Button>
      </More>
      {isOpen && <LoanLines loan={loan} />}
    </RowCard>
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
  return (
    <>
      {!loading && <LoanOrder sort={sort} onSortChange={onSortChange} />}
      <RowCards label="Loan List" rows={loans} idOf={({ id }) => id} loading={loading ? 'Loading the loans…' : null}>
        {(loan) => <LoanCard loan={loan} isOpen={isOpen(loan)} onToggle={() => onToggle(loan)} change={change} />}
      </RowCards>
    </>
  )
}
