import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { defaultRateLimits, type RateLimit } from '../../src/service/settings.ts'
import { type RunningService, serviceForTest } from './support/service.ts'

const few: RateLimit = { perAccount: 3, perAddress: 8, windowSeconds: 60 }

describe('an attempt', () => {
  const signUp = (running: RunningService, email: string, address: string) =>
    running.call('POST', '/teammember/signup', {
      body: { FirstName: 'A', LastName: 'B', Email: email, Telephone: '+61400000002', Password: 'long enough' },
      headers: running.from(address),
    })

  it('is counted for an account, however many addresses ask, and others are not kept out', async () => {
    const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, signUp: few } })
    const statuses = []
    for (let index = 0; index < 5; index += 1) {
      const email = index % 2 === 0 ? 'member@demo.test' : 'MEMBER@demo.test'
      statuses.push((await signUp(running, email, `10.0.${index}.1`)).status)
    }
    expect(statuses).toEqual([409, 409, 409, 429, 429])
    expect((await signUp(running, 'lead@demo.test', '10.0.0.1')).status).toBe(409)
  })

  it('is counted for an address, however many accounts are named', async () => {
    const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, signUp: few } })
    const statuses = []
    for (const person of ['member', 'lead', 'amir', 'olivia', 'tomas', 'grace', 'priya', 'henk', 'idle', 'newcomer']) {
      statuses.push((await signUp(running, `${person}@demo.test`, '10.0.0.1')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 409), 429, 429])
    expect((await signUp(running, 'idle@demo.test', '10.0.0.2')).status).toBe(409)
  })
})

describe('whose phone is known here', () => {
  const ask = (running: RunningService, address: string, index: number, phone: string) =>
    running.call('POST', '/teammember/signup', {
      body: {
        FirstName: 'A',
        LastName: 'B',
        Email: `asks-${address}-${index}@example.org`,
        Telephone: phone,
        Password: 'a long password',
      },
      headers: running.from(address),
    })

  it('is told ten times to an address, then with growing waits; others sign up meanwhile, and this one after its wait', async () => {
    const running = await serviceForTest({ rateLimits: defaultRateLimits })
    const replies = []
    for (let index = 0; index < 200; index += 1) replies.push(await ask(running, '10.0.0.1', index, '+61400000002'))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true)
    expect((await ask(running, '10.9.0.1', 0, '+61499000001')).status).toBe(200)
    expect((await ask(running, '10.0.0.1', 200, '+61499000002')).status).toBe(429)
    running.clock.forward(16_000)
    expect((await ask(running, '10.0.0.1', 201, '+61499000003')).status).toBe(200)
  })

  it('is not what a sign-up tells that succeeds', async () => {
    const running = await serviceForTest({ rateLimits: defaultRateLimits })
    for (let index = 0; index < 15; index += 1) {
      expect((await ask(running, '10.0.0.1', index, `+614990001${String(index).padStart(2, '0')}`)).status).toBe(200)
    }
  })
})

it.each([
  [
    'reset',
    'POST',
    '/authentication/SendResetPasswordLink',
    { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/register/reset-password' },
  ],
  [
    'signUp',
    'POST',
    '/teammember/signup',
    { FirstName: 'A', LastName: 'B', Email: 'member@demo.test', Telephone: '+61400000002', Password: 'long enough' },
  ],
  ['verification', 'POST', '/authentication/ValidateVerificationEmail', { Token: 'x' }],
  ['token', 'POST', '/authentication/LoginWithCustomToken', { Token: 'x' }],
] as const)('%s is limited', async (part, method, path, body) => {
  const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, [part]: few } })
  const statuses = []
  for (let index = 0; index < 4; index += 1) statuses.push((await running.call(method, path, { body })).status)
  expect(statuses.slice(0, 3)).not.toContain(429)
  expect(statuses[3]).toBe(429)
})

it('confirming the password is tried ten times in five minutes by an account, also by one that is right', async () => {
  const running = await serviceForTest({ rateLimits: defaultRateLimits })
  const [member, other] = [await running.logIn('member'), await running.logIn('member')]
  const statuses = []
  for (let index = 0; index < 11; index += 1) {
    const body = { Password: `wrong-${index}` }
    const session = index % 2 === 0 ? member : other
    statuses.push((await running.call('POST', '/authentication/ConfirmPassword', { session, body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  const right = await running.call('POST', '/authentication/ConfirmPassword', {
    session: other,
    body: { Password: demoPassword },
  })
  expect(right.status).toBe(429)
  // It keeps nobody out: neither from logging in nor another person.
  const lead = await running.logIn('lead')
  const reply = await running.call('POST', '/authentication/ConfirmPassword', { session: lead, body: { Password: demoPassword } })
  expect(reply.status).toBe(200)
  await running.logIn('member')
})

it('a limited call is refused as unavailable while the counts cannot be reached', async () => {
  const running = await serviceForTest({ seeded: false, databaseUrl: 'postgres://127.0.0.1:9/none' })
  const body = { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/register/reset-password' }
  const reply = await running.call('POST', '/authentication/SendResetPasswordLink', { body })
  expect(reply).toMatchObject({ status: 503, message: 'The service is not available right now. Please try again.' })
  expect(reply.headers.get('retry-after')).toBe('2')
})
