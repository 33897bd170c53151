import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import { selectFormFailureText } from '#machines/failure.ts'
import {
  profileFormKey,
  selectFormErrors,
  selectFormValues,
  selectHasChanges,
  selectIsLoaded,
  selectSaving,
} from '#machines/profile-form/profile-form.machine.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { hiringManagerReadOnly, profileForms } from '#rules/profile-forms.ts'
import { flowKey, useRunningFlow } from '../shared/flows/use-flow.ts'
import { type FieldSource, fieldSource } from '../shared/form/field-source.ts'
import { dayHere } from '../shared/formats/format.ts'
import { useServices } from '../shared/services/services.ts'
import { profileFormFlow } from './profile-form.actors.ts'
import { formRecord, type ProfileRecord, type WholeForm } from './record.ts'

/**
 * One form of the profile as its screen shows it: the `profile-form` machine over what the server has. The component is drawn anew when
 * what became of the form changes; the fields are drawn for themselves.
 *
 * @param profile as the page's query has it
 */
export const useProfileForm = <F extends WholeForm>(form: F, profile: ProfileRecord) => {
  const services = useServices()
  const { newKey, now, teamClient } = services
  const { send, actor } = useRunningFlow(profileFormFlow, { form }, profileFormKey(form))
  const record = useMemo(() => formRecord(form, profile), [form, profile])
  const told = useRef<FormValues | null>(null)
  useEffect(() => {
    const isKnown = (values: FormValues) => JSON.stringify(actor.getSnapshot().context.stored) === JSON.stringify(values)
    // News alone belongs into the journal.
    const tell = (values: FormValues) => {
      if (!isKnown(values)) send({ type: 'record.arrived', values, today: dayHere(now()) })
    }
    const isNews = told.current !== record
    told.current = record
    const isOlder = !isNews && !isKnown(record)
    if (isNews || !selectIsLoaded(actor.getSnapshot())) tell(record)
    if (!isOlder) return
    // Another tab has gone on with the form, and may have saved it: what this one was answered is the older.
    let isPresent = true
    void (async () => {
      const { data } = await (await teamClient()).query(Profile_pageDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      if (isPresent && data) tell(formRecord(form, data.profile))
    })()
    return () => {
      isPresent = false
    }
  }, [send, actor, form, record, now, teamClient])
  const { isHiringManager } = profile
  const fields = useMemo((): FieldSource<(typeof profileForms)[F]> => {
    const locked: readonly string[] = isHiringManager ? (hiringManagerReadOnly[form] ?? []) : []
    return fieldSource(profileForms[form], actor, {
      values: selectFormValues,
      errors: selectFormErrors,
      isReadOnly: (state, name) => state.hasTag('busy') || !selectIsLoaded(state) || locked.includes(name),
    })
  }, [actor, form, isHiringManager])
  return {
    key: flowKey(services, profileFormFlow, profileFormKey(form)),
    fields,
    /** The chart's state, for whoever looks at the page from outside. */
    stateText: useSelector(actor, (state) => JSON.stringify(state.value)),
    saving: useSelector(actor, selectSaving),
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    refusal: useSelector(actor, selectFormFailureText),
    refusals: useSelector(actor, (state) => state.context.refusals),
    hasChanges: useSelector(actor, selectHasChanges),
    save: () => send({ type: 'save.requested', requestKey: newKey(), today: dayHere(now()), extent: 'whole', announces: true }),
    discard: () => send({ type: 'changes.discarded' }),
  }
}

export type ProfileFormView = Omit<ReturnType<typeof useProfileForm<'personalDetails'>>, 'fields'>
