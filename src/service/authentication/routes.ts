import { authenticationCalls } from '#contract/authentication.ts'
import { isPassword } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, HttpError, invalid, unauthenticated } from '../http-error.ts'
import { enqueue } from '../outbox/outbox.ts'
import { browserName } from './browser-name.ts'
import { checkCallbackUrl } from './callback-url.ts'
import { macOfChange } from './confirmation.ts'
import { registerDevice, removeDevice } from './devices.ts'
import { beginGuess } from './guesses.ts'
import { signIdToken } from './id-token.ts'
import { makeNonce, type ProvenRequest } from './key-proof.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'
import { passwordChangedMail, verificationMail } from './mails.ts'
import { cancelTokens, issueToken, isTokenUsable, spendToken } from './one-time-tokens.ts'
import { requirePassword } from './own-password.ts'
import { endOtherSessions, endOwnSession, openSessions } from './own-sessions.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { bindFamily, familyOf, isReused, nameBrowser, revokeAllFamilies, revokeFamily, rotate } from './refresh-tokens.ts'
import { keyOfSignIn, keyRefused, requireKey, spendProof } from './session-key.ts'
import { callerOf, openSession } from './sessions.ts'
import { findCredentials, findPerson, findPersonByEmail, markEmailVerified, savePassword, userInfoOf } from './store.ts'
import { requireStrongPassword } from './weak-passwords.ts'

/** What a proof for a call may be made for. */
const requestOf = ({ method, path }: { readonly method: string; readonly path: string }): ProvenRequest => ({
  method,
  path: `/v1${path}`.toLowerCase(),
})
const requests = {
  login: requestOf(authenticationCalls.login),
  loginWithCustomToken: requestOf(authenticationCalls.loginWithCustomToken),
  loginWithGoogle: requestOf(authenticationCalls.loginWithGoogle),
  refreshToken: requestOf(authenticationCalls.refreshToken),
}
/** Somebody holds a copy of a token that was used. */
const usedAgain = (): HttpError => unauthenticated(undefined, 'refresh token used again')

