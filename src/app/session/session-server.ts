import type { Client } from '@urql/core'
import type { Vault } from '#journal/vault.ts'
import type { SignInAttempt } from '#machines/session/session.machine.ts'
import { pageSetting } from '../page-settings.ts'
import { createOpenClient } from './open-client.ts'
import { createPushDevice } from './push.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { createOneUseToken, restoreFromMirror, signIn, tellLogOut } from './session-effects.ts'
import type { TokenStore, Tokens } from './token-store.ts'

/**
 * The session's calls to the server, in one module that is fetched apart from the page's own code.
 *
 * @param store where the tokens are
 * @param client the client without tokens of its own; the mocked one in development without a server
 */
export const createSessionServer = (store: TokenStore, client: Client = createOpenClient()) => {
  const push = createPushDevice(client, pageSetting('vapid-public-key'))
  return {
    client,
    signIn: (vault: Vault, attempt: SignInAttempt) => signIn(client, store, vault, attempt),
    restoreFromMirror: (mirror: Tokens) => restoreFromMirror(client, store, mirror),
    refresh: (stale: string | null) => refreshTokens(store, client, stale),
    tellLogOut: (tokens: Tokens) => tellLogOut(client, tokens),
    createOneUseToken: (renew: (stale: string | null) => Promise<void>) => createOneUseToken(client, store, renew),
    registerPushDevice: (tokens: Tokens) => push.register(tokens),
    removePushDevice: (tokens: Tokens | null) => push.remove(tokens),
  }
}

export type SessionServer = ReturnType<typeof createSessionServer>
