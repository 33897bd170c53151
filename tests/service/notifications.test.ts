import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import webPush from 'web-push'
import { keylessLifetime, revokeAllFamilies } from '../../src/service/authentication/refresh-tokens.ts'
import { notification, outbox } from '../../src/service/db/message-schema.ts'
import { userDevice } from '../../src/service/db/session-schema.ts'
import { notify } from '../../src/service/notification/notify.ts'
import { isPushAddress } from '../../src/service/notification/push.ts'
import { notificationsChannel } from '../../src/service/notification/store.ts'
import { openMessage } from '../../src/service/outbox/outbox.ts'
import { unseal } from '../../src/service/sealing.ts'
import type { ServiceSettings } from '../../src/service/settings.ts'
import { ownerWork, type RunningService, type Session, serviceForTest } from './support/service.ts'

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:portal@portal.test' }

const senderOf = (running: RunningService) => ({ ...ownerWork(running), pushes: running.settings.push !== null })

const tell = (running: RunningService, session: Session, title = 'Hello') =>
  running.db.transaction((tx) =>
    notify(tx, senderOf(running), {
      memberId: session.memberId,
      kind: 'Commitment',
      title,
      body: 'Something happened',
      link: '/team-member/commitments',
    }),
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
        await notify(tx, ownerWork(running), {
          memberId: session.memberId,
          kind: 'Loan',
          title: 'Never',
          body: '',
          link: null,
        })
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
  location: string | null
}

