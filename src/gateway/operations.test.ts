import { buildSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallShape } from '#contract/call.ts'
import { v1 } from '#contract/v1.ts'
import { messages } from '#rules/messages.ts'
import { typeDefs } from './generated/type-defs.ts'
import { answerEverything, commitments, completeMember, idToken, memberId, user } from './testing/examples.ts'
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ timeout: 2_000 })
})
afterAll(() => gateway.close())
beforeEach(() => {
  answerEverything(gateway.stub)
  gateway.stub.seen.length = 0
})

const { authentication, teammember, notification } = v1
const signIn = '{ tokens { idToken refreshToken } user { id fullName } }'
const signedIn = {
  tokens: { idToken: expect.any(String), refreshToken: 'refresh-2' },
  user: { id: memberId, fullName: 'Mara Lindholm' },
}
const done = { done: true }
const anId = '44444444-4444-4444-8444-444444444444'

interface Case {
  readonly query: string
  readonly answer: unknown
  readonly calls: ReadonlyArray<readonly [CallShape, object?]>
}

const findCall = (PageNumber: number, PageSize: number, UnreadOnly: boolean) =>
  [notification.find, { body: { PageNumber, PageSize, UnreadOnly } }] as const

/** Every operation: what it answers and exactly what v1 was asked. A field of the schema without a case fails below. */
const cases: Record<string, Case> = {
  'Query.viewer': {
    query: '{ viewer { id hasCommitments hasActiveCommitment pendingCommitmentCount unreadNotificationCount user { roles } } }',
    answer: {
      id: memberId,
      hasCommitments: true,
      hasActiveCommitment: true,
      pendingCommitmentCount: 1,
      unreadNotificationCount: 3,
      user: { roles: 'Teammember' },
    },
    calls: [
      [authentication.getUserByEmail, { params: { email: user.email } }],
      [teammember.getWithProfessional],
      [teammember.getCommitments],
      findCall(1, 1, true),
    ],
  },
  'Query.notifications': {
    query:
      '{ notifications(pageNumber: 2, pageSize: 5) { totalCount unreadCount items { id title body link createdAt readAt } } }',
    answer: {
      totalCount: 12,
      unreadCount: 3,
      items: [
        {
          id: anId,
          title: 'Welcome',
          body: 'Your account is ready.',
          link: '/notifications',
          createdAt: '2026-03-01T10:00:00.000Z',
          readAt: null,
        },
      ],
    },
    calls: [findCall(2, 5, false)],
  },
  'Query.resetTokenValid': {
    query: '{ resetTokenValid(token: "abc") }',
    answer: true,
    calls: [[authentication.validateResetToken, { body: { Token: 'abc' } }]],
  },
  'Query.captchaChallenge': {
    query: '{ captchaChallenge { challenge } }',
    answer: { challenge: '{"algorithm":"SHA-256"}' },
    calls: [[teammember.captchaChallenge]],
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
  'Mutation.signUp': {
    query: `mutation { signUp(input: { firstName: "Ida", lastName: "Berg", email: "ida@b.test", telephone: "+4670", password: "secret-1",
      wayToKnow: "Referral", captchaToken: "solved" }) { id } }`,
    answer: { id: memberId },
    calls: [
      [
        teammember.signUp,
        {
          body: {
            FirstName: 'Ida',
            LastName: 'Berg',
            Email: 'ida@b.test',
            Telephone: '+4670',
            Password: 'secret-1',
            WayToKnow: 'Referral',
            CaptchaToken: 'solved',
          },
        },
      ],
    ],
  },
  'Mutation.markNotificationRead': {
    query: `mutation { markNotificationRead(id: "${anId}") { done } }`,
    answer: done,
    calls: [[notification.markRead, { params: { id: anId } }]],
  },
  'Mutation.markAllNotificationsRead': {
    query: 'mutation { markAllNotificationsRead { done } }',
    answer: done,
    calls: [[notification.markAllRead]],
  },
}
const fieldOf = (name: string): string => name.split('.')[1] ?? ''

test('every operation of the schema has a case', () => {
  const schema = buildSchema(typeDefs)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  )
  expect(Object.keys(cases).sort()).toEqual(fields.sort())
})

