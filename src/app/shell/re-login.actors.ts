import { fromPromise } from 'xstate'
import { defineFlow } from '#features/shared/flows/use-flow.ts'
import { reLogin } from '#machines/re-login/re-login.machine.ts'
import { linkTo } from '#rules/paths.ts'
import { countUnsent } from '../session/count-unsent.ts'

export const reLoginFlow = defineFlow(reLogin, (services) =>
  reLogin.provide({
    actors: {
      signIn: fromPromise(({ input }) => services.session.signIn({ kind: 'password', ...input })),
      countUnsent: fromPromise(() => countUnsent(services)),
      signOut: fromPromise(() => services.session.signOut(linkTo('Login'))),
    },
  }),
)
