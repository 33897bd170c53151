import { fromPromise } from 'xstate'
import { logout } from '#machines/logout/logout.machine.ts'
import { defineFlow } from '../use-flow.ts'

export const logoutFlow = defineFlow(logout, ({ session, unsentWork }) =>
  logout.provide({
    actors: {
      countUnsent: fromPromise(unsentWork),
      endSession: fromPromise(() => session.signOut(null)),
    },
  }),
)
