import { useId } from 'react'
import { styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import {
  type CommitmentApprovalEvent,
  type commitmentApproval,
  selectDecisionFailure,
  selectDecisionObstacle,
  selectReasonError,
} from '#machines/commitment-approval/commitment-approval.machine.ts'
import { rejectReasonLength } from '#rules/commitment-decision.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { type SaveState, SaveStatus } from '#ui/SaveStatus.tsx'
import { TextArea } from '#ui/TextField.tsx'
import { tokens } from '#ui/theme.ts'
import { useServices } from '../../services.ts'
import { flowKey } from '../../use-flow.ts'
import { type FlowKeeping, useKeeping } from '../../use-keeping.ts'
import { commitmentApprovalFlow } from './commitment-approval.actors.ts'

/** Where the reason is while it is typed. */
const kept: Readonly<Record<FlowKeeping, { readonly state: SaveState; readonly words: string }>> = {
  kept: { state: 'device', words: 'Saved on this device' },
  pending: { state: 'saving', words: 'Saving on this device…' },
  unkept: { state: 'failed', words: 'Not kept on this device' },
}

/** The line's place is kept, so that it moves nothing. */
const Kept = styled.div`
  min-height: ${tokens.space.s6};
`

interface ApprovalDialogProps {
  state: SnapshotFrom<typeof commitmentApproval>
  send: (event: CommitmentApprovalEvent) => void
}

/** Asks whether the person is sure; a rejection also why (specification 2.7). */
export function ApprovalDialog({ state, send }: ApprovalDialogProps) {
  const services = useServices()
  const formId = useId()
  const keeping = useKeeping(flowKey(services, commitmentApprovalFlow, commitmentApprovalFlow.machine.id))
  const { name, decision, reason, refusals } = state.context
  const isOpen = state.matches('confirming') || state.matches('deciding') || state.matches('refused')
  const busy = state.hasTag('busy')
  const obstacle = selectDecisionObstacle(state)
  const failure = selectDecisionFailure(state)
  const rejects = decision === 'Rejected'
  const cancel = () => send({ type: 'decision.cancelled' })
  return (
    <Dialog
      open={isOpen}
      title={messages.decisionQuestion}
      width={400}
      locked={busy}
      role="alertdialog"
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" disabledReason={busy ? 'The answer is on its way.' : undefined} onPress={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={rejects ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={rejects ? 'Rejecting…' : 'Approving…'}
            disabledReason={obstacle ?? undefined}
          >
            {rejects ? messages.rejectButton : messages.approveButton}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={rejects ? 'Reject the commitment' : 'Approve the commitment'}
        refusals={refusals}
        onSubmit={() => send({ type: 'decision.confirmed', requestKey: services.newKey() })}
      >
        <p>
          {rejects ? 'You reject the commitment' : 'You approve the commitment'} <strong>{name}</strong>.
        </p>
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        {rejects && (
          <>
            <TextArea
              label={messages.rejectReason}
              name="reason"
              required
              autoFocus
              readOnly={busy || obstacle !== null}
              maxLength={rejectReasonLength}
              value={reason}
              error={selectReasonError(state) ?? undefined}
              onChange={(text) => send({ type: 'reason.changed', reason: text })}
            />
            <Kept>{reason !== '' && <SaveStatus state={kept[keeping].state}>{kept[keeping].words}</SaveStatus>}</Kept>
          </>
        )}
      </Form>
    </Dialog>
  )
}
