import { beforeEach, describe, expect, test } from 'vitest'
import { v1 } from '#contract/v1.ts'
import { user } from './testing/examples.ts'
import { startTestGateway, withTestGateway } from './testing/test-gateway.ts'

const gateway = withTestGateway()
const logIn = 'mutation { logIn(userName: "mara@demo.test", password: "secret") { user { email } } }'
const session = { id_token: 'a', refresh_token: 'b', user }

const send = (query: string, cookie?: string, { app } = gateway()) =>
  app.inject({ method: 'POST', url: '/graphql', headers: cookie === undefined ? {} : { cookie }, payload: { query } })
const seenDevices = () => gateway().stub.seen.map(({ headers }) => headers['x-device'])

describe('what v1 knows a device by', () => {
  beforeEach(() => gateway().stub.answer(v1.authentication.login, () => ({ ...session, device_token: 'one.2.three' })))

  test('is kept in a cookie that no script reads, and not told to the page', async () => {
    const reply = await send(logIn)
    expect(reply.headers['set-cookie']).toBe(
      'known_device=one.2.three; Path=/graphql; Max-Age=15552000; HttpOnly; SameSite=Strict',
    )
    expect(reply.json()).toEqual({ data: { logIn: { user: { email: user.email } } } })
  })

  test('is kept also by a new password', async () => {
    gateway().stub.answer(v1.authentication.saveNewPassword, () => ({ device_token: 'new' }))
    const reply = await send('mutation { saveNewPassword(password: "long enough", token: "t") { done } }')
    expect(reply.headers['set-cookie']).toContain('known_device=new;')
  })

  test('is told to v1 when somebody signs in', async () => {
    await send(logIn, 'other=1; known_device=one.2.three~four; more=2')
    expect(seenDevices()).toEqual(['one.2.three~four'])
  })

  test('is told to it with nothing else', async () => {
    await send('{ resetTokenValid(token: "abc") }', 'known_device=one.2.three')
    expect(seenDevices()).toEqual([undefined])
  })

  test.each(['known_device=', 'known_device=a b', 'known_device="a"', `known_device=${'a'.repeat(1025)}`, 'unknown_device=a'])(
    'is not %s',
    async (cookie) => {
      await send(logIn, cookie)
      expect(seenDevices()).toEqual([undefined])
    },
  )

  test.each(['a; Domain=example.org', 'a\nb', ''])('never becomes more than a cookie: %j', async (device) => {
    gateway().stub.answer(v1.authentication.login, () => ({ ...session, device_token: device }))
    expect((await send(logIn)).headers['set-cookie']).toBeUndefined()
  })

  test('is not there with a v1 that says nothing of it', async () => {
    gateway().stub.answer(v1.authentication.login, () => session)
    expect((await send(logIn)).headers['set-cookie']).toBeUndefined()
  })
})

test('in production it travels over TLS only, has a name that no other host can set, and is known again by it', async () => {
  const production = await startTestGateway({ production: true, trustedDocuments: { hash: logIn } })
  try {
    production.stub.answer(v1.authentication.login, () => ({ ...session, device_token: 'one' }))
    const payload = { extensions: { persistedQuery: { version: 1, sha256Hash: 'hash' } } }
    const signIn = (cookie: string) => production.app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload })
    const reply = await signIn('known_device=of-another-host')
    expect(reply.headers['set-cookie']).toBe(
      '__Host-known_device=one; Path=/; Secure; Max-Age=15552000; HttpOnly; SameSite=Strict',
    )
    await signIn('known_device=of-another-host; __Host-known_device=one')
    expect(production.stub.seen.map(({ headers }) => headers['x-device'])).toEqual([undefined, 'one'])
  } finally {
    await production.close()
  }
})
