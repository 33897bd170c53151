import { failureText } from '#machines/failure.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/layout.tsx'
import { useServices } from '../services/services.ts'
import type { AssessmentView } from './use-assessment.ts'

/** 'Submit Assessment', and how far that is: waiting for answers on their way, for the network, or refused. */
export function SubmitAssessment({ view }: { view: AssessmentView }) {
  const { newKey } = useServices()
  const { state, send, isOffline } = view
  const { failure } = state.context
  const isSendingAnswers = state.matches({ submitting: 'sendingAnswers' })
  const isWaiting = state.matches({ submitting: 'waiting' }) || (isSendingAnswers && isOffline)
  const tryNow = () => {
    view.sendNow()
    if (!isSendingAnswers) send({ type: 'network.returned' })
  }
  return (
    <Stack $gap="s3" $align="start">
      {isWaiting && (
        <Alert
          tone="warning"
          announce
          actions={
            <>
              <Button size="small" onPress={tryNow}>
                Try now
              </Button>
              <Button size="small" variant="quiet" onPress={() => send({ type: 'submission.cancelled' })}>
                Cancel
              </Button>
            </>
          }
        >
          The assessment is submitted as soon as the server can be reached.
        </Alert>
      )}
      {failure !== null && state.matches('running') && <Alert tone="error">{failureText(failure)}</Alert>}
      <Button
        variant="primary"
        busy={state.matches('submitting')}
        busyLabel="Submitting…"
        onPress={() => send({ type: 'submission.requested', requestKey: newKey() })}
      >
        Submit Assessment
      </Button>
    </Stack>
  )
}
