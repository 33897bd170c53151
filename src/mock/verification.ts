import type { Verification } from '#generated/resolver-types.ts'
import { messages } from '#rules/messages.ts'
import { codeLifetime, isCode, isCodeLocked, normaliseCode } from '#rules/verification-codes.ts'
import { refusal } from './refusal.ts'

/** The code that every address and phone of the mocked gateway is verified with. */
export const rightCode = '123456'

export const unverified: Verification = { codeSentAt: null, codeEndsAt: null, verifiedAt: null, wrongCodeCount: 0 }

const isRunning = ({ codeEndsAt }: Verification, now: number): boolean =>
  typeof codeEndsAt === 'string' && Date.parse(codeEndsAt) > now

/** A code sent at this moment. @param now milliseconds */
export const codeSent = (now: number): Verification => ({
  ...unverified,
  codeSentAt: new Date(now).toISOString(),
  codeEndsAt: new Date(now + codeLifetime).toISOString(),
})

/** Sends a code, unless the one before still lives and is not locked (specification 4). @throws GraphQLError CONFLICT */
export const sendCode = (before: Verification, now: number): Verification => {
  if (isRunning(before, now) && !isCodeLocked(before.wrongCodeCount)) throw refusal('CONFLICT', messages.codeStillLives)
  return codeSent(now)
}

/**
 * Tries a code: the right one verifies, a wrong one counts.
 *
 * @throws GraphQLError VALIDATION for what is no code at all, CONFLICT when there is no code that could be right
 */
export const tryCode = (before: Verification, code: string, now: number): Verification => {
  if (!isCode(code)) throw refusal('VALIDATION', messages.wrongCode, 'code')
  if (before.codeSentAt === null) throw refusal('CONFLICT', messages.noCodeSent)
  if (isCodeLocked(before.wrongCodeCount)) throw refusal('CONFLICT', messages.tooManyWrongCodes)
  if (!isRunning(before, now)) throw refusal('CONFLICT', messages.codeExpired)
  if (normaliseCode(code) !== rightCode) return { ...before, wrongCodeCount: before.wrongCodeCount + 1 }
  return { ...before, codeSentAt: null, codeEndsAt: null, verifiedAt: new Date(now).toISOString() }
}
