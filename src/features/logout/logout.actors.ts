import { fromPromise } from 'xstate'
import { logout } from '#machines/logout/logout.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import type { Services } from '../shared/services/services.ts'

/** How many changes of the signed-in person are on this device alone; what is on its way gets a moment to arrive. */
export type CountUnsent = (services: Services) => Promise<number>

export const logoutFlow = (countUnsent: CountUnsent) =>
  defineFlow(logout, (services) =>
    logout.provide({
      actors: {
        countUnsent: fromPromise(() => countUnsent(services)),
        endSession: fromPromise(() => services.session.signOut(null)),
      },
    }),
  )
