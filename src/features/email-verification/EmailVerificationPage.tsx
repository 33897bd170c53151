import { styled } from 'styled-components'
import { emailVerificationReasons } from '#machines/email-verification/email-verification.reasons.ts'
import { selectFailureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { useServices } from '../shared/services/services.ts'
import { emailVerificationFlow } from './email-verification.actors.ts'

const Narrow = styled(Card)`
  max-width: ${tokens.size.reading};
`

/** Asking for the verification mail (specification 2.4): a projection of the `email-verification` machine. */
export function EmailVerificationPage() {
  const { session } = useServices()
  const { state, send } = useFlow(emailVerificationFlow)
  const failure = selectFailureText(state)
  const { secondsLeft } = state.context
  const failed = state.matches('notSignedIn') || state.matches('notSent')
  return (
    <Narrow $padding="large" data-flow="email-verification" data-state={JSON.stringify(state.value)}>
      <Stack>
        <p>{messages.emailNotVerified}</p>
        <p>
          Your address: <strong>{session.user().email}</strong>
        </p>
        {failed && failure !== null && <Alert tone="error">{failure}</Alert>}
        <Cluster>
          {failed ? (
            <Button variant="primary" onPress={() => send({ type: 'retry.requested' })}>
              Retry
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={state.hasTag('busy')}
              busyLabel="Sending the e-mail…"
              disabledReason={state.matches('waiting') ? emailVerificationReasons.states.waiting(state) : undefined}
              onPress={() => send({ type: 'resend.requested' })}
            >
              {state.matches('waiting') ? `Resend (${secondsLeft} s)` : 'Resend'}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Narrow>
  )
}
