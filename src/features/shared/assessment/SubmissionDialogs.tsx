import { missingIn } from '#machines/assessment/attempt.ts'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useServices } from '../services/services.ts'
import type { AssessmentView } from './use-assessment.ts'

/** What the portal asks before an assessment is submitted or begun anew. */
export function SubmissionDialogs({ view: { state, send } }: { view: AssessmentView }) {
  const { newKey } = useServices()
  const { unsubmitted, changed } = missingIn(state.context)
  const isAsking = state.matches({ running: 'asking' })
  const isAskingUnsent = state.matches({ submitting: 'askingUnsent' })
  const missing =
    unsubmitted > 0 ? counted(unsubmitted, messages.assessmentNotSubmitted) : counted(changed, messages.assessmentChanges)
  return (
    <>
      <ConfirmDialog
        open={isAsking || isAskingUnsent}
        title="Submit Assessment"
        confirmText="Submit anyway"
        onConfirm={() => send({ type: 'submission.confirmed', requestKey: newKey() })}
        onCancel={() => send({ type: 'submission.declined' })}
      >
        {isAskingUnsent ? counted(state.context.unsent, messages.assessmentUnsent) : missing}
      </ConfirmDialog>
      <ConfirmDialog
        open={state.matches('askingRestart')}
        title={messages.assessmentRestartQuestion}
        confirmText="Restart"
        onConfirm={() => send({ type: 'restart.confirmed', requestKey: newKey() })}
        onCancel={() => send({ type: 'restart.declined' })}
      >
        A new attempt begins with the whole time and without answers. The answers of this one can still be read.
      </ConfirmDialog>
    </>
  )
}
