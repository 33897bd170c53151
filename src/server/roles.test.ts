import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { WebSocket } from 'undici'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deriveAddressKey } from '#service/keys.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { freePort } from './free-port.ts'

let database: TestDatabase
let v1: RunningPortal
let gateway: RunningPortal
let web: RunningPortal
/** As `web`, behind a proxy. */
let proxied: RunningPortal

beforeAll(async () => {
  database = await createTestDatabase()
  const SECRET = 'a secret that three processes have in common'
  const shared = { SECRET, DATABASE_URL: database.url }
  v1 = await startPortal({ environment: { ...shared, PORTAL_ROLES: 'v1', RATE_LIMIT_FACTOR: '0.1' } })
  gateway = await startPortal({ environment: { ...shared, PORTAL_ROLES: 'gateway', V1_URL: v1.url } })
  const CLIENT_ADDRESS_KEY = deriveAddressKey(SECRET).toString('base64url')
  web = await startPortal({ environment: { CLIENT_ADDRESS_KEY, PORTAL_ROLES: 'web', GATEWAY_URL: gateway.url } })
  proxied = await startPortal({
    environment: { SECRET, PORTAL_ROLES: 'web', GATEWAY_URL: gateway.url, TRUST_PROXY: '127.0.0.1' },
  })
})

afterAll(async () => {
  for (const portal of [proxied, web, gateway, v1]) await portal?.cleanUp()
  await database?.drop()
})

const logIn = `mutation LogIn($userName: String!, $password: String!) {
  logIn(userName: $userName, password: $password) { user { email } tokens { idToken } }
}`

/** A PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** An id token that nobody has signed. */
const noToken = `e30.${Buffer.from(JSON.stringify({ sub: 'x', email: 'x@demo.test', exp: 4e9 })).toString('base64url')}.AAAA`

const requestId = 'three-processes-0001'

interface Login {
  /** The address of this machine that the connection comes from. */
  readonly from: string
  readonly userName: string
  readonly password?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Tries to sign in. @returns the code of the error, or the cookie of who is signed in */
const tryLogIn = (portal: RunningPortal, { from, userName, password = 'wrong', headers = {} }: Login): Promise<string> =>
  new Promise((resolve, reject) => {
    const said = { 'content-type': 'application/json', ...headers }
    const sent = request(`${portal.url}/graphql`, { method: 'POST', localAddress: from, headers: said }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      const code = /"code":"(\w+)"/.exec(text)?.[1]
      resolve(code ?? answer.headers['set-cookie']?.[0]?.split(';')[0] ?? 'no cookie')
    })
    sent.once('error', reject)
    sent.end(JSON.stringify({ query: logIn, variables: { userName, password } }))
  })

/** What a client says that wants to be somebody else each time. */
const forged = (index: number): Readonly<Record<string, string>> => ({
  'x-client-address': `10.0.${index}.1 ${Date.now()} AAAA`,
  'x-forwarded-for': `10.0.${index}.1`,
  forwarded: `for=10.0.${index}.1`,
})

