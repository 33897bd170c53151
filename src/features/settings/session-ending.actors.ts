import { fromPromise } from 'xstate'
import { Sessions_endDocument, Sessions_endOthersDocument } from '#generated/features/settings/sessions.ts'
import { sessionEnding } from '#machines/session-ending/session-ending.machine.ts'
import { defineFlow, type RunningFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** The password is opened here alone, for the one call that sends it. */
export const sessionEndingFlow = defineFlow(sessionEnding, ({ teamClient, vault }) =>
  sessionEnding.provide({
    actors: {
      endSessions: fromPromise(async ({ input: { ended, password: sealed, requestKey } }) => {
        const client = await teamClient()
        const [password, context] = [vault.open(sealed), underKey(requestKey)]
        if (ended.kind === 'others')
          expectData(await client.mutation(Sessions_endOthersDocument, { password }, context).toPromise())
        else expectData(await client.mutation(Sessions_endDocument, { id: ended.id, password }, context).toPromise())
      }),
    },
  }),
)

/** The running `session-ending` machine for a component, which selects what it shows of it. */
export type SessionEndingView = RunningFlow<typeof sessionEnding>
