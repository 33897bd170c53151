import { isIP } from 'node:net'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normaliseUserName } from '#rules/credentials.ts'
import { parseToken } from './authentication/bearer-token.ts'
import type { Caller } from './handler.ts'
import { HttpError } from './http-error.ts'
import type { LimitedPart, RateLimits } from './settings.ts'

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address)

/**
 * The network address that asks. Calls that come from this machine itself come from the gateway or a proxy here, which
 * says at the end of X-Forwarded-For for whom; from anywhere else that header could say anything and is not read.
 */
export const addressOf = (request: FastifyRequest): string => {
  const forwarded = [request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim()
  return isLoopback(request.ip) && forwarded !== undefined && isIP(forwarded) !== 0
    ? normalizeIP(forwarded)
    : normalizeIP(request.ip)
}

type AccountOf = (request: FastifyRequest, caller: Caller | null) => string

interface LimitedCall {
  readonly part: LimitedPart
  readonly account: AccountOf
}

const byCaller: AccountOf = (_request, caller) => caller?.memberId ?? 'none'

/** Which calls are limited, and which part of the request names the account that is counted. */
const limitedCalls: Readonly<Record<string, LimitedCall>> = {
  'authentication.login': { part: 'login', account: (request) => named(request, 'UserName') },
  'authentication.loginWithCustomToken': { part: 'token', account: (request) => owner(request, 'Token') },
  'authentication.loginWithGoogle': { part: 'token', account: (request) => addressOf(request) },
  'authentication.refreshToken': { part: 'token', account: (request) => ownerOf(request.headers['x-refresh-token']) },
  'authentication.sendVerificationEmail': { part: 'verification', account: byCaller },
  'authentication.validateVerificationEmail': { part: 'verification', account: (request) => owner(request, 'Token') },
  'authentication.sendResetPasswordLink': { part: 'reset', account: (request) => named(request, 'Email') },
  'authentication.validateResetToken': { part: 'reset', account: (request) => owner(request, 'Token') },
  'authentication.saveNewPassword': { part: 'reset', account: (request) => owner(request, 'Token') },
  'authentication.confirmPassword': { part: 'confirmation', account: byCaller },
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
  'teammember.signUp': { part: 'signUp', account: (request) => named(request, 'Email') },
  'teammember.create': { part: 'signUp', account: (request) => named(request, 'Email') },
  'teammember.verifyCaptcha': { part: 'signUp', account: (request) => addressOf(request) },
  'teammember.captchaChallenge': { part: 'signUp', account: (request) => addressOf(request) },
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

export type RateLimitCheck = (request: FastifyRequest, reply: FastifyReply, caller: Caller | null) => Promise<void>

/**
 * Makes the checks for the calls that are limited, one count by account and one by network address, shared by the calls
 * of a part.
 *
 * @returns for a call's `domain.name` its check, which throws HttpError 429, or null
 */
export const createRateLimits = async (
  instance: FastifyInstance,
  limits: RateLimits,
): Promise<(call: string) => RateLimitCheck | null> => {
  await instance.register(rateLimit, { global: false })
  const accounts = new WeakMap<FastifyRequest, string>()
  const check = (part: LimitedPart, account: AccountOf): RateLimitCheck => {
    const { perAccount, perAddress, windowSeconds } = limits[part]
    const timeWindow = windowSeconds * 1000
    const byAccount = instance.createRateLimit({
      max: perAccount,
      timeWindow,
      keyGenerator: (request) => accounts.get(request) ?? '',
    })
    const byAddress = instance.createRateLimit({ max: perAddress, timeWindow, keyGenerator: addressOf })
    return async (request, reply, caller) => {
      accounts.set(request, account(request, caller))
      for (const result of [await byAddress(request), await byAccount(request)]) {
        if (result.isAllowed || !result.isExceeded) continue
        reply.header('retry-after', String(result.ttlInSeconds))
        throw new HttpError(429, `Too many attempts. Please try again in ${result.ttlInSeconds} seconds.`)
      }
    }
  }
  return (call) => {
    const limited = limitedCalls[call]
    return limited === undefined ? null : check(limited.part, limited.account)
  }
}
