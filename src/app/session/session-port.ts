import { type Actor, waitFor } from 'xstate'
import type { SessionPort } from '#features/shared/services/services.ts'
import type { session } from '#machines/session/session.machine.ts'
import type { SessionServer } from './session-server.ts'
import type { TokenStore } from './token-store.ts'

type SessionActor = Actor<typeof session>

/** What the portal's own plumbing may ask of the session beyond what features may. */
export interface RenewableSession extends SessionPort {
  /**
   * Settles when a call that was refused with `stale` may be tried again: at once when newer tokens are known, else after the
   * refresh, or after the re-login when the session was over (decision A17).
   */
  renew(stale: string | null): Promise<void>
  /** The id token that a call was last refused with. */
  staleToken(): string | null
}

const untilEnded = (actor: SessionActor): Promise<unknown> =>
  waitFor(actor, (state) => state.matches('signedOut'), { timeout: Number.POSITIVE_INFINITY })

/** The session's actor as promises, for effects that have to wait for it. */
export const createRenewableSession = (
  actor: () => SessionActor,
  store: TokenStore,
  server: () => Promise<SessionServer>,
): RenewableSession => {
  let stale: string | null = null
  const settled = () =>
    waitFor(actor(), (state) => !state.matches('starting') && !state.matches('signingOut'), { timeout: Number.POSITIVE_INFINITY })
  const renew = async (refused: string | null): Promise<void> => {
    const known = store.peek()
    if (known !== null && refused !== null && known.idToken !== refused && actor().getSnapshot().hasTag('signedIn')) return
    stale = refused
    actor().send({ type: 'refresh.requested' })
    await waitFor(actor(), (state) => state.matches({ signedIn: 'settled' }) || state.matches('signedOut'), {
      timeout: Number.POSITIVE_INFINITY,
    })
  }
  return {
    user: () => actor().getSnapshot().context.user,
    signIn: async (attempt) => {
      await settled()
      actor().send({ type: 'sign-in.requested', attempt })
      const state = await waitFor(
        actor(),
        (one) => one.matches('signedOut') || one.matches({ signedIn: 'settled' }) || one.matches({ expired: 'asking' }),
        { timeout: Number.POSITIVE_INFINITY },
      )
      if (state.context.failure !== null || !state.hasTag('signedIn')) throw state.context.failure ?? { kind: 'failed' }
    },
    signOut: async (leaveTo) => {
      await settled()
      if (actor().getSnapshot().matches('signedOut')) return
      actor().send({ type: 'sign-out.requested', leaveTo })
      await untilEnded(actor())
    },
    createOneUseToken: async () => (await server()).createOneUseToken(renew),
    renew,
    staleToken: () => stale,
  }
}
