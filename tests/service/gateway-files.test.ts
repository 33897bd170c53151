import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileClient, type FileClient } from '../../src/gateway/files-client.ts'
import { gateway } from '../../src/gateway/gateway.ts'
import { createTestChanges } from '../../src/gateway/testing/changes.ts'
import { createV1Client } from '../../src/gateway/v1-client.ts'
import { messages } from '../../src/rules/messages.ts'
import { fileRemoval, storedFile } from '../../src/service/db/file-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { docx, form, formType, pdf, picture } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { importSamples, sample, trainingFiles } from './support/training.ts'

/** The browser's way: gateway and v1 apart, HTTP between them. */

let folder: string
let running: RunningService
let portal: FastifyInstance
let files: FileClient
let url: string
let member: Session
let lead: Session
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-gateway-files-'))
  running = await startService({ fileStore: diskStore(folder) })
  files = createFileClient({ baseUrl: running.url })
  const client = createV1Client({ baseUrl: running.url })
  portal = Fastify()
  portal.addHook('onClose', async () => {
    await Promise.all([files.close(), client.close()])
  })
  await portal.register(gateway, {
    call: client.call,
    transfer: files.transfer,
    production: true,
    addressKey: null,
    trustedDocuments: {},
    notificationChanges: createTestChanges(),
  })
  portal.setNotFoundHandler((_request, reply) => reply.type('text/html').send('<h1>The page</h1>'))
  url = await portal.listen({ host: '127.0.0.1', port: 0 })
  member = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(async () => {
  await portal?.close()
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

const asked = (session: Session | null, more: Record<string, string> = {}): Record<string, string> => ({
  ...(session === null ? {} : { authorization: `Bearer ${session.idToken}` }),
  ...more,
})
const send = (path: string, session: Session | null, bytes: Buffer, name = 'cv.pdf', more: Record<string, string> = {}) =>
  fetch(`${url}/files/${path}`, {
    method: 'POST',
    headers: asked(session, { 'content-type': formType, 'sec-fetch-site': 'same-origin', ...more }),
    body: new Uint8Array(form({ bytes, name })),
  })
const get = (path: string, session: Session | null, more: Record<string, string> = {}) =>
  fetch(`${url}/files/${path}`, { headers: asked(session, more) })
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

const certificate = `certificates/${seedId('member/certificate/practitioner')}`
const skill = `skills/${seedId('member/skill/TypeScript')}`
const notAllowed = { errors: [{ message: messages.fileNotAllowed, extensions: { code: 'VALIDATION', field: 'file' } }] }

describe('files', () => {
  it.each([
    { path: 'cv', bytes: pdf(), name: 'Mein Lebenslauf – 履歴書.pdf' },
    { path: certificate, bytes: docx(), name: 'certificate.docx' },
    { path: skill, bytes: pdf('A skill'), name: 'skill.pdf' },
  ])('of /files/$path come back as they were sent', async ({ path, bytes, name }) => {
    const reply = await send(path, member, bytes, name)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({
      data: { fileName: name, size: bytes.length, uploadedOn: running.clock.now.toISOString() },
    })
    const back = await get(path, member)
    expect((await bytesOf(back)).equals(bytes)).toBe(true)
    expect(decodeURIComponent(back.headers.get('content-disposition') ?? '')).toContain(`filename*=UTF-8''${name}`)
    expect(back.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(back.headers.get('content-length')).toBe(String(bytes.length))
    expect(back.headers.get('x-content-type-options')).toBe('nosniff')
    expect(back.headers.get('cache-control')).toBe('no-store')
  })

  it('a picture of a lesson is there for everybody, for good, by what it holds', async () => {
    await importSamples(running, await trainingFiles())
    const { value } = await running.call('GET', `/tmCourse/${sample.first}`, { session: member })
    const address = (value as { ImageDownloadUrl: string }).ImageDownloadUrl
    const shown = await fetch(url + address, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(address).toBe(`/files/training/${createHash('sha256').update(bytes).digest('hex')}.webp`)
    expect((await fetch(`${url}/files/training/${'0'.repeat(64)}.webp`)).status).toBe(404)
    for (const name of ['x.webp', `${'0'.repeat(64)}`, `..%2f${'0'.repeat(64)}.webp`]) {
      expect((await fetch(`${url}/files/training/${name}`)).status).toBe(404)
    }
  })

  it('a photo is a picture for everybody who knows its address', async () => {
    const reply = await send('photo', member, await picture('png'), 'me.png')
    expect(reply.status).toBe(200)
    const { data } = (await reply.json()) as { data: { photoUrl: string } }
    expect(data.photoUrl).toMatch(/^\/files\/photos\/[0-9a-f-]{36}$/)
    const shown = await fetch(url + data.photoUrl, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await bytesOf(shown)).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  it('an upload that is sent again with its key happens once', async () => {
    const key = { 'idempotency-key': 'cv-once' }
    const [first, second] = [
      await send('cv', member, pdf('Once'), 'once.pdf', key),
      await send('cv', member, pdf('Once'), 'once.pdf', key),
    ]
    expect(await second.json()).toEqual(await first.json())
    const other = await send('cv', member, pdf('Other'), 'once.pdf', key)
    expect(other.status).toBe(422)
  })
})

describe('what is refused has a code', () => {
  it('nobody signed in', async () => {
    const refused = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }
    const sent = await send('cv', null, pdf())
    expect([sent.status, await sent.json()]).toMatchObject([401, refused])
    const asked = await get('cv', null)
    expect([asked.status, await asked.json()]).toMatchObject([401, refused])
  })

  it("somebody else's certificate and skill", async () => {
    await send(certificate, member, pdf())
    for (const path of [certificate, skill]) {
      for (const reply of [await get(path, lead), await send(path, lead, pdf())]) {
        expect([reply.status, await reply.json()]).toMatchObject([403, { errors: [{ extensions: { code: 'FORBIDDEN' } }] }])
      }
    }
  })

  it('a file of another type', async () => {
    const reply = await send('cv', member, Buffer.from('#!/bin/sh'), 'cv.pdf')
    expect([reply.status, await reply.json()]).toEqual([400, notAllowed])
  })

  it('a page of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    for (const reply of [await send('cv', member, pdf(), 'cv.pdf', foreign), await get('cv', member, foreign)]) {
      expect([reply.status, await reply.json()]).toMatchObject([403, { errors: [{ extensions: { code: 'FORBIDDEN' } }] }])
    }
  })

  it('a body that is no form', async () => {
    const reply = await fetch(`${url}/files/cv`, {
      method: 'POST',
      headers: asked(member, { 'content-type': 'application/json' }),
      body: '{}',
    })
    expect([reply.status, await reply.json()]).toMatchObject([415, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }])
  })

  it.each([
    'files',
    'files/',
    'files/none',
    'files/cv/more',
    'files/photos',
    `files/photos/${'x'.repeat(36)}`,
    'files/..%2fgraphql',
  ])('nothing is at /%s, and no page', async (path) => {
    const reply = await fetch(`${url}/${path}`, { headers: { accept: 'text/html' } })
    expect([400, 404]).toContain(reply.status)
    expect(await reply.json()).toHaveProperty('errors')
  })
})

describe('a file that is too large', () => {
  it('is refused by the length that it says, before it is read', async () => {
    const reply = await send('photo', member, Buffer.alloc(2 * 1024 * 1024 + 20_000), 'me.png')
    expect([reply.status, await reply.json()]).toEqual([413, notAllowed])
  })

  it('is refused and cut when it says no length, without being held', async () => {
    const before = process.memoryUsage()
    const chunk = Buffer.alloc(64 * 1024)
    let sent = 0
    function* gigabyte() {
      for (let index = 0; index < 16 * 1024; index += 1) {
        sent += chunk.length
        yield chunk
      }
    }
    const head = form({ bytes: '' }).subarray(0, -60)
    const body = Readable.from(
      (function* () {
        yield head
        yield* gigabyte()
      })(),
    )
    const reply = await fetch(`${url}/files/cv`, {
      method: 'POST',
      headers: asked(member, { 'content-type': formType }),
      body: Readable.toWeb(body) as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit)
    expect([reply.status, await reply.json()]).toEqual([413, notAllowed])
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    const after = process.memoryUsage()
    expect(after.rss + after.external - before.rss - before.external).toBeLessThan(150 * 1024 * 1024)
    body.destroy()
  })
})

it('an upload that its browser gives up leaves nothing', async () => {
  const before = await running.db.select().from(storedFile)
  const filesBefore = (await readdir(folder, { recursive: true })).length
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const whole = form({ bytes: pdf() })
  socket.write(
    `POST /files/cv HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer ${member.idToken}\r\ncontent-type: ${formType}\r\ncontent-length: ${whole.length + 1000}\r\n\r\n`,
  )
  const atV1 = new Promise<IncomingMessage>((resolve) => running.app.server.once('request', resolve))
  socket.write(whole)
  const request = await atV1
  const ended = new Promise<void>((resolve) => request.once('close', () => resolve()))
  socket.destroy()
  await ended
  expect(request.complete).toBe(false)
  expect((await get('cv', member)).status).toBe(200)
  expect(await running.db.select().from(storedFile)).toEqual(before)
  expect(
    await running.db
      .select()
      .from(fileRemoval)
      .then((rows) => rows.filter(({ dueAt }) => dueAt > running.clock.now)),
  ).toEqual([])
  expect((await readdir(folder, { recursive: true })).length).toBe(filesBefore)
})

it('v1 being away is told as such', async () => {
  const lonely = createFileClient({ baseUrl: 'http://127.0.0.1:1/v1' })
  const app = Fastify()
  await app.register(gateway, {
    call: async () => {
      throw new Error('not asked')
    },
    transfer: lonely.transfer,
    production: true,
    addressKey: null,
    trustedDocuments: {},
    notificationChanges: createTestChanges(),
  })
  const reply = await app.inject({ method: 'GET', url: '/files/cv' })
  expect([reply.statusCode, reply.json()]).toMatchObject([502, { errors: [{ extensions: { code: 'UPSTREAM' } }] }])
  await app.close()
  await lonely.close()
})

describe('a timesheet report', () => {
  const report = (changes: Readonly<Record<string, string>> = {}): string =>
    `timesheet-report?${new URLSearchParams({ format: 'csv', start: '2026-03-01', end: '2026-03-31', ...changes })}`

  it('comes as a table to keep, under the names of the portal', async () => {
    const response = await get(report({ members: seedId('amir/member'), sort: 'x' }), lead)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Timesheet report 2026-03-01 to 2026-03-31\.csv"/),
      'cache-control': 'no-store',
    })
    expect(await response.text()).toContain('Total,,,,,,,')
    const workbook = await get(report({ format: 'xlsx' }), lead)
    expect(workbook.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect((await bytesOf(workbook)).subarray(0, 2).toString()).toBe('PK')
  })

  it('is refused as v1 refuses it', async () => {
    const refusalOf = async (response: Response) => {
      const { errors } = (await response.json()) as { errors: [{ extensions: object }] }
      return [response.status, errors[0].extensions]
    }
    expect(await refusalOf(await get(report(), member))).toEqual([403, { code: 'FORBIDDEN' }])
    expect(await refusalOf(await get(report({ members: seedId('idle/member') }), lead))).toEqual([403, { code: 'FORBIDDEN' }])
    expect(await refusalOf(await get(report({ end: '2026-02-01' }), lead))).toMatchObject([400, { code: 'VALIDATION' }])
    expect(await refusalOf(await get(`${report()}&format=csv`, lead))).toMatchObject([400, { field: 'Format' }])
    const foreign = await get(report(), lead, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
  })
})
