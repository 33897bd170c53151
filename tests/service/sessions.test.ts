import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { refreshFamily, refreshToken } from '../../src/service/db/schema.ts'
import { type Reply, type RunningService, startService, textOf } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const refresh = (token: string): Promise<Reply> =>
  running.call('GET', '/authentication/refreshToken', { headers: { 'x-refresh-token': token } })

describe('login', () => {
  it('answers tokens and the user info for the right password', async () => {
    const reply = await running.call('POST', '/authentication/Login', {
      body: { UserName: '  MEMBER@demo.test ', Password: 'Portal-demo-1' },
    })
    expect(reply.status).toBe(200)
    expect(reply.value).toMatchObject({
      user: {
        userName: 'member@demo.test',
        isAuthenticated: true,
        roles: 'Teammember',
        emailVerified: true,
        fullName: 'Maya Rahimi',
      },
    })
  })

  it.each([
    ['a wrong password', { UserName: 'member@demo.test', Password: 'Portal-demo-2' }],
    ['an unknown user name', { UserName: 'nobody@demo.test', Password: 'Portal-demo-1' }],
  ])('refuses %s with the same sentence', async (_case, body) => {
    const reply = await running.call('POST', '/authentication/Login', { body })
    expect(reply).toMatchObject({ status: 401, message: messages.wrongCredentials })
  })
})

describe('refresh', () => {
  it('gives a new pair and takes the old token out of use', async () => {
    const session = await running.logIn('member')
    const first = await refresh(session.refreshToken)
    expect(first.status).toBe(200)
    const child = textOf(first.value, 'refresh_token')
    expect(child).not.toBe(session.refreshToken)
    running.clock.forward(1000)
    expect((await refresh(child)).status).toBe(200)
  })

  it('gives one child to 50 requests at once', async () => {
    const session = await running.logIn('member')
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refreshToken)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(replies.map(({ value }) => textOf(value, 'refresh_token'))).size).toBe(1)
    const [family] = await running.db
      .select({ id: refreshFamily.id })
      .from(refreshFamily)
      .where(eq(refreshFamily.memberId, session.memberId))
      .orderBy(refreshFamily.createdAt)
    expect(family).toBeDefined()
  })

  it('repeats the child within the grace time, and revokes the family after it', async () => {
    const session = await running.logIn('idle')
    const child = textOf((await refresh(session.refreshToken)).value, 'refresh_token')
    running.clock.forward(9_999)
    expect(textOf((await refresh(session.refreshToken)).value, 'refresh_token')).toBe(child)
    running.clock.forward(2)
    expect((await refresh(session.refreshToken)).status).toBe(401)
    expect((await refresh(child)).status).toBe(401)
    const [tokens] = await running.db.select({ n: count() }).from(refreshToken).where(eq(refreshToken.memberId, session.memberId))
    expect(tokens?.n).toBe(2)
  })
})
