import { useEffect, useId, useMemo } from 'react'
import { useQuery } from 'urql'
import { Access_choicesDocument } from '#generated/features/access/access.ts'
import { selectAccessErrors, selectAccessValues } from '#machines/access-form/access-form.machine.ts'
import { selectFormFailureText } from '#machines/failure.ts'
import { accessForm } from '#rules/access-form.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea, TextField } from '#ui/TextField.tsx'
import { DraftKept } from '../shared/flows/DraftKept.tsx'
import { type FlowView, flowKey } from '../shared/flows/use-flow.ts'
import { FormFields } from '../shared/form/FormFields.tsx'
import { fieldSource } from '../shared/form/field-source.ts'
import { useServices } from '../shared/services/services.ts'
import { accessFormFlow } from './access-form.actors.ts'

/** Noting an access for somebody of the team (specification 2.8 and 5, Access form). */
export function AccessForm({ state, send, actor }: FlowView<typeof accessFormFlow.machine>) {
  const services = useServices()
  const formId = useId()
  const [{ data, error, fetching }, ask] = useQuery({ query: Access_choicesDocument, requestPolicy: 'cache-and-network' })
  const choices = data?.teamChoices
  useEffect(() => {
    if (choices !== undefined) send({ type: 'choices.arrived', members: choices.members.map(({ id }) => id) })
  }, [choices, send])
  const source = useMemo(
    () =>
      fieldSource(accessForm, actor, {
        values: selectAccessValues,
        errors: selectAccessErrors,
        isReadOnly: (snapshot) => snapshot.hasTag('busy'),
      }),
    [actor],
  )
  const busy = state.hasTag('busy')
  const failure = selectFormFailureText(state)
  const projects = (choices?.projects ?? []).map(({ id, name }) => ({ id, label: name }))
  const members = (choices?.members ?? []).map(({ id, name, email }) => ({ id, label: name, detail: email }))
  const status = choices === undefined ? ('loading' as const) : ('ready' as const)
  return (
    <Dialog
      open
      title="New Access"
      width={600}
      locked={busy}
      onClose={() => send({ type: 'close.requested' })}
      footer={
        <>
          <Button
            variant="quiet"
            disabledReason={busy ? messages.accessSaving : undefined}
            onPress={() => send({ type: 'cancel.requested' })}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyLabel="Saving…"
            disabledReason={choices === undefined ? messages.teamLoading : undefined}
          >
            Save
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label="New access"
        refusals={state.context.refusals}
        onSubmit={() => send({ type: 'save.requested', requestKey: services.newKey() })}
      >
        {choices === undefined && error !== undefined && !fetching && (
          <Alert tone="error" actions={<Button onPress={() => ask({ requestPolicy: 'network-only' })}>Retry</Button>}>
            The projects and the team could not be loaded.
          </Alert>
        )}
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <FormFields
          source={source}
          views={{
            projectId: ({ search }) => <Autocomplete {...search(projects)} status={status} label="Project" />,
            teamMemberId: ({ search }) => <Autocomplete {...search(members)} status={status} label="Team Member" allowCustom />,
            email: ({ text }) => <TextField {...text} label="Email" type="email" autoComplete="off" />,
            tool: ({ text }) => <TextField {...text} label="Tool" autoComplete="off" />,
            url: ({ text }) => <TextField {...text} label="URL" inputMode="url" autoComplete="off" placeholder="https://" />,
            notes: ({ text }) => <TextArea {...text} label="Notes" rows={3} />,
          }}
        />
        <DraftKept
          flowKey={flowKey(services, accessFormFlow, accessFormFlow.machine.id)}
          hasChanges={Object.values(state.context.values).some((value) => value !== '')}
        />
      </Form>
    </Dialog>
  )
}
