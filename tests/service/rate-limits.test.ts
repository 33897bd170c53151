import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { defaultRateLimits, type RateLimit } from '../../src/service/settings.ts'
import { serviceForTest } from './support/service.ts'

const few: RateLimit = { perAccount: 3, perAddress: 8, windowSeconds: 60 }

describe('login', () => {
  it('is limited for an account, however many addresses ask, and others are not kept out', async () => {
    const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, login: few } })
    const guess = (name: string, address: string) =>
      running.call('POST', '/authentication/Login', {
        body: { UserName: `${name}@demo.test`, Password: 'wrong' },
        headers: running.from(address),
      })
    const statuses = []
    for (let index = 0; index < 5; index += 1)
      statuses.push((await guess(index % 2 === 0 ? 'member' : 'MEMBER', `10.0.0.${index}`)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    const refused = await guess('member', '10.0.1.1')
    expect(refused).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await running.logIn('lead')
  })

  it('is limited for an address, however many accounts are tried', async () => {
    const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, login: few } })
    const statuses = []
    for (let index = 0; index < 10; index += 1) {
      const body = { UserName: `person-${index}@demo.test`, Password: 'wrong' }
      statuses.push((await running.call('POST', '/authentication/Login', { body })).status)
    }
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401))
    expect(statuses.slice(8)).toEqual([429, 429])
  })

  it('checks at most the allowed number of 200 guesses at once', async () => {
    const running = await serviceForTest({ rateLimits: { ...defaultRateLimits, login: { ...few, perAddress: 1000 } } })
    const body = { UserName: 'member@demo.test', Password: 'wrong' }
    const replies = await Promise.all(Array.from({ length: 200 }, () => running.call('POST', '/authentication/Login', { body })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(197)
  })
})

it.each([
  ['reset', 'POST', '/authentication/SendResetPasswordLink', { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/x' }],
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
  const body = { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/x' }
  const reply = await running.call('POST', '/authentication/SendResetPasswordLink', { body })
  expect(reply).toMatchObject({ status: 503, message: 'The service is not available right now. Please try again.' })
  expect(reply.headers.get('retry-after')).toBe('2')
})
