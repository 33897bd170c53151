import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { selectFormFailureText } from '#machines/failure.ts'
import { type EntryKind, isAddedByChoosing } from '#machines/profile-entries/entry-texts.ts'
import {
  type KnownEntry,
  profileEntriesKey,
  selectEntryErrors,
  selectEntryValues,
} from '#machines/profile-entries/profile-entries.machine.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { flowKey, useRunningFlow } from '../shared/flows/use-flow.ts'
import { type FieldSource, fieldSource } from '../shared/form/field-source.ts'
import { dayHere } from '../shared/formats/format.ts'
import { useServices } from '../shared/services/services.ts'
import { profileEntriesFlow } from './profile-entries.actors.ts'

/**
 * One list of the profile as its screen shows it: the `profile-entries` machine over what the server has.
 *
 * @param known the entries, with the name that no two of them may share
 */
export const useProfileEntries = <K extends EntryKind>(kind: K, known: readonly KnownEntry[]) => {
  const services = useServices()
  const { newKey, now } = services
  const { send, actor } = useRunningFlow(profileEntriesFlow, { kind }, profileEntriesKey(kind))
  const text = JSON.stringify(known)
  const news = useMemo((): readonly KnownEntry[] => JSON.parse(text), [text])
  useEffect(() => {
    // News alone belongs into the journal; the day is wanted in any case.
    const { context } = actor.getSnapshot()
    if (JSON.stringify(context.known) === JSON.stringify(news) && context.today !== '') return
    send({ type: 'entries.arrived', known: news, today: dayHere(now()) })
  }, [send, actor, news, now])
  const phase = useSelector(actor, (state) => state.value)
  const fields = useMemo(
    (): FieldSource<(typeof profileForms)[K]> =>
      fieldSource(profileForms[kind], actor, {
        values: selectEntryValues,
        errors: selectEntryErrors,
        isReadOnly: (state) => state.hasTag('busy'),
      }),
    [actor, kind],
  )
  /** A choice that was refused has no form to be saved or cancelled in: it gives way. */
  const isRefusedChoice = phase === 'editing' && isAddedByChoosing(kind)
  const save = () => send({ type: 'save.requested', requestKey: newKey(), today: dayHere(now()) })
  return {
    phase,
    key: flowKey(services, profileEntriesFlow, profileEntriesKey(kind)),
    /** Id of the entry being changed; null for a new one. */
    draftId: useSelector(actor, (state) => state.context.draft?.id ?? null),
    isEditing: phase === 'editing' || phase === 'saving',
    isSaving: phase === 'saving',
    /** Why nothing else can be done now; undefined when it can. */
    waitsFor: phase === 'viewing' || isRefusedChoice ? undefined : messages.editedEntryFirst,
    fields,
    refusal: useSelector(actor, selectFormFailureText),
    refusals: useSelector(actor, (state) => state.context.refusals),
    add: () => send({ type: 'add.requested' }),
    edit: (id: string, values: FormValues) => send({ type: 'edit.requested', id, values }),
    /** Adds an entry that is one choice, at once. */
    addChosen: (values: FormValues) => {
      if (phase === 'viewing') send({ type: 'add.requested', values })
      else for (const [field, value] of Object.entries(values)) send({ type: 'field.changed', field, value })
      save()
    },
    save,
    cancel: () => send({ type: 'cancel.requested' }),
    /** Id of the entry whose removal or default is asked for. */
    chosen: useSelector(actor, (state) => state.context.chosen),
    isAskingRemoval: phase === 'confirmingRemoval' || phase === 'removing',
    isRemoving: phase === 'removing',
    remove: (id: string) => {
      if (isRefusedChoice) send({ type: 'cancel.requested' })
      send({ type: 'remove.requested', id })
    },
    confirmRemoval: () => send({ type: 'remove.confirmed', requestKey: newKey() }),
    keep: () => send({ type: 'remove.cancelled' }),
    setDefault: (id: string) => send({ type: 'default.requested', id, requestKey: newKey() }),
  }
}

export type ProfileEntriesView<K extends EntryKind> = ReturnType<typeof useProfileEntries<K>>
