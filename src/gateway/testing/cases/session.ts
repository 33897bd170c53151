import { expect } from 'vitest'
import { v1 } from '#contract/v1.ts'
import { memberId, user } from '../examples.ts'
import { type Cases, done } from './case.ts'

const { authentication } = v1
const signIn = '{ tokens { idToken refreshToken } user { id fullName } }'
const signedIn = {
  tokens: { idToken: expect.any(String), refreshToken: 'refresh-2' },
  user: { id: memberId, fullName: 'Mara Lindholm' },
}

export const sessionCases: Cases = {
  'Query.resetTokenValid': {
    query: '{ resetTokenValid(token: "abc") }',
    answer: true,
    calls: [[authentication.validateResetToken, { body: { Token: 'abc' } }]],
  },
  'Mutation.logIn': {
    query: `mutation { logIn(userName: "mara@demo.test", password: "secret-1") ${signIn} }`,
    answer: signedIn,
    calls: [[authentication.login, { body: { UserName: 'mara@demo.test', Password: 'secret-1' } }]],
  },
  'Mutation.logInWithCustomToken': {
    query: `mutation { logInWithCustomToken(token: "one") ${signIn} }`,
    answer: signedIn,
    calls: [[authentication.loginWithCustomToken, { body: { Token: 'one' } }]],
  },
  'Mutation.logInWithGoogle': {
    query: `mutation { logInWithGoogle(accessToken: "ya29") ${signIn} }`,
    answer: signedIn,
    calls: [[authentication.loginWithGoogle, { body: { OAuthAccessToken: 'ya29' } }]],
  },
  'Mutation.refreshSession': {
    query: 'mutation { refreshSession { refreshToken } }',
    answer: { refreshToken: 'refresh-2' },
    calls: [[authentication.refreshToken]],
  },
  'Mutation.adoptTokens': {
    query: `mutation { adoptTokens ${signIn} }`,
    answer: signedIn,
    calls: [[authentication.refreshToken], [authentication.getUserByEmail, { params: { email: user.email } }]],
  },
  'Query.openSessions': {
    query: '{ openSessions { id browser startedAt lastUsedAt isPresent } }',
    answer: [
      {
        id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01',
        browser: 'Firefox on Linux',
        startedAt: '2026-11-02T08:00:00.000Z',
        lastUsedAt: '2026-11-18T09:25:00.000Z',
        isPresent: true,
      },
    ],
    calls: [[authentication.getSessions]],
  },
  'Mutation.endSession': {
    query: 'mutation { endSession(id: "5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02", password: "secret-1") { done } }',
    answer: done,
    calls: [
      [authentication.endSession, { params: { id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02' }, body: { Password: 'secret-1' } }],
    ],
  },
  'Mutation.endOtherSessions': {
    query: 'mutation { endOtherSessions(password: "secret-1") { done } }',
    answer: done,
    calls: [[authentication.endOtherSessions, { body: { Password: 'secret-1' } }]],
  },
  'Mutation.logOut': { query: 'mutation { logOut { done } }', answer: done, calls: [[authentication.logout]] },
  'Mutation.sendVerificationEmail': {
    query: 'mutation { sendVerificationEmail(callbackUrl: "https://p.test/v") { done } }',
    answer: done,
    calls: [[authentication.sendVerificationEmail, { body: { CallbackUrl: 'https://p.test/v' } }]],
  },
  'Mutation.verifyEmail': {
    query: 'mutation { verifyEmail(token: "t") { done } }',
    answer: done,
    calls: [[authentication.validateVerificationEmail, { body: { Token: 't' } }]],
  },
  'Mutation.sendResetPasswordLink': {
    query: 'mutation { sendResetPasswordLink(email: "a@b.test", callbackUrl: "https://p.test/r") { done } }',
    answer: done,
    calls: [[authentication.sendResetPasswordLink, { body: { Email: 'a@b.test', CallbackUrl: 'https://p.test/r' } }]],
  },
  'Mutation.saveNewPassword': {
    query: 'mutation { saveNewPassword(password: "secret-22", token: "t") { done } }',
    answer: done,
    calls: [[authentication.saveNewPassword, { body: { Password: 'secret-22', Token: 't' } }]],
  },
  'Mutation.createOneUseToken': {
    query: 'mutation { createOneUseToken }',
    answer: 'one-use',
    calls: [[authentication.getTeammemberToken, { params: { id: memberId } }]],
  },
  'Mutation.registerPushDevice': {
    query: 'mutation { registerPushDevice(input: { subscription: "{}", deviceType: "web", model: "Chromium" }) { done } }',
    answer: done,
    calls: [[authentication.sendUserDevice, { body: { FirebaseToken: '{}', DeviceType: 'web', Model: 'Chromium' } }]],
  },
  'Mutation.removePushDevice': {
    query: 'mutation { removePushDevice(subscription: "{}") { done } }',
    answer: done,
    calls: [[authentication.removeUserDevice, { body: { FirebaseToken: '{}' } }]],
  },
}
