import type { Client } from '@urql/core'
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
import type { Failure } from '#machines/failure.ts'
import type { SignInAttempt } from '#machines/session/session.machine.ts'
import type { UserInfo } from '#rules/user-info.ts'
import type { TokenStore, Tokens } from './token-store.ts'

type SignInAnswer = Session_logInMutation['logIn']

const headersOf = (tokens: Tokens) => ({
  fetchOptions: { headers: { authorization: `Bearer ${tokens.idToken}`, 'x-refresh-token': tokens.refreshToken } },
})

/**
 * Signs in by one of the three ways.
 *
 * @throws Failure when the server refuses or does not answer
 */
export const signIn = async (client: Client, vault: Vault, attempt: SignInAttempt): Promise<SignInAnswer> => {
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
      return adopt(client, tokens)
    }
  }
}

/** Checks and rotates tokens of unknown standing. @throws Failure */
const adopt = async (client: Client, tokens: Tokens): Promise<SignInAnswer> =>
  expectData(await client.mutation(Session_adoptTokensDocument, {}, headersOf(tokens)).toPromise()).adoptTokens

/** Ends a session on the server; whether that succeeded does not matter to the person who left. */
export const tellLogOut = async (client: Client, tokens: Tokens): Promise<void> => {
  await client.mutation(Session_logOutDocument, {}, headersOf(tokens)).toPromise()
}

/**
 * Who a device with tokens in local storage but nothing in IndexedDB belongs to: the server says it, and the tokens rotate.
 *
 * @throws Failure
 */
export const restoreFromMirror = async (client: Client, store: TokenStore, mirror: Tokens): Promise<UserInfo> => {
  const answer = await adopt(client, mirror)
  await store.write({ ...answer.tokens, user: answer.user })
  return answer.user
}

const isRefusedAsSignedOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNAUTHENTICATED'

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
    if (!isRefusedAsSignedOut(error)) throw error
    await renew(tokens?.idToken ?? null)
    return (await call(store.peek())).createOneUseToken
  }
}
