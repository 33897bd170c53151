import { selectEmailError, selectNewPasswordError, selectResetFailure } from '#machines/password-reset/password-reset.machine.ts'
import { messages } from '#rules/messages.ts'
import { Alert, FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { Link } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useRegisterLink } from '../shared/register/use-register-link.ts'
import { Waiting } from '../shared/register/Waiting.tsx'
import { sealNewPassword } from '../shared/secrets/new-password.ts'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useAddressSecret } from '../shared/secrets/use-address-secret.ts'
import { useServices } from '../shared/services/services.ts'
import { passwordResetFlow } from './password-reset.actors.ts'

/** Whose password it is, the service alone knows. */
const unknownOwner = { email: '', firstName: '', lastName: '' }

type View = FlowView<typeof passwordResetFlow.machine>

/** Password reset in both forms (specification 2.5): a projection of the `password-reset` machine. */
export function PasswordResetPage() {
  const { session } = useServices()
  const { isAuthenticated } = session.user()
  const token = useAddressSecret('token')
  const registerLink = useRegisterLink()
  const view = useFlow(passwordResetFlow, { token })
  return (
    <RegisterCard title="Reset password" flow="password-reset" state={view.state.value}>
      <ResetView {...view} />
      {isAuthenticated ? (
        <Link href="/team-member">Back to the portal</Link>
      ) : (
        <Link href={registerLink('Login')}>Back to login</Link>
      )}
    </RegisterCard>
  )
}

function ResetView(view: View) {
  const { state, send } = view
  const askAgain = <Button onPress={() => send({ type: 'new-link.requested' })}>Send a new link</Button>
  if (state.matches('asking') || state.matches('sending')) return <EmailForm {...view} />
  if (state.matches('choosing') || state.matches('saving') || state.matches('saved')) return <PasswordForm {...view} />
  if (state.matches('sent')) {
    return (
      <Stack>
        <Alert tone="success">{messages.resetLinkSent}</Alert>
        {askAgain}
      </Stack>
    )
  }
  if (state.matches('invalid')) {
    return (
      <Stack>
        <Alert tone="error">{messages.resetTokenInvalid}</Alert>
        {askAgain}
      </Stack>
    )
  }
  if (state.matches('unchecked')) {
    return (
      <Alert tone="error" actions={<Button onPress={() => send({ type: 'retry.requested' })}>Retry</Button>}>
        {messages.genericError}
      </Alert>
    )
  }
  return <Waiting>Checking the link…</Waiting>
}

function EmailForm({ state, send }: View) {
  const error = selectEmailError(state)
  const failure = selectResetFailure(state)
  const busy = state.hasTag('busy')
  return (
    <Form label="Reset password" onSubmit={() => send({ type: 'submit.requested' })} refusals={state.context.refusals}>
      <Stack>
        {failure !== null && <FormError>{failure}</FormError>}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          description="We will send a link to this address, for choosing a new password."
          value={state.context.email}
          onChange={(email) => send({ type: 'email.changed', email })}
          {...(error === null ? {} : { error })}
          autoComplete="email"
          maxLength={254}
          readOnly={busy}
          required
        />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending the link…" fullWidth>
          Send reset link
        </Button>
      </Stack>
    </Form>
  )
}

function PasswordForm({ state, send }: View) {
  const { session, vault } = useServices()
  const { isAuthenticated, fullName } = session.user()
  const error = selectNewPasswordError(state)
  const failure = selectResetFailure(state)
  const busy = state.hasTag('busy')
  return (
    <Form label="New password" onSubmit={() => send({ type: 'submit.requested' })} refusals={state.context.refusals}>
      <Stack>
        {failure !== null && <FormError>{failure}</FormError>}
        {isAuthenticated && (
          <Alert tone="info">
            {fullName} is logged in on this device. If the link was mailed to {fullName}, they log in again with the new password.
          </Alert>
        )}
        <PasswordField
          label="New password"
          name="password"
          description="8 to 128 characters. You will be logged out everywhere."
          value={secretText(vault, state.context.password)}
          onChange={(text) => send({ type: 'password.changed', ...sealNewPassword(vault, text, unknownOwner) })}
          {...(error === null ? {} : { error })}
          autoComplete="new-password"
          maxLength={256}
          readOnly={busy}
          required
        />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…" fullWidth>
          Save
        </Button>
      </Stack>
    </Form>
  )
}
