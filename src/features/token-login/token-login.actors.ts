import { fromPromise } from 'xstate'
import { tokenLogin } from '#machines/token-login/token-login.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

export const tokenLoginFlow = defineFlow(tokenLogin, ({ session }) =>
  tokenLogin.provide({ actors: { signIn: fromPromise(({ input }) => session.signIn({ kind: 'tokens', ...input })) } }),
)
