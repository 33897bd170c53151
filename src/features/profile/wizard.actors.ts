import { type AnyActorRef, fromPromise, waitFor } from 'xstate'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import type { EntryKind } from '#machines/profile-entries/entry-texts.ts'
import { profileEntriesKey } from '#machines/profile-entries/profile-entries.machine.ts'
import { profileFormKey, selectIsLoaded } from '#machines/profile-form/profile-form.machine.ts'
import { type SaveStepAnswer, wizard } from '#machines/wizard/wizard.machine.ts'
import type { FormExtent } from '#rules/form-fields.ts'
import { profileFacts } from '#rules/profile.ts'
import type { WizardStep } from '#rules/wizard-steps.ts'
import { expectData } from '../expect-data.ts'
import { dayHere } from '../format.ts'
import type { Services } from '../services.ts'
import { defineFlow, flowKey } from '../use-flow.ts'
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

const addedByChoosing: readonly EntryKind[] = ['jobPreference', 'technicalSkill']

/** The flow of a step's form, also when the step's code and its values are still on their way. */
const formOf = async ({ flows }: Services, key: string): Promise<AnyActorRef> => {
  const actor = await new Promise<AnyActorRef>((resolve) => {
    const watching = flows.running$.subscribe((running) => {
      const found = running.get(key)
      if (found === undefined) return
      resolve(found)
      queueMicrotask(() => watching.unsubscribe())
    })
  })
  await waitFor(actor, selectIsLoaded, { timeout: Number.POSITIVE_INFINITY })
  return actor
}

/** Asks a running flow to save. @returns whether it did */
const savePart = async (actor: AnyActorRef, event: object, isSaved: (state: StateLike) => boolean): Promise<boolean> => {
  actor.send({ type: 'save.requested', ...event })
  const state: StateLike = await waitFor(actor, (one: StateLike) => !one.hasTag('busy'), { timeout: Number.POSITIVE_INFINITY })
  return isSaved(state)
}

interface StateLike {
  hasTag(tag: string): boolean
  matches(value: unknown): boolean
}

/** Saves everything of a step that is not on the server; `refused` leaves the step's own forms to say why. */
const saveStep = async (services: Services, step: WizardStep, extent: FormExtent): Promise<boolean> => {
  const { flows, newKey, now } = services
  const { entries, form } = partsOf[step]
  for (const kind of entries) {
    const actor = flows.peek(flowKey(services, profileEntriesFlow, profileEntriesKey(kind)))
    if (actor === undefined || !actor.getSnapshot().matches('editing')) continue
    const save = { requestKey: newKey(), today: dayHere(now()) }
    if (await savePart(actor, save, (state) => state.matches('viewing'))) continue
    // What is added by choosing it was refused when it was chosen, as a duplicate: nothing of it is left to be saved.
    if (!addedByChoosing.includes(kind) || actor.getSnapshot().context.failure !== null) return false
    actor.send({ type: 'cancel.requested' })
  }
  if (form === null) return true
  const actor = await formOf(services, flowKey(services, profileFormFlow, profileFormKey(form)))
  const save = { requestKey: newKey(), today: dayHere(now()), extent, announces: false }
  return await savePart(actor, save, (state) => state.matches({ editing: 'saved' }))
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
