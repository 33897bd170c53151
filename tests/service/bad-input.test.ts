import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/contract/v1.ts'
import { exampleOf, pathFor } from './support/examples.ts'
import { type Reply, type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
/** Of a member, and of the line manager who may make the calls of line managers. */
let sessions: Readonly<Record<'member' | 'lead', Session>>
beforeAll(async () => {
  running = await startService()
  sessions = { member: await running.logIn('member'), lead: await running.logIn('lead') }
})
afterAll(() => running.stop())

/** 501 is the honest answer of a login that is not configured; every other 5xx would be a fault of ours. */
const reachesPrototype = /"(?:__proto__|constructor)"/

const expectCivil = (reply: Reply): void => {
  expect(reply.status === 501 || reply.status < 500, `${reply.status} ${reply.text.slice(0, 300)}`).toBe(true)
  if (reply.status >= 400) expect(reply.message ?? '').not.toBe('')
}

const headers = (access: string): Record<string, string> => (access === 'session' ? { 'x-refresh-token': 'nothing' } : {})
const megabyte = 'x'.repeat(1024 * 1024)

/** Texts that have broken programs before. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '👩‍👩‍👧‍👦',
    '\ud800',
    'x\udfff',
    "'; drop table team_member; --",
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
    'NaN',
    '\u202egnp',
    'é'.normalize('NFD').repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, [], {}, [[]], null, true),
)

describe.each(allCalls.map(({ domain, name, call }) => ({ title: `${call.method} ${call.path}`, domain, name, call })))(
  '$title',
  ({ domain, name, call }) => {
    const example = exampleOf(domain, name)
    const person = call.access === 'lineManager' ? 'lead' : 'member'
    const path = pathFor(call, person)
    const send = (body: unknown, extra: Record<string, string> = {}) =>
      running.call(call.method, path, {
        headers: { ...headers(call.access), ...extra },
        ...(body === undefined ? {} : { body }),
        ...(call.access === 'session' ? {} : { session: sessions[person] }),
      })
    const good: Readonly<Record<string, unknown>> = { ...(example.body as object | undefined) }
    const names = Object.keys(good)
    const required: readonly unknown[] = Object({ required: [], ...call.body }).required

    if (call.method !== 'GET') {
      it('answers any body with a success or a sentence', async () => {
        await fc.assert(
          fc.asyncProperty(nastyValue, async (body) => expectCivil(await send(JSON.stringify(body)))),
          { numRuns: 25 },
        )
      })

      it.each(['{', '{"a":', '[1,', 'nonsense', '"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
        'refuses the body %s',
        async (body) => {
          const reply = await send(body)
          expectCivil(reply)
          const isRefused = example.body !== undefined || call.transfer === 'upload' || body.startsWith('{"') === false
          if (isRefused) expect(reply.status).toBe(call.transfer === 'upload' ? 415 : 400)
        },
      )

      it.each([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'nonsense',
      ])('refuses the content type %s', async (type) => {
        const isForm = call.transfer === 'upload' && type.startsWith('multipart/')
        expect((await send(JSON.stringify(example.body ?? {}), { 'content-type': type })).status).toBe(isForm ? 400 : 415)
      })
    }

    if (names.length > 0) {
      it('names a field with a bad value, or takes it', async () => {
        await fc.assert(
          fc.asyncProperty(fc.constantFrom(...names), nastyValue, async (field, value) => {
            const reply = await send(JSON.stringify({ ...good, [field]: value }))
            expectCivil(reply)
            // A key that would reach an object's prototype is refused before the body has fields.
            const fields = reachesPrototype.test(JSON.stringify(value) ?? '') ? [field, 'body'] : [field]
            if (reply.status === 400) expect(fields).toContain(reply.field?.split('.')[0])
          }),
          { numRuns: 40 },
        )
      })

      it.each(names)('answers one megabyte in %s with the field', async (field) => {
        expect(await send({ ...good, [field]: megabyte })).toMatchObject({ status: 400, field })
      })

      it.each(names.filter((field) => required.includes(field)))('answers a missing %s with the field', async (field) => {
        const { [field]: _left, ...rest } = good
        expect(await send(rest)).toMatchObject({ status: 400, field, message: `${field} is required.` })
      })

      it.each(['Id', 'MemberId', 'role', 'IsAdmin', 'constructor'])('refuses the unknown field %s', async (field) => {
        expect(await send({ ...good, [field]: 'x' })).toMatchObject({ status: 400, field })
      })
    }

    if (call.path.includes('{')) {
      it.each(['%E0%A4%A', '%', '%00', '%ff', '..', '%2e%2e%2f', '%F0%9F%92%A9', 'x'.repeat(5000), "'--"])(
        'refuses %s in its path',
        async (bad) => {
          const reply = await running.call(call.method, call.path.replace(/\{\w+\}/, bad), { session: sessions.member })
          expectCivil(reply)
          // A title may be any text that can be read.
          if (!call.path.includes('{title}')) expect(reply.status).toBeGreaterThanOrEqual(400)
        },
      )
    }

    it('answers unknown and doubled query values with a success or a sentence', async () => {
      for (const query of [
        '?x=1',
        '?addExtraDetail=maybe',
        '?addExtraDetail=true&addExtraDetail=false',
        '?%',
        '?a[b]=c',
        '?__proto__=1',
      ]) {
        const reply = await running.call(call.method, `${path}${query}`, {
          headers: headers(call.access),
          ...(example.body === undefined ? {} : { body: example.body }),
          ...(call.access === 'session' ? {} : { session: sessions[person] }),
        })
        expectCivil(reply)
      }
    })
  },
)

it('answers more than four megabytes with 413', async () => {
  const reply = await running.call('POST', '/authentication/Login', {
    body: { UserName: 'x'.repeat(5 * 1024 * 1024), Password: 'x' },
  })
  expect(reply).toMatchObject({ status: 413, field: 'body' })
})

it('answers an address that is no call with 404', async () => {
  expect(await running.call('GET', '/nothing/here')).toMatchObject({ status: 404, message: 'There is no such call.' })
})

it.each([
  ['GET', '/timesheet/save', 'POST'],
  ['HEAD', '/project', 'GET'],
  ['OPTIONS', `/teammember/address/${randomUUID()}?x=1`, 'DELETE'],
  ['PATCH', '/teammember/address/setAsDefault/nonsense', 'POST'],
  ['DELETE', '/teammember/personalDetail', 'POST'],
])('answers %s %s with the method that it is made with', async (method, path, allowed) => {
  const response = await fetch(`${running.url}${path}`, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['NUL', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800b'],
])('refuses %s in any text, also where a pattern does not', async (_what, FirebaseToken) => {
  const body = { FirebaseToken, DeviceType: 'web', Model: 'Test' }
  expect(await running.call('POST', '/authentication/SendUserDevice', { session: sessions.member, body })).toMatchObject({
    status: 400,
    field: 'FirebaseToken',
    message: 'FirebaseToken contains characters that are not allowed.',
  })
})
