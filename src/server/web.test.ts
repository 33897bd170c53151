import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'

let portal: RunningPortal
let production: RunningPortal

const secret = 'a-secret-for-this-test-and-nothing-else'

beforeAll(async () => {
  portal = await startPortal()
  production = await startPortal({ environment: { NODE_ENV: 'production', SECRET: secret } })
})

afterAll(async () => {
  await portal?.cleanUp()
  await production?.cleanUp()
})

const page = async (path: string, from = portal) => {
  const answer = await fetch(from.url + path)
  const text = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { answer, text, policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '' }
}

/** As a browser sends it: `fetch` would decompress. */
const raw = (
  url: string,
  encoding: string,
): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; bytes: number }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', ({ length }: Buffer) => {
        bytes += length
      })
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }))
    })
    sent.once('error', reject)
    sent.end()
  })

/** What comes back for a text that is sent as it is, until the connection ends. */
const answerTo = (text: string, { port } = portal): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => parts.push(part))
    socket.once('error', reject)
    socket.once('close', () => resolve(Buffer.concat(parts).toString()))
  })

/** What a socket to the gateway is answered with. */
const handshake = (headers: Readonly<Record<string, string>>, { url } = portal): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = {
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }
    const sent = request(`${url}/graphql`, { headers: { ...asked, ...headers } })
    sent.once('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(answer.statusCode)
    })
    sent.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.once('error', reject)
    sent.end()
  })

/** An address of each part that answers: pages, the runner, files with and without a hash, v1, the gateway, health, and what is not there. */
const everyPart = [
  '/',
  '/login',
  '/runner.html',
  '/favicon.svg',
  '/assets/unknown.js',
  '/.env',
  '/v1/unknown',
  '/v1/project',
  '/graphql',
  '/files/cv',
  '/healthz',
  '/readyz',
]

const scripts = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')

