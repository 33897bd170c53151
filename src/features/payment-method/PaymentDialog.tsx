import { useId } from 'react'
import {
  selectAccountFailure,
  selectConfirmError,
  selectConfirmFailure,
  selectIsAdding,
} from '#machines/payment-method/selectors.ts'
import { messages } from '#rules/messages.ts'
import { defaultQuestion, paymentTypeNames } from '#rules/payment-methods.ts'
import { Alert, FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogStep, DialogWindow } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Stack } from '#ui/layout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useServices } from '../shared/services/services.ts'
import { AccountFields } from './AccountFields.tsx'
import type { PaymentView } from './payment-method.actors.ts'

type StepProps = Pick<PaymentView, 'state' | 'send' | 'actor'>

const underWay = 'The change is on its way.'

/** Everything that changes where money goes: the new account, the question, the password, and what the server did not take. */
export function PaymentDialog({ state, send, actor }: StepProps) {
  const isOpen = !state.matches('viewing')
  const part = { state, send, actor }
  const isForm = state.matches('adding') || (state.matches('saving') && selectIsAdding(state))
  return (
    <DialogWindow
      open={isOpen}
      width={selectIsAdding(state) ? 600 : 500}
      locked={state.hasTag('busy')}
      onClose={() => send({ type: 'cancel.requested' })}
    >
      {isForm && <AccountStep {...part} />}
      {state.matches('confirmingDefault') && <QuestionStep {...part} />}
      {!isForm && (state.matches('askingPassword') || state.hasTag('busy')) && <PasswordStep {...part} />}
      {state.matches('refused') && <RefusedStep {...part} />}
    </DialogWindow>
  )
}

function AccountStep({ state, send, actor }: StepProps) {
  const { newKey } = useServices()
  const formId = useId()
  const { shown, refusals } = state.context
  const accountFailure = selectAccountFailure(state)
  const busy = state.hasTag('busy')
  const cancel = () => send({ type: 'cancel.requested' })
  if (shown === null) return null
  const title = `Add account: ${paymentTypeNames[shown]}`
  return (
    <DialogStep
      title={title}
      locked={busy}
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" disabledReason={busy ? underWay : undefined} onPress={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving the account…">
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} label={title} refusals={refusals} onSubmit={() => send({ type: 'save.requested', requestKey: newKey() })}>
        {accountFailure !== null && <FormError>{accountFailure}</FormError>}
        <Stack>
          <AccountFields type={shown} actor={actor} />
        </Stack>
      </Form>
    </DialogStep>
  )
}

function QuestionStep({ state, send }: StepProps) {
  const { shown } = state.context
  const cancel = () => send({ type: 'cancel.requested' })
  if (shown === null) return null
  return (
    <DialogStep
      title={messages.defaultAccountTitle}
      role="alertdialog"
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" onPress={cancel}>
            Cancel
          </Button>
          <Button variant="primary" autoFocus onPress={() => send({ type: 'default.confirmed' })}>
            Make it my default
          </Button>
        </>
      }
    >
      <p>{defaultQuestion(shown)}</p>
    </DialogStep>
  )
}

function PasswordStep({ state, send }: StepProps) {
  const { vault, newKey, session } = useServices()
  const formId = useId()
  const busy = state.hasTag('busy')
  const failure = selectConfirmFailure(state)
  const cancel = () => send({ type: 'cancel.requested' })
  return (
    <DialogStep
      title={messages.confirmPasswordTitle}
      locked={busy}
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" disabledReason={busy ? underWay : undefined} onPress={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving the change…">
            Confirm
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={messages.confirmPasswordTitle}
        refusals={state.context.refusals}
        onSubmit={() => send({ type: 'password.confirmed', requestKey: newKey() })}
      >
        <p>{messages.confirmPasswordReason}</p>
        {failure !== null && <FormError>{failure}</FormError>}
        {/* Password managers find the password by the user name before it. */}
        <input type="text" name="username" autoComplete="username" value={session.user().userName} readOnly hidden />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          autoFocus
          required
          readOnly={busy}
          maxLength={1024}
          value={secretText(vault, state.context.password)}
          error={selectConfirmError(state) ?? undefined}
          onChange={(typed) => send({ type: 'password.changed', password: vault.seal(typed) })}
        />
      </Form>
    </DialogStep>
  )
}

function RefusedStep({ state, send }: StepProps) {
  const { newKey } = useServices()
  const cancel = () => send({ type: 'cancel.requested' })
  const retry = { type: 'retry.requested', requestKey: newKey() } as const
  return (
    <DialogStep
      title="Nothing was changed"
      role="alertdialog"
      onClose={cancel}
      footer={
        <>
          {state.can(retry) && <Button onPress={() => send(retry)}>Try again</Button>}
          <Button variant="primary" autoFocus onPress={cancel}>
            Close
          </Button>
        </>
      }
    >
      <Alert tone="warning" announce>
        {selectConfirmFailure(state)}
      </Alert>
    </DialogStep>
  )
}
