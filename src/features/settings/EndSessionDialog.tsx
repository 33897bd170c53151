import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { selectEnded, selectEndingFailure, selectPasswordError } from '#machines/session-ending/session-ending.machine.ts'
import { messages } from '#rules/messages.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogStep, DialogWindow } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { OwnPassword } from '../shared/secrets/OwnPassword.tsx'
import { useServices } from '../shared/services/services.ts'
import type { SessionEndingView } from './session-ending.actors.ts'

/** Asks for the password before somebody is signed out elsewhere. */
export function EndSessionDialog({ send, actor }: SessionEndingView) {
  const { newKey } = useServices()
  const formId = useId()
  const ended = useSelector(actor, selectEnded)
  const busy = useSelector(actor, (state) => state.hasTag('busy'))
  const refusals = useSelector(actor, (state) => state.context.refusals)
  const failure = useSelector(actor, selectEndingFailure)
  const cancel = () => send({ type: 'cancel.requested' })
  const title = ended?.kind === 'others' ? messages.endSessionsTitle : messages.endSessionTitle
  return (
    <DialogWindow open={ended !== null} width={500} locked={busy} onClose={cancel}>
      <DialogStep
        title={title}
        locked={busy}
        onClose={cancel}
        footer={
          <>
            <Button variant="quiet" disabledReason={busy ? messages.endingSession : undefined} onPress={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Signing out…">
              Sign out
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          label={title}
          refusals={refusals}
          onSubmit={() => send({ type: 'end.confirmed', requestKey: newKey() })}
        >
          {ended?.kind === 'one' && <p>{ended.name}</p>}
          <p>{messages.endSessionReason}</p>
          {failure !== null && <FormError>{failure}</FormError>}
          <EndingPassword send={send} actor={actor} />
        </Form>
      </DialogStep>
    </DialogWindow>
  )
}

/** Apart from its dialog, so that a key draws no more than the field. */
function EndingPassword({ send, actor }: SessionEndingView) {
  const password = useSelector(actor, (state) => state.context.password)
  const busy = useSelector(actor, (state) => state.hasTag('busy'))
  const error = useSelector(actor, selectPasswordError)
  return (
    <OwnPassword
      password={password}
      busy={busy}
      error={error}
      onChange={(typed) => send({ type: 'password.changed', password: typed })}
    />
  )
}
