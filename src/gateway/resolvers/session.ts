import type { AnswerOf } from '#contract/call.ts'
import { v1 } from '#contract/v1.ts'
import { readCaller } from '#rules/id-token.ts'
import { messages } from '#rules/messages.ts'
import { callerOf, type GatewayContext } from '../context.ts'
import { gatewayError, renamingFields } from '../errors.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toOpenSession, toSignInResult, toTokenPair } from '../mappers/session.ts'

type SessionMutation =
  | 'logIn'
  | 'logInWithCustomToken'
  | 'logInWithGoogle'
  | 'refreshSession'
  | 'adoptTokens'
  | 'logOut'
  | 'sendVerificationEmail'
  | 'verifyEmail'
  | 'sendResetPasswordLink'
  | 'saveNewPassword'
  | 'createOneUseToken'
  | 'registerPushDevice'
  | 'removePushDevice'
  | 'endSession'
  | 'endOtherSessions'

const done = { done: true }
const calls = v1.authentication
const pushDeviceFields = renamingFields({ FirebaseToken: 'subscription' })

/** Tells who has signed in; what makes the device known is not for the page. */
const signedIn = (context: GatewayContext, answer: AnswerOf<typeof calls.login>) => {
  context.device.keep(answer.device_token)
  return toSignInResult(answer, answer.user)
}

const rotate = (context: GatewayContext) => {
  if (context.refreshToken === null) throw gatewayError('UNAUTHENTICATED', messages.pleaseLogin)
  return context.v1(calls.refreshToken, {}, { 'user-agent': context.device.headers['user-agent'] })
}

/**
 * Rotates the given refresh token before anything else, so that whoever saw it in an address cannot use it, and accepts the
 * new pair only when it belongs to the person of the given id token.
 */
const adoptTokens: MutationResolvers['adoptTokens'] = async (_root, _input, context) => {
  const { memberId } = callerOf(context)
  const pair = await rotate(context)
  const caller = readCaller(pair.id_token)
  if (caller?.memberId !== memberId) {
    // Without the request's own key: that is the rotation's.
    await context.v1(calls.logout, {}, { 'x-refresh-token': pair.refresh_token, 'idempotency-key': undefined })
    throw gatewayError('UNAUTHENTICATED', messages.linkInvalid)
  }
  const authorization = `Bearer ${pair.id_token}`
  const user = await context.v1(calls.getUserByEmail, { params: { email: caller.email } }, { authorization })
  return toSignInResult(pair, user)
}

export const sessionQueries: Pick<QueryResolvers, 'resetTokenValid' | 'openSessions'> = {
  openSessions: async (_root, _input, context) => (await context.ask(calls.getSessions, {})).map(toOpenSession),
  resetTokenValid: async (_root, { token }, context) =>
    (await context.ask(calls.validateResetToken, { body: { Token: token } })).IsValid,
}

export const sessionMutations: Pick<MutationResolvers, SessionMutation> = {
  logIn: async (_root, { userName, password }, context) => {
    const input = { body: { UserName: userName, Password: password } }
    return signedIn(context, await context.v1(calls.login, input, context.device.headers))
  },
  logInWithCustomToken: async (_root, { token }, context) => {
    return signedIn(context, await context.v1(calls.loginWithCustomToken, { body: { Token: token } }, context.device.headers))
  },
  logInWithGoogle: async (_root, { accessToken }, context) => {
    const answer = await context
      .v1(calls.loginWithGoogle, { body: { OAuthAccessToken: accessToken } }, context.device.headers)
      .catch(renamingFields({ OAuthAccessToken: 'accessToken' }))
    return signedIn(context, answer)
  },
  endSession: async (_root, { id, password }, context) => {
    await context.v1(calls.endSession, { params: { id }, body: { Password: password } })
    return done
  },
  endOtherSessions: async (_root, { password }, context) => {
    await context.v1(calls.endOtherSessions, { body: { Password: password } })
    return done
  },
  refreshSession: async (_root, _input, context) => toTokenPair(await rotate(context)),
  adoptTokens,
  logOut: async (_root, _input, context) => {
    if (context.refreshToken !== null) await context.v1(calls.logout, {})
    return done
  },
  sendVerificationEmail: async (_root, { callbackUrl }, context) => {
    await context.v1(calls.sendVerificationEmail, { body: { CallbackUrl: callbackUrl } })
    return done
  },
  verifyEmail: async (_root, { token }, context) => {
    await context.v1(calls.validateVerificationEmail, { body: { Token: token } })
    return done
  },
  sendResetPasswordLink: async (_root, { email, callbackUrl }, context) => {
    await context.v1(calls.sendResetPasswordLink, { body: { Email: email, CallbackUrl: callbackUrl } })
    return done
  },
  saveNewPassword: async (_root, { password, token }, context) => {
    const input = { body: { Password: password, Token: token } }
    const answer = await context.v1(calls.saveNewPassword, input, context.device.headers)
    context.device.keep(answer?.device_token)
    return done
  },
  createOneUseToken: (_root, _input, context) =>
    context.v1(calls.getTeammemberToken, { params: { id: callerOf(context).memberId } }),
  registerPushDevice: async (_root, { input }, context) => {
    await context
      .v1(calls.sendUserDevice, {
        body: { FirebaseToken: input.subscription, DeviceType: input.deviceType, Model: input.model },
      })
      .catch(pushDeviceFields)
    return done
  },
  removePushDevice: async (_root, { subscription }, context) => {
    await context.v1(calls.removeUserDevice, { body: { FirebaseToken: subscription } }).catch(pushDeviceFields)
    return done
  },
}
