import Type, { type Static } from 'typebox'
import { defineCall, email, id, lineText, moment, nullable, strictObject } from './call.ts'

/** User info (specification 3). `id` is the team member's Id. */
export const userInfo = Type.Object({
  id,
  isAuthenticated: Type.Boolean(),
  userName: Type.String(),
  fullName: Type.String(),
  avatar: nullable(Type.String()),
  title: nullable(Type.String()),
  name: Type.String(),
  surname: Type.String(),
  lastSignInTime: nullable(moment),
  roles: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  phoneNumber: nullable(Type.String()),
  creationDate: nullable(moment),
  ipDetail: nullable(Type.String()),
})
export type UserInfoAnswer = Static<typeof userInfo>

/** To be put into the next proof of the session's key (RFC 9449); a v1 that binds no sessions says none. */
const proofNonce = Type.Optional(Type.String({ maxLength: 200 }))
const tokenPair = { id_token: Type.String(), refresh_token: Type.String(), dpop_nonce: proofNonce }
/** What the device sends as X-Device when somebody signs in on it again, so that the failures of others do not keep them waiting. */
const deviceToken = Type.String({ maxLength: 1024 })
const sessionAnswer = Type.Object({ ...tokenPair, user: userInfo, device_token: Type.Optional(deviceToken) })
const done = Type.Null()
/** A one-use token as it arrives in a mailed link or an address. */
const token = lineText(4096, 1)
/** A password is any text of 1 to 1024 characters here; its real rule (8 to 128) is checked where one is chosen. */
const password = Type.String({ minLength: 1, maxLength: 1024 })
const callbackUrl = lineText(2048, 1)

/** What a confirmation is given for: the path of a call, as in this contract, and the body that it will have. */
const confirmedChange = strictObject({
  Path: Type.String({ minLength: 1, maxLength: 200 }),
  Body: Type.Record(Type.String(), Type.Unknown()),
})

/** A device or browser on which somebody is signed in. */
export const openSession = Type.Object({
  Id: id,
  /** Such as 'Firefox on Linux'; null for what is no browser. */
  Browser: nullable(Type.String()),
  StartedAt: moment,
  /** To five minutes: a session is renewed as often as that while it is used. */
  LastUsedAt: moment,
  /** Whether it is the one that asks. */
  IsPresent: Type.Boolean(),
})

