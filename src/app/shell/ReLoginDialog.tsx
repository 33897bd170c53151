import { useEffect } from 'react'
import { secretText } from '#features/secret-text.ts'
import { useServices } from '#features/services.ts'
import { useFlow } from '#features/use-flow.ts'
import { selectFailureText } from '#machines/failure.ts'
import { selectReLoginPasswordError } from '#machines/re-login/re-login.machine.ts'
import { messages } from '#rules/messages.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useUser } from '../system-context.ts'
import { reLoginFlow } from './re-login.actors.ts'

const formId = 're-login-form'

/** The re-login dialog (specification 8): a projection of the `re-login` machine over a page that keeps everything typed. */
export function ReLoginDialog() {
  const { vault } = useServices()
  const { userName } = useUser()
  const { state, send } = useFlow(reLoginFlow)
  useEffect(() => {
    send({ type: 'session.expired', userName })
    return () => send({ type: 'session.resumed' })
  }, [send, userName])
  if (!state.hasTag('open')) return null
  const busy = state.hasTag('busy')
  const passwordError = selectReLoginPasswordError(state)
  const refusal = selectFailureText(state)
  return (
    <Dialog
      open
      locked
      title="Log in again"
      width={500}
      onClose={() => send({ type: 'log-out.requested' })}
      footer={
        <>
          <Button
            variant="quiet"
            onPress={() => send({ type: 'log-out.requested' })}
            disabledReason={busy ? 'One moment, the server is answering.' : undefined}
          >
            Log Out
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Logging in…">
            Login
          </Button>
        </>
      }
    >
      <div data-flow="re-login" data-state={JSON.stringify(state.value)}>
        <Form
          id={formId}
          label="Log in again"
          onSubmit={() => send({ type: 'submit.requested' })}
          refusals={state.context.refusals}
        >
          <Stack>
            <p>{messages.reLoginNeeded}</p>
            {refusal !== null && <FormError>{refusal}</FormError>}
            <TextField label="User name" name="username" value={state.context.userName} autoComplete="username" readOnly />
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
              autoFocus
            />
          </Stack>
        </Form>
      </div>
    </Dialog>
  )
}
