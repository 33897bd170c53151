import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { defaultRateLimits } from '../../src/service/settings.ts'
import { rounds } from '../support/soak.ts'
import { type Reply, type RunningService, serviceForTest, startService, textOf } from './support/service.ts'

const limited = () => serviceForTest({ rateLimits: defaultRateLimits })

const logIn = (running: RunningService, name: string, password: string, headers: Readonly<Record<string, string>> = {}) =>
  running.call('POST', '/authentication/Login', { body: { UserName: `${name}@demo.test`, Password: password }, headers })
const guess = (running: RunningService, name: string, address = '198.51.100.1') =>
  logIn(running, name, 'wrong', running.from(address))

/** What a device carries after somebody has signed in on it. */
const deviceOf = ({ value }: Reply): string => textOf(value, 'device_token')

/** An address of a network of its own, for each number. */
const elsewhere = (index: number): string => `10.${Math.floor(index / 250)}.${index % 250}.1`

const second = 1000
const hour = 3600 * second

/** Many more than any limit lets through. */
const many = rounds(300, 1000)

describe('hundreds of guesses', () => {
  it('at one account in an hour, from everywhere: twelve passwords are looked at', async () => {
    const running = await limited()
    const statuses: number[] = []
    for (let index = 0; index < many; index += 1) {
      statuses.push((await guess(running, index % 2 === 0 ? 'member' : 'MEMBER', elsewhere(index))).status)
      running.clock.forward(hour / many)
    }
    expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect(statuses.filter((status) => status === 401)).toHaveLength(12)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })

  it('at one account in a week: one an hour', async () => {
    const running = await limited()
    let checked = 0
    for (let index = 0; index < many; index += 1) {
      if ((await guess(running, 'member', elsewhere(index))).status === 401) checked += 1
      running.clock.forward((7 * 24 * hour) / many)
    }
    expect(checked).toBeGreaterThan(100)
    expect(checked).toBeLessThanOrEqual(7 * 24 + 12)
  })

  it('at once: as many as may fail', async () => {
    const running = await limited()
    const replies = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(running, 'member', elsewhere(index))))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(195)
  })

  it('at an account that there is not are as few', async () => {
    const running = await limited()
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await guess(running, 'nobody', elsewhere(index))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it.each([
    ['address', 65, () => '198.51.100.7'],
    ['network', 145, (index: number) => `2001:db8:1:${(index % 250).toString(16)}::1`],
  ])('at as many accounts in an hour from one %s: fewer than %i', async (_what, most, addressOf) => {
    const running = await limited()
    let checked = 0
    for (let index = 0; index < many; index += 1) {
      if ((await guess(running, `person-${index}`, addressOf(index))).status === 401) checked += 1
      running.clock.forward(hour / many)
    }
    expect(checked).toBeLessThan(most)
    // Somebody elsewhere is not kept waiting.
    expect((await guess(running, 'person', '203.0.113.1')).status).toBe(401)
  })
})

it('a refusal says when to try again, and then it is let through', async () => {
  const running = await limited()
  for (let index = 0; index < 5; index += 1) await guess(running, 'member')
  const refused = await guess(running, 'member')
  expect(refused).toMatchObject({ status: 429, message: 'Too many attempts. Please try again in 15 seconds.' })
  expect(refused.headers.get('retry-after')).toBe('15')
  running.clock.forward(14 * second)
  expect((await logIn(running, 'member', demoPassword)).headers.get('retry-after')).toBe('1')
  running.clock.forward(second)
  expect((await logIn(running, 'member', demoPassword)).status).toBe(200)
})

it('a login that succeeds is not counted', async () => {
  const running = await limited()
  const counted = { member: 0, lead: 0 }
  for (let index = 0; index < 60; index += 1) {
    const name = index % 2 === 0 ? 'member' : 'lead'
    const reply = await logIn(running, name, demoPassword, running.from('198.51.100.1'))
    counted[name] += reply.status === 200 ? 1 : 0
  }
  expect(counted).toEqual({ member: 30, lead: 30 })
  // And forgives none of the failures before it.
  for (let index = 0; index < 4; index += 1) await guess(running, 'member')
  expect((await logIn(running, 'member', demoPassword)).status).toBe(200)
  expect([(await guess(running, 'member')).status, (await guess(running, 'member')).status]).toEqual([401, 429])
})

