import type { FastifyRequest } from 'fastify'
import { normaliseUserName } from '#rules/credentials.ts'
import { parseToken } from './authentication/bearer-token.ts'
import type { Caller, Service } from './handler.ts'
import { countKey, countTry, inWindow } from './limits/attempts.ts'
import { networksOf } from './limits/networks.ts'
import type { LimitedPart } from './settings.ts'

/** A request, and who and what address it comes from. */
export interface Asked {
  readonly request: FastifyRequest
  readonly caller: Caller | null
  readonly address: string
}

type AccountOf = (asked: Asked) => string

interface LimitedCall {
  readonly part: LimitedPart
  readonly account: AccountOf
}

const byCaller: AccountOf = ({ caller }) => caller?.memberId ?? 'none'

/** Which calls are limited in how often they are made, and which part of the request names the account that is counted. */
const limitedCalls: Readonly<Record<string, LimitedCall>> = {
  'authentication.loginWithCustomToken': { part: 'token', account: ({ request }) => owner(request, 'Token') },
  'authentication.loginWithGoogle': { part: 'token', account: ({ address }) => address },
  'authentication.refreshToken': { part: 'token', account: ({ request }) => ownerOf(request.headers['x-refresh-token']) },
  'authentication.sendVerificationEmail': { part: 'verification', account: byCaller },
  'authentication.validateVerificationEmail': { part: 'verification', account: ({ request }) => owner(request, 'Token') },
  'authentication.sendResetPasswordLink': { part: 'reset', account: ({ request }) => named(request, 'Email') },
  'authentication.validateResetToken': { part: 'reset', account: ({ request }) => owner(request, 'Token') },
  'authentication.saveNewPassword': { part: 'reset', account: ({ request }) => owner(request, 'Token') },
  'authentication.confirmPassword': { part: 'confirmation', account: byCaller },
  'authentication.endSession': { part: 'confirmation', account: byCaller },
  'authentication.endOtherSessions': { part: 'confirmation', account: byCaller },
  'authentication.getTeammemberToken': { part: 'token', account: byCaller },
  'contact.sendAddressCode': { part: 'code', account: byCaller },
  'contact.verifyAddress': { part: 'code', account: byCaller },
  'contact.sendPhoneCode': { part: 'code', account: byCaller },
  'contact.verifyPhone': { part: 'code', account: byCaller },
  'file.uploadProfileCv': { part: 'upload', account: byCaller },
  'file.uploadProfilePhoto': { part: 'upload', account: byCaller },
  'file.uploadCertificateCv': { part: 'upload', account: byCaller },
  'file.uploadSkillCv': { part: 'upload', account: byCaller },
  'linkedIn.getUrl': { part: 'verification', account: byCaller },
  'linkedIn.verify': { part: 'verification', account: byCaller },
  'paymentMethod.revealCryptoCurrency': { part: 'code', account: byCaller },
  'paymentMethod.revealBankAccount': { part: 'code', account: byCaller },
  'paymentMethod.revealWiseAccount': { part: 'code', account: byCaller },
  'paymentMethod.revealPaypal': { part: 'code', account: byCaller },
  'support.report': { part: 'report', account: byCaller },
  'teammember.signUp': { part: 'signUp', account: ({ request }) => named(request, 'Email') },
  'teammember.create': { part: 'signUp', account: ({ request }) => named(request, 'Email') },
  'teammember.verifyCaptcha': { part: 'signUp', account: ({ address }) => address },
  'teammember.captchaChallenge': { part: 'signUp', account: ({ address }) => address },
}

const bodyText = (request: FastifyRequest, field: string): string => {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}
const named = (request: FastifyRequest, field: string): string => normaliseUserName(bodyText(request, field))
/** Tokens that are no tokens share one count: guessing them is what the limit is for. */
const ownerOf = (token: unknown): string => (typeof token === 'string' ? (parseToken(token)?.memberId ?? 'none') : 'none')
const owner = (request: FastifyRequest, field: string): string => ownerOf(bodyText(request, field))

/** The account that a request is for, as its limit counts it; what the request names by itself where that is all there is. */
export const accountAskedFor = (call: string, asked: Asked): string =>
  call === 'authentication.login' ? named(asked.request, 'UserName') : (limitedCalls[call]?.account(asked) ?? byCaller(asked))

export type RateLimitCheck = (asked: Asked, now: Date) => Promise<void>

/**
 * Makes the check of a call that is limited: one count by account and one by network address, shared by the calls of a part and by all
 * processes on the database.
 *
 * @param call its `domain.name`
 * @returns the check, which throws HttpError 429, or null
 */
export const rateLimitFor = ({ db, keys, settings }: Service, call: string): RateLimitCheck | null => {
  const limited = limitedCalls[call]
  if (limited === undefined) return null
  const { part, account } = limited
  const { perAccount, perAddress, windowSeconds } = settings.rateLimits[part]
  return async (asked, now) => {
    const counts = [
      { keyHash: countKey(keys, part, 'account', account(asked)), tries: perAccount },
      { keyHash: countKey(keys, part, 'address', networksOf(asked.address).host), tries: perAddress },
    ]
    await countTry(db, counts, inWindow(windowSeconds), now)
  }
}