/** Specification 7.1 with the paths of decisions C. */
export const authenticationHandlers = (service: Service): Handlers<typeof authenticationCalls> => {
  const { db, keys, settings } = service
  return {
    login: async ({ body, commit, address, device, proof, userAgent, now }) => {
      const key = await keyOfSignIn(service, proof, requests.login)
      const credentials = await findCredentials(db, body.UserName)
      const known = knownDevice(keys, credentials, device, now)
      const guess = await beginGuess(service, { userName: body.UserName, address, device: known }, now)
      const matches = await verifyPassword(credentials?.passwordHash ?? null, body.Password)
      if (credentials === null || !matches) throw unauthenticated(messages.wrongCredentials)
      await guess.takeBack()
      return await commit(async (tx) => {
        const person = await findPerson(tx, credentials.memberId)
        if (person === null) throw unauthenticated(messages.wrongCredentials)
        return await openSession(tx, service, person, { device, key, userAgent }, now)
      })
    },

    loginWithCustomToken: async ({ body, commit, device, proof, userAgent, now }) => {
      const key = await keyOfSignIn(service, proof, requests.loginWithCustomToken)
      return await commit(async (tx) => {
        const spent = await spendToken(tx, 'custom-login', body.Token, now)
        const person = spent === null ? null : await findPerson(tx, spent.memberId)
        if (person === null) throw unauthenticated(messages.linkInvalid)
        return await openSession(tx, service, person, { device, key, userAgent }, now)
      })
    },

    loginWithGoogle: async ({ body, commit, device, proof, userAgent, now }) => {
      if (settings.googleVerifier === null) throw new HttpError(501, 'Signing in with Google is not available.')
      const key = await keyOfSignIn(service, proof, requests.loginWithGoogle)
      const google = await settings.googleVerifier(body.OAuthAccessToken)
      if (google === null || !google.emailVerified) throw unauthenticated(messages.wrongCredentials)
      return await commit(async (tx) => {
        const person = await findPersonByEmail(tx, google.email)
        if (person === null) throw unauthenticated(messages.wrongCredentials)
        return await openSession(tx, service, person, { device, key, userAgent }, now)
      })
    },

    logout: async ({ refreshToken, commit, now }) =>
      await commit(async (tx) => {
        const family = await familyOf(tx, refreshToken, now)
        if (family !== null) await revokeFamily(tx, family.memberId, family.familyId, now)
        return null
      }),

    refreshToken: async ({ refreshToken, proof, userAgent, now }) => {
      const family = await familyOf(db, refreshToken, now)
      if (family === null) throw unauthenticated()
      // A copy that comes back ends the session, whoever shows it.
      if (isReused(family, now)) {
        await revokeFamily(db, family.memberId, family.familyId, now)
        throw usedAgain()
      }
      // Before anything is taken: a token that is still good is of no use to whoever has no key, and stays good.
      const shown = await requireKey(service, family.key, proof, requests.refreshToken, now)
      const rotation = await inTransaction(db, async (tx) => {
        if (!(await spendProof(tx, family.memberId, shown, family.tokenHash))) throw keyRefused()
        const rotated = await rotate(tx, keys, refreshToken, now)
        const isHeld = rotated.kind !== 'rotated' || shown.binds === null || (await bindFamily(tx, family, shown.binds))
        // Another device was first to show its key: nothing of this stays.
        if (!isHeld) throw keyRefused()
        await nameBrowser(tx, family, browserName(userAgent))
        return rotated
      })
      if (rotation.kind === 'reused') throw usedAgain()
      const person = rotation.kind === 'rotated' ? await findPerson(db, rotation.memberId) : null
      if (rotation.kind !== 'rotated' || person === null) throw unauthenticated()
      return {
        id_token: await signIdToken(keys, callerOf(person, rotation.familyId), now),
        refresh_token: rotation.refreshToken,
        dpop_nonce: makeNonce(keys, now),
      }
    },

    getUserByEmail: async ({ params }) => {
      const person = await findPersonByEmail(db, params.email)
      if (person === null) throw forbidden()
      return userInfoOf(person)
    },

    sendVerificationEmail: async ({ body, caller, commit, host, now }) => {
      const callbackUrl = checkCallbackUrl(settings, 'VerifyEmail', body.CallbackUrl, host)
      return await commit(async (tx) => {
        const person = await findPerson(tx, caller.memberId)
        if (person === null || person.emailVerifiedAt !== null) return null
        const token = await issueToken(tx, 'verification', person.memberId, person.email, now)
        await enqueue(tx, keys, verificationMail(person.email, person.firstName, callbackUrl, token), now)
        return null
      })
    },

    validateVerificationEmail: async ({ body, commit, now }) =>
      await commit(async (tx) => {
        const spent = await spendToken(tx, 'verification', body.Token, now)
        const person = spent === null ? null : await findPerson(tx, spent.memberId)
        if (spent === null || person === null || person.email !== spent.email) {
          throw new HttpError(410, messages.linkInvalid, { field: 'Token', event: 'link refused' })
        }
        await markEmailVerified(tx, person.accountId, now)
        return null
      }),

    sendUserDevice: async ({ body, caller, commit, now }) =>
      await commit(async (tx) => {
        await registerDevice(tx, keys, caller, { token: body.FirebaseToken, deviceType: body.DeviceType, model: body.Model }, now)
        return null
      }),

    removeUserDevice: async ({ body, caller, commit }) =>
      await commit(async (tx) => {
        await removeDevice(tx, caller.memberId, body.FirebaseToken)
        return null
      }),

    sendResetPasswordLink: async ({ body, commit, host, now }) => {
      const callbackUrl = checkCallbackUrl(settings, 'ResetPassword', body.CallbackUrl, host)
      return await commit(async (tx) => {
        await enqueue(tx, keys, { kind: 'reset-request', email: body.Email, callbackUrl }, now)
        return null
      })
    },

    validateResetToken: async ({ body, commit, now }) =>
      await commit(async (tx) => ({ IsValid: await isTokenUsable(tx, 'reset', body.Token, now) })),

    saveNewPassword: async ({ body, commit, device, now }) => {
      if (!isPassword(body.Password)) throw invalid('Password', messages.passwordLength)
      const passwordHash = await hashPassword(body.Password)
      return await commit(async (tx) => {
        const spent = await spendToken(tx, 'reset', body.Token, now)
        const person = spent === null ? null : await findPerson(tx, spent.memberId)
        if (person === null) throw new HttpError(410, messages.resetTokenInvalid, { field: 'Token', event: 'link refused' })
        // What is refused here leaves the link as it was: nothing of this transaction stays.
        await requireStrongPassword(body.Password, person)
        await savePassword(tx, person.accountId, passwordHash)
        await revokeAllFamilies(tx, person.memberId, now)
        await cancelTokens(tx, 'reset', person.memberId, now)
        await cancelTokens(tx, 'custom-login', person.memberId, now)
        await enqueue(tx, keys, passwordChangedMail(person.email, person.firstName), now)
        return { device_token: rememberDevice(keys, { memberId: person.memberId, passwordHash }, device, now) }
      })
    },

    confirmPassword: async ({ body, caller, commit, now }) => {
      const change = body.Change ?? null
      const changeMacOf =
        change === null ? undefined : (token: string) => macOfChange(keys, token, { path: change.Path, body: change.Body })
      await requirePassword(db, caller, body.Password)
      return await commit(async (tx) => ({
        Token: await issueToken(tx, 'confirmation', caller.memberId, null, now, { familyId: caller.familyId, changeMacOf }),
      }))
    },

    getSessions: async ({ caller, now }) => await openSessions(db, caller, now),

    endSession: async ({ params, body, caller, commit, now }) => {
      await requirePassword(db, caller, body.Password)
      return await commit(async (tx) => {
        await endOwnSession(tx, caller, params.id, now)
        return null
      })
    },

    endOtherSessions: async ({ body, caller, commit, now }) => {
      await requirePassword(db, caller, body.Password)
      return await commit(async (tx) => {
        await endOtherSessions(tx, caller, now)
        return null
      })
    },

    getTeammemberToken: async ({ caller, now }) =>
      await inTransaction(db, (tx) => issueToken(tx, 'custom-login', caller.memberId, null, now)),
  }
}
