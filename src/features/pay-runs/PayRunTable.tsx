import { moneyText } from '#rules/money.ts'
import { payRunDays } from '#rules/pay-runs.ts'
import { Card } from '#ui/Card.tsx'
import { columnHours } from '#ui/number-text.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { Confirmation } from './Confirmation.tsx'
import { PayRunActions } from './PayRunActions.tsx'
import type { PayRun, PayRunDeeds } from './pay-run.ts'

const columnsOf = (deeds: PayRunDeeds): readonly Column<PayRun>[] => [
  { id: 'duration', header: 'Duration', cell: payRunDays },
  { id: 'hours', header: 'TotalHours', align: 'end', cell: ({ totalHours }) => columnHours(totalHours) },
  { id: 'aud', header: 'TotalPayment AUD', align: 'end', cell: ({ totalPay }) => moneyText(totalPay, 'AUD') },
  {
    id: 'exchanged',
    header: 'TotalPayment Exchanged',
    align: 'end',
    cell: ({ exchangedPay, exchangeCurrency }) => moneyText(exchangedPay, exchangeCurrency),
  },
  { id: 'confirmed', header: 'Confirmed by You', cell: (payRun) => <Confirmation payRun={payRun} /> },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (payRun) => <PayRunActions payRun={payRun} deeds={deeds} />,
  },
]

interface PayRunTableProps {
  payRuns: readonly PayRun[]
  loading: boolean
  deeds: PayRunDeeds
}

/** The pay runs as a table (specification 2.8, Pay Run List). */
export function PayRunTable({ payRuns, loading, deeds }: PayRunTableProps) {
  return (
    <Card $padding="none">
      <Table
        label="Pay runs"
        columns={columnsOf(deeds)}
        rows={payRuns}
        rowKey={({ id }) => id}
        loading={loading}
        empty={null}
        onRowPress={deeds.show}
      />
    </Card>
  )
}
