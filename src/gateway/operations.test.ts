import { buildSchema } from 'graphql'
import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { typeDefs } from './generated/type-defs.ts'
import { accessCases } from './testing/cases/access.ts'
import { auditCases } from './testing/cases/audit.ts'
import { authorCases } from './testing/cases/author.ts'
import type { Cases } from './testing/cases/case.ts'
import { contactCases } from './testing/cases/contact.ts'
import { loanCases } from './testing/cases/loan.ts'
import { notificationCases } from './testing/cases/notification.ts'
import { payRunCases } from './testing/cases/pay-run.ts'
import { paymentCases } from './testing/cases/payment-method.ts'
import { personalSettingsCases } from './testing/cases/personal-settings.ts'
import { linkedInCases, locationCases, positionCases } from './testing/cases/position.ts'
import { profileCases } from './testing/cases/profile.ts'
import { sessionCases } from './testing/cases/session.ts'
import { signUpCases } from './testing/cases/sign-up.ts'
import { supportCases } from './testing/cases/support.ts'
import { timesheetReportCases } from './testing/cases/timesheet-report.ts'
import { trainingCases } from './testing/cases/training.ts'
import { viewerCases } from './testing/cases/viewer.ts'
import { commitmentCases, dashboardCases, repositoryCases, timesheetCases } from './testing/cases/work.ts'
import { idToken } from './testing/examples.ts'
import { withTestGateway } from './testing/test-gateway.ts'

const gateway = withTestGateway()

/** A field of the schema without a case fails below. */
const cases: Cases = {
  ...viewerCases,
  ...sessionCases,
  ...signUpCases,
  ...notificationCases,
  ...personalSettingsCases,
  ...profileCases,
  ...contactCases,
  ...locationCases,
  ...linkedInCases,
  ...positionCases,
  ...commitmentCases,
  ...timesheetCases,
  ...dashboardCases,
  ...auditCases,
  ...repositoryCases,
  ...payRunCases,
  ...loanCases,
  ...accessCases,
  ...authorCases,
  ...timesheetReportCases,
  ...paymentCases,
  ...trainingCases,
  ...supportCases,
}

const fieldOf = (name: string): string => name.split('.')[1] ?? ''
/** Parallel calls arrive in any order. */
const inOrder = (calls: readonly object[]): object[] =>
  calls.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))

test('every operation of the schema has a case', () => {
  const schema = buildSchema(typeDefs)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  )
  expect(Object.keys(cases).sort()).toEqual(fields.sort())
})

/** An answer that no call of the contract knows. */
const strange = { Id: 12 }
/** What a v1 that is out of order may send. */
const hostileAnswers: ReadonlyArray<readonly [status: number, body: string]> = [
  [200, '<h1>not JSON</h1>'],
  [200, '{"statusCode":200}'],
  [200, JSON.stringify({ statusCode: 200, value: strange })],
  [500, '{"statusCode":500,"message":"secret detail"}'],
  [204, ''],
]

describe.each(Object.entries(cases))('%s', (name, { query, answer, calls, dispensable = [] }) => {
  test('answers, having asked v1 for exactly this', async () => {
    expect(await gateway().ask(query)).toEqual({ data: { [fieldOf(name)]: answer } })
    expect(
      inOrder(gateway().stub.seen.map(({ call, params, query, body }) => ({ path: call.path, params, query, body }))),
    ).toEqual(inOrder(calls.map(([call, given]) => ({ path: call.path, params: {}, query: {}, body: undefined, ...given }))))
  })

  const needed = calls.map(([call]) => call).filter((call) => !dispensable.includes(call))
  test.each(needed.map((call) => [call.path, call] as const))('gives typed errors when %s fails', async (_path, call) => {
    const takesAnything = Check(call.answer, strange)
    const hasMeaning = ([, body]: readonly [number, string]) =>
      (takesAnything && body.includes('"value"')) || (call.emptyAnswer !== undefined && body === '')
    for (const [status, body] of hostileAnswers.filter((one) => !hasMeaning(one))) {
      gateway().stub.raw(call, (response) => response.writeHead(status).end(body))
      const { errors } = await gateway().ask(query)
      expect(errors, body).toMatchObject([{ message: messages.genericError, extensions: { code: 'UPSTREAM' } }])
    }
    gateway().stub.refuse(call, 429, 'Slow down.')
    expect((await gateway().ask(query)).errors).toMatchObject([{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }])
  })
})

describe('what the caller sent', () => {
  test('goes on to v1: token, refresh token, idempotency key and request id', async () => {
    const headers = { authorization: `Bearer ${idToken()}`, 'x-refresh-token': 'r', 'idempotency-key': 'k' }
    await gateway().ask('mutation { markAllNotificationsRead { done } }', {}, headers)
    expect(gateway().stub.seen[0]?.headers).toMatchObject({ ...headers, 'x-request-id': expect.any(String) })
  })

  test.each(Object.entries(cases).filter(([name]) => name.startsWith('Query.')))(
    '%s takes no idempotency key to v1, which would keep its answer',
    async (_name, { query }) => {
      const headers = { authorization: `Bearer ${idToken()}`, 'idempotency-key': 'k' }
      expect((await gateway().ask(query, {}, headers)).errors).toBeUndefined()
      expect(gateway().stub.seen.map((one) => one.headers['idempotency-key'])).not.toContain('k')
    },
  )

  test('is told with the address it came from, whatever the caller claims', async () => {
    await gateway().ask('{ resetTokenValid(token: "abc") }', {}, { 'x-forwarded-for': '203.0.113.7' })
    expect(gateway().stub.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('is not made up: without a token none is sent, and what needs the caller is refused', async () => {
    const viewer = await gateway().ask('{ viewer { id } }', {}, {})
    expect(viewer.errors).toMatchObject([{ message: messages.pleaseLogin, extensions: { code: 'UNAUTHENTICATED' } }])
    await gateway().ask('{ resetTokenValid(token: "abc") }', {}, {})
    expect(gateway().stub.seen.map((one) => one.headers.authorization)).toEqual([undefined])
  })

  test('an unreadable token is nobody', async () => {
    const { errors } = await gateway().ask('{ viewer { id } }', {}, { authorization: 'Bearer nonsense' })
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})
