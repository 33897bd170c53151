import { fromPromise } from 'xstate'
import { Settings_changeDocument, Settings_switchNotificationDocument } from '#generated/features/shared/settings/settings.ts'
import { settings } from '#machines/settings/settings.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { expectData, repeatable } from '../services/expect-data.ts'

/** Keeps on the server; the answer is what is then shown. */
export const settingsFlow = defineFlow(settings, (services) =>
  settings.provide({
    actors: {
      keep: fromPromise(async ({ input }) => {
        if (input === null) return
        const client = await services.teamClient()
        if (input.setting === 'notification') {
          const { kind, channel, isOn } = input
          expectData(await client.mutation(Settings_switchNotificationDocument, { kind, channel, isOn }, repeatable).toPromise())
        } else
          expectData(
            await client.mutation(Settings_changeDocument, { input: { [input.setting]: input.value } }, repeatable).toPromise(),
          )
      }),
    },
  }),
)
