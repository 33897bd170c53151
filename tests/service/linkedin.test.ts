import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { linkedInState } from '../../src/service/db/file-schema.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { openIdProvider, type ProfileProvider } from '../../src/service/linkedin/provider.ts'
import { forgetOldStates, stateLifetime } from '../../src/service/linkedin/states.ts'
import { startHttpPeer } from './support/http-peer.ts'
import { type OpenIdOptions, type OpenIdServer, startOpenId } from './support/open-id.ts'
import { type RunningService, type Session, serviceForTest, startService, textOf } from './support/service.ts'

const redirectUri = 'https://portal.test/team-member/profile'
const profile = 'https://www.linkedin.com/in/maya-rahimi'

interface Started {
  readonly running: RunningService
  readonly provider: OpenIdServer
  readonly member: Session
}

/** What the provider says of the person; a test may change it for itself. */
let claims: Record<string, unknown>
let tokenAnswer: OpenIdOptions['tokenAnswer']
let wrongNonce: boolean
let shared: Omit<Started, 'member'>

const providerFor = ({ issuer, clientId, clientSecret }: OpenIdServer): ProfileProvider => {
  const real = openIdProvider({ issuer, clientId, clientSecret, redirectUri })
  return {
    authorizationUrl: real.authorizationUrl,
    verify: (code, journey) => real.verify(code, wrongNonce ? { ...journey, nonce: 'another' } : journey),
  }
}

beforeAll(async () => {
  // It says at every start that it is only fit for tests.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  const provider = await startOpenId({ claims: () => claims, redirectUri, tokenAnswer: (body) => tokenAnswer(body) })
  shared = { provider, running: await startService({ linkedIn: providerFor(provider) }) }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shared?.running.stop()
  await shared?.provider.close()
})
beforeEach(() => {
  claims = { name: 'Maya', profile }
  tokenAnswer = (body) => body
  wrongNonce = false
})

const start = async (): Promise<Started> => {
  await shared.running.db.update(teamMember).set({ linkedIn: null, linkedInVerifiedOn: null })
  return { ...shared, member: await shared.running.logIn('member') }
}

const askUrl = async (running: RunningService, session: Session): Promise<string> => {
  const reply = await running.call('GET', '/authentication/LinkedInUrl', { session })
  expect(reply.status).toBe(200)
  return textOf(reply.value, 'Url')
}

const bodyOf = (returned: URLSearchParams) => ({ Code: returned.get('code') ?? '', State: returned.get('state') ?? '' })

const verify = (running: RunningService, session: Session, body: object, key?: string) =>
  running.call('POST', '/authentication/VerifyLinkedIn', { session, body, ...(key === undefined ? {} : { key }) })

const saved = async ({ running, member }: Started) => {
  const [row] = await running.db
    .select({ linkedIn: teamMember.linkedIn, verifiedOn: teamMember.linkedInVerifiedOn })
    .from(teamMember)
    .where(eq(teamMember.id, member.memberId))
  return row
}
const nothing = { linkedIn: null, verifiedOn: null }
const refused = { status: 403, message: messages.linkedInStateInvalid }

