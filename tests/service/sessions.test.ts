import { and, count, eq, isNull } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { guestUser } from '../../src/rules/user-info.ts'
import { refreshToken } from '../../src/service/db/session-schema.ts'
import { type Reply, type RunningService, type Session, startService, textOf } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const refresh = (token: string): Promise<Reply> =>
  running.call('GET', '/authentication/refreshToken', { headers: { 'x-refresh-token': token } })

const familyIn = (session: Session): string => textOf(decodeJwt(session.idToken), 'family')

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
    const { user } = reply.value as { user: object }
    expect(Object.keys(user).toSorted()).toEqual(Object.keys(guestUser).toSorted())
    expect(Object.keys(user)).toHaveLength(15)
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
    const [tokens] = await running.db
      .select({ n: count() })
      .from(refreshToken)
      .where(
        and(
          eq(refreshToken.memberId, session.memberId),
          isNull(refreshToken.usedAt),
          eq(refreshToken.familyId, familyIn(session)),
        ),
      )
    expect(tokens?.n).toBe(1)
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

  it('follows a chain of lost answers to the newest child', async () => {
    const session = await running.logIn('idle')
    const child = textOf((await refresh(session.refreshToken)).value, 'refresh_token')
    const grandchild = textOf((await refresh(child)).value, 'refresh_token')
    expect(textOf((await refresh(session.refreshToken)).value, 'refresh_token')).toBe(grandchild)
  })

  it('ends only the family that was reused', async () => {
    const [stolen, other] = [await running.logIn('lead'), await running.logIn('lead')]
    await refresh(stolen.refreshToken)
    running.clock.forward(10_001)
    expect((await refresh(stolen.refreshToken)).status).toBe(401)
    expect((await refresh(other.refreshToken)).status).toBe(200)
  })

  it.each(['', 'x', 'A'.repeat(64), '💥', 'a b'])('refuses %j as a refresh token', async (token) => {
    const reply = await running.call('GET', '/authentication/refreshToken', {
      headers: { 'x-refresh-token': Buffer.from(token).toString('latin1') },
    })
    expect(reply.status).toBe(401)
  })

  it('refuses a token that was not used for 30 days', async () => {
    const session = await running.logIn('member')
    running.clock.forward(30 * 24 * 3600 * 1000)
    expect((await refresh(session.refreshToken)).status).toBe(401)
  })
})

describe('logout', () => {
  it('ends the session at once: neither token works any more', async () => {
    const session = await running.logIn('member')
    const headers = { 'x-refresh-token': session.refreshToken }
    expect((await running.call('POST', '/authentication/Logout', { headers })).status).toBe(200)
    expect((await refresh(session.refreshToken)).status).toBe(401)
    expect((await running.call('GET', '/teammember/GetTeammemberWithProfessional', { session })).status).toBe(401)
    expect((await running.call('POST', '/authentication/Logout', { headers })).status).toBe(200)
  })

  it('wins over a refresh at the same moment', async () => {
    const session = await running.logIn('member')
    const headers = { 'x-refresh-token': session.refreshToken }
    const [refreshed] = await Promise.all([
      refresh(session.refreshToken),
      running.call('POST', '/authentication/Logout', { headers }),
    ])
    const child = refreshed?.status === 200 ? textOf(refreshed.value, 'refresh_token') : session.refreshToken
    expect((await refresh(child)).status).toBe(401)
  })
})

describe('one-use token of getTeammemberToken', () => {
  const take = async (session: Session): Promise<string> => {
    const reply = await running.call('GET', `/user/getTeammemberToken/${session.memberId}`, { session })
    return String(reply.value)
  }
  const use = (token: string) => running.call('POST', '/authentication/LoginWithCustomToken', { body: { Token: token } })

  it('signs in once, whoever is first of ten', async () => {
    const token = await take(await running.logIn('member'))
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => use(token)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(9)
  })

  it('is over after 60 seconds', async () => {
    const token = await take(await running.logIn('member'))
    running.clock.forward(60_000)
    expect((await use(token)).status).toBe(401)
  })

  it('is not taken for another purpose', async () => {
    const token = await take(await running.logIn('member'))
    const reply = await running.call('POST', '/authentication/SaveNewPassword', {
      body: { Token: token, Password: 'Another-1-pass' },
    })
    expect(reply.status).toBe(410)
  })
})
