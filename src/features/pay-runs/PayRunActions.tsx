import { payRunDays } from '#rules/pay-runs.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PayRun, PayRunDeeds } from './pay-run.ts'

interface PayRunActionsProps {
  payRun: PayRun
  deeds: PayRunDeeds
}

/** Details of every pay run; Confirm where it waits for the person. */
export function PayRunActions({ payRun, deeds }: PayRunActionsProps) {
  const days = <VisuallyHidden> {payRunDays(payRun)}</VisuallyHidden>
  return (
    <Cluster $justify="end">
      {payRun.confirmedAt === null && (
        <Button variant="primary" size="small" onPress={() => deeds.confirm(payRun)}>
          Confirm{days}
        </Button>
      )}
      <Button size="small" onPress={() => deeds.show(payRun)}>
        Details{days}
      </Button>
    </Cluster>
  )
}
