import { type ReactNode, useId } from 'react'
import {
  type CatalogueKind,
  catalogueNameLength,
  catalogueRequestKey,
  selectCatalogueNameError,
} from '#machines/catalogue-request/catalogue-request.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useServices } from '../../services.ts'
import { useFlow } from '../../use-flow.ts'
import { catalogueRequestFlow } from './requests.actors.ts'

const words = {
  skill: { title: 'Request a new skill', label: 'Skill' },
  jobTitle: { title: 'Request a new job title', label: 'Job title' },
} as const

interface RequestDialogProps {
  kind: CatalogueKind
  /** Names that are in the list already. */
  existing: readonly string[]
  /** What opens the dialog: gets the function that does it, with what the person has typed so far. */
  opener: (open: (name?: string) => void) => ReactNode
}

/** Asking the admin for a skill or a job title that the list lacks (specification 2.6): a projection of `catalogue-request`. */
export function RequestDialog({ kind, existing, opener }: RequestDialogProps) {
  const { newKey } = useServices()
  const formId = useId()
  const { state, send } = useFlow(catalogueRequestFlow, { kind }, catalogueRequestKey(kind))
  const { title, label } = words[kind]
  const busy = state.hasTag('busy')
  const close = () => send({ type: 'dialog.closed' })
  return (
    <div data-flow="catalogue-request" data-kind={kind} data-state={JSON.stringify(state.value)}>
      {opener((name = '') => send({ type: 'dialog.opened', name, existing }))}
      <Dialog
        open={!state.matches('closed')}
        title={title}
        width={400}
        locked={busy}
        onClose={close}
        footer={
          <>
            <Button variant="quiet" disabledReason={busy ? 'The request is being sent.' : undefined} onPress={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Sending the request…">
              Send request
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
            readOnly={busy}
            maxLength={catalogueNameLength}
            value={state.context.name}
            error={selectCatalogueNameError(state) ?? undefined}
            onChange={(name) => send({ type: 'name.changed', name })}
          />
        </Form>
      </Dialog>
    </div>
  )
}
