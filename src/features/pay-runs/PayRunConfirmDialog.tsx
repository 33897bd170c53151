import type { SnapshotFrom } from 'xstate'
import {
  type PayRunConfirmationEvent,
  type payRunConfirmation,
  selectConfirmationFailure,
  selectConfirmationObstacle,
} from '#machines/pay-run-confirmation/pay-run-confirmation.machine.ts'
import { messages } from '#rules/messages.ts'
import { moneyText } from '#rules/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Stack } from '#ui/layout.tsx'
import { useServices } from '../shared/services/services.ts'

interface PayRunConfirmDialogProps {
  state: SnapshotFrom<typeof payRunConfirmation>
  send: (event: PayRunConfirmationEvent) => void
}

/** Asks whether the person is sure, and says what confirming does (decisions B, Pay run). */
export function PayRunConfirmDialog({ state, send }: PayRunConfirmDialogProps) {
  const { newKey } = useServices()
  const failure = selectConfirmationFailure(state)
  return (
    <ConfirmDialog
      open={state.hasTag('open')}
      title={messages.payRunConfirmQuestion}
      confirmText="Confirm"
      busy={state.hasTag('busy')}
      disabledReason={selectConfirmationObstacle(state) ?? undefined}
      onConfirm={() => send({ type: 'confirmation.given', requestKey: newKey() })}
      onCancel={() => send({ type: 'confirmation.cancelled' })}
    >
      <Stack $gap="s3">
        <p>
          You confirm <strong>{moneyText(state.context.totalPay || '0', 'AUD')}</strong> for the hours of{' '}
          <strong>{state.context.period}</strong>. Your timesheet takes no changes to these days afterwards.
        </p>
        {failure !== null && <Alert tone="error">{failure}</Alert>}
      </Stack>
    </ConfirmDialog>
  )
}
