import type { PayRuns_rowFragment } from '#generated/features/pay-runs/pay-runs.ts'
import type { PayRunConfirmation } from '#rules/pay-runs.ts'
import type { StatusName } from '#ui/Chip.tsx'

/** A pay run as the page's query has it. */
export type PayRun = PayRuns_rowFragment

export type PayRunLine = PayRun['lines'][number]

/** The colour of what 'Confirmed by You' says. */
export const confirmationColours: Readonly<Record<PayRunConfirmation, StatusName>> = { Waiting: 'pending', Approved: 'active' }

/** What a row or card of the list offers. */
export interface PayRunDeeds {
  show: (payRun: PayRun) => void
  confirm: (payRun: PayRun) => void
}
