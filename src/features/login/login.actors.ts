import { fromPromise } from 'xstate'
import { login } from '#machines/login/login.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

/** Signing in through the session, so that there is one way in. */
export const loginFlow = defineFlow(login, ({ session }) =>
  login.provide({ actors: { signIn: fromPromise(({ input }) => session.signIn({ kind: 'password', ...input })) } }),
)
