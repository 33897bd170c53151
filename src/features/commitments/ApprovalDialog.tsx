import { useId } from 'react'
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
import { type Fact, Facts } from '#ui/Facts.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextField.tsx'
import { commitmentType } from '#view-models/commitment-list.ts'
import { DraftKept } from '../shared/flows/DraftKept.tsx'
import { flowKey } from '../shared/flows/use-flow.ts'
import { useServices } from '../shared/services/services.ts'
import { type Commitment, dayInWords } from './commitment.ts'
import { commitmentApprovalFlow } from './commitment-approval.actors.ts'

interface ApprovalDialogProps {
  state: SnapshotFrom<typeof commitmentApproval>
  /** What is decided about; undefined while the list is not here. */
  commitment: Commitment | undefined
  send: (event: CommitmentApprovalEvent) => void
}

/** What a person has to know to answer: from when to when, how many hours, and for whom. */
const factsOf = (commitment: Commitment): readonly Fact[] => {
  const { startDate, endDate, lineManagerName } = commitment
  const { name, hours } = commitmentType(commitment)
  return [
    { label: 'Start date', value: dayInWords(startDate) },
    { label: 'End date', value: dayInWords(endDate) },
    { label: 'Weekly hours', value: hours ?? name },
    { label: 'Line Manager', value: lineManagerName ?? messages.dateNotSet },
  ]
}

/** Asks whether the person is sure; a rejection also why (specification 2.7). */
export function ApprovalDialog({ state, commitment, send }: ApprovalDialogProps) {
  const services = useServices()
  const formId = useId()
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
          <Button variant="quiet" disabledReason={busy ? messages.decisionOnItsWay : undefined} onPress={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={rejects ? 'danger' : 'affirm'}
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
        {commitment !== undefined && <Facts strong facts={factsOf(commitment)} />}
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
            <DraftKept
              flowKey={flowKey(services, commitmentApprovalFlow, commitmentApprovalFlow.machine.id)}
              hasChanges={reason !== ''}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
