import { moneyText } from '#rules/money.ts'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { columnHours } from '#ui/number-text.ts'
import { totalsOf } from '#view-models/pay-run-list.ts'
import type { PayRun } from './pay-run.ts'

/** What the shown pay runs add up to. */
export function PayRunTotals({ payRuns }: { payRuns: readonly PayRun[] }) {
  const { hours, pay, exchanged } = totalsOf(payRuns)
  return (
    <Card as="section" aria-label="Totals">
      <Facts
        layout="row"
        strong
        facts={[
          { label: 'Total hours', value: columnHours(hours) },
          { label: 'Total AUD', value: moneyText(pay, 'AUD') },
          ...exchanged.map((one) => ({ label: `Total exchanged, ${one.currency}`, value: moneyText(one.pay, one.currency) })),
        ]}
      />
    </Card>
  )
}
