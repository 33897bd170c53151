import { useSearchParams } from 'react-router-dom'
import { selectFailureText } from '#machines/failure.ts'
import { selectPasswordError, selectUserNameError } from '#machines/login/login.machine.ts'
import { messages } from '#rules/messages.ts'
import { Alert, FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { ButtonLink, Link } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFlow } from '../shared/flows/use-flow.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useRegisterLink } from '../shared/register/use-register-link.ts'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useServices } from '../shared/services/services.ts'
import { loginFlow } from './login.actors.ts'

/** Login (specification 2.3): a projection of the `login` machine. */
export function LoginPage() {
  const [query] = useSearchParams()
  const { vault } = useServices()
  const registerLink = useRegisterLink()
  const { state, send } = useFlow(loginFlow, { returnUrl: query.get('returnUrl') })
  const busy = state.hasTag('busy')
  const userNameError = selectUserNameError(state)
  const passwordError = selectPasswordError(state)
  const refusal = selectFailureText(state)
  return (
    <RegisterCard title="Login" flow="login" state={state.value}>
      {query.get('r') === '1' && <Alert tone="info">{messages.pleaseLogin}</Alert>}
      {query.get('r') === '2' && <Alert tone="warning">{messages.notTeamMember}</Alert>}
      {query.get('r') === '3' && <Alert tone="error">{messages.linkInvalid}</Alert>}
      <Form label="Login" onSubmit={() => send({ type: 'submit.requested' })} refusals={state.context.refusals}>
        <Stack>
          {refusal !== null && <FormError>{refusal}</FormError>}
          <TextField
            label="User name"
            name="username"
            value={state.context.userName}
            onChange={(userName) => send({ type: 'userName.changed', userName })}
            {...(userNameError === null ? {} : { error: userNameError })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            maxLength={254}
            readOnly={busy}
            required
          />
          <PasswordField
            label="Password"
            name="password"
            value={secretText(vault, state.context.password)}
            onChange={(text) => send({ type: 'password.changed', password: vault.seal(text) })}
            {...(passwordError === null ? {} : { error: passwordError })}
            autoComplete="current-password"
            maxLength={1024}
            readOnly={busy}
            required
          />
          <Link href={registerLink('ResetPassword')}>Reset password</Link>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Logging in…" fullWidth>
            Login
          </Button>
        </Stack>
      </Form>
      <Stack $gap="s2">
        <ButtonLink href={registerLink('Signup')} fullWidth>
          Signup
        </ButtonLink>
        <Button variant="quiet" disabledReason={messages.comingSoon} showsReason fullWidth>
          Continue with Google
        </Button>
      </Stack>
    </RegisterCard>
  )
}
