import { useEffect } from 'react'
import { unsentTexts } from '#features/logout/unsent-texts.ts'
import { type FlowView, useFlow } from '#features/shared/flows/use-flow.ts'
import { secretText } from '#features/shared/secrets/secret-text.ts'
import { useServices } from '#features/shared/services/services.ts'
import { selectFailureText } from '#machines/failure.ts'
import { selectReLoginPasswordError } from '#machines/re-login/re-login.machine.ts'
import { messages } from '#rules/messages.ts'
import { Alert, FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogStep, DialogWindow } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useUser } from '../system-context.ts'
import { reLoginFlow } from './re-login.actors.ts'

const formId = 're-login-form'

type ReLoginView = FlowView<typeof reLoginFlow.machine>

/** The re-login dialog (specification 8): a projection of the `re-login` machine over a page that keeps everything typed. */
export function ReLoginDialog() {
  const { userName } = useUser()
  const view = useFlow(reLoginFlow)
  const { state, send } = view
  useEffect(() => {
    send({ type: 'session.expired', userName })
    return () => send({ type: 'session.resumed' })
  }, [send, userName])
  if (!state.hasTag('open')) return null
  return (
    <DialogWindow open locked onClose={() => undefined}>
      {state.matches('warning') ? <Warning {...view} /> : <PasswordStep {...view} />}
    </DialogWindow>
  )
}

function PasswordStep({ state, send }: ReLoginView) {
  const { vault } = useServices()
  const isSubmitting = state.matches('submitting')
  const isLeaving = state.hasTag('busy') && !isSubmitting
  const passwordError = selectReLoginPasswordError(state)
  const refusal = selectFailureText(state)
  const leave = () => send({ type: 'log-out.requested' })
  return (
    <DialogStep
      locked
      title="Log in again"
      onClose={leave}
      footer={
        <>
          <Button
            variant="quiet"
            onPress={leave}
            busy={isLeaving}
            busyLabel="Logging out…"
            disabledReason={isSubmitting ? messages.serverAnswering : undefined}
          >
            Log Out
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSubmitting}
            busyLabel="Logging in…"
            disabledReason={isLeaving ? messages.loggingOut : undefined}
          >
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
              readOnly={state.hasTag('busy')}
              required
              autoFocus
            />
          </Stack>
        </Form>
      </div>
    </DialogStep>
  )
}

/** What Log Out would lose. */
function Warning({ state, send }: ReLoginView) {
  const texts = unsentTexts(state.context.unsent)
  const stay = () => send({ type: 'stay.chosen' })
  return (
    <DialogStep
      locked
      role="alertdialog"
      title="Log out?"
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onPress={() => send({ type: 'leave.chosen' })}>
            {texts.lose}
          </Button>
          <Button variant="primary" onPress={stay}>
            Back
          </Button>
        </>
      }
    >
      <div data-flow="re-login" data-state={JSON.stringify(state.value)}>
        <Alert tone="warning" title={texts.title}>
          Logging out removes everything of yours from this device. Log in again, and what waits is sent.
        </Alert>
      </div>
    </DialogStep>
  )
}
