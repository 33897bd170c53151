import type { Client, OperationContext } from '@urql/core'
import { expectData } from '#features/shared/services/expect-data.ts'
import {
  Session_adoptTokensDocument,
  Session_createOneUseTokenDocument,
  Session_logInDocument,
  Session_logInWithCustomTokenDocument,
  Session_logOutDocument,
} from '#generated/app/session/session.ts'
import type { Session_logInMutation } from '#generated/operations.ts'
import type { Vault } from '#journal/vault.ts'
import { type Failure, isRefused } from '#machines/failure.ts'
import type { SignInAttempt } from '#machines/session/session.machine.ts'
import type { UserInfo } from '#rules/user-info.ts'
import { askWithProof, createKey } from './session-key.ts'
import type { SessionKey, StoredSession, TokenStore, Tokens } from './token-store.ts'

type SignInAnswer = Session_logInMutation['logIn']

const authorizationOf = (tokens: Tokens) => ({
  authorization: `Bearer ${tokens.idToken}`,
  'x-refresh-token': tokens.refreshToken,
})
const headersOf = (tokens: Tokens) => ({ fetchOptions: { headers: authorizationOf(tokens) } })

/**
 * Signs in by one of the three ways, with a key of this device that the session is bound to.
 *
 * @throws Failure when the server refuses or does not answer
 */
export const signIn = async (client: Client, store: TokenStore, vault: Vault, attempt: SignInAttempt): Promise<StoredSession> => {
  const key = await store.nextKey(createKey)
  const { tokens, user } = await askToSignIn(client, vault, attempt, key)
  return { ...tokens, user, key }
}

const askToSignIn = async (
  client: Client,
  vault: Vault,
  attempt: SignInAttempt,
  key: SessionKey | null,
): Promise<SignInAnswer> => {
  switch (attempt.kind) {
    case 'password': {
      const variables = { userName: attempt.userName, password: vault.open(attempt.password) }
      const ask = (options: Partial<OperationContext>) => client.mutation(Session_logInDocument, variables, options).toPromise()
      return expectData(await askWithProof(key, null, ask)).logIn
    }
    case 'oneUseToken': {
      const variables = { token: vault.open(attempt.token) }
      const ask = (options: Partial<OperationContext>) =>
        client.mutation(Session_logInWithCustomTokenDocument, variables, options).toPromise()
      return expectData(await askWithProof(key, null, ask)).logInWithCustomToken
    }
    case 'tokens': {
      const tokens = { idToken: vault.open(attempt.idToken), refreshToken: vault.open(attempt.refreshToken) }
      return adopt(client, tokens, key)
    }
  }
}

/** Checks and rotates tokens of unknown standing, and binds them to the key. @throws Failure */
const adopt = async (client: Client, tokens: Tokens, key: SessionKey | null): Promise<SignInAnswer> => {
  const ask = (options: Partial<OperationContext>) => client.mutation(Session_adoptTokensDocument, {}, options).toPromise()
  return expectData(await askWithProof(key, null, ask, authorizationOf(tokens))).adoptTokens
}

/** Ends a session on the server; whether that succeeded does not matter to the person who left. */
export const tellLogOut = async (client: Client, tokens: Tokens): Promise<void> => {
  await client.mutation(Session_logOutDocument, {}, headersOf(tokens)).toPromise()
}

/**
 * Who a device with tokens in local storage but nothing in IndexedDB belongs to: the server says it, and the tokens rotate. It refuses those of
 * a session whose key was there, too, as on a device that local storage was copied to.
 *
 * @throws Failure
 */
export const restoreFromMirror = async (client: Client, store: TokenStore, mirror: Tokens): Promise<UserInfo> => {
  const key = await store.nextKey(createKey)
  const { tokens, user } = await adopt(client, mirror, key)
  await store.write({ ...tokens, user, key })
  return user
}

/**
 * A one-use token for the signed-in person; an id token that is too old is renewed once.
 *
 * @throws Failure
 */
export const createOneUseToken = async (
  client: Client,
  store: TokenStore,
  renew: (stale: string | null) => Promise<void>,
): Promise<string> => {
  const call = async (tokens: Tokens | null) => {
    if (tokens === null) throw { kind: 'failed' } satisfies Failure
    return expectData(await client.mutation(Session_createOneUseTokenDocument, {}, headersOf(tokens)).toPromise())
  }
  const tokens = store.peek()
  try {
    return (await call(tokens)).createOneUseToken
  } catch (error) {
    if (!isRefused(error, 'UNAUTHENTICATED')) throw error
    await renew(tokens?.idToken ?? null)
    return (await call(store.peek())).createOneUseToken
  }
}
