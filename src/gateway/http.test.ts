import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { answerEverything, idToken } from './testing/examples.ts'
import { type GraphQLAnswer, startTestGateway, type TestGateway } from './testing/test-gateway.ts'

const trusted = 'query Trusted { resetTokenValid(token: "abc") }'
const hash = createHash('sha256').update(trusted).digest('hex')
const persistedQuery = { version: 1, sha256Hash: hash }
const token = { authorization: `Bearer ${idToken()}` }

let development: TestGateway
let production: TestGateway

beforeAll(async () => {
  const trustedDocuments = { [hash]: trusted }
  development = await startTestGateway({ trustedDocuments })
  production = await startTestGateway({ trustedDocuments, production: true })
  answerEverything(development.stub)
  answerEverything(production.stub)
})
afterAll(() => Promise.all([development.close(), production.close()]))

const post = async (gateway: TestGateway, payload: unknown, headers: Record<string, string> = {}) => {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return { status: response.statusCode, headers: response.headers, ...response.json<GraphQLAnswer>() }
}

describe('in production', () => {
  test('a trusted document is executed by its hash, with variables of its own', async () => {
    expect(await post(production, { extensions: { persistedQuery } })).toMatchObject({
      status: 200,
      data: { resetTokenValid: true },
    })
  })

  test.each([
    ['a text', { query: trusted }],
    [
      'a text with its right hash of another',
      { query: '{ viewer { id } }', extensions: { persistedQuery: { sha256Hash: 'f'.repeat(64) } } },
    ],
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }],
    ['the name of something every object has', { extensions: { persistedQuery: { version: 1, sha256Hash: 'constructor' } } }],
    ['introspection', { query: getIntrospectionQuery() }],
    ['nothing', {}],
  ])('%s is refused with a clear code', async (_name, body) => {
    const { status, data, errors } = await post(production, body)
    expect({ status, data, codes: errors?.map((one) => one.extensions.code) }).toEqual({
      status: 200,
      data: undefined,
      codes: ['UNKNOWN_DOCUMENT'],
    })
  })

  test('the text beside a known hash is not looked at', async () => {
    const answer = await post(production, { query: '{ captchaChallenge { challenge } }', extensions: { persistedQuery } })
    expect(answer.data).toEqual({ resetTokenValid: true })
  })
})

describe('in development', () => {
  test('texts, hashes and introspection are served', async () => {
    expect((await post(development, { query: trusted })).data).toEqual({ resetTokenValid: true })
    expect((await post(development, { extensions: { persistedQuery } })).data).toEqual({ resetTokenValid: true })
    expect((await post(development, { query: getIntrospectionQuery() })).errors).toBeUndefined()
  })

  const aliases = (count: number, field: string) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')
  test.each([
    ['10,000 aliases', `{ ${aliases(10_000, '__typename')} }`],
    ['10,000 aliased calls', `{ ${aliases(10_000, 'viewer { id }')} }`],
    ['a document of a megabyte', `{ captchaChallenge { challenge } } #${' '.repeat(1_000_000)}`],
    ['a document as a syntax tree', JSON.stringify(parse(`{ ${aliases(900, '__typename')} }`, { noLocation: true }))],
    ['eleven calls at once', `{ ${aliases(11, 'captchaChallenge { challenge }')} }`],
    [
      'many fields by fragments',
      `{ viewer { user { ...A } } } ${['A', 'B', 'C']
        .map(
          (name, level) =>
            `fragment ${name} on UserInfo { ${level === 2 ? aliases(30, 'id') : `...${'BC'[level]} `.repeat(20)} }`,
        )
        .join(' ')}`,
    ],
    ['a fragment that spreads itself', '{ viewer { user { ...A } } } fragment A on UserInfo { id ...A }'],
    [
      'fragments that spread each other',
      '{ viewer { user { ...A } } } fragment A on UserInfo { ...B } fragment B on UserInfo { ...A }',
    ],
  ])('%s are refused without asking v1', async (_name, query) => {
    development.stub.seen.length = 0
    const { data, errors } = await post(development, { query }, token)
    expect(data).toBeUndefined()
    expect(errors?.every((one) => one.extensions.code === 'BAD_REQUEST')).toBe(true)
    expect(errors?.length).toBeGreaterThan(0)
    expect(development.stub.seen).toEqual([])
  })

  test.each([
    ['a syntax error', { query: '{ viewer {' }],
    ['an unknown field', { query: '{ nothing }' }],
    ['a missing variable', { query: 'query ($t: String!) { resetTokenValid(token: $t) }' }],
    ['a variable of another type', { query: 'query ($t: String!) { resetTokenValid(token: $t) }', variables: { t: 1 } }],
    ['an unknown operation', { query: trusted, operationName: 'Other' }],
    ['no document', {}],
    ['a subscription by POST', { query: 'subscription { notificationsChanged }' }],
  ])('%s is the client’s mistake, however often it is sent', async (_name, body) => {
    for (let time = 0; time < 4; time += 1) {
      const { status, errors } = await post(development, body)
      expect(status).toBe(200)
      expect(errors?.map((one) => one.extensions.code)).toEqual(['BAD_REQUEST'])
    }
  })
})

