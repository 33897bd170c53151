import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { FilePlace } from '#features/shared/services/services.ts'
import { messages } from '#rules/messages.ts'
import { createFiles } from './files.ts'
import type { TokenStore, Tokens } from './token-store.ts'

interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refused = (status: number, code: string, message: string, field?: string): Answer =>
  json(status, { errors: [{ message, extensions: { code, ...(field === undefined ? {} : { field }) } }] })
const stored = json(200, { name: 'cv.pdf', size: 3 })
/** How every file of the gateway begins. */
const fileOf = (type: string, more = {}) => ({ 'content-type': type, 'content-disposition': 'attachment', ...more })
const cutOff: Answer = (response) => response.destroy()

/** A gateway on a port of its own that gives the answers one after the other, and notes what it received. */
const gateway = async (...answers: readonly Answer[]) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    for (const what of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${what}`, '*')
    response.setHeader('access-control-allow-headers', 'authorization, x-refresh-token, idempotency-key')
    response.setHeader('access-control-expose-headers', 'content-disposition')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const body = Buffer.concat(await request.toArray())
    received.push({ method: request.method, path: request.url, headers: request.headers, body })
    answers[received.length - 1]?.(response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

/** Tokens of a device: `id-1` until they are renewed, then `id-2`; `over` when nobody is signed in after that. */
const device = (after: 'renewed' | 'over' = 'renewed') => {
  let tokens: Tokens | null = { idToken: 'id-1', refreshToken: 'refresh-1' }
  const renewals: Array<string | null> = []
  const store = { peek: () => tokens } as TokenStore
  const session = {
    renew: async (stale: string | null) => {
      renewals.push(stale)
      tokens = after === 'over' ? null : { idToken: 'id-2', refreshToken: 'refresh-2' }
    },
  }
  return { store, session, renewals }
}

const open = async (answers: readonly Answer[], after?: 'over') => {
  const { origin, received } = await gateway(...answers)
  const { store, session, renewals } = device(after)
  const files = createFiles(store, session, origin)
  const shares: number[] = []
  const send = (place: FilePlace = { kind: 'cv', id: null }, signal = new AbortController().signal) =>
    files.upload(
      place,
      { blob: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'my “CV”.pdf', requestKey: 'key-1' },
      (share) => shares.push(share),
      signal,
    )
  return { files, send, received, renewals, shares }
}

it.each([
  ['photo', null, '/files/photo'],
  ['cv', null, '/files/cv'],
  ['certificate', 'a1', '/files/certificates/a1'],
  ['skill', 'a/1', '/files/skills/a%2F1'],
] as const)('sends a %s of %s to %s, once, as the person', async (kind, id, path) => {
  const { send, received, shares } = await open([stored])
  await send({ kind, id })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    method: 'POST',
    path,
    headers: { authorization: 'Bearer id-1', 'x-refresh-token': 'refresh-1', 'idempotency-key': 'key-1' },
  })
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(received[0]?.body.toString()).toMatch(
    /name="file"; filename="my “CV”\.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF\r\n/,
  )
  expect(shares.at(-1)).toBe(1)
})

it('renews the session once and sends again under the same key', async () => {
  const { send, received, renewals } = await open([refused(401, 'UNAUTHENTICATED', 'Expired'), stored])
  await send()
  expect(renewals).toEqual(['id-1'])
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer id-1', 'Bearer id-2'])
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
})

it('is refused as signed out when the renewed session is refused too, or is over', async () => {
  const no = refused(401, 'UNAUTHENTICATED', 'Expired')
  const twice = await open([no, no])
  await expect(twice.send()).rejects.toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' })
  expect(twice.received).toHaveLength(2)
  const over = await open([no], 'over')
  await expect(over.send()).rejects.toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' })
  expect(over.received).toHaveLength(1)
})

it.each([
  [
    'a refusal',
    refused(400, 'VALIDATION', messages.fileNotAllowed, 'file'),
    { kind: 'refused', code: 'VALIDATION', message: messages.fileNotAllowed, field: 'file' },
  ],
  ['a silent v1', refused(502, 'UPSTREAM', 'v1 is away'), { kind: 'failed' }],
  ['HTML of a proxy', (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'), { kind: 'unreachable' }],
  [
    'a proxy that takes less',
    (response) => response.writeHead(413).end('<h1>Too large</h1>'),
    { kind: 'refused', code: 'VALIDATION', message: messages.fileNotAllowed, field: 'file' },
  ],
  [
    'a page of a proxy that says all is well',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the network</h1>'),
    { kind: 'failed' },
  ],
  ['an answer in other words', (response) => response.writeHead(500).end('<h1>Broken</h1>'), { kind: 'failed' }],
  ['a broken connection', cutOff, { kind: 'unreachable' }],
] satisfies ReadonlyArray<[string, Answer, unknown]>)('rejects with a plain failure after %s', async (_, answer, failure) => {
  const sending = await open([answer])
  await expect(sending.send()).rejects.toEqual(failure)
  const fetching = await open([answer])
  await expect(fetching.files.download({ kind: 'cv', id: null })).rejects.toEqual(failure)
})

it('stops an upload that is given up, with the reason, and does not begin one that was given up before', async () => {
  const giveUp = new AbortController()
  const reason = new Error('cancelled')
  const { send, received } = await open([() => giveUp.abort(reason)])
  await expect(send(undefined, giveUp.signal)).rejects.toBe(reason)
  expect(received).toHaveLength(1)
  await expect(send(undefined, giveUp.signal)).rejects.toBe(reason)
  expect(received).toHaveLength(1)
})

it('fetches a file under the name that the server gives it, renewing the session on the way', async () => {
  const { files, received, renewals } = await open([
    refused(401, 'UNAUTHENTICATED', 'Expired'),
    (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="cv.pdf"; filename*=UTF-8\'\'cv%20%C3%A9.pdf',
        })
        .end('%PDF-1.7'),
  ])
  const { blob, name } = await files.download({ kind: 'certificate', id: 'a1' })
  expect(name).toBe('cv é.pdf')
  expect(blob.type).toBe('application/pdf')
  expect(await blob.text()).toBe('%PDF-1.7')
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill('GET /files/certificates/a1'))
  expect(renewals).toEqual(['id-1'])
})

it('gives up a download that is cut in the middle', async () => {
  const { files } = await open([
    (response) => {
      response.writeHead(200, fileOf('application/pdf', { 'content-length': '100' }))
      response.write('%PDF')
      setTimeout(() => response.destroy(), 20)
    },
  ])
  await expect(files.download({ kind: 'cv', id: null })).rejects.toEqual({ kind: 'unreachable' })
})

const report = { kind: 'timesheetReport', id: null, query: { format: 'csv', start: '2026-03-01' } } as const

it('tells how much of a file has arrived', async () => {
  const { files, received } = await open([
    (response) => {
      response.writeHead(200, fileOf('text/csv'))
      response.write('Date,Effort')
      setTimeout(() => response.end('\r\n'), 20)
    },
  ])
  const told: number[] = []
  const watch = { onProgress: (bytes: number) => void told.push(bytes), signal: new AbortController().signal }
  expect(await (await files.download(report, watch)).blob.text()).toBe('Date,Effort\r\n')
  expect(received[0]?.path).toBe('/files/timesheet-report?format=csv&start=2026-03-01')
  expect(told.at(-1)).toBe(13)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
})

it('ends a download that is given up, with the reason, and does not begin one that was given up before', async () => {
  const giveUp = new AbortController()
  const reason = new Error('cancelled')
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { files, received } = await open([
    (response) => {
      response.on('close', () => end())
      response.writeHead(200, fileOf('text/csv'))
      response.write('Date')
    },
  ])
  const watch = { onProgress: () => giveUp.abort(reason), signal: giveUp.signal }
  await expect(files.download(report, watch)).rejects.toBe(reason)
  await ended
  await expect(files.download(report, watch)).rejects.toBe(reason)
  expect(received).toHaveLength(1)
})