describe.each(Object.entries(cases))('%s', (name, { query, answer, calls }) => {
  test('answers, having asked v1 for exactly this', async () => {
    expect(await gateway.ask(query)).toEqual({ data: { [fieldOf(name)]: answer } })
    expect(gateway.stub.seen.map(({ call, params, body }) => ({ path: call.path, params, body }))).toEqual(
      calls.map(([call, given]) => ({ path: call.path, params: {}, body: undefined, ...given })),
    )
  })

  test.each(calls.map(([call]) => [call.path, call] as const))('gives typed errors when %s fails', async (_path, call) => {
    gateway.stub.raw(call, (response) => response.end('<h1>not JSON</h1>'))
    const upstream = await gateway.ask(query)
    expect(upstream.errors).toMatchObject([{ message: messages.genericError, extensions: { code: 'UPSTREAM' } }])
    gateway.stub.refuse(call, 429, 'Slow down.')
    expect((await gateway.ask(query)).errors).toMatchObject([{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }])
  })
})

describe('what the caller sent', () => {
  test('goes on to v1: token, refresh token, idempotency key and request id', async () => {
    const headers = { authorization: `Bearer ${idToken()}`, 'x-refresh-token': 'r', 'idempotency-key': 'k' }
    await gateway.ask('mutation { markAllNotificationsRead { done } }', {}, headers)
    expect(gateway.stub.seen[0]?.headers).toMatchObject({ ...headers, 'x-request-id': expect.any(String) })
  })

  test('is told with the address it came from, whatever the caller claims', async () => {
    await gateway.ask('{ resetTokenValid(token: "abc") }', {}, { 'x-forwarded-for': '203.0.113.7' })
    expect(gateway.stub.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('is not made up: without a token none is sent, and what needs the caller is refused', async () => {
    const viewer = await gateway.ask('{ viewer { id } }', {}, {})
    expect(viewer.errors).toMatchObject([{ message: messages.pleaseLogin, extensions: { code: 'UNAUTHENTICATED' } }])
    await gateway.ask('{ resetTokenValid(token: "abc") }', {}, {})
    expect(gateway.stub.seen.map((one) => one.headers.authorization)).toEqual([undefined])
  })

  test('an unreadable token is nobody', async () => {
    const { errors } = await gateway.ask('{ viewer { id } }', {}, { authorization: 'Bearer nonsense' })
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})

describe('the viewer', () => {
  const completeness = '{ viewer { completeness { personal professional careerHistory profile } } }'

  test('is complete by the rules', async () => {
    const complete = { personal: true, professional: true, careerHistory: true, profile: true }
    expect((await gateway.ask(completeness)).data).toEqual({ viewer: { completeness: complete } })
    gateway.stub.answer(teammember.getWithProfessional, () => ({ ...completeMember, CV: null, City: null }))
    const parts = { ...complete, personal: false, profile: false }
    expect((await gateway.ask(completeness)).data).toEqual({ viewer: { completeness: parts } })
  })

  test.each(['Customer', 'Admin', 'ProjectLead'])(
    'answers for the role %s although v1 has no team member of them',
    async (roles) => {
      gateway.stub.answer(authentication.getUserByEmail, () => ({ ...user, roles }))
      for (const call of [teammember.getWithProfessional, teammember.getCommitments, notification.find]) {
        gateway.stub.refuse(call, 403, 'Not for you')
      }
      const { data, errors } = await gateway.ask(
        '{ viewer { user { roles } hasCommitments unreadNotificationCount completeness { personal } } }',
      )
      expect(errors).toBeUndefined()
      expect(data).toEqual({
        viewer: { user: { roles }, hasCommitments: false, unreadNotificationCount: 0, completeness: { personal: false } },
      })
    },
  )

  test('fails for the team when v1 refuses what the team must have', async () => {
    gateway.stub.refuse(teammember.getCommitments, 403, 'Not for you')
    expect((await gateway.ask('{ viewer { id } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test.each([
    [[], false, false, 0],
    [['Expired'], true, false, 0],
    [['Active'], true, true, 0],
    [['TeammemberPending'], true, true, 1],
    [['Pending', 'TeammemberPending', 'Active'], true, true, 2],
  ] as const)('with commitments %j', async (statuses, hasCommitments, hasActiveCommitment, pendingCommitmentCount) => {
    const [example] = commitments
    if (example === undefined) throw new Error('no example')
    gateway.stub.answer(teammember.getCommitments, () => statuses.map((StatusV2) => ({ ...example, StatusV2 })))
    const { data } = await gateway.ask('{ viewer { hasCommitments hasActiveCommitment pendingCommitmentCount } }')
    expect(data).toEqual({ viewer: { hasCommitments, hasActiveCommitment, pendingCommitmentCount } })
  })
})

describe('tokens of an address', () => {
  const adopt = `mutation { adoptTokens ${signIn} }`

  test('the user is asked with the new id token', async () => {
    const fresh = idToken({ expiresIn: 200 })
    gateway.stub.answer(authentication.refreshToken, () => ({ id_token: fresh, refresh_token: 'refresh-2' }))
    await gateway.ask(adopt)
    expect(gateway.stub.seen.at(-1)?.headers.authorization).toBe(`Bearer ${fresh}`)
  })

  test('of two people are refused, and the rotated one is dropped', async () => {
    const id_token = idToken({ sub: 'somebody-else' })
    gateway.stub.answer(authentication.refreshToken, () => ({ id_token, refresh_token: 'rotated' }))
    const headers = { authorization: `Bearer ${idToken()}`, 'x-refresh-token': 'r', 'idempotency-key': 'k' }
    const { errors } = await gateway.ask(adopt, {}, headers)
    expect(gateway.stub.seen.map((one) => one.headers['idempotency-key'])).toEqual(['k', undefined])
    expect(errors).toMatchObject([{ message: messages.linkInvalid, extensions: { code: 'UNAUTHENTICATED' } }])
    expect(gateway.stub.seen.at(-1)).toMatchObject({
      call: { path: '/authentication/Logout' },
      headers: { 'x-refresh-token': 'rotated' },
    })
  })

  test.each(['refreshSession { idToken }', 'adoptTokens { user { id } }'])(
    '%s without a refresh token asks nobody',
    async (field) => {
      const { errors } = await gateway.ask(`mutation { ${field} }`, {}, { authorization: `Bearer ${idToken()}` })
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
      expect(gateway.stub.seen).toEqual([])
    },
  )

  test('logging out without one is already done', async () => {
    expect((await gateway.ask('mutation { logOut { done } }', {}, {})).data).toEqual({ logOut: done })
    expect(gateway.stub.seen).toEqual([])
  })
})

test('a field at fault is named as the input names it', async () => {
  gateway.stub.refuse(authentication.sendUserDevice, 400, 'Required.', 'FirebaseToken')
  const { errors } = await gateway.ask(cases['Mutation.registerPushDevice']?.query ?? '')
  expect(errors).toMatchObject([{ message: 'Required.', extensions: { code: 'VALIDATION', field: 'subscription' } }])
})

test.each(['x'.repeat(1_000_000), 'a\u0000b', '👩‍💻'.repeat(50_000)])(
  'a text that v1 does not take is a field’s error, never a failure',
  async (firstName) => {
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }'
    const input = { firstName, lastName: 'B', email: 'i@b.test', telephone: '+467', password: 'secret-1' }
    const { errors } = await gateway.ask(query, { input })
    expect(errors).toMatchObject([{ message: 'The body is not what the contract says', extensions: { code: 'VALIDATION' } }])
  },
)

test('a way to know that is not in the list is refused with its field, and null is left out', async () => {
  const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }'
  const input = { firstName: 'I', lastName: 'B', email: 'i@b.test', telephone: '+467', password: 'secret-1' }
  const { errors } = await gateway.ask(query, { input: { ...input, wayToKnow: 'Billboard' } })
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'wayToKnow' } }])
  await gateway.ask(query, { input: { ...input, wayToKnow: null, captchaToken: null } })
  expect(gateway.stub.seen.map((one) => Object.keys(one.body as object))).toEqual([
    ['FirstName', 'LastName', 'Email', 'Telephone', 'Password'],
  ])
})
