import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from '@urql/core'
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
import { normalisePhone } from '#rules/credentials.ts'
import type { FormValues } from '#rules/profile-forms.ts'
import { expectData, underKey } from '../expect-data.ts'
import { defineFlow } from '../use-flow.ts'
import { switchOf, textOf, textOrNull } from './form-input.ts'

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

/** An entry that goes on has no end. */
const endDate = (values: FormValues, goesOn: string): string | null =>
  switchOf(values, goesOn) ? null : textOrNull(values, 'endDate')

const calls: Readonly<Record<EntryKind, EntryCalls>> = {
  education: {
    save: (mutate, id, values) =>
      mutate(Profile_saveEducationDocument, {
        input: {
          id,
          degree: textOrNull(values, 'degree'),
          fieldOfStudy: textOrNull(values, 'fieldOfStudy'),
          institute: textOrNull(values, 'institute'),
          startDate: textOrNull(values, 'startDate'),
          endDate: endDate(values, 'stillStudying'),
          stillStudying: switchOf(values, 'stillStudying'),
        },
      }),
    remove: (mutate, id) => mutate(Profile_removeEducationDocument, { id }),
  },
  certificate: {
    save: (mutate, id, values) =>
      mutate(Profile_saveCertificateDocument, {
        input: {
          id,
          name: textOf(values, 'name'),
          issuer: textOrNull(values, 'issuer'),
          issueDate: textOrNull(values, 'issueDate'),
          expireDate: textOrNull(values, 'expireDate'),
          credentialUrl: textOrNull(values, 'credentialUrl'),
        },
      }),
    remove: (mutate, id) => mutate(Profile_removeCertificateDocument, { id }),
  },
  languageSkill: {
    save: (mutate, id, values) =>
      mutate(Profile_saveLanguageSkillDocument, {
        input: { id, language: textOf(values, 'language'), level: textOf(values, 'level') },
      }),
    remove: (mutate, id) => mutate(Profile_removeLanguageSkillDocument, { id }),
  },
  technicalSkill: {
    save: (mutate, _id, values) => mutate(Profile_addTechnicalSkillDocument, { skillId: textOf(values, 'skillId') }),
    remove: (mutate, id) => mutate(Profile_removeTechnicalSkillDocument, { id }),
  },
  jobPreference: {
    save: (mutate, _id, values) =>
      mutate(Profile_addJobPreferenceDocument, { workingPosition: textOf(values, 'workingPosition') }),
    remove: (mutate, id) => mutate(Profile_removeJobPreferenceDocument, { id }),
  },
  careerEntry: {
    save: (mutate, id, values) =>
      mutate(Profile_saveCareerEntryDocument, {
        input: {
          id,
          company: textOf(values, 'company'),
          jobTitle: textOf(values, 'jobTitle'),
          startDate: textOrNull(values, 'startDate'),
          endDate: endDate(values, 'stillWorking'),
          stillWorking: switchOf(values, 'stillWorking'),
          description: textOrNull(values, 'description'),
        },
      }),
    remove: (mutate, id) => mutate(Profile_removeCareerEntryDocument, { id }),
  },
  address: {
    save: (mutate, id, values) =>
      mutate(Contact_saveAddressDocument, {
        input: {
          id,
          country: textOf(values, 'country'),
          city: textOf(values, 'city'),
          street: textOf(values, 'street'),
          postCode: textOf(values, 'postCode'),
        },
      }),
    remove: (mutate, id) => mutate(Contact_removeAddressDocument, { id }),
    setDefault: (mutate, id) => mutate(Contact_setDefaultAddressDocument, { id }),
  },
  phone: {
    save: (mutate, id, values) =>
      mutate(Contact_savePhoneDocument, { input: { id, number: normalisePhone(textOf(values, 'number')) } }),
    remove: (mutate, id) => mutate(Contact_removePhoneDocument, { id }),
    setDefault: (mutate, id) => mutate(Contact_setDefaultPhoneDocument, { id }),
  },
}

const mutating =
  (client: Client, requestKey: string): Mutate =>
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