/** Specification 7.1, with the paths of decisions C. */
export const authenticationCalls = {
  login: defineCall({
    method: 'POST',
    path: '/authentication/Login',
    summary:
      'Signs in with user name and password; X-Device tells that somebody has signed in on this device before, DPoP binds the session to a key',
    access: 'public',
    ownership: 'none',
    body: strictObject({ UserName: lineText(254, 1), Password: password }),
    answer: sessionAnswer,
  }),
  loginWithCustomToken: defineCall({
    method: 'POST',
    path: '/authentication/LoginWithCustomToken',
    summary: 'Signs in with a one-use token from getTeammemberToken',
    access: 'public',
    ownership: 'none',
    body: strictObject({ Token: token }),
    answer: sessionAnswer,
  }),
  loginWithGoogle: defineCall({
    method: 'POST',
    path: '/authentication/LoginWithGoogle',
    summary: 'Signs in with a Google access token; refused with 501 until a verifier is configured',
    access: 'public',
    ownership: 'none',
    body: strictObject({ OAuthAccessToken: token }),
    answer: sessionAnswer,
    errors: [501],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/authentication/Logout',
    summary: 'Drops the refresh token of the X-Refresh-Token header and its family',
    access: 'session',
    ownership: 'none',
    answer: done,
  }),
  refreshToken: defineCall({
    method: 'GET',
    path: '/authentication/refreshToken',
    summary:
      'Rotates the refresh token of the X-Refresh-Token header; a session that is bound to a key needs its proof as DPoP (RFC 9449)',
    access: 'session',
    ownership: 'none',
    answer: Type.Object(tokenPair),
  }),
  getUserByEmail: defineCall({
    method: 'GET',
    path: '/authentication/GetUserByEmail/{email}',
    summary: 'User info of the caller or of one of their reports',
    access: 'member',
    ownership: { param: 'email', is: 'email', orReports: true },
    params: strictObject({ email }),
    answer: userInfo,
  }),
  sendVerificationEmail: defineCall({
    method: 'POST',
    path: '/authentication/SendVerificationEmail',
    summary: 'Mails a verification link to the caller; the callback must be at an allowed origin',
    access: 'member',
    ownership: 'none',
    body: strictObject({ CallbackUrl: callbackUrl }),
    answer: done,
  }),
  validateVerificationEmail: defineCall({
    method: 'POST',
    path: '/authentication/ValidateVerificationEmail',
    summary: 'Spends a mailed verification token',
    access: 'public',
    ownership: 'none',
    body: strictObject({ Token: token }),
    answer: done,
    errors: [410],
  }),
  sendUserDevice: defineCall({
    method: 'POST',
    path: '/authentication/SendUserDevice',
    summary: 'Registers a push device; FirebaseToken carries the Web Push subscription as JSON text',
    access: 'member',
    ownership: 'none',
    body: strictObject({
      FirebaseToken: Type.String({ minLength: 1, maxLength: 4096 }),
      DeviceType: lineText(40, 1),
      Model: lineText(200),
    }),
    answer: done,
  }),
  removeUserDevice: defineCall({
    method: 'POST',
    path: '/authentication/RemoveUserDevice',
    summary: 'Removes one of the caller’s push devices',
    access: 'member',
    ownership: 'none',
    body: strictObject({ FirebaseToken: Type.String({ minLength: 1, maxLength: 4096 }) }),
    answer: done,
  }),
  sendResetPasswordLink: defineCall({
    method: 'POST',
    path: '/authentication/SendResetPasswordLink',
    summary: 'Mails a reset link; the answer and its time are the same for an unknown e-mail',
    access: 'public',
    ownership: 'none',
    body: strictObject({ Email: email, CallbackUrl: callbackUrl }),
    answer: done,
  }),
  validateResetToken: defineCall({
    method: 'POST',
    path: '/authentication/ValidateResetToken',
    summary: 'Says whether a mailed reset token can still be used; does not spend it',
    access: 'public',
    ownership: 'none',
    body: strictObject({ Token: token }),
    answer: Type.Object({ IsValid: Type.Boolean() }),
  }),
  saveNewPassword: defineCall({
    method: 'POST',
    path: '/authentication/SaveNewPassword',
    summary: 'Spends a reset token, saves the password and ends every session of the person',
    access: 'public',
    ownership: 'none',
    body: strictObject({ Password: password, Token: token }),
    answer: nullable(Type.Object({ device_token: deviceToken })),
    errors: [410],
  }),
  confirmPassword: defineCall({
    method: 'POST',
    path: '/authentication/ConfirmPassword',
    summary:
      'A one-use token, valid five minutes in this session, for one call that is made with X-Confirmation; with Change for the call of that path and body alone',
    access: 'member',
    ownership: 'none',
    body: strictObject({ Password: password, Change: Type.Optional(Type.Union([confirmedChange, Type.Null()])) }),
    answer: Type.Object({ Token: Type.String() }),
  }),
  getSessions: defineCall({
    method: 'GET',
    path: '/authentication/GetSessions',
    summary: 'Where the caller is signed in: the session that asks first, then the one used last',
    access: 'member',
    ownership: 'none',
    answer: Type.Array(openSession),
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/authentication/EndSession/{id}',
    summary: 'Ends another session of the caller, for their password; one that has ended is none. 409 for the session that asks',
    access: 'member',
    ownership: { param: 'id', is: 'ownRow', of: 'session' },
    params: strictObject({ id }),
    body: strictObject({ Password: password }),
    answer: done,
    errors: [409],
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/authentication/EndOtherSessions',
    summary: 'Ends every session of the caller but the one that asks, for their password',
    access: 'member',
    ownership: 'none',
    body: strictObject({ Password: password }),
    answer: done,
  }),
  getTeammemberToken: defineCall({
    method: 'GET',
    path: '/user/getTeammemberToken/{id}',
    summary: 'A one-use token, valid 60 seconds, with which the caller signs in elsewhere',
    access: 'member',
    ownership: { param: 'id', is: 'memberId' },
    params: strictObject({ id }),
    answer: Type.String(),
  }),
} as const
