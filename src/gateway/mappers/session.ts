import type { Static } from 'typebox'
import type { openSession, UserInfoAnswer } from '#contract/authentication.ts'
import type { OpenSession, SignInResult, TokenPair } from '../generated/resolver-types.ts'

interface SessionAnswer {
  readonly id_token: string
  readonly refresh_token: string
  readonly dpop_nonce?: string
}

export const toTokenPair = (answer: SessionAnswer): TokenPair => ({
  idToken: answer.id_token,
  refreshToken: answer.refresh_token,
  proofNonce: answer.dpop_nonce ?? null,
})

/** Tokens and user info as login and its siblings answer; user info has the same names on both sides. */
export const toSignInResult = (answer: SessionAnswer, user: UserInfoAnswer): SignInResult => ({
  tokens: toTokenPair(answer),
  user,
})

export const toOpenSession = (answer: Static<typeof openSession>): OpenSession => ({
  id: answer.Id,
  browser: answer.Browser,
  startedAt: answer.StartedAt,
  lastUsedAt: answer.LastUsedAt,
  isPresent: answer.IsPresent,
})