describe('requests that are none', () => {
  test.each([
    ['a batch', JSON.stringify([{ query: trusted }, { query: trusted }]), 400],
    ['a text as variables', JSON.stringify({ query: trusted, variables: '{}' }), 400],
    ['a number as document', JSON.stringify({ query: 5 }), 400],
    ['null', 'null', 400],
    ['cut JSON', '{"query": "{ resetTo', 400],
    ['a key that would poison a prototype', '{"query": "{ __typename }", "__proto__": {"x": 1}}', 400],
    ['five megabytes', JSON.stringify({ query: `{ ${' '.repeat(5_000_000)} }` }), 413],
  ])('%s is refused', async (_name, payload, status) => {
    expect(await post(development, payload)).toMatchObject({ status, errors: [{ extensions: { code: expect.any(String) } }] })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql'])(
    'the content type %s, which a foreign form could send, is refused',
    async (type) => {
      expect(await post(development, { query: trusted }, { 'content-type': type })).toMatchObject({ status: 415 })
    },
  )

  test.each(['cross-site', 'same-site'])('a %s fetch is refused', async (site) => {
    const answer = await post(development, { query: trusted }, { 'sec-fetch-site': site })
    expect(answer).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  test('a fetch of our own page is served and never cached', async () => {
    const answer = await post(development, { query: trusted }, { 'sec-fetch-site': 'same-origin' })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  })

  test('GET executes nothing', async () => {
    const response = await development.app.inject({ method: 'GET', url: `/graphql?query=${encodeURIComponent(trusted)}` })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
  })
})

test('no body whatever makes the gateway fail', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(trusted, '{ viewer { id } }', '{', 'subscription { notificationsChanged }', hash),
  )
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        query: fc.oneof(text, fc.jsonValue()),
        operationName: fc.oneof(text, fc.jsonValue()),
        variables: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        extensions: fc.oneof(
          fc.record({ persistedQuery: fc.oneof(fc.record({ sha256Hash: text }), fc.jsonValue()) }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    ),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(development, production), async (sent, gateway) => {
      const { status, data, errors } = await post(gateway, JSON.stringify(sent))
      expect([200, 400]).toContain(status)
      for (const { extensions } of errors ?? []) {
        expect(['BAD_REQUEST', 'UNKNOWN_DOCUMENT', 'UNAUTHENTICATED']).toContain(extensions.code)
      }
      expect(data !== undefined || (errors?.length ?? 0) > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('an unexpected error tells nothing about itself', async () => {
  const gateway = await startTestGateway()
  gateway.stub.close()
  const { errors } = await gateway.ask('{ resetTokenValid(token: "abc") }')
  expect(errors).toMatchObject([{ message: messages.genericError, extensions: { code: 'UPSTREAM' } }])
  expect(JSON.stringify(errors)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
  await gateway.close()
})

describe('an answer on its way', () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    development.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...token, ...headers },
      payload: JSON.stringify({ query }),
    })
  const names = Array.from({ length: 40 }, (_, index) => `name${index}: author`).join(' ')
  const long = `{ ${Array.from({ length: 10 }, (_, index) => `list${index}: authors(showIgnored: true) { id ${names} }`).join(' ')} }`
  const short = '{ resetTokenValid(token: "abc") }'

  test('is compressed when it is long and whoever asks takes that, and says the same', async () => {
    const [plain, small, smaller] = [
      await ask(long),
      await ask(long, { 'accept-encoding': 'br, gzip' }),
      await ask(long, { 'accept-encoding': 'gzip' }),
    ]
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.payload.length).toBeGreaterThan(4096)
    expect([small.headers['content-encoding'], smaller.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(small.headers.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(smaller.rawPayload).toString()).toBe(plain.payload)
  })

  test('stays as it is when it is short', async () => {
    const answer = await ask(short, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toEqual({ data: { resetTokenValid: true } })
  })
})
