import { useEffect, useId } from 'react'
import { type EpicAddingInput, selectEpicError } from '#machines/epic-adding/epic-adding.machine.ts'
import { epicMaxLength } from '#rules/timesheet.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useServices } from '../../services.ts'
import { useFlow } from '../../use-flow.ts'
import { epicAddingFlow } from './epic-adding.actors.ts'

interface EpicDialogProps extends EpicAddingInput {
  /** Tells the pickers of a page apart. */
  owner: string
  /** @param name the added epic's, null when none was added */
  onOver: (name: string | null) => void
}

const title = 'Add a new epic'

/** Asks for the name of an epic that the project lacks: a projection of the `epic-adding` machine. */
export function EpicDialog({ owner, onOver, ...input }: EpicDialogProps) {
  const { newKey } = useServices()
  const formId = useId()
  const { state, send } = useFlow(epicAddingFlow, input, `epic-adding:${owner}`)
  const busy = state.hasTag('busy')
  const isOver = state.status === 'done'
  const added = state.matches('added') ? state.context.name.trim() : null
  useEffect(() => {
    if (isOver) onOver(added)
  }, [isOver, added, onOver])
  const cancel = () => send({ type: 'cancel.requested' })
  return (
    <div data-flow="epic-adding" data-state={JSON.stringify(state.value)}>
      <Dialog
        open={!isOver}
        title={title}
        width={400}
        locked={busy}
        onClose={cancel}
        footer={
          <>
            <Button variant="quiet" disabledReason={busy ? 'The epic is being saved.' : undefined} onPress={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving the epic…">
              Add
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          label={title}
          refusals={state.context.refusals}
          onSubmit={() => send({ type: 'submit.requested', requestKey: newKey() })}
        >
          <TextField
            label="Name of the epic"
            name="name"
            required
            autoFocus
            readOnly={busy}
            maxLength={epicMaxLength}
            value={state.context.name}
            error={selectEpicError(state) ?? undefined}
            onChange={(name) => send({ type: 'name.changed', name })}
          />
        </Form>
      </Dialog>
    </div>
  )
}