describe('connecting LinkedIn', () => {
  it('keeps the address of the profile and when it was verified', async () => {
    const started = await start()
    const { running, provider, member } = started
    const url = await askUrl(running, member)
    const asked = new URL(url).searchParams
    expect(asked.get('redirect_uri')).toBe(redirectUri)
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
    const reply = await verify(running, member, bodyOf(await provider.allow(url)))
    expect(reply).toMatchObject({ status: 200, value: { VerifiedOn: running.clock.now.toISOString() } })
    expect(await saved(started)).toEqual({ linkedIn: profile, verifiedOn: running.clock.now })
    const details = await running.call('GET', '/teammember/profileDetail', { session: member })
    expect(details.value).toMatchObject({
      LinkedIn: profile,
      LinkedInVerifiedOn: running.clock.now.toISOString(),
      CanConnectLinkedIn: true,
    })
  })

  it('leaves the address that the person has entered', async () => {
    const started = await start()
    const { running, provider, member } = started
    const mine = 'https://www.linkedin.com/in/somebody'
    await running.db.update(teamMember).set({ linkedIn: mine }).where(eq(teamMember.id, member.memberId))
    await verify(running, member, bodyOf(await provider.allow(await askUrl(running, member))))
    expect(await saved(started)).toEqual({ linkedIn: mine, verifiedOn: running.clock.now })
  })

  it.each([{ profile: 'javascript:alert(1)' }, { profile: 7 }, { profile: `https://a.test/${'x'.repeat(2000)}` }, {}])(
    'keeps no address but one of the web: %j',
    async (told) => {
      claims = told
      const started = await start()
      const { running, provider, member } = started
      const reply = await verify(running, member, bodyOf(await provider.allow(await askUrl(running, member))))
      expect(reply.status).toBe(200)
      expect(await saved(started)).toEqual({ linkedIn: null, verifiedOn: running.clock.now })
    },
  )

  it('happens once when it is sent twice with its key, also at once', async () => {
    const { running, provider, member } = await start()
    const body = bodyOf(await provider.allow(await askUrl(running, member)))
    const replies = await Promise.all([verify(running, member, body, 'one'), verify(running, member, body, 'one')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const third = await verify(running, member, body, 'one')
    expect([third.status, third.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  })
})

describe('a state saves nothing', () => {
  it('that nobody was given', async () => {
    const started = await start()
    const { running, provider, member } = started
    const { Code } = bodyOf(await provider.allow(await askUrl(running, member)))
    expect(await verify(running, member, { Code, State: 'forged' })).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('of another person', async () => {
    const started = await start()
    const { running, provider, member } = started
    const body = bodyOf(await provider.allow(await askUrl(running, await running.logIn('lead'))))
    expect(await verify(running, member, body)).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('of another sign-in of the same person', async () => {
    const started = await start()
    const { running, provider, member } = started
    const body = bodyOf(await provider.allow(await askUrl(running, await running.logIn('member'))))
    expect(await verify(running, member, body)).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('that was used before', async () => {
    const { running, provider, member } = await start()
    const body = bodyOf(await provider.allow(await askUrl(running, member)))
    const replies = await Promise.all([verify(running, member, body), verify(running, member, body)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('that is older than ten minutes, and it is forgotten', async () => {
    const started = await start()
    const { running, provider } = started
    const body = bodyOf(await provider.allow(await askUrl(running, started.member)))
    running.clock.forward(stateLifetime)
    const { refreshToken } = started.member
    const renewed = await running.call('GET', '/authentication/refreshToken', { headers: { 'x-refresh-token': refreshToken } })
    const later = { ...started.member, idToken: textOf(renewed.value, 'id_token') }
    expect(await verify(running, later, body)).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
    expect(await running.db.$count(linkedInState)).toBeGreaterThan(0)
    await forgetOldStates(running.db, new Date(running.clock.now.getTime() + 1))
    expect(await running.db.$count(linkedInState)).toBe(0)
  })

  it('with a code of another journey of the same person', async () => {
    const started = await start()
    const { running, provider, member } = started
    const [one, other] = [
      await provider.allow(await askUrl(running, member)),
      await provider.allow(await askUrl(running, member)),
    ]
    const mixed = { Code: other.get('code') ?? '', State: one.get('state') ?? '' }
    expect(await verify(running, member, mixed)).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
    // The state is spent by the try.
    expect(await verify(running, member, bodyOf(one))).toMatchObject(refused)
  })

  it('with an invented code', async () => {
    const started = await start()
    const { running, provider, member } = started
    const { State } = bodyOf(await provider.allow(await askUrl(running, member)))
    expect(await verify(running, member, { Code: 'invented', State })).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('with another nonce than the one that was asked for', async () => {
    wrongNonce = true
    const started = await start()
    const { running, provider, member } = started
    expect(await verify(running, member, bodyOf(await provider.allow(await askUrl(running, member))))).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('with an id token that is meant for another client', async () => {
    tokenAnswer = (body) => {
      const [head, payload = '', signature] = String(body.id_token).split('.')
      const claimed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), aud: 'another-client' }
      return { ...body, id_token: [head, Buffer.from(JSON.stringify(claimed)).toString('base64url'), signature].join('.') }
    }
    const started = await start()
    const { running, provider, member } = started
    expect(await verify(running, member, bodyOf(await provider.allow(await askUrl(running, member))))).toMatchObject(refused)
    expect(await saved(started)).toEqual(nothing)
  })

  it('with an id token that somebody changed', async () => {
    tokenAnswer = (body) => {
      const [head, , signature] = String(body.id_token).split('.')
      const payload = { iss: 'x', sub: 'admin', aud: 'the-portal', exp: 9_999_999_999, iat: 1 }
      return { ...body, id_token: [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.') }
    }
    const started = await start()
    const { running, provider, member } = started
    const reply = await verify(running, member, bodyOf(await provider.allow(await askUrl(running, member))))
    expect([403, 502]).toContain(reply.status)
    expect(await saved(started)).toEqual(nothing)
  })
})

describe('the provider', () => {
  it('when there is none: 501 for both', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    const off = { status: 501, message: messages.linkedInOff }
    expect(await running.call('GET', '/authentication/LinkedInUrl', { session })).toMatchObject(off)
    expect(await verify(running, session, { Code: 'a', State: 'b' })).toMatchObject(off)
  })

  it('being away is 502, and is asked again the next time', async () => {
    tokenAnswer = () => '<html>Down for maintenance</html>'
    const { running, provider, member } = await start()
    const body = bodyOf(await provider.allow(await askUrl(running, member)))
    expect(await verify(running, member, body)).toMatchObject({ status: 502, message: messages.genericError })
    const away = await serviceForTest({
      linkedIn: openIdProvider({ issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b', redirectUri }),
    })
    const session = await away.logIn('member')
    for (const _ of [1, 2]) expect((await away.call('GET', '/authentication/LinkedInUrl', { session })).status).toBe(502)
  })

  it('that says it is another one is not believed', async () => {
    const peer = await startHttpPeer({
      body: JSON.stringify({
        issuer: shared.provider.issuer,
        authorization_endpoint: 'https://elsewhere.example/auth',
        token_endpoint: 'https://elsewhere.example/token',
      }),
      headers: { 'content-type': 'application/json' },
    })
    const impostor = openIdProvider({ issuer: `http://${peer.host}`, clientId: 'a', clientSecret: 'b', redirectUri })
    await expect(impostor.authorizationUrl({ state: 's', nonce: 'n', verifier: 'v' })).rejects.toThrow(/issuer/)
    expect(peer.received).toHaveLength(1)
  })

  it('whose id token another has signed is not believed', async () => {
    const { running, provider, member } = await start()
    const body = bodyOf(await provider.allow(await askUrl(running, member)))
    const { privateKey } = await generateKeyPair('RS256')
    const signAnew = async (token: string): Promise<string> =>
      await new SignJWT(decodeJwt(token)).setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'RS256' }).sign(privateKey)
    tokenAnswer = async (answer) => ({ ...answer, id_token: await signAnew(String(answer.id_token)) })
    expect(await verify(running, member, body)).toMatchObject({ status: 502, message: messages.genericError })
    expect(await saved({ running, provider, member })).toEqual(nothing)
  })

  it('that sends us elsewhere is not followed', async () => {
    const location = `${shared.provider.issuer}/.well-known/openid-configuration`
    const peer = await startHttpPeer({ status: 302, headers: { location } })
    const moved = openIdProvider({ issuer: `http://${peer.host}`, clientId: 'a', clientSecret: 'b', redirectUri })
    await expect(moved.authorizationUrl({ state: 's', nonce: 'n', verifier: 'v' })).rejects.toThrow()
    expect(peer.received).toHaveLength(1)
  })

  it('never sees the state stored in a form that can be used, nor any secret in the address', async () => {
    const { running, provider, member } = await start()
    const url = await askUrl(running, member)
    const state = new URL(url).searchParams.get('state') ?? ''
    const { rows } = await running.pool.query<Record<string, unknown>>('select * from linked_in_state')
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(
      rows
        .flatMap((row) => Object.values(row))
        .filter(Buffer.isBuffer)
        .map((bytes) => bytes.toString('base64url')),
    ).not.toContain(state)
    expect(url).not.toContain(encodeURIComponent(provider.clientSecret))
    expect(url).not.toMatch(/verifier/)
  })
})
