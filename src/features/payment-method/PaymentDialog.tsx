import { useSelector } from '@xstate/react'
import { useId } from 'react'
import {
  selectAccountFailure,
  selectConfirmError,
  selectConfirmFailure,
  selectIsAdding,
  selectIsBusy,
  selectMayRetry,
  selectRefusals,
  selectShown,
} from '#machines/payment-method/selectors.ts'
import { messages } from '#rules/messages.ts'
import { defaultQuestion, paymentTypeNames } from '#rules/payment-methods.ts'
import { Alert, FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogStep, DialogWindow } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Stack } from '#ui/layout.tsx'
import { OwnPassword } from '../shared/secrets/OwnPassword.tsx'
import { useServices } from '../shared/services/services.ts'
import { AccountFields } from './AccountFields.tsx'
import type { PaymentView } from './payment-method.actors.ts'

const underWay = messages.paymentSaving

/** Everything that changes where money goes: the new account, the question, the password, and what the server did not take. */
export function PaymentDialog(flow: PaymentView) {
  const { send, actor } = flow
  const isOpen = useSelector(actor, (state) => !state.matches('viewing'))
  const isAdding = useSelector(actor, selectIsAdding)
  const busy = useSelector(actor, selectIsBusy)
  const isForm = useSelector(actor, (state) => state.matches('adding') || (state.matches('saving') && selectIsAdding(state)))
  const isQuestion = useSelector(actor, (state) => state.matches('confirmingDefault'))
  const isAsking = useSelector(actor, (state) => state.matches('askingPassword'))
  const isRefused = useSelector(actor, (state) => state.matches('refused'))
  return (
    <DialogWindow open={isOpen} width={isAdding ? 600 : 500} locked={busy} onClose={() => send({ type: 'cancel.requested' })}>
      {isForm && <AccountStep {...flow} />}
      {isQuestion && <QuestionStep {...flow} />}
      {!isForm && (isAsking || busy) && <PasswordStep {...flow} />}
      {isRefused && <RefusedStep {...flow} />}
    </DialogWindow>
  )
}

function AccountStep({ send, actor }: PaymentView) {
  const { newKey } = useServices()
  const formId = useId()
  const shown = useSelector(actor, selectShown)
  const refusals = useSelector(actor, selectRefusals)
  const accountFailure = useSelector(actor, selectAccountFailure)
  const busy = useSelector(actor, selectIsBusy)
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

function QuestionStep({ send, actor }: PaymentView) {
  const shown = useSelector(actor, selectShown)
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

function PasswordStep({ send, actor }: PaymentView) {
  const { newKey } = useServices()
  const formId = useId()
  const busy = useSelector(actor, selectIsBusy)
  const refusals = useSelector(actor, selectRefusals)
  const failure = useSelector(actor, selectConfirmFailure)
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
        refusals={refusals}
        onSubmit={() => send({ type: 'password.confirmed', requestKey: newKey() })}
      >
        <p>{messages.confirmPasswordReason}</p>
        {failure !== null && <FormError>{failure}</FormError>}
        <ConfirmingPassword send={send} actor={actor} />
      </Form>
    </DialogStep>
  )
}

/** Apart from its step, so that a key draws no more than the field. */
function ConfirmingPassword({ send, actor }: PaymentView) {
  const password = useSelector(actor, (state) => state.context.password)
  const busy = useSelector(actor, selectIsBusy)
  const error = useSelector(actor, selectConfirmError)
  return (
    <OwnPassword
      password={password}
      busy={busy}
      error={error}
      onChange={(typed) => send({ type: 'password.changed', password: typed })}
    />
  )
}

function RefusedStep({ send, actor }: PaymentView) {
  const { newKey } = useServices()
  const failure = useSelector(actor, selectConfirmFailure)
  const cancel = () => send({ type: 'cancel.requested' })
  const mayRetry = useSelector(actor, selectMayRetry)
  return (
    <DialogStep
      title="Nothing was changed"
      role="alertdialog"
      onClose={cancel}
      footer={
        <>
          {mayRetry && <Button onPress={() => send({ type: 'retry.requested', requestKey: newKey() })}>Try again</Button>}
          <Button variant="primary" autoFocus onPress={cancel}>
            Close
          </Button>
        </>
      }
    >
      <Alert tone="warning" announce>
        {failure}
      </Alert>
    </DialogStep>
  )
}
