import { useEffect, useId } from 'react'
import { longestName, type NameList, type NewNameInput, selectNameError } from '#machines/new-name/new-name.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { newNameFlow } from './new-name.actors.ts'

interface Words {
  readonly title: string
  readonly label: string
  readonly submit: string
  readonly busy: string
  /** Why it cannot be cancelled while it is on its way. */
  readonly locked: string
}

const request = { submit: 'Send request', busy: 'Sending the request…', locked: 'The request is being sent.' } as const

const words: Readonly<Record<NameList['of'], Words>> = {
  skills: { title: 'Request a new skill', label: 'Skill', ...request },
  jobTitles: { title: 'Request a new job title', label: 'Job title', ...request },
  epics: {
    title: 'Add a new epic',
    label: 'Name of the epic',
    submit: 'Add',
    busy: 'Saving the epic…',
    locked: 'The epic is being saved.',
  },
}

export interface NewNameDialogProps extends NewNameInput {
  /** Tells the pickers of a page apart. */
  owner: string
  /** @param name what the server has now, null when it was cancelled */
  onOver: (name: string | null) => void
}

/** Asks for a name that a list lacks, for as long as it is there: a projection of the `new-name` machine. */
export function NewNameDialog({ owner, onOver, ...input }: NewNameDialogProps) {
  const { newKey } = useServices()
  const formId = useId()
  const { state, send } = useFlow(newNameFlow, input, `new-name:${owner}`)
  const { title, label, submit, busy, locked } = words[input.list.of]
  const isBusy = state.hasTag('busy')
  const isDone = state.status === 'done'
  const sent = state.matches('sent') ? state.context.name.trim() : null
  useEffect(() => {
    if (isDone) onOver(sent)
  }, [isDone, sent, onOver])
  const cancel = () => send({ type: 'cancel.requested' })
  return (
    <div data-flow="new-name" data-state={JSON.stringify(state.value)}>
      <Dialog
        open={!isDone}
        title={title}
        width={400}
        locked={isBusy}
        onClose={cancel}
        footer={
          <>
            <Button variant="quiet" disabledReason={isBusy ? locked : undefined} onPress={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={busy}>
              {submit}
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
            label={label}
            name="name"
            required
            autoFocus
            readOnly={isBusy}
            maxLength={longestName(input.list)}
            value={state.context.name}
            error={selectNameError(state) ?? undefined}
            onChange={(name) => send({ type: 'name.changed', name })}
          />
        </Form>
      </Dialog>
    </div>
  )
}
