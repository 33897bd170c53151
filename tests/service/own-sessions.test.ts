import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { refreshFamily, userDevice } from '../../src/service/db/session-schema.ts'
import { defaultRateLimits } from '../../src/service/settings.ts'
import { type Reply, type RunningService, type Session, serviceForTest, textOf } from './support/service.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

interface Listed {
  readonly Id: string
  readonly Browser: string | null
  readonly StartedAt: string
  readonly LastUsedAt: string
  readonly IsPresent: boolean
}

const signIn = async (running: RunningService, userAgent: string | undefined, name = 'member'): Promise<Session> => {
  const { value } = await running.call('POST', '/authentication/Login', {
    body: { UserName: `${name}@demo.test`, Password: demoPassword },
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  })
  const [idToken, refreshToken] = [textOf(value, 'id_token'), textOf(value, 'refresh_token')]
  return { idToken, refreshToken } as Session
}

const list = async (running: RunningService, session: Session): Promise<readonly Listed[]> =>
  (await running.call('GET', '/authentication/GetSessions', { session })).value as readonly Listed[]

const end = (running: RunningService, session: Session, id: string, Password: string = demoPassword): Promise<Reply> =>
  running.call('POST', `/authentication/EndSession/${id}`, { session, body: { Password } })

const refresh = (running: RunningService, { idToken, refreshToken }: Session, userAgent?: string): Promise<Reply> =>
  running.call('GET', '/authentication/refreshToken', {
    headers: {
      authorization: `Bearer ${idToken}`,
      'x-refresh-token': refreshToken,
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
    },
  })

describe('one’s own sessions', () => {
  it('are listed: the one that asks first, then the one used last, by browser and system', async () => {
    const running = await serviceForTest()
    const started = running.clock.now.toISOString()
    await signIn(running, firefox)
    running.clock.forward(60_000)
    await signIn(running, 'a program')
    running.clock.forward(60_000)
    const here = await signIn(running, chrome)
    running.clock.forward(60_000)
    await signIn(running, chrome, 'lead')
    expect((await list(running, here)).map(({ Browser, IsPresent }) => [Browser, IsPresent])).toEqual([
      ['Chrome on Windows', true],
      [null, false],
      ['Firefox on Linux', false],
    ])
    expect((await list(running, here)).at(-1)).toMatchObject({ StartedAt: started, LastUsedAt: started })
  })

  it('tell when they were used last, and by what browser', async () => {
    const running = await serviceForTest()
    const here = await signIn(running, chrome)
    const other = await signIn(running, 'a program')
    running.clock.forward(120_000)
    expect((await refresh(running, other, firefox)).status).toBe(200)
    const [, listed] = await list(running, here)
    expect(listed).toMatchObject({ Browser: 'Firefox on Linux', LastUsedAt: running.clock.now.toISOString() })
  })

  it('are not listed when they were logged out, or nobody can use them any more', async () => {
    const running = await serviceForTest()
    const other = await signIn(running, firefox)
    await running.call('POST', '/authentication/Logout', { headers: { 'x-refresh-token': other.refreshToken } })
    await signIn(running, firefox)
    running.clock.forward(31 * 24 * 60 * 60 * 1000)
    const here = await signIn(running, chrome)
    expect((await list(running, here)).map(({ IsPresent }) => IsPresent)).toEqual([true])
  })

  it('are ended for the password: nothing there works any more, and its browser gets no messages', async () => {
    const running = await serviceForTest()
    const [here, other, third] = [await signIn(running, chrome), await signIn(running, firefox), await signIn(running, firefox)]
    const device = { FirebaseToken: '{"endpoint":"https://push.example.org/1"}', DeviceType: 'web', Model: 'Test' }
    await running.call('POST', '/authentication/SendUserDevice', { session: other, body: device })
    const id = (await list(running, other))[0]?.Id ?? ''
    expect(await end(running, here, id, 'Wrong-password-1')).toMatchObject({ status: 400, field: 'Password' })
    expect((await refresh(running, other)).status).toBe(200)
    expect((await end(running, here, id)).status).toBe(200)
    expect((await refresh(running, other)).status).toBe(401)
    expect(await running.db.$count(userDevice)).toBe(0)
    expect((await refresh(running, third)).status).toBe(200)
    expect((await list(running, here)).map((one) => one.Id)).not.toContain(id)
    // Once more is no error.
    expect((await end(running, here, id)).status).toBe(200)
  })

  it('are not ended by the session that asks, nor are those of others', async () => {
    const running = await serviceForTest()
    const here = await signIn(running, chrome)
    const lead = await signIn(running, chrome, 'lead')
    const [own] = await list(running, here)
    const [theirs] = await list(running, lead)
    expect((await end(running, here, own?.Id ?? '')).status).toBe(409)
    expect((await end(running, here, theirs?.Id ?? '')).status).toBe(403)
    expect((await refresh(running, lead)).status).toBe(200)
    const [family] = await running.db
      .select()
      .from(refreshFamily)
      .where(eq(refreshFamily.id, own?.Id ?? ''))
    expect(family?.revokedAt).toBeNull()
  })

  it('are all ended at once but the one that asks', async () => {
    const running = await serviceForTest()
    const others = [await signIn(running, firefox), await signIn(running, firefox)]
    const [here, lead] = [await signIn(running, chrome), await signIn(running, chrome, 'lead')]
    const endOthers = (Password: string) =>
      running.call('POST', '/authentication/EndOtherSessions', { session: here, body: { Password } })
    expect(await endOthers('Wrong-password-1')).toMatchObject({ status: 400, field: 'Password' })
    expect(await list(running, here)).toHaveLength(3)
    expect((await endOthers(demoPassword)).status).toBe(200)
    for (const other of others) expect((await refresh(running, other)).status).toBe(401)
    for (const session of [here, lead]) expect((await refresh(running, session)).status).toBe(200)
  })

  it('are no way to guess the password', async () => {
    const running = await serviceForTest({ rateLimits: defaultRateLimits })
    const [here, other] = [await signIn(running, chrome), await signIn(running, firefox)]
    const id = (await list(running, other))[0]?.Id ?? ''
    const statuses: number[] = []
    for (let guess = 0; guess < 30; guess += 1) statuses.push((await end(running, here, id, `Wrong-password-${guess}`)).status)
    expect(statuses).toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})
