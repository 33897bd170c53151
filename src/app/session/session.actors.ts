import { fromPromise } from 'xstate'
import type { CrossTabEvent } from '#journal/cross-tab.ts'
import type { Vault } from '#journal/vault.ts'
import { isRefused } from '#machines/failure.ts'
import { session } from '#machines/session/session.machine.ts'
import type { UserInfo } from '#rules/user-info.ts'
import type { SessionServer } from './session-server.ts'
import type { TokenStore } from './token-store.ts'

export interface SessionEffects {
  readonly store: TokenStore
  readonly vault: Vault
  /** The calls of the session; their code is fetched when the first is made. */
  readonly server: () => Promise<SessionServer>
  /** The id token that a call was last refused with. */
  readonly staleToken: () => string | null
  /** Tells the other tabs. */
  readonly tell: (event: CrossTabEvent) => void
  /** Removes every draft and secret of the person from this device. */
  readonly wipe: () => Promise<void>
  /** Removes what other people left on this device and on this page. */
  readonly keepOwnDrafts: (person: string) => Promise<void>
}

/** Whoever local storage says is signed in; a device without it starts clean (specification 4, Session). */
const restore = async ({ store, server }: SessionEffects): Promise<UserInfo | null> => {
  const mirror = store.peek()
  if (mirror === null) {
    await store.clear()
    return null
  }
  const stored = await store.read()
  if (stored !== null) return stored.user
  try {
    return await (await server()).restoreFromMirror(mirror)
  } catch (error) {
    // Without an answer the tokens may still be good: the next load of the page tries again.
    if (isRefused(error)) await store.clear()
    throw error
  }
}

/** The session's chart with its effects. */
export const supplySession = (effects: SessionEffects) => {
  const { store, vault, server, staleToken, tell, wipe, keepOwnDrafts } = effects
  return session.provide({
    actors: {
      restoreSession: fromPromise(() => restore(effects)),
      authenticate: fromPromise(async ({ input }) => {
        const before = store.peek()
        const calls = await server()
        const session = await calls.signIn(vault, input)
        await store.write(session)
        // The session that this one replaces ends on the server too; the person need not wait for that.
        if (before !== null) void calls.tellLogOut(before)
        tell({ type: 'session.opened' })
        return session.user
      }),
      refreshTokens: fromPromise(async () => (await server()).refresh(staleToken())),
      dropSession: fromPromise(async () => {
        const ended = store.peek()
        await Promise.allSettled([store.clear(ended?.refreshToken), server().then((calls) => calls.removePushDevice(null))])
        tell({ type: 'session.expired' })
      }),
      keepOwnDrafts: fromPromise(({ input }) => keepOwnDrafts(input.person)),
      closeSession: fromPromise(async () => {
        const ended = store.peek()
        await store.clear()
        tell({ type: 'session.closed' })
        const tellServer = async () => {
          if (ended === null) return
          const calls = await server()
          await calls.removePushDevice(ended)
          await calls.tellLogOut(ended)
        }
        await Promise.allSettled([wipe(), tellServer()])
      }),
    },
  })
}