describe('while somebody guesses at an account', () => {
  /** A service on which the member has signed in on a device, and somebody guesses at everybody from the member's own address. */
  const underAttack = async () => {
    const running = await limited()
    const device = deviceOf(await logIn(running, 'member', demoPassword))
    const others = deviceOf(await logIn(running, 'lead', demoPassword))
    for (let index = 0; index < 5; index += 1) await guess(running, 'member')
    for (let index = 0; index < 45; index += 1) await guess(running, `person-${index}`)
    const enter = (carried: string, password = demoPassword) =>
      logIn(running, 'member', password, { ...running.from('198.51.100.1'), 'x-device': carried })
    expect((await enter('')).status).toBe(429)
    return { running, device, others, enter }
  }

  it('its owner enters on a known device, again and again', async () => {
    const { device, enter } = await underAttack()
    let carried = device
    for (let index = 0; index < 10; index += 1) {
      const reply = await enter(carried)
      expect(reply.status).toBe(200)
      carried = deviceOf(reply)
    }
  })

  it('nothing else is a known device', async () => {
    const { device, others, enter } = await underAttack()
    const [number, moment, mac = ''] = device.split('.')
    const forged = [
      others,
      `${number}.${moment}.${mac.slice(0, -2)}AA`,
      `${number}.${Number(moment) + 1}.${mac}`,
      `${'A'.repeat(22)}.${moment}.${mac}`,
      `${device}x`,
      'member',
    ]
    for (const carried of forged) expect([carried, (await enter(carried)).status]).toEqual([carried, 429])
  })

  it('a device stays known for half a year', async () => {
    const { running, device, enter } = await underAttack()
    const day = 24 * 60 * 60 * second
    const guessAll = async (): Promise<void> => {
      for (let index = 0; index < 5; index += 1) await guess(running, 'member')
    }
    running.clock.forward(179 * day)
    await guessAll()
    expect((await enter(device)).status).toBe(200)
    running.clock.forward(day)
    await guessAll()
    expect((await enter(device)).status).toBe(429)
  })

  it('a device that two people share stays known to both', async () => {
    const { running, device, enter } = await underAttack()
    const shared = deviceOf(await logIn(running, 'amir', demoPassword, { 'x-device': device }))
    expect((await enter(shared)).status).toBe(200)
  })

  it('guesses on the known device wait by themselves', async () => {
    const { running, device, enter } = await underAttack()
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await enter(device, 'wrong')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const another = deviceOf(await logIn(running, 'amir', demoPassword))
    expect((await enter(another)).status).toBe(429)
  })

  it('its owner enters on a new device by a new password, and what was known before is not any more', async () => {
    const { running, device, enter } = await underAttack()
    const body = { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/register/reset-password' }
    await running.call('POST', '/authentication/SendResetPasswordLink', { body })
    await running.drain()
    const Token = await running.tokenFor('member@demo.test')
    const Password = 'a new password'
    const saved = await running.call('POST', '/authentication/SaveNewPassword', { body: { Token, Password } })
    expect((await enter(device, Password)).status).toBe(429)
    expect((await enter(deviceOf(saved), Password)).status).toBe(200)
  })
})

it('two processes on one database count together, and a restart forgets nothing', async () => {
  const first = await limited()
  const databaseUrl = first.pool.options.connectionString ?? ''
  const other = await startService({ rateLimits: defaultRateLimits, databaseUrl })
  try {
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await guess(index % 2 === 0 ? first : other, 'member')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  } finally {
    await other.stop()
  }
  const restarted = await serviceForTest({ rateLimits: defaultRateLimits, databaseUrl })
  expect((await guess(restarted, 'member')).status).toBe(429)
})
