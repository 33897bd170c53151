import { fromPromise } from 'xstate'
import {
  Profile_saveCareerHistoryDocument,
  Profile_saveJobPreferencesDocument,
  Profile_savePersonalDetailsDocument,
  Profile_saveProfileSetupDocument,
} from '#generated/features/profile/profile.ts'
import { profileForm } from '#machines/profile-form/profile-form.machine.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { inputOf } from '#rules/form-wire.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, type PortalClient, underKey } from '../shared/services/expect-data.ts'
import type { WholeForm } from './record.ts'

type Save = (client: PortalClient, values: FormValues, context: ReturnType<typeof underKey>) => Promise<void>

const saves: Readonly<Record<WholeForm, Save>> = {
  personalDetails: async (client, values, context) => {
    const input = inputOf(profileForms.personalDetails, values)
    expectData(await client.mutation(Profile_savePersonalDetailsDocument, { input }, context).toPromise())
  },
  jobPreferences: async (client, values, context) => {
    const input = inputOf(profileForms.jobPreferences, values)
    expectData(await client.mutation(Profile_saveJobPreferencesDocument, { input }, context).toPromise())
  },
  careerHistory: async (client, values, context) => {
    const variables = inputOf(profileForms.careerHistory, values)
    expectData(await client.mutation(Profile_saveCareerHistoryDocument, variables, context).toPromise())
  },
  profileSetup: async (client, values, context) => {
    const input = inputOf(profileForms.profileSetup, values)
    expectData(await client.mutation(Profile_saveProfileSetupDocument, { input }, context).toPromise())
  },
}

const isWholeForm = (form: string): form is WholeForm => Object.hasOwn(saves, form)

/** Saving one form of the profile; the request key makes a repeated request one. */
export const profileFormFlow = defineFlow(profileForm, ({ teamClient }) =>
  profileForm.provide({
    actors: {
      saveForm: fromPromise(async ({ input: { form, values, requestKey } }) => {
        if (!isWholeForm(form)) throw new Error(`'${form}' is saved entry by entry`)
        await saves[form](await teamClient(), values, underKey(requestKey))
      }),
    },
  }),
)
