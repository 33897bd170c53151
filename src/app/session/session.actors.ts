import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { expectData } from '#features/expect-data.ts'
import {
  Session_adoptTokensDocument,
  Session_logInDocument,
  Session_logInWithCustomTokenDocument,
  Session_logOutDocument,
} from '#generated/app/session/session.ts'
import type { Session_logInMutation } from '#generated/operations.ts'
import type { CrossTabEvent } from '#journal/cross-tab.ts'
import type { Vault } from '#journal/vault.ts'
import { type SignInAttempt, session } from '#machines/session/session.machine.ts'
import type { UserInfo } from '#rules/user-info.ts'
import type { PushDevice } from './push.ts'
import { refreshTokens } from './refresh-tokens.ts'
import type { TokenStore, Tokens } from './token-store.ts'

export interface SessionEffects {
  readonly store: TokenStore
  readonly client: Client
  readonly vault: Vault
  readonly push: PushDevice
  /** The id token that a call was last refused with. */
  readonly staleToken: () => string | null
  /** Tells the other tabs. */
  readonly tell: (event: CrossTabEvent) => void
  /** Removes every draft and secret of the person from this device. */
  readonly wipe: () => Promise<void>
}

type SignInAnswer = Session_logInMutation['logIn']

const headersOf = (tokens: Tokens) => ({
  fetchOptions: { headers: { authorization: `Bearer ${tokens.idToken}`, 'x-refresh-token': tokens.refreshToken } },
})

const signInWith = async ({ client, vault }: SessionEffects, attempt: SignInAttempt): Promise<SignInAnswer> => {
  switch (attempt.kind) {
    case 'password': {
      const variables = { userName: attempt.userName, password: vault.open(attempt.password) }
      return expectData(await client.mutation(Session_logInDocument, variables).toPromise()).logIn
    }
    case 'oneUseToken': {
      const variables = { token: vault.open(attempt.token) }
      return expectData(await client.mutation(Session_logInWithCustomTokenDocument, variables).toPromise()).logInWithCustomToken
    }
    case 'tokens': {
      const tokens = { idToken: vault.open(attempt.idToken), refreshToken: vault.open(attempt.refreshToken) }
      return expectData(await client.mutation(Session_adoptTokensDocument, {}, headersOf(tokens)).toPromise()).adoptTokens
    }
  }
}

/** Whoever local storage says is signed in; a device without it starts clean (specification 4, Session). */
const restore = async ({ store, client }: SessionEffects): Promise<UserInfo | null> => {
  const mirror = store.peek()
  if (mirror === null) {
    await store.clear()
    return null
  }
  const stored = await store.read()
  if (stored !== null) {
    if (stored.refreshToken !== mirror.refreshToken) await store.write(stored)
    return stored.user
  }
  try {
    const answer = expectData(await client.mutation(Session_adoptTokensDocument, {}, headersOf(mirror)).toPromise()).adoptTokens
    await store.write({ ...answer.tokens, user: answer.user })
    return answer.user
  } catch (error) {
    await store.clear()
    throw error
  }
}

/** The session's chart with its effects. */
export const supplySession = (effects: SessionEffects) =>
  session.provide({
    actors: {
      restoreSession: fromPromise(() => restore(effects)),
      authenticate: fromPromise(async ({ input }) => {
        const before = effects.store.peek()
        const { tokens, user } = await signInWith(effects, input)
        await effects.store.write({ ...tokens, user })
        // The session that this one replaces is over on the server too; whether it hears of it now or lets it expire does not matter.
        if (before !== null) void effects.client.mutation(Session_logOutDocument, {}, headersOf(before)).toPromise()
        effects.tell({ type: 'session.opened' })
        return user
      }),
      refreshTokens: fromPromise(() => refreshTokens(effects.store, effects.client, effects.staleToken())),
      dropSession: fromPromise(async () => {
        const ended = effects.store.peek()
        await Promise.allSettled([effects.store.clear(ended?.refreshToken), effects.push.remove(ended)])
        effects.tell({ type: 'session.expired' })
      }),
      closeSession: fromPromise(async () => {
        const ended = effects.store.peek()
        await effects.store.clear()
        effects.tell({ type: 'session.closed' })
        await Promise.allSettled([
          effects.wipe(),
          ended === null
            ? undefined
            : effects.push
                .remove(ended)
                .then(() => effects.client.mutation(Session_logOutDocument, {}, headersOf(ended)).toPromise()),
        ])
      }),
    },
  })