/** A push service of the standard's kind on the loopback address; it answers what it is told to. */
const startPushService = async (): Promise<PushService> => {
  const service: PushService = { origin: '', paths: [], status: 201, location: null }
  const server: Server = createServer((request, response) => {
    service.paths.push(`${request.url} ${request.headers['content-encoding']} ${request.headers.authorization?.split(' ')[0]}`)
    request.resume()
    request.on('end', () => {
      const { status, location } = service
      response.writeHead(status, location === null ? {} : { location }).end()
    })
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

describe('preferences', () => {
  const preferences = '/notification/preferences'
  const set = (running: RunningService, session: Session, Kind: string, Channel: string, IsOn: unknown) =>
    running.call('PUT', preferences, { session, body: { Kind, Channel, IsOn } })
  const sent = async ({ db, keys }: RunningService) =>
    (await db.select().from(outbox)).map(({ sealedMessage }) => openMessage(keys, sealedMessage)?.kind).sort()

  it('are those of the portal until the person says otherwise, and a channel is switched alone', async () => {
    const running = await serviceForTest()
    const [member, lead] = [await running.logIn('member'), await running.logIn('lead')]
    const all = async (session: Session) => (await running.call('GET', preferences, { session })).value
    const usual = [
      { Kind: 'Commitment', Mail: true, Push: true },
      { Kind: 'PayRun', Mail: true, Push: true },
      { Kind: 'Loan', Mail: true, Push: true },
      { Kind: 'Access', Mail: true, Push: true },
      { Kind: 'Application', Mail: false, Push: true },
    ]
    expect(await all(member)).toEqual({ data: usual, isMailSent: true, isPushSent: false })
    expect((await set(running, member, 'Application', 'Push', false)).value).toEqual({
      Kind: 'Application',
      Mail: false,
      Push: false,
    })
    const both = await Promise.all([
      set(running, member, 'Loan', 'Mail', false),
      set(running, member, 'Loan', 'Push', false),
      set(running, member, 'Loan', 'Mail', false),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await all(member)).toMatchObject({
      data: [
        ...usual.slice(0, 2),
        { Kind: 'Loan', Mail: false, Push: false },
        usual[3],
        { Kind: 'Application', Mail: false, Push: false },
      ],
    })
    expect(await all(lead)).toMatchObject({ data: usual })
  })

  it('say where a notification goes beside the portal', async () => {
    const running = await serviceForTest({ push: vapid })
    const session = await running.logIn('member')
    const tokenHash = randomBytes(32)
    await running.db.insert(userDevice).values({
      memberId: session.memberId,
      tokenHash,
      token: randomBytes(32),
      deviceType: 'Web',
      model: 'Browser',
      createdAt: running.clock.now,
    })
    const afterwards = async (): Promise<readonly (string | undefined)[]> => {
      await running.db.delete(outbox)
      await tell(running, session)
      return await sent(running)
    }
    const told = await running.db.$count(notification)
    expect(await afterwards()).toEqual(['mail', 'push'])
    await set(running, session, 'Commitment', 'Mail', false)
    expect(await afterwards()).toEqual(['push'])
    await set(running, session, 'Commitment', 'Push', false)
    expect(await afterwards()).toEqual([])
    // Another kind is none of it.
    await set(running, session, 'Loan', 'Mail', false)
    await set(running, session, 'Commitment', 'Mail', true)
    expect(await afterwards()).toEqual(['mail'])
    expect(await running.db.$count(notification)).toBe(told + 4)
  })

  it.each([
    ['Nothing', 'Mail', true],
    ['Loan', 'Pigeon', true],
    ['Loan', 'Mail', 'yes'],
  ])('%s by %s to %s is refused', async (kind, channel, isOn) => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    expect((await set(running, session, kind, channel, isOn)).status).toBe(400)
  })

  it('a mail greets by name and says where to look', async () => {
    const running = await serviceForTest()
    const session = await running.logIn('member')
    await tell(running, session, 'New commitment')
    const [row] = await running.db.select().from(outbox)
    expect(openMessage(running.keys, row?.sealedMessage ?? null)).toMatchObject({
      to: 'member@demo.test',
      subject: 'New commitment',
      text: 'Hello Maya,\n\nSomething happened\n\nYou find it in the portal under Commitments.\n',
    })
  })
})

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

  it('does not follow a push service that sends it elsewhere, and tries again', async () => {
    const [running, push, elsewhere] = [await withPush(), await startPushService(), await startPushService()]
    const session = await running.logIn('member')
    await register(running, session, subscriptionAt(`${push.origin}/moved`))
    Object.assign(push, { status: 307, location: `${elsewhere.origin}/there` })
    await tell(running, session)
    await running.drain()
    Object.assign(push, { status: 201, location: null })
    running.clock.forward(5_000)
    await running.drain()
    expect([push.paths.length, elsewhere.paths.length]).toEqual([2, 0])
    expect(await running.db.$count(userDevice)).toBe(1)
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

  /** A service with push messages, one browser of a member, and which browsers another notification reaches. */
  const withBrowser = async () => {
    const [running, push] = [await withPush(), await startPushService()]
    const session = await running.logIn('member')
    await register(running, session, subscriptionAt(`${push.origin}/own`))
    const reached = async () => {
      push.paths.length = 0
      await tell(running, session)
      await running.drain()
      return push.paths.map((path) => path.split(' ')[0])
    }
    expect(await reached()).toEqual(['/own'])
    return { running, push, session, reached }
  }

  it('reaches no browser whose session was logged out, also one whose id token was over by then', async () => {
    const { running, push, session, reached } = await withBrowser()
    await register(running, await running.logIn('member'), subscriptionAt(`${push.origin}/other`))
    running.clock.forward(10 * 60_000)
    const headers = { 'x-refresh-token': session.refreshToken }
    expect((await running.call('POST', '/authentication/Logout', { headers })).status).toBe(200)
    expect(await reached()).toEqual(['/other'])
  })

  it('reaches no browser after a new password, until somebody signs in there again', async () => {
    const { running, session, reached } = await withBrowser()
    await running.db.transaction((tx) => revokeAllFamilies(tx, session.memberId, running.clock.now))
    expect(await reached()).toEqual([])
    expect(await running.db.$count(userDevice)).toBe(0)
  })

  it('reaches no browser whose session has come to its end', async () => {
    const { running, reached } = await withBrowser()
    running.clock.forward(keylessLifetime)
    expect(await reached()).toEqual([])
  })

  it('goes on with the session that a browser is registered with last', async () => {
    const { running, session, reached } = await withBrowser()
    const [{ token } = { token: null }] = await running.db.select({ token: userDevice.token }).from(userDevice)
    const subscription = String(unseal(running.keys.sealing, token as Buffer))
    await register(running, await running.logIn('member'), subscription)
    await running.call('POST', '/authentication/Logout', { headers: { 'x-refresh-token': session.refreshToken } })
    expect(await reached()).toEqual(['/own'])
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
