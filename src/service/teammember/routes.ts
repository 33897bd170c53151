import type { teammemberCalls } from '#contract/teammember.ts'
import { isEmail, isPassword, isPhone, normalisePhone, normaliseUserName } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { verificationMail } from '../authentication/mails.ts'
import { issueToken } from '../authentication/one-time-tokens.ts'
import { hashPassword } from '../authentication/password.ts'
import { requireStrongPassword } from '../authentication/weak-passwords.ts'
import type { Handler, Handlers, Service } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { enqueue } from '../outbox/outbox.ts'
import { createCaptcha, judgeCaptcha, spendCaptcha } from './captcha.ts'
import { countingConflicts } from './conflicts.ts'
import { createPerson } from './sign-up.ts'
import { findTeamMember } from './store.ts'

type SignUpCall = (typeof teammemberCalls)['signUp' | 'create']

const requireText = (field: string, text: string): string => {
  const trimmed = text.trim()
  if (trimmed === '') throw invalid(field, `${field} is required.`)
  return trimmed
}

/** It says nothing of the person's request, which another solution may carry. */
const captchaRefused = (): HttpError =>
  new HttpError(400, 'Please solve the captcha.', { field: 'CaptchaToken', isPassing: true })

/** Specification 5, Signup; 409 when the e-mail or the phone number is taken. */
const signUp = (service: Service): Handler<SignUpCall> => {
  const { keys, settings } = service
  return async ({ body, commit, address, now }) => {
    const firstName = requireText('FirstName', body.FirstName)
    const lastName = requireText('LastName', body.LastName)
    if (!isEmail(body.Email)) throw invalid('Email', messages.emailInvalid)
    if (!isPhone(body.Telephone)) throw invalid('Telephone', messages.phoneInvalid)
    if (!isPassword(body.Password)) throw invalid('Password', messages.passwordLength)
    const captcha = settings.captcha ? (body.CaptchaToken ?? '') : null
    const verdict = captcha === null ? 'solved' : await judgeCaptcha(keys, captcha, now)
    if (verdict === 'wrong') throw captchaRefused()
    // Who was answered is answered again, however long ago the puzzle was solved: nothing but the key's kept answer can come of it.
    if (verdict === 'expired') return await commit((): Promise<{ id: string }> => Promise.reject(captchaRefused()))
    const email = normaliseUserName(body.Email)
    await requireStrongPassword(body.Password, { email, firstName, lastName })
    return await countingConflicts(service, address, now, async () => {
      const passwordHash = await hashPassword(body.Password)
      return await commit(async (tx) => {
        if (captcha !== null && !(await spendCaptcha(tx, captcha, now))) throw captchaRefused()
        const wayToKnow = body.WayToKnow ?? null
        const person = { firstName, lastName, email, phone: normalisePhone(body.Telephone), passwordHash, wayToKnow }
        const id = await createPerson(tx, person, now)
        if (id === null) throw new HttpError(409, messages.signUpConflict)
        const token = await issueToken(tx, 'verification', id, email, now)
        const callbackUrl = new URL('/register/verify-email', settings.publicUrl).href
        await enqueue(tx, keys, verificationMail(email, firstName, callbackUrl, token), now)
        return { id }
      })
    })
  }
}

/** Specification 7.2, as far as sign-up and the shell need it. */
export const teammemberHandlers = (service: Service): Handlers<typeof teammemberCalls> => {
  const { db, keys, settings } = service
  return {
    signUp: signUp(service),
    create: signUp(service),

    verifyCaptcha: async ({ body, commit, now }) => {
      const solved = !settings.captcha || (await judgeCaptcha(keys, body.captchaToken, now)) === 'solved'
      return await commit(async () => solved)
    },

    captchaChallenge: async ({ now }) => (settings.captcha ? await createCaptcha(keys, now) : null),

    getWithProfessional: async ({ caller }) => {
      const member = await findTeamMember(db, caller.memberId)
      if (member === null) throw new HttpError(404, messages.profileLoadFailed)
      return member
    },
  }
}
