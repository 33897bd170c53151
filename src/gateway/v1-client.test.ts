import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallShape, localDateTime, localDay } from '#contract/call.ts'
import { allCalls, v1 } from '#contract/v1.ts'
import { type UnreachableReason, V1Error, V1Unreachable } from './call.ts'
import { answerEverything, memberId, user } from './testing/examples.ts'
import { exampleAddress } from './testing/profile-examples.ts'
import { startV1Stub, type V1Stub } from './testing/v1-stub.ts'
import { createV1Client, type V1Client } from './v1-client.ts'

let stub: V1Stub
let client: V1Client
/** For a v1 that never answers; every other case is given time, however busy the machine is. */
let impatient: V1Client

beforeAll(async () => {
  stub = await startV1Stub()
  client = createV1Client({ baseUrl: stub.baseUrl, timeout: 30_000 })
  impatient = createV1Client({ baseUrl: stub.baseUrl, timeout: 250 })
})
afterAll(async () => {
  await client.close()
  await impatient.close()
  await stub.close()
})

const json = (status: number, text: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(text)

const hostile: Record<string, { write: (response: ServerResponse) => void; reason: UnreachableReason }> = {
  'HTML with 200': { write: (one) => void one.writeHead(200).end('<!doctype html><h1>Sign in</h1>'), reason: 'notJson' },
  'HTML with 404': { write: (one) => void one.writeHead(404).end('<h1>Not found</h1>'), reason: 'notJson' },
  'HTML with 502': { write: (one) => void one.writeHead(502).end('<h1>Bad gateway</h1>'), reason: 'serverError' },
  'JSON with 500': { write: json(500, '{"statusCode":500,"message":"stack trace"}'), reason: 'serverError' },
  'a redirect': { write: (one) => void one.writeHead(302, { location: '/login' }).end(), reason: 'serverError' },
  'nothing at all': { write: json(200, ''), reason: 'notJson' },
  'JSON cut in the middle': { write: json(200, '{"statusCode":200,"value":{"id":"0b5e'), reason: 'notJson' },
  'no envelope': { write: json(200, '[]'), reason: 'wrongShape' },
  'an envelope without value': { write: json(200, '{"statusCode":200}'), reason: 'wrongShape' },
  'a refusal of another shape': { write: json(400, '{"error":"no"}'), reason: 'wrongShape' },
  'a connection reset before the answer': { write: (one) => void one.destroy(), reason: 'connection' },
  'a connection reset in the answer': {
    write: (one) => {
      one.writeHead(200, { 'content-length': '1000' })
      one.write('{"statusCode":', () => one.destroy())
    },
    reason: 'connection',
  },
  'no answer in time': { write: () => undefined, reason: 'timeout' },
  'an answer that never ends': {
    write: (one) => {
      const drip = setInterval(() => one.write(' '), 40)
      one.on('close', () => clearInterval(drip))
    },
    reason: 'timeout',
  },
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Anything that a schema of an input allows. */
const sampleOf = (schema: Schema | undefined, name = ''): unknown => {
  if (schema?.anyOf?.some((one) => one.type === 'null')) return null
  if (schema?.anyOf !== undefined) return sampleOf(schema.anyOf[0], name)
  if (schema?.enum !== undefined) return schema.enum[0]
  if (schema?.format === 'uuid') return memberId
  if (schema?.type === 'boolean') return false
  if (schema?.type === 'integer' || schema?.type === 'number') return 1
  if ([localDateTime, localDay].some(({ pattern }: Schema) => pattern === schema?.pattern && pattern !== undefined))
    return '2026-01-12T00:00:00'
  if (schema?.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items))
  if (name === 'sha256') return '0'.repeat(64)
  if (schema?.type !== 'object') return name === 'email' ? user.email : 'text'
  return Object.fromEntries((schema.required ?? []).map((one) => [one, sampleOf(schema.properties?.[one], one)]))
}

const inputOf = ({ params, query, body }: CallShape): object => ({
  ...(params && { params: sampleOf(params as Schema) }),
  ...(query && { query: sampleOf(query as Schema) }),
  ...(body && { body: sampleOf(body as Schema) }),
})

const failureOf = (call: CallShape, asking: V1Client = client): Promise<unknown> =>
  asking.call(call, inputOf(call) as never, {}).then(
    () => null,
    (error: unknown) => error,
  )

describe.each(Object.entries(hostile))('a v1 that sends %s', (what, { write, reason }) => {
  const isEmpty = what === 'nothing at all'
  test(`gives ${reason} for every call of the contract`, async () => {
    const calls = allCalls.filter(({ call }) => call.emptyAnswer === undefined || !isEmpty)
    const failures = await Promise.all(
      calls.map(async ({ call, name }) => {
        stub.raw(call, write)
        const failure = await failureOf(call, reason === 'timeout' ? impatient : client)
        return [name, failure instanceof V1Unreachable ? failure.reason : failure]
      }),
    )
    expect(failures).toEqual(calls.map(({ name }) => [name, reason]))
  })
})

test('an empty answer of a search for assessments is an empty list, and of no other call (specification 7.6)', async () => {
  const calls = allCalls.filter(({ call }) => call.emptyAnswer !== undefined)
  expect(calls.map(({ call }) => call.path)).toEqual(['/tmAssessment/find'])
  for (const status of [200, 204]) {
    stub.raw(v1.training.findAssessments, (response) => void response.writeHead(status).end())
    expect(await client.call(v1.training.findAssessments, { body: {} }, {})).toEqual([])
  }
})

test('a null where the contract has none is a wrong shape, field by field', async () => {
  const nullable = ['avatar', 'title', 'lastSignInTime', 'phoneNumber', 'creationDate', 'ipDetail']
  for (const field of Object.keys(user)) {
    stub.raw(v1.authentication.getUserByEmail, json(200, JSON.stringify({ statusCode: 200, value: { ...user, [field]: null } })))
    const failure = await failureOf(v1.authentication.getUserByEmail)
    expect([field, failure === null]).toEqual([field, nullable.includes(field)])
  }
})

test('a line that was kept under an earlier rule is answered', async () => {
  const kept = { ...exampleAddress, Street: 'a\u0085b', City: '' }
  stub.answer(v1.contact.getContact, () => ({ Addresses: [kept], Phones: [] }))
  expect(await client.call(v1.contact.getContact, {}, {})).toEqual({ Addresses: [kept], Phones: [] })
})

test('a refused connection is an unreachable v1', async () => {
  const gone = await startV1Stub()
  await gone.close()
  const lonely = createV1Client({ baseUrl: gone.baseUrl, timeout: 30_000 })
  const failure = await lonely.call(v1.notification.markAllRead, {}, {}).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'connection' })
  await lonely.close()
})

