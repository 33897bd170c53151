import type { AnyVariables, OperationResult, TypedDocumentNode } from '@urql/core'
import { fromPromise } from 'xstate'
import {
  Contact_removeAddressDocument,
  Contact_removePhoneDocument,
  Contact_saveAddressDocument,
  Contact_savePhoneDocument,
  Contact_setDefaultAddressDocument,
  Contact_setDefaultPhoneDocument,
} from '#generated/features/profile/contact/contact.ts'
import {
  Profile_addJobPreferenceDocument,
  Profile_addTechnicalSkillDocument,
  Profile_removeCareerEntryDocument,
  Profile_removeCertificateDocument,
  Profile_removeEducationDocument,
  Profile_removeJobPreferenceDocument,
  Profile_removeLanguageSkillDocument,
  Profile_removeTechnicalSkillDocument,
  Profile_saveCareerEntryDocument,
  Profile_saveCertificateDocument,
  Profile_saveEducationDocument,
  Profile_saveLanguageSkillDocument,
} from '#generated/features/profile/profile.ts'
import type { EntryKind } from '#machines/profile-entries/entry-texts.ts'
import { profileEntries } from '#machines/profile-entries/profile-entries.machine.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { inputOf } from '#rules/form-wire.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, type PortalClient, underKey } from '../shared/services/expect-data.ts'

/** Sends a mutation under the request's key. */
type Mutate = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data, Variables>>

interface EntryCalls {
  readonly save: (mutate: Mutate, id: string | null, values: FormValues) => Promise<OperationResult<unknown>>
  readonly remove: (mutate: Mutate, id: string) => Promise<OperationResult<unknown>>
  readonly setDefault?: (mutate: Mutate, id: string) => Promise<OperationResult<unknown>>
}

const calls: Readonly<Record<EntryKind, EntryCalls>> = {
  education: {
    save: (mutate, id, values) =>
      mutate(Profile_saveEducationDocument, {
        input: { id, ...inputOf(profileForms.education, values) },
      }),
    remove: (mutate, id) => mutate(Profile_removeEducationDocument, { id }),
  },
  certificate: {
    save: (mutate, id, values) =>
      mutate(Profile_saveCertificateDocument, {
        input: { id, ...inputOf(profileForms.certificate, values) },
      }),
    remove: (mutate, id) => mutate(Profile_removeCertificateDocument, { id }),
  },
  languageSkill: {
    save: (mutate, id, values) =>
      mutate(Profile_saveLanguageSkillDocument, {
        input: { id, ...inputOf(profileForms.languageSkill, values) },
      }),
    remove: (mutate, id) => mutate(Profile_removeLanguageSkillDocument, { id }),
  },
  technicalSkill: {
    save: (mutate, _id, values) => mutate(Profile_addTechnicalSkillDocument, inputOf(profileForms.technicalSkill, values)),
    remove: (mutate, id) => mutate(Profile_removeTechnicalSkillDocument, { id }),
  },
  jobPreference: {
    save: (mutate, _id, values) => mutate(Profile_addJobPreferenceDocument, inputOf(profileForms.jobPreference, values)),
    remove: (mutate, id) => mutate(Profile_removeJobPreferenceDocument, { id }),
  },
  careerEntry: {
    save: (mutate, id, values) =>
      mutate(Profile_saveCareerEntryDocument, {
        input: { id, ...inputOf(profileForms.careerEntry, values) },
      }),
    remove: (mutate, id) => mutate(Profile_removeCareerEntryDocument, { id }),
  },
  address: {
    save: (mutate, id, values) =>
      mutate(Contact_saveAddressDocument, {
        input: { id, ...inputOf(profileForms.address, values) },
      }),
    remove: (mutate, id) => mutate(Contact_removeAddressDocument, { id }),
    setDefault: (mutate, id) => mutate(Contact_setDefaultAddressDocument, { id }),
  },
  phone: {
    save: (mutate, id, values) => mutate(Contact_savePhoneDocument, { input: { id, ...inputOf(profileForms.phone, values) } }),
    remove: (mutate, id) => mutate(Contact_removePhoneDocument, { id }),
    setDefault: (mutate, id) => mutate(Contact_setDefaultPhoneDocument, { id }),
  },
}

const mutating =
  (client: PortalClient, requestKey: string): Mutate =>
  (document, variables) =>
    client.mutation(document, variables, underKey(requestKey)).toPromise()

/** Saving and removing entries of the profile's lists; the request key makes a repeated request one. */
export const profileEntriesFlow = defineFlow(profileEntries, ({ teamClient }) =>
  profileEntries.provide({
    actors: {
      saveEntry: fromPromise(async ({ input: { kind, id, values, requestKey } }) => {
        expectData(await calls[kind].save(mutating(await teamClient(), requestKey), id, values))
      }),
      removeEntry: fromPromise(async ({ input: { kind, id, requestKey } }) => {
        expectData(await calls[kind].remove(mutating(await teamClient(), requestKey), id))
      }),
      setDefaultEntry: fromPromise(async ({ input: { kind, id, requestKey } }) => {
        const { setDefault } = calls[kind]
        if (setDefault === undefined) throw new Error(`A '${kind}' cannot be the default`)
        expectData(await setDefault(mutating(await teamClient(), requestKey), id))
      }),
    },
  }),
)
