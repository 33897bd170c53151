import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { Waiting } from '../shared/register/Waiting.tsx'
import { useAddressSecret } from '../shared/secrets/use-address-secret.ts'
import { verifyEmailFlow } from './verify-email.actors.ts'

/** Spending the link of a verification mail (specification 2.4): a projection of the `verify-email` machine. */
export function VerifyEmailPage() {
  const token = useAddressSecret('token')
  const view = useFlow(verifyEmailFlow, { token })
  return (
    <RegisterCard title="Verify e-mail" flow="verify-email" state={view.state.value}>
      <VerificationView {...view} />
      {view.state.matches('refused') && <Link href={linkTo('EmailVerification')}>Send a new verification e-mail</Link>}
    </RegisterCard>
  )
}

function VerificationView({ state, send }: FlowView<typeof verifyEmailFlow.machine>) {
  if (state.matches('verified') || state.matches('left')) {
    return (
      <Alert tone="success" announce>
        {messages.emailVerified}
      </Alert>
    )
  }
  if (state.matches('refused')) return <Alert tone="error">{messages.linkInvalid}</Alert>
  if (state.matches('unchecked')) {
    return (
      <Alert tone="error" actions={<Button onPress={() => send({ type: 'retry.requested' })}>Retry</Button>}>
        {messages.genericError}
      </Alert>
    )
  }
  return <Waiting>Verifying your e-mail address…</Waiting>
}
