import { styled } from 'styled-components'
import { loanSortColumns } from '#rules/loans.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import type { LoanView } from '#view-models/loan-list.ts'
import { formatCalendarDay, formatDay } from '../shared/formats/format.ts'
import { LoanLines } from './LoanLines.tsx'
import { LoanActions, type LoanChange, Note, PaymentReference, Status } from './LoanParts.tsx'
import { amountOf, type Loan, numberText, remainingOf } from './loan.ts'

/** Eleven columns fit beside the drawer at 1440 px when long headers take two lines, and at 1280 px when they stand closer together. */
const Place = styled.div`
  @media ${tableMedia.belowRoomy} {
    th:not(:first-child, :last-child),
    td:not(:first-child, :last-child) {
      padding-inline: ${tokens.space.s1};
    }
  }
  th {
    white-space: normal;
    vertical-align: middle;
  }
  th button {
    text-align: inherit;
    white-space: normal;
  }
`

const Each = styled.span`
  color: ${tokens.color.textMedium};
`

interface LoanTableProps {
  loans: readonly Loan[]
  loading: boolean
  failure: { title: string; reason: string; onRetry: () => void } | undefined
  empty: React.ReactNode
  sort: LoanView['sort']
  onSortChange: (sort: LoanView['sort']) => void
  isOpen: (loan: Loan) => boolean
  onToggle: (loan: Loan) => void
  change: LoanChange
}

const day = (value: string | null): string => (value === null ? '' : formatCalendarDay(value))

const columnsOf = ({ isOpen, onToggle, change }: LoanTableProps): readonly Column<Loan>[] => [
  {
    id: 'toggle',
    header: 'Payment overview',
    hideHeader: true,
    width: tokens.space.s12,
    cell: (loan) => (
      <IconButton
        label={`Payment overview of the loan of ${amountOf(loan)}`}
        size="small"
        aria-expanded={isOpen(loan)}
        hideTooltip
        onPress={() => onToggle(loan)}
      >
        {isOpen(loan) ? <ChevronDownIcon /> : <ChevronRightIcon />}
      </IconButton>
    ),
  },
  { id: 'requestDate', header: 'Request Date', sortable: true, cell: ({ requestedAt }) => formatDay(requestedAt) },
  {
    id: 'startDate',
    header: 'Requested Start Date',
    sortable: true,
    cell: ({ proposedPaymentDate }) => day(proposedPaymentDate),
  },
  { id: 'amount', header: 'Amount', align: 'end', sortable: true, cell: amountOf },
  { id: 'remaining', header: 'Remaining', align: 'end', sortable: true, cell: remainingOf },
  {
    id: 'installments',
    header: 'Number Of Installments',
    align: 'end',
    sortable: true,
    cell: (loan) => (
      <>
        {loan.installment} <Each>({numberText(loan.perInstallment, loan.currency)})</Each>
      </>
    ),
  },
  { id: 'paymentReference', header: 'Payment Reference', cell: (loan) => <PaymentReference loan={loan} /> },
  { id: 'paymentDate', header: 'Payment Date', sortable: true, cell: ({ paymentDate }) => day(paymentDate) },
  { id: 'description', header: 'Description', cell: (loan) => <Note loan={loan} /> },
  { id: 'status', header: 'Status', sortable: true, cell: (loan) => <Status loan={loan} /> },
  { id: 'actions', header: 'Actions', pinned: true, cell: (loan) => <LoanActions loan={loan} change={change} /> },
]

/** The loans as a table (specification 2.8, Loan list). */
export function LoanTable(props: LoanTableProps) {
  const { loans, loading, failure, empty, sort, onSortChange, isOpen, onToggle } = props
  return (
    <Place>
      <Table
        label="Loan List"
        columns={columnsOf(props)}
        rows={loans}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={({ column, direction }) => {
          const sorted = loanSortColumns.find((one) => one === column)
          if (sorted !== undefined) onSortChange({ column: sorted, direction })
        }}
        loading={loading}
        skeletonRows={10}
        failure={failure}
        empty={empty}
        onRowPress={onToggle}
        expanded={(loan) => (isOpen(loan) ? <LoanLines loan={loan} /> : undefined)}
      />
    </Place>
  )
}
