import { fromPromise } from 'xstate'
import {
  Notifications_markAllReadDocument,
  Notifications_markReadDocument,
} from '#generated/features/notifications/notifications.ts'
import { notificationReading } from '#machines/notification-reading/notification-reading.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, repeatable } from '../shared/services/expect-data.ts'

/** Marks on the server; what the page shows of it follows from the answer. */
export const notificationReadingFlow = defineFlow(notificationReading, (services) =>
  notificationReading.provide({
    actors: {
      markRead: fromPromise(async ({ input }) => {
        const client = await services.teamClient()
        if (input === 'all') expectData(await client.mutation(Notifications_markAllReadDocument, {}, repeatable).toPromise())
        else expectData(await client.mutation(Notifications_markReadDocument, { id: input.id }, repeatable).toPromise())
      }),
    },
  }),
)
