import { fromPromise } from 'xstate'
import { defineFlow } from '#features/use-flow.ts'
import { reLogin } from '#machines/re-login/re-login.machine.ts'
import { linkTo } from '#rules/paths.ts'

export const reLoginFlow = defineFlow(reLogin, ({ session }) =>
  reLogin.provide({
    actors: {
      signIn: fromPromise(({ input }) => session.signIn({ kind: 'password', ...input })),
      signOut: fromPromise(() => session.signOut(linkTo('Login'))),
    },
  }),
)
