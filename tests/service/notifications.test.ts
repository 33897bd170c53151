import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import webPush from 'web-push'
import { userDevice } from '../../src/service/db/session-schema.ts'
import { isPushAddress } from '../../src/service/notification/push.ts'
import { notificationsChannel, notify } from '../../src/service/notification/store.ts'
import type { ServiceSettings } from '../../src/service/settings.ts'
import { type RunningService, type Session, serviceForTest } from './support/service.ts'

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:portal@portal.test' }

const tell = (running: RunningService, session: Session, title = 'Hello') =>
  running.db.transaction((tx) =>
    notify(
      tx,
      running,
      session.memberId,
      { title, body: 'Something happened', link: '/team-member/commitments' },
      running.clock.now,
    ),
  )

const find = async (running: RunningService, session: Session, body: object) =>
  (await running.call('POST', '/notification/find', { session, body })).value

describe('notifications', () => {
  it('are found newest first, in pages, with their counts', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    expect(await find(running, session, { PageNumber: 1, PageSize: 2 })).toMatchObject({
      data: [
        { Title: 'New commitment', ReadAt: null },
        { Title: 'New commitment', ReadAt: null },
      ],
      totalCount: 8,
      unreadCount: 4,
    })
    expect(await find(running, session, { PageNumber: 4, PageSize: 2 })).toMatchObject({
      data: [{ Title: 'Commitment ended' }, { Title: 'Welcome' }],
      totalCount: 8,
    })
    expect(await find(running, session, { PageNumber: 100_000, PageSize: 100 })).toMatchObject({ data: [], totalCount: 8 })
    expect(await find(running, session, { PageNumber: 1, PageSize: 10, UnreadOnly: true })).toMatchObject({ totalCount: 4 })
  })

  it('are read one by one and all at once; the first reading counts', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    const id = await tell(running, session)
    expect((await running.call('PUT', `/notification/${id}/read`, { session })).status).toBe(200)
    const readAt = running.clock.now.toISOString()
    running.clock.forward(60_000)
    expect((await running.call('PUT', `/notification/${id}/read`, { session })).status).toBe(200)
    expect(await find(running, session, { PageNumber: 1, PageSize: 1 })).toMatchObject({
      data: [{ id, ReadAt: readAt }],
      unreadCount: 4,
    })
    expect((await running.call('PUT', '/notification/readAll', { session })).status).toBe(200)
    expect(await find(running, session, { PageNumber: 1, PageSize: 1 })).toMatchObject({ unreadCount: 0 })
  })

  it('are told to whoever listens, when they are committed and only then', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    const listener = new pg.Client({ connectionString: running.pool.options.connectionString })
    await listener.connect()
    onTestFinished(() => listener.end())
    const heard: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.query(`LISTEN ${notificationsChannel}`)
    await expect(
      running.db.transaction(async (tx) => {
        await notify(tx, running, session.memberId, { title: 'Never', body: '', link: null }, running.clock.now)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await tell(running, session)
    await vi.waitFor(() => expect(heard).toEqual([session.memberId]))
  })
})

interface PushService {
  readonly origin: string
  readonly paths: string[]
  status: number
}

/** A push service of the standard's kind on the loopback address; it answers what it is told to. */
const startPushService = async (): Promise<PushService> => {
  const service: PushService = { origin: '', paths: [], status: 201 }
  const server: Server = createServer((request, response) => {
    service.paths.push(`${request.url} ${request.headers['content-encoding']} ${request.headers.authorization?.split(' ')[0]}`)
    request.resume()
    request.on('end', () => response.writeHead(service.status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(service, { origin: `http://127.0.0.1:${port}` })
}

const subscriptionAt = (endpoint: string): string => {
  const browser = createECDH('prime256v1')
  return JSON.stringify({
    endpoint,
    keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  })
}

describe('push', () => {
  const withPush = (given: Partial<ServiceSettings> = {}) => serviceForTest({ push: vapid, ...given })
  const register = (running: RunningService, session: Session, FirebaseToken: string) =>
    running.call('POST', '/authentication/SendUserDevice', {
      session,
      body: { FirebaseToken, DeviceType: 'web', Model: 'Chromium' },
    })

  it('reaches every browser of the person by the standard', async () => {
    const [running, push] = [await withPush(), await startPushService()]
    const session = await running.logIn('member')
    for (const path of ['/a', '/b'])
      expect((await register(running, session, subscriptionAt(push.origin + path))).status).toBe(200)
    await tell(running, session)
    await running.drain()
    expect(push.paths.sort()).toEqual(['/a aes128gcm vapid', '/b aes128gcm vapid'])
  })

  it.each([404, 410])('forgets a browser for which the push service answers %s', async (status) => {
    const [running, push] = [await withPush(), await startPushService()]
    const session = await running.logIn('member')
    await register(running, session, subscriptionAt(`${push.origin}/gone`))
    push.status = status
    await tell(running, session)
    await running.drain()
    expect(await running.db.$count(userDevice)).toBe(0)
  })

  it('tries again when the push service is busy, and only that browser', async () => {
    const [running, push] = [await withPush(), await startPushService()]
    const session = await running.logIn('member')
    await register(running, session, subscriptionAt(`${push.origin}/busy`))
    push.status = 503
    await tell(running, session)
    await running.drain()
    push.status = 201
    running.clock.forward(5_000)
    await running.drain()
    expect(push.paths).toHaveLength(2)
    expect(await running.db.$count(userDevice)).toBe(1)
  })

  it('belongs to whoever signed in last on the browser, and is removed on request', async () => {
    const [running, push] = [await withPush(), await startPushService()]
    const [member, lead] = [await running.logIn('member'), await running.logIn('lead')]
    const subscription = subscriptionAt(`${push.origin}/shared`)
    await register(running, member, subscription)
    await register(running, lead, subscription)
    await tell(running, member)
    await running.drain()
    expect(push.paths).toEqual([])
    const remove = (session: Session) =>
      running.call('POST', '/authentication/RemoveUserDevice', { session, body: { FirebaseToken: subscription } })
    expect((await remove(member)).status).toBe(200)
    expect(await running.db.$count(userDevice)).toBe(1)
    expect((await remove(lead)).status).toBe(200)
    expect(await running.db.$count(userDevice)).toBe(0)
  })

  it('keeps the 20 newest browsers of a person', async () => {
    const running = await withPush()
    const session = await running.logIn('member')
    for (let index = 0; index < 23; index += 1) {
      running.clock.forward(1)
      await register(running, session, `device ${index}`)
    }
    expect(await running.db.$count(userDevice)).toBe(20)
  })

  it.each([
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['http://updates.push.services.mozilla.com/wpush/v2/x', false],
    ['https://127.0.0.1/x', false],
    ['https://localhost/x', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/x', false],
    ['https://2130706433/x', false],
    ['https://metadata.google.internal/x', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('may go to %s in production: %s', (endpoint, allowed) => {
    expect(isPushAddress(endpoint, true)).toBe(allowed)
  })
})
