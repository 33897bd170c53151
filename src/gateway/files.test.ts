import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { addFileRoutes } from './files.ts'
import { createFileClient, type FileClient } from './files-client.ts'

/** Against a v1 that answers as badly as a test wants; tests/service/gateway-files.test.ts has the real one. */

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let answer: Answer
const v1 = createServer((request, response) => answer(response, request))
const clients: FileClient[] = []
const apps: FastifyInstance[] = []
let app: FastifyInstance
let url: string
/** Before a v1 that never answers; every other case is given time, however busy the machine is. */
let impatientUrl: string

const startGateway = async (timeout: number) => {
  const client = createFileClient({ baseUrl: `http://127.0.0.1:${(v1.address() as AddressInfo).port}/v1`, timeout })
  clients.push(client)
  const started = Fastify()
  apps.push(started)
  const headersOf = (request: { id: string; headers: IncomingMessage['headers'] }) => ({
    'x-request-id': request.id,
    authorization: request.headers.authorization,
  })
  await addFileRoutes(started, { transfer: client.transfer, headersOf, isForeign: () => false })
  return { app: started, url: await started.listen({ host: '127.0.0.1', port: 0 }) }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => v1.listen(0, '127.0.0.1', resolve))
  ;({ app, url } = await startGateway(20_000))
  impatientUrl = (await startGateway(300)).url
})
afterAll(async () => {
  for (const one of apps) await one.close()
  for (const one of clients) await one.close()
  v1.closeAllConnections()
  v1.close()
})

const upload = async (origin = url): Promise<[number, unknown]> => {
  const form = new FormData()
  form.append('file', new Blob(['%PDF']), 'cv.pdf')
  const reply = await fetch(`${origin}/files/cv`, { method: 'POST', body: form })
  return [reply.status, await reply.json()]
}
const json =
  (status: number, body: unknown): Answer =>
  (response, request) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const upstream = [
  502,
  { errors: [{ message: messages.genericError, extensions: { code: 'UPSTREAM', reference: expect.any(String) } }] },
]

test.each<[string, Answer]>([
  ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')],
  ['another shape', json(200, { statusCode: 200, value: { FileName: null } })],
  ['an envelope of nothing', json(200, {})],
  ['a failure', json(500, { statusCode: 500, message: 'select * from secrets' })],
  ['a refusal without a message', json(400, { error: 'x' })],
  ['megabytes', (response) => response.writeHead(200).end(Buffer.alloc(3_000_000, '{'))],
  ['a cut line', (response) => response.destroy()],
])('an upload that v1 answers with %s is told as v1 being away', async (_what, bad) => {
  answer = bad
  expect(await upload()).toEqual(upstream)
})

test('an upload that v1 answers with silence is told as v1 being away', async () => {
  answer = (_response, request) => request.resume()
  expect(await upload(impatientUrl)).toEqual(upstream)
})

test('a refusal has v1’s status, message and field', async () => {
  answer = json(409, { statusCode: 409, message: 'Not now', field: 'file' })
  expect(await upload()).toEqual([409, { errors: [{ message: 'Not now', extensions: { code: 'CONFLICT', field: 'file' } }] }])
})

test('v1 refuses before it has read the form', async () => {
  answer = (response) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ statusCode: 401, message: 'Who?' }))
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(4_000_000)]), 'cv.pdf')
  const reply = await fetch(`${url}/files/cv`, { method: 'POST', body: form })
  expect([reply.status, await reply.json()]).toEqual([
    401,
    { errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }] },
  ])
})

test('a document is never shown as a page, whatever v1 says of it', async () => {
  answer = (response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'content-disposition': 'inline',
        'cache-control': 'public',
        'set-cookie': 'a=b',
        'x-secret': 'inner',
      })
      .end('<script>alert(1)</script>')
  const reply = await fetch(`${url}/files/cv`)
  const headers = Object.fromEntries(reply.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-secret')
})

test('a table of text says that it is UTF-8', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('Date')
  const reply = await fetch(`${url}/files/timesheet-report?format=csv`)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('what v1 calls a photo is shown as a picture only if it is one', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
  const reply = await fetch(`${url}/files/photos/7b1c2f0e-4a4d-4c0f-9d55-0d5a5c0c3f11`)
  expect(reply.headers.get('content-type')).toBe('application/octet-stream')
})

test('a download that v1 cuts in the middle does not look whole', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '100' })
    response.write('%PDF', () => response.destroy())
  }
  await expect(fetch(`${url}/files/cv`).then((reply) => reply.arrayBuffer())).rejects.toThrow()
})

test('a download is passed on as it comes, and ends at v1 when its browser is gone', async () => {
  let closed = false
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.write('first part')
    response.on('close', () => {
      closed = true
    })
  }
  const browser = new AbortController()
  const reply = await fetch(`${url}/files/cv`, { signal: browser.signal })
  const reader = reply.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first part')
  browser.abort()
  await expect.poll(() => closed).toBe(true)
})

test('v1 gets a form as it was sent, piece by piece, with the headers of the caller', async () => {
  let seen = 0
  let headers: IncomingMessage['headers'] = {}
  let arrive: () => void = () => undefined
  const firstHalf = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answer = (response, request) => {
    headers = request.headers
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length
      if (seen === 1000) arrive()
    })
    request.on('end', () => json(400, { statusCode: 400, message: 'Enough' })(response, request))
  }
  const half = new Uint8Array(1000)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(half)
      // The second half is sent once the first is at v1: a gateway that waited for the whole form would wait for ever.
      await firstHalf
      controller.enqueue(half)
      controller.close()
    },
  })
  const reply = await fetch(`${url}/files/cv`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer a.b.c' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(reply.status).toBe(400)
  expect(seen).toBe(2000)
  expect(headers).toMatchObject({ authorization: 'Bearer a.b.c', 'content-type': 'multipart/form-data; boundary=x' })
})

test.each(['..', '%2e%2e', '.', 'x', '%00', '7b1c2f0e-4a4d-4c0f-9d55-0d5a5c0c3f11%2f..'])(
  'nothing is asked of v1 with the id %s',
  async (id) => {
    let asked = false
    answer = (response) => {
      asked = true
      response.end()
    }
    const reply = await app.inject({ method: 'GET', url: `/files/certificates/${id}` })
    expect([400, 404]).toContain(reply.statusCode)
    expect(asked).toBe(false)
  },
)