describe('the page', () => {
  test('has a strict policy whose nonce is new in every answer and on every script', async () => {
    const [first, second] = [await page('/login'), await page('/login')]
    expect(first.nonce).toMatch(/^[\w+/]{24}$/)
    expect(first.nonce).not.toBe(second.nonce)
    for (const { text, policy, nonce } of [first, second]) {
      const tags = text.match(/<(script|link rel="modulepreload")[^>]*>/g) ?? []
      expect(tags.length).toBeGreaterThan(0)
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
      expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(text).not.toContain('__CSP_NONCE__')
      for (const part of [
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "default-src 'none'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy).toContain(part)
      }
      expect(policy).not.toContain('unsafe')
    }
  })

  test('carries the security headers, and HSTS in production only', async () => {
    for (const path of ['/login', '/healthz', '/v1/unknown', '/assets/unknown.js']) {
      const { headers } = (await page(path)).answer
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
    for (const path of everyPart) {
      const { headers } = (await page(path, production)).answer
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
    }
  })

  test('no answer may be put into a frame of another site, or be read by one', async () => {
    for (const path of everyPart) {
      const answer = await fetch(production.url + path, { headers: { origin: 'https://elsewhere.example' } })
      await answer.body?.cancel()
      const own = path === '/runner.html' ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
      expect(answer.headers.get('content-security-policy'), path).toContain(own)
      expect(answer.headers.get('access-control-allow-origin'), path).toBeNull()
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer')
    }
  })

  test('is told the settings, and in production that there are no pages for developers', async () => {
    expect((await page('/login')).text).toMatch(/<meta name="vapid-public-key" content="[\w-]{87}">/)
    expect((await page('/login')).text).toContain('<meta name="dev-pages" content="all">')
    expect((await page('/login', production)).text).toContain('<meta name="dev-pages" content="none">')
    expect((await page('/login', production)).text).toContain('<meta name="vapid-public-key" content="">')
  })

  test.each([
    '/',
    '/login',
    '/team-member/commitments/123/ada@example.org',
    '/nowhere',
    '/login?returnUrl=%2Fx',
    '/dev/components',
  ])('%s is the page itself, asked for each time', async (path) => {
    const { answer, text } = await page(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(text).toContain('<div id="root">')
  })

  test('shows the login screen before any script where people log in, in 6 kB', async () => {
    for (const path of ['/login', '/register', '/register/login']) {
      const { text, nonce } = await page(path)
      expect(text, path).toMatch(/<div id="first-screen">.*<h1[^>]*>Login<\/h1>/)
      // Sent before any script hears of it, the form would put the password into the address.
      expect(text.match(/<form[^>]*>/g), path).toEqual([expect.stringContaining('method="dialog"')])
      expect(text, path).not.toMatch(/<script(?![^>]*nonce=)|<style(?![^>]*nonce=)|__CSP_NONCE__/)
      expect(text.split(nonce).length, path).toBeGreaterThan(5)
      const { headers, bytes } = await raw(portal.url + path, 'br')
      expect(headers['content-encoding'], path).toBe('br')
      expect(bytes, path).toBeLessThanOrEqual(6000)
    }
    for (const path of [
      '/',
      '/register/login?r=1',
      '/register/login/',
      '/register/signup',
      '/team-member/dashboard',
      '/login.html',
    ])
      expect((await page(path)).text, path).not.toContain('first-screen')
  })

  test.each([
    '/assets/gone-a1b2c3.js',
    '/gone.js',
    '/robots.txt',
    '/v1/nowhere',
    '/index.html.br',
    '/manifest.json',
    '/assets/../manifest.json',
    '/assets',
    '/assets/',
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/package.json',
  ])('%s is not the page', async (path) => {
    const { answer, text } = await page(path)
    expect([400, 401, 404]).toContain(answer.status)
    expect(text).not.toContain('<div id="root">')
  })

  test('only reading gives a page', async () => {
    expect((await fetch(`${portal.url}/login`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${portal.url}/login`, { method: 'HEAD' })).status).toBe(200)
  })

  test('a request is never sent back to whoever asks to trace it', async () => {
    for (const path of ['/login', '/v1/project', '/graphql', '/healthz']) {
      const [head = '', body = ''] = (
        await answerTo(`TRACE ${path} HTTP/1.1\r\nhost: a\r\nx-secret: told\r\nconnection: close\r\n\r\n`, production)
      ).split('\r\n\r\n')
      expect(head, path).toMatch(/^HTTP\/1\.1 40[045] /)
      expect(body, path).not.toContain('told')
    }
  })
})

describe('a socket', () => {
  test.each([
    ['the page itself, as the browser says', 101, { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' }],
    ['another site, as the browser says', 403, { 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' }],
    ['another host of the same site, as the browser says', 403, { 'sec-fetch-site': 'same-site' }],
    ['the page itself, as its origin says', 101, { host: 'portal.example', origin: 'https://portal.example' }],
    ['another site, as its origin says', 403, { host: 'portal.example', origin: 'https://elsewhere.example' }],
    ['a page that hides its origin', 403, { origin: 'null' }],
    ['a program that is no browser', 101, {}],
  ])('of %s is answered with %i', async (_who, status, headers) => {
    expect(await handshake(headers)).toBe(status)
    if ('origin' in headers && status === 403) expect(await handshake(headers, production)).toBe(status)
  })

  test('of the page is let in behind a proxy that changes the host', async () => {
    expect(await handshake({ host: 'inside:1', origin: portal.url })).toBe(101)
  })
})

describe('what cannot be read as a request', () => {
  test.each([
    [400, 'Bad Request', 'The request cannot be read.', 'nonsense\r\n\r\n'],
    [400, 'Bad Request', 'The request cannot be read.', 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'],
    // Where it ends could be read in two ways, and what follows taken for a request of its own.
    [
      400,
      'Bad Request',
      'The request cannot be read.',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      400,
      'Bad Request',
      'The request cannot be read.',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ncontent-length: 9\r\n\r\n0\r\n\r\n',
    ],
    [
      431,
      'Request Header Fields Too Large',
      'The headers of the request are too large.',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('is answered with %i %s like every other refusal', async (statusCode, name, message, text) => {
    const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n')
    const [line, ...headers] = head.split('\r\n')
    expect(line).toBe(`HTTP/1.1 ${statusCode} ${name}`)
    expect(JSON.parse(body)).toEqual({ statusCode, message })
    const usual = (await page('/v1/nowhere')).answer.headers
    for (const header of ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy', 'cache-control'])
      expect(headers).toContain(`${header}: ${usual.get(header)}`)
    expect(head).not.toContain('strict-transport-security')
    expect(await answerTo(text, production)).toContain('strict-transport-security: max-age=31536000; includeSubDomains')
  })
})

describe('assets', () => {
  test('are kept for ever and sent as the build compressed them', async () => {
    const [script = ''] = scripts((await page('/')).text)
    for (const encoding of ['br', 'gzip'] as const) {
      const { status, headers } = await raw(portal.url + script, `${encoding}, deflate`)
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toMatch(/javascript/)
    }
    expect((await raw(portal.url + script, 'identity')).headers['content-encoding']).toBeUndefined()
  })

  test('files with a fixed name are asked for each time', async () => {
    const { status, headers } = await raw(`${portal.url}/favicon.svg`, 'identity')
    expect({ status, cached: headers['cache-control'] }).toEqual({ status: 200, cached: 'no-cache' })
  })
})

describe('what is for development only', () => {
  test.each(['/dev/outbox', '/dev/outbox.json', '/v1/docs', '/v1/docs.json'])('%s', async (path) => {
    expect((await fetch(portal.url + path)).status).toBe(200)
    const { answer, text } = await page(path, production)
    expect(answer.status === 404 || text.includes('<div id="root">')).toBe(true)
  })
})
