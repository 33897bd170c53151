import { useEffect, useMemo } from 'react'
import { selectFormFailureText } from '#machines/failure.ts'
import {
  profileFormKey,
  selectFormErrors,
  selectFormValues,
  selectHasChanges,
  selectIsLoaded,
} from '#machines/profile-form/profile-form.machine.ts'
import { hiringManagerReadOnly } from '#rules/profile-forms.ts'
import { dayHere } from '../format.ts'
import { useServices } from '../services.ts'
import { flowKey, useFlow } from '../use-flow.ts'
import { bindFields } from './bind-fields.ts'
import { profileFormFlow } from './profile-form.actors.ts'
import { formRecord, type ProfileRecord, type WholeForm } from './record.ts'

/**
 * One form of the profile as its screen shows it: the `profile-form` machine over what the server has.
 *
 * @param profile as the page's query has it
 */
export const useProfileForm = <F extends WholeForm>(form: F, profile: ProfileRecord) => {
  const services = useServices()
  const { newKey, now } = services
  const { state, send, actor } = useFlow(profileFormFlow, { form }, profileFormKey(form))
  const record = useMemo(() => formRecord(form, profile), [form, profile])
  useEffect(() => {
    // News alone belongs into the journal.
    if (JSON.stringify(actor.getSnapshot().context.stored) === JSON.stringify(record)) return
    send({ type: 'record.arrived', values: record, today: dayHere(now()) })
  }, [send, actor, record, now])
  const busy = state.hasTag('busy')
  const fields = bindFields({
    form,
    values: selectFormValues(state),
    errors: selectFormErrors(state),
    readOnly: busy || !selectIsLoaded(state),
    locked: profile.isHiringManager ? (hiringManagerReadOnly[form] ?? []) : [],
    onChange: (field, value) => send({ type: 'field.changed', field, value }),
    onLeave: (field) => send({ type: 'field.left', field }),
  })
  return {
    state,
    key: flowKey(services, profileFormFlow, profileFormKey(form)),
    fields,
    values: selectFormValues(state),
    busy,
    refusal: selectFormFailureText(state),
    refusals: state.context.refusals,
    hasChanges: selectHasChanges(state),
    save: () => send({ type: 'save.requested', requestKey: newKey(), today: dayHere(now()), extent: 'whole', announces: true }),
    discard: () => send({ type: 'changes.discarded' }),
  }
}

export type ProfileFormView = Omit<ReturnType<typeof useProfileForm<'personalDetails'>>, 'fields'>