test('a refusal has v1’s status, message and field', async () => {
  stub.refuse(v1.teammember.signUp, 409, 'Taken', 'Email')
  const failure = await failureOf(v1.teammember.signUp)
  expect(failure).toBeInstanceOf(V1Error)
  expect(failure).toMatchObject({ status: 409, message: 'Taken', field: 'Email' })
})

test.each(["o'hara/../admin@x.test", '...', 'a?b#c@x.test', 'ü&%2F@x.test'])(
  '%s arrives as one path parameter',
  async (email) => {
    answerEverything(stub)
    stub.seen.length = 0
    await client.call(v1.authentication.getUserByEmail, { params: { email } }, {})
    expect(stub.seen).toMatchObject([{ params: { email } }])
  },
)

test.each([
  ['a step in the path', '.'],
  ['a step up', '..'],
  ['half of a surrogate pair', 'half \ud83d of a pair'],
  ['more than v1 takes in an address', 'x'.repeat(20_000)],
])('%s as a path parameter is refused without asking v1', async (_what, email) => {
  stub.seen.length = 0
  const asked = client.call(v1.authentication.getUserByEmail, { params: { email } }, {})
  await expect(asked).rejects.toMatchObject({ status: 400, field: 'email' })
  expect(stub.seen).toEqual([])
})

test('only the known headers are passed on', async () => {
  answerEverything(stub)
  stub.seen.length = 0
  const headers = {
    authorization: 'Bearer a',
    'x-refresh-token': 'b',
    'idempotency-key': 'c',
    'x-request-id': 'd',
    dpop: 'g',
    'x-client-address': 'f',
    'x-forwarded-for': '10.0.0.9',
    cookie: 'e',
  }
  await client.call(v1.notification.markAllRead, {}, headers)
  expect(stub.seen[0]?.headers).toMatchObject({ authorization: 'Bearer a', 'x-refresh-token': 'b', 'idempotency-key': 'c' })
  expect(stub.seen[0]?.headers).toMatchObject({ 'x-request-id': 'd', 'x-client-address': 'f', 'x-forwarded-for': '10.0.0.9' })
  expect(stub.seen[0]?.headers.dpop).toBe('g')
  expect(stub.seen[0]?.headers.cookie).toBeUndefined()
})

test('a query parameter that is left out is not sent', async () => {
  answerEverything(stub)
  stub.seen.length = 0
  await client.call(v1.commitment.getByTeammember, { query: { addExtraDetail: 'true' } }, {})
  await client.call(v1.commitment.getByTeammember, { query: {} }, {})
  expect(stub.seen.map((one) => one.query)).toEqual([{ addExtraDetail: 'true' }, {}])
})

test.each([
  ['a usual call', 7, null],
  ['a usual call', 9, 'connection'],
  ['a call that says so', 9, null],
  ['a call that says so', 31, null],
  ['a call that says so', 33, 'connection'],
])('the answer of %s is read to its limit: %i MB is %s', async (which, megabytes, reason) => {
  const padded = `{"statusCode":200,"value":[]${' '.repeat(megabytes * 1024 * 1024)}}`
  for (const headers of [{ 'content-length': String(padded.length) }, undefined]) {
    for (const call of [v1.author.list, v1.project.getByTeammember]) {
      stub.raw(call, (response) => void response.writeHead(200, headers).end(padded))
    }
    const failed = await (which === 'a usual call' ? failureOf(v1.project.getByTeammember) : failureOf(v1.author.list))
    expect(failed instanceof V1Unreachable ? failed.reason : failed).toBe(reason)
  }
})
