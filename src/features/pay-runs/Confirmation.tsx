import { StatusChip } from '#ui/Chip.tsx'
import { confirmationIn } from '#view-models/pay-run-list.ts'
import { confirmationColours, type PayRun } from './pay-run.ts'

/** What 'Confirmed by You' says of a pay run (specification 2.8). */
export function Confirmation({ payRun }: { payRun: Pick<PayRun, 'confirmedAt'> }) {
  const confirmation = confirmationIn(payRun)
  return <StatusChip status={confirmationColours[confirmation]}>{confirmation}</StatusChip>
}
