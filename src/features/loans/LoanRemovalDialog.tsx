import type { SnapshotFrom } from 'xstate'
import type { LoanRemovalEvent, loanRemoval } from '#machines/loan-removal/loan-removal.machine.ts'
import { messages } from '#rules/messages.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useServices } from '../shared/services/services.ts'

interface LoanRemovalDialogProps {
  state: SnapshotFrom<typeof loanRemoval>
  send: (event: LoanRemovalEvent) => void
}

/** Asks whether the person is sure (specification 2.8). */
export function LoanRemovalDialog({ state, send }: LoanRemovalDialogProps) {
  const { newKey } = useServices()
  const { amount } = state.context
  return (
    <ConfirmDialog
      open
      title={messages.loanDeleteQuestion}
      confirmText="Delete"
      danger
      busy={state.hasTag('busy')}
      width={400}
      onConfirm={() => send({ type: 'removal.confirmed', requestKey: newKey() })}
      onCancel={() => send({ type: 'removal.cancelled' })}
    >
      {amount === '' ? (
        <p>The loan is not in the list any more.</p>
      ) : (
        <p>
          The request for the loan of <strong>{amount}</strong> is deleted.
        </p>
      )}
    </ConfirmDialog>
  )
}
