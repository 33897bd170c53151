import { fromPromise } from 'xstate'
import { repositories } from '#machines/repositories/repositories.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

/** A token login before the list is asked for (decisions B). */
export const repositoriesFlow = defineFlow(repositories, ({ session, vault }) =>
  repositories.provide({
    actors: {
      signInByToken: fromPromise(async () => {
        const token = await session.createOneUseToken()
        await session.signIn({ kind: 'oneUseToken', token: vault.seal(token) })
      }),
    },
  }),
)
