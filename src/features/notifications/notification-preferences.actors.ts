import { fromPromise } from 'xstate'
import { Notifications_setPreferenceDocument } from '#generated/features/notifications/preferences.ts'
import { notificationPreferences } from '#machines/notification-preferences/notification-preferences.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData } from '../shared/services/expect-data.ts'

/** Keeps on the server; the answer is what the switches then show. */
export const notificationPreferencesFlow = defineFlow(notificationPreferences, (services) =>
  notificationPreferences.provide({
    actors: {
      keep: fromPromise(async ({ input }) => {
        if (input === null) return
        const client = await services.teamClient()
        expectData(await client.mutation(Notifications_setPreferenceDocument, input).toPromise())
      }),
    },
  }),
)
