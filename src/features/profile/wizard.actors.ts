import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import { type EntryKind, isAddedByChoosing } from '#machines/profile-entries/entry-texts.ts'
import {
  type ProfileEntriesEvent,
  type profileEntries,
  profileEntriesKey,
} from '#machines/profile-entries/profile-entries.machine.ts'
import {
  type ProfileFormEvent,
  type profileForm,
  profileFormKey,
  selectIsLoaded,
  selectSaving,
} from '#machines/profile-form/profile-form.machine.ts'
import { type SaveStepAnswer, wizard } from '#machines/wizard/wizard.machine.ts'
import type { FormExtent } from '#rules/form-fields.ts'
import { profileFacts } from '#rules/profile.ts'
import type { WizardStep } from '#rules/wizard-steps.ts'
import { peekFlow, runningFlow } from '../shared/flows/running-flows.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { dayHere } from '../shared/formats/format.ts'
import { expectData } from '../shared/services/expect-data.ts'
import type { Services } from '../shared/services/services.ts'
import { profileEntriesFlow } from './profile-entries.actors.ts'
import { profileFormFlow } from './profile-form.actors.ts'
import { toProfileSource, type WholeForm } from './record.ts'

/** What is saved with a step: the entries that are being edited, then the form. */
const partsOf: Readonly<Record<WizardStep, { readonly entries: readonly EntryKind[]; readonly form: WholeForm | null }>> = {
  1: { entries: [], form: 'personalDetails' },
  2: { entries: ['jobPreference'], form: 'jobPreferences' },
  3: { entries: ['education'], form: null },
  4: { entries: ['technicalSkill', 'languageSkill', 'certificate'], form: null },
  5: { entries: ['careerEntry'], form: 'careerHistory' },
  6: { entries: [], form: 'profileSetup' },
}

/** How long a step's form may take to arrive, and to be saved, in milliseconds; then Next can be pressed again. */
const stepTimeout = 60_000

type FormActor = ActorRefFrom<typeof profileForm>
type EntriesActor = ActorRefFrom<typeof profileEntries>

/** The flow of a step's form once the step has opened it. A stream's own operators would bring three kilobytes along. */
const openedForm = (services: Services, form: WholeForm): Promise<FormActor> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      found.unsubscribe()
      reject(new Error(`The form '${form}' did not open in time`))
    }, stepTimeout)
    const found = runningFlow(services, profileFormFlow, profileFormKey(form)).subscribe((actor) => {
      if (actor === undefined) return
      clearTimeout(timer)
      queueMicrotask(() => found.unsubscribe())
      resolve(actor)
    })
  })

/** The flow of a step's form, also when the step's code and its values are still on their way. @throws when they do not come in time */
const formOf = async (services: Services, form: WholeForm): Promise<FormActor> => {
  const actor = await openedForm(services, form)
  await waitFor(actor, selectIsLoaded, { timeout: stepTimeout })
  return actor
}

/** Asks a form to save. @returns whether it did @throws when that is not known in time */
const saveForm = async (actor: FormActor, save: SaveOf<ProfileFormEvent>): Promise<boolean> => {
  actor.send({ type: 'save.requested', ...save })
  const state = await waitFor(actor, (one) => !one.hasTag('busy'), { timeout: stepTimeout })
  return selectSaving(state) === 'saved'
}

/** Asks a list to save the entry that is being edited. @returns whether it did @throws when that is not known in time */
const saveEntry = async (actor: EntriesActor, save: SaveOf<ProfileEntriesEvent>): Promise<boolean> => {
  actor.send({ type: 'save.requested', ...save })
  const state = await waitFor(actor, (one) => !one.hasTag('busy'), { timeout: stepTimeout })
  return state.matches('viewing')
}

type SaveOf<E extends { readonly type: string }> = Omit<Extract<E, { readonly type: 'save.requested' }>, 'type'>

/** Saves everything of a step that is not on the server; `refused` leaves the step's own forms to say why. */
const saveStep = async (services: Services, step: WizardStep, extent: FormExtent): Promise<boolean> => {
  const { newKey, now } = services
  const { entries, form } = partsOf[step]
  for (const kind of entries) {
    const actor = peekFlow(services, profileEntriesFlow, profileEntriesKey(kind))
    if (actor === undefined || !actor.getSnapshot().matches('editing')) continue
    const save = { requestKey: newKey(), today: dayHere(now()) }
    if (await saveEntry(actor, save)) continue
    // What is added by choosing it was refused when it was chosen, as a duplicate: nothing of it is left to be saved.
    if (!isAddedByChoosing(kind) || actor.getSnapshot().context.failure !== null) return false
    actor.send({ type: 'cancel.requested' })
  }
  if (form === null) return true
  const actor = await formOf(services, form)
  return await saveForm(actor, { requestKey: newKey(), today: dayHere(now()), extent, announces: false })
}

/** The wizard saves a step through the flows of the step's own forms, and learns what is complete. */
export const wizardFlow = defineFlow(wizard, (services) =>
  wizard.provide({
    actors: {
      saveStep: fromPromise(async ({ input: { step, extent } }): Promise<SaveStepAnswer> => {
        if (!(await saveStep(services, step, extent))) return { kind: 'refused' }
        const client = await services.teamClient()
        const { profile } = expectData(await client.query(Profile_pageDocument, {}).toPromise())
        return { kind: 'saved', facts: profileFacts(toProfileSource(profile)) }
      }),
    },
  }),
)
