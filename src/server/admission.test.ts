import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorHandler } from '#service/errors.ts'
import { createStorageRoom } from '#service/storage-room.ts'
import { addAdmission, createAdmission } from './admission.ts'

describe('places', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const limits = { atOnce: 2, waiting: 2, longestWait: 500 }

  test('as many as the limit go in at once; who comes after waits for the first to leave', async () => {
    const admission = createAdmission(limits)
    expect(await Promise.all([admission.enter(), admission.enter()])).toEqual([true, true])
    const told: string[] = []
    void admission.enter().then((isIn) => told.push(`third ${isIn}`))
    void admission.enter().then((isIn) => told.push(`fourth ${isIn}`))
    await vi.advanceTimersByTimeAsync(400)
    expect([told, admission.waiting()]).toEqual([[], 2])
    admission.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect([told, admission.waiting()]).toEqual([['third true'], 1])
    await vi.advanceTimersByTimeAsync(100)
    expect([told, admission.waiting()]).toEqual([['third true', 'fourth false'], 0])
  })

  test('nobody waits in a queue that is full', async () => {
    const admission = createAdmission(limits)
    for (let index = 0; index < 4; index += 1) void admission.enter()
    expect(await admission.enter()).toBe(false)
  })

  test('a place that nobody waits for is free again', async () => {
    const admission = createAdmission({ ...limits, atOnce: 1, waiting: 0 })
    for (let index = 0; index < 3; index += 1) {
      expect(await admission.enter()).toBe(true)
      expect(await admission.enter()).toBe(false)
      admission.leave()
    }
  })

  test('who gave up is passed over: the place goes to who still waits', async () => {
    const admission = createAdmission({ ...limits, atOnce: 1 })
    await admission.enter()
    const early = admission.enter()
    await vi.advanceTimersByTimeAsync(300)
    const late = admission.enter()
    await vi.advanceTimersByTimeAsync(200)
    expect(await early).toBe(false)
    admission.leave()
    expect(await late).toBe(true)
  })
})

describe('a part of the portal', () => {
  let app: FastifyInstance
  let answerAll: () => void
  let url: string

  beforeEach(async () => {
    app = Fastify({ forceCloseConnections: true })
    app.setErrorHandler(errorHandler(createStorageRoom()))
    const answered = new Promise<void>((resolve) => {
      answerAll = resolve
    })
    addAdmission(app, 'v1', { atOnce: 1, waiting: 1, longestWait: 50 })
    const hold = async () => {
      await answered
      return { value: 'done' }
    }
    app.get('/v1/slow', hold)
    app.get('/v1/session', { config: { isAlwaysAdmitted: true } }, async () => ({ value: 'signed in' }))
    app.get('/healthz', async () => ({ status: 'ok' }))
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    answerAll()
    await app.close()
  })

  const get = (path: string, signal?: AbortSignal) => fetch(`${url}${path}`, signal === undefined ? {} : { signal })

  test('says 503 and when to come back where there is no place; sessions and the rest go on', async () => {
    const first = get('/v1/slow')
    const others = await Promise.all([get('/v1/slow'), get('/v1/slow')])
    for (const refused of others) {
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(await refused.json()).toEqual({
        statusCode: 503,
        message: 'Too many people are here right now. Please try again.',
      })
    }
    expect((await get('/v1/session')).status).toBe(200)
    expect((await get('/healthz')).status).toBe(200)
    answerAll()
    expect((await first).status).toBe(200)
    expect((await get('/v1/slow')).status).toBe(200)
  })

  test('a connection that ends before its answer gives its place back', async () => {
    const leaving = new AbortController()
    const gone = get('/v1/slow', leaving.signal)
    gone.catch(() => undefined)
    expect((await get('/v1/slow')).status).toBe(503)
    leaving.abort()
    await expect(gone).rejects.toThrow()
    answerAll()
    await expect.poll(async () => (await get('/v1/slow')).status).toBe(200)
  })
})