describe('three processes, a role each', () => {
  test('a person signs in through web, gateway and v1, and one request id goes through all of them', async () => {
    const answer = await fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify({ query: logIn, variables: { userName: 'member@demo.test', password: 'Portal-demo-1' } }),
    })
    const text = await answer.text()
    expect(text).not.toContain('"errors"')
    expect(text).toContain('member@demo.test')
    for (const portal of [web, gateway, v1]) await expect.poll(() => portal.output()).toContain(`"requestId":"${requestId}"`)
  })

  test('a CV goes through all three and comes back, a photo is shown', async () => {
    const login = await fetch(`${v1.url}/v1/authentication/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: 'member@demo.test', Password: 'Portal-demo-1' }),
    })
    const { value } = (await login.json()) as { value: { id_token: string } }
    const headers = { authorization: `Bearer ${value.id_token}` }
    const send = async (path: string, bytes: Buffer): Promise<Record<string, string>> => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes)]), 'file')
      const reply = await fetch(`${web.url}/files/${path}`, { method: 'POST', headers, body })
      expect(reply.status).toBe(200)
      return ((await reply.json()) as { data: Record<string, string> }).data
    }
    const cv = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000_000, 'text '), Buffer.from('\n%%EOF\n')])
    await send('cv', cv)
    const back = await fetch(`${web.url}/files/cv`, { headers })
    expect(Buffer.from(await back.arrayBuffer()).equals(cv)).toBe(true)
    const { photoUrl } = await send('photo', Buffer.from(onePixel, 'base64'))
    const shown = await fetch(web.url + photoUrl)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const none = await fetch(`${web.url}/files/none`)
    expect([none.status, none.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
    expect((await fetch(`${v1.url}/files/cv`, { headers })).status).toBe(404)
  })

  test('a socket goes through all three', async () => {
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const closed = new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { idToken: noToken } })))
    // The gateway closes so when v1, asked about the token, has refused it.
    expect(await closed).toBe(4401)
    await expect.poll(() => v1.output()).toContain('"route":"/v1/authentication/GetUserByEmail/:email","status":401')
  })

  test('two clients are counted apart, whatever they say of themselves, and whichever process they ask', async () => {
    const codes: string[] = []
    for (let index = 0; index < 6; index += 1) {
      codes.push(await tryLogIn(web, { from: '127.0.0.2', userName: `person-${index}@demo.test`, headers: forged(index) }))
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'UNAUTHENTICATED'), 'RATE_LIMITED'])
    const next = { userName: 'person@demo.test', headers: forged(7) }
    expect(await tryLogIn(gateway, { ...next, from: '127.0.0.2' })).toBe('RATE_LIMITED')
    expect(await tryLogIn(web, { ...next, from: '127.0.0.3' })).toBe('UNAUTHENTICATED')
  })

  test('what a trusted proxy says of them is believed, and passed on', async () => {
    const from = '127.0.0.1'
    const ask = (userName: string, address: string) =>
      tryLogIn(proxied, { from, userName, headers: { 'x-forwarded-for': address } })
    const codes: string[] = []
    for (let index = 0; index < 6; index += 1) codes.push(await ask(`another-${index}@demo.test`, '203.0.113.1'))
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'UNAUTHENTICATED'), 'RATE_LIMITED'])
    expect(await ask('another@demo.test', '198.51.100.1')).toBe('UNAUTHENTICATED')
  })

  test('a device that is known enters while somebody guesses, from the same address', async () => {
    const from = '127.0.1.1'
    const right = { from, userName: 'lead@demo.test', password: 'Portal-demo-1' }
    const cookie = await tryLogIn(web, right)
    expect(cookie).toMatch(/^known_device=/)
    expect(await tryLogIn(web, { ...right, password: 'wrong' })).toBe('UNAUTHENTICATED')
    expect(await tryLogIn(web, right)).toBe('RATE_LIMITED')
    expect(await tryLogIn(web, { ...right, headers: { cookie } })).toMatch(/^known_device=/)
  })

  test('v1 and gateway say where they hear of changes, web says nothing of it', async () => {
    const ready = async ({ url }: RunningPortal): Promise<unknown> => (await fetch(`${url}/readyz`)).json()
    for (const portal of [v1, gateway]) {
      await expect.poll(() => ready(portal)).toEqual({ status: 'ready', changes: { from: 'database', heard: true } })
    }
    expect(await ready(web)).toEqual({ status: 'ready' })
  })

  test('each answers its own part only', async () => {
    const status = async (portal: RunningPortal, path: string) => (await fetch(portal.url + path)).status
    expect(await status(web, '/login')).toBe(200)
    expect(await status(web, '/v1/authentication/Login')).toBe(404)
    expect(await status(gateway, '/login')).toBe(404)
    expect(await status(gateway, '/graphql')).toBe(405)
    expect(await status(v1, '/login')).toBe(404)
    expect(await status(v1, '/graphql')).toBe(404)
  })

  test('the gateway keeps answering while v1 is away, with a typed error', async () => {
    await v1.stop()
    const answer = await fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: logIn, variables: { userName: 'member@demo.test', password: 'Portal-demo-1' } }),
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM' } }] })
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
  })
})

describe('readiness', () => {
  test.each([
    // Of another v1, which has no stream, no changes are heard; everything else works.
    [
      'gateway',
      'v1',
      (url: string) => ({ PORTAL_ROLES: 'gateway', V1_URL: url, CHANGES_KEY: 'A'.repeat(43) }),
      { changes: { from: 'v1', heard: false } },
    ],
    ['web', 'gateway', (url: string) => ({ PORTAL_ROLES: 'web', GATEWAY_URL: url }), {}],
  ])('of a process that is %s alone: 503 while its %s is away', async (_role, missing, environment, more) => {
    const port = await freePort()
    const listen = async (): Promise<Server> => {
      // Any answer does: another company’s v1 has no /healthz.
      const server = createServer((_request, response) => response.writeHead(404).end())
      await once(server.listen(port, '127.0.0.1'), 'listening')
      return server
    }
    const before = await listen()
    const portal = await startPortal({ environment: environment(`http://127.0.0.1:${port}`) })
    onTestFinished(() => portal.cleanUp())
    const readiness = async (): Promise<unknown> => (await fetch(`${portal.url}/readyz`)).json()
    before.closeAllConnections()
    before.close()
    await expect.poll(readiness).toEqual({ status: 'not ready', missing, ...more })
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)
    const after = await listen()
    onTestFinished(() => void after.close())
    await expect.poll(readiness).toEqual({ status: 'ready', ...more })
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
    after.closeAllConnections()
  })
})
