import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/contract/v1.ts'
import { refreshLifetime } from '../../src/service/authentication/refresh-tokens.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { idempotencyKey } from '../../src/service/db/request-schema.ts'
import { refreshFamily } from '../../src/service/db/session-schema.ts'
import { confirmationOf } from './support/confirmation.ts'
import { bodyFor, exampleOf, pathFor } from './support/examples.ts'
import { startProxy } from './support/proxy.ts'
import { seedForTests } from './support/samples.ts'
import { type RunningService, startService } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

let counter = 0
const newPerson = () => {
  counter += 1
  return {
    FirstName: 'Ivo',
    LastName: 'Once',
    Email: `once-${counter}@example.org`,
    Telephone: `+4740001${String(counter).padStart(3, '0')}`,
    Password: 'a long password',
  }
}
const signUp = (body: object, key: string) => running.call('POST', '/teammember/signup', { body, key })

describe('a mutation with an Idempotency-Key', () => {
  it('happens once when it is sent twice, and answers the same', async () => {
    const body = newPerson()
    const [first, second] = [await signUp(body, 'twice'), await signUp(body, 'twice')]
    expect(first.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.headers.get('idempotent-replayed')).toBe('true')
  })

  it('happens once when it is sent 50 times at once', async () => {
    const body = newPerson()
    const before = await running.db.$count(teamMember)
    const replies = await Promise.all(Array.from({ length: 50 }, () => signUp(body, 'fifty')))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await running.db.$count(teamMember)).toBe(before + 1)
  })

  it('gets the first answer when that was lost on its way back', async () => {
    const proxy = await startProxy(new URL(running.url))
    const body = newPerson()
    const before = await running.db.$count(teamMember)
    proxy.losesAnswers = true
    const lost = fetch(`${proxy.url}/teammember/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'lost-answer' },
      body: JSON.stringify(body),
    })
    await expect(lost).rejects.toThrow()
    expect(await running.db.$count(teamMember)).toBe(before + 1)
    expect(await signUp(body, 'lost-answer')).toMatchObject({ status: 200 })
    expect(await running.db.$count(teamMember)).toBe(before + 1)
  })

  it('opens one session when a login is sent 20 times at once', async () => {
    const body = { UserName: 'idle@demo.test', Password: 'Portal-demo-1' }
    const before = await running.db.$count(refreshFamily)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => running.call('POST', '/authentication/Login', { body, key: 'one-login' })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await running.db.$count(refreshFamily)).toBe(before + 1)
  })

  it('is refused with 422 when the body is another', async () => {
    await signUp(newPerson(), 'other-body')
    expect(await signUp(newPerson(), 'other-body')).toMatchObject({ status: 422, field: 'Idempotency-Key' })
  })

  it('gets a lasting refusal again, even when it would now succeed', async () => {
    const taken = { ...newPerson(), Telephone: '+61400000004' }
    const first = await signUp(taken, 'refused')
    expect(first.status).toBe(409)
    await running.pool.query("update team_member set phone = null where phone = '+61400000004'")
    expect((await signUp(taken, 'refused')).text).toBe(first.text)
    expect((await signUp(taken, 'refused-2')).status).toBe(200)
  })

  it('may be tried again after wrong credentials', async () => {
    const wrong = { UserName: 'idle@demo.test', Password: 'wrong' }
    expect((await running.call('POST', '/authentication/Login', { body: wrong, key: 'tried' })).status).toBe(401)
    const right = { UserName: 'idle@demo.test', Password: 'Portal-demo-1' }
    expect((await running.call('POST', '/authentication/Login', { body: right, key: 'tried' })).status).toBe(200)
  })

  it('does not meet the same key of another person', async () => {
    const read = async (name: string) =>
      running.call('PUT', '/notification/readAll', { session: await running.logIn(name), key: 'shared' })
    expect((await read('member')).headers.get('idempotent-replayed')).toBeNull()
    expect((await read('lead')).headers.get('idempotent-replayed')).toBeNull()
  })

  it('is known as long as a session lives, and forgotten a day later', async () => {
    const body = newPerson()
    expect((await signUp(body, 'a-month')).status).toBe(200)
    running.clock.forward(refreshLifetime)
    expect((await signUp(body, 'a-month')).headers.get('idempotent-replayed')).toBe('true')
    running.clock.forward(24 * 3600 * 1000 + 1)
    expect((await signUp(body, 'a-month')).status).toBe(409)
  })

  it.each(['', ' ', 'ä'.repeat(3), 'x'.repeat(256)])('refuses %j as a key', async (key) => {
    const reply = await running.call('PUT', '/notification/readAll', {
      session: await running.logIn('lead'),
      headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
    })
    expect(reply).toMatchObject({ status: 400, field: 'Idempotency-Key' })
  })
})

describe.each(
  allCalls
    .filter(
      ({ domain, name, call }) =>
        call.method !== 'GET' && call.transfer !== 'upload' && ![401, 501].includes(exampleOf(domain, name).status),
    )
    .map(({ domain, name, call }) => ({ title: `${call.method} ${call.path}`, domain, name, call })),
)('$title', ({ domain, name, call }) => {
  it('sent twice with its key is answered twice and carried out once', async () => {
    // What an earlier case removed is there again, and a code that was sent is over.
    running.clock.forward(61 * 60 * 1000)
    await seedForTests(running.pool, running.clock.now)
    const person = call.access === 'lineManager' ? 'lead' : 'member'
    const session = await running.logIn(person)
    const example = exampleOf(domain, name)
    const body = bodyFor(call, example, person)
    const confirmed = call.isConfirmed === true ? { 'x-confirmation': await confirmationOf(running, session) } : {}
    const send = () =>
      running.call(call.method, pathFor(call, person), {
        ...(call.access === 'session' ? {} : { session }),
        headers: { 'x-refresh-token': session.refreshToken, ...confirmed },
        key: `every-${domain}-${name}`,
        ...(body === undefined ? {} : { body }),
      })
    const [first, second] = [await send(), await send()]
    expect(first.status).toBe(example.status)
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
  })
})

it('keeps no token, password, e-mail or key in a form that can be read', async () => {
  const body = { UserName: 'lead@demo.test', Password: 'Portal-demo-1' }
  const reply = await running.call('POST', '/authentication/Login', { body, key: 'very-secret-key' })
  const rows = await running.db.select().from(idempotencyKey)
  const stored = rows
    .map((row) =>
      [row.scope, ...[row.keyHash, row.requestMac, row.sealedAnswer].map((bytes) => bytes?.toString('latin1'))].join('\n'),
    )
    .join('\n')
  const { id_token: idToken, refresh_token: refreshToken } = reply.value as Readonly<Record<string, string>>
  for (const secret of ['very-secret-key', body.Password, body.UserName, idToken, refreshToken]) {
    expect(typeof secret).toBe('string')
    expect(stored).not.toContain(secret)
  }
})
