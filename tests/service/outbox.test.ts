import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { outbox } from '../../src/service/db/message-schema.ts'
import { refreshFamily, refreshToken } from '../../src/service/db/session-schema.ts'
import { drainOutbox, type OutboxContext, startOutbox, tidy } from '../../src/service/outbox/drain.ts'
import { createMailer, type Mailer } from '../../src/service/outbox/mailer.ts'
import { enqueue, listOutbox } from '../../src/service/outbox/outbox.ts'
import { serviceSettings } from '../../src/service/settings.ts'
import { startMailPeer } from './support/mail-peer.ts'
import { type RunningService, serviceForTest, textOf } from './support/service.ts'

const contextOf = (running: RunningService, mailUrl: string | null): OutboxContext => ({
  db: running.db,
  settings: serviceSettings({ ...running.settings, mailUrl }),
  keys: running.keys,
  clock: () => running.clock.now,
  log: running.app.log,
})

const mailerFor = (url: string): Mailer => {
  const mailer = createMailer(url, 'Portal <portal@portal.test>')
  onTestFinished(() => mailer.close())
  return mailer
}

const queueMail = (running: RunningService, to: string) =>
  running.db.transaction((tx) =>
    enqueue(
      tx,
      running.keys,
      { kind: 'mail', to, subject: 'Grüße', text: 'Hello\nthere', link: 'https://portal.test/' },
      running.clock.now,
    ),
  )

describe('mail', () => {
  it('stays in the outbox without a mail server and can be listed', async () => {
    const running = await serviceForTest({ seeded: false })
    await queueMail(running, 'somebody@example.org')
    expect(await running.drain()).toBe(0)
    expect(await listOutbox(running.pool, running.settings)).toMatchObject([
      {
        kind: 'mail',
        to: 'somebody@example.org',
        subject: 'Grüße',
        text: 'Hello\nthere',
        link: 'https://portal.test/',
        sentAt: null,
      },
    ])
  })

  it('is not listed in production', async () => {
    const running = await serviceForTest({ seeded: false, production: true })
    await expect(listOutbox(running.pool, running.settings)).rejects.toThrow('production')
  })

  it('goes to a real SMTP server once, with two processes draining at once', async () => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startMailPeer()]
    for (let index = 0; index < 20; index += 1) await queueMail(running, `person-${index}@example.org`)
    const context = contextOf(running, peer.url)
    const taken = await Promise.all([drainOutbox(context, mailerFor(peer.url)), drainOutbox(context, mailerFor(peer.url))])
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(peer.received.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `person-${index}@example.org`).sort(),
    )
    expect(peer.received[0]?.text).toMatch(/From: Portal <portal@portal.test>/)
    expect(await drainOutbox(context, mailerFor(peer.url))).toBe(0)
  })

  it('goes to nobody else, and has no more headers, whatever its subject says', async () => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startMailPeer()]
    const subject = 'x\r\nBcc: everybody@example.org\r\nX-More: 1\r\n\r\nAnother text'
    await running.db.transaction((tx) =>
      enqueue(tx, running.keys, { kind: 'mail', to: 'one@example.org', subject, text: 'Hello', link: '' }, running.clock.now),
    )
    expect(await drainOutbox(contextOf(running, peer.url), mailerFor(peer.url))).toBe(1)
    expect(peer.received.map(({ to }) => to)).toEqual([['one@example.org']])
    const [head = '', body = ''] = (peer.received[0]?.text ?? '').split('\r\n\r\n')
    expect(head).not.toMatch(/^(?:Bcc|X-More):/im)
    expect(body).not.toContain('Another text')
  })

  it('is tried again, later each time, while the server is busy', async () => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startMailPeer()]
    const [context, mailer] = [contextOf(running, peer.url), mailerFor(peer.url)]
    await queueMail(running, 'patient@example.org')
    peer.isBusy = true
    expect(await drainOutbox(context, mailer)).toBe(1)
    expect(await drainOutbox(context, mailer)).toBe(0)
    running.clock.forward(5_000)
    expect(await drainOutbox(context, mailer)).toBe(1)
    running.clock.forward(9_999)
    expect(await drainOutbox(context, mailer)).toBe(0)
    peer.isBusy = false
    running.clock.forward(1)
    expect(await drainOutbox(context, mailer)).toBe(1)
    expect(peer.received.map(({ to }) => to)).toEqual([['patient@example.org']])
    expect(await running.db.select({ attempts: outbox.attempts, message: outbox.sealedMessage }).from(outbox)).toEqual([
      { attempts: 2, message: null },
    ])
  })

  it('is given up after 15 tries, and one bad message does not hold the others', async () => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startMailPeer()]
    const [context, mailer] = [contextOf(running, peer.url), mailerFor(peer.url)]
    await queueMail(running, 'not an address')
    running.clock.forward(1)
    await queueMail(running, 'good@example.org')
    await drainOutbox(context, mailer)
    expect(peer.received.map(({ to }) => to)).toEqual([['good@example.org']])
    for (let attempt = 2; attempt <= 15; attempt += 1) {
      running.clock.forward(3600 * 1000)
      expect(await drainOutbox(context, mailer)).toBe(1)
    }
    running.clock.forward(24 * 3600 * 1000)
    expect(await drainOutbox(context, mailer)).toBe(0)
    const [given] = await running.db.select({ failedAt: outbox.failedAt }).from(outbox).where(eq(outbox.attempts, 15))
    expect(given?.failedAt).toBeInstanceOf(Date)
  })

  it('is delivered by the running service after a sign-up, and not after one that was refused', async () => {
    const peer = await startMailPeer()
    const running = await serviceForTest({ background: true, mailUrl: peer.url })
    const body = {
      FirstName: 'Eve',
      LastName: 'Lund',
      Email: 'eve@example.org',
      Telephone: '+4740000100',
      Password: 'a long password',
    }
    const taken = { ...body, Email: 'never@example.org', Telephone: '+61400000002' }
    expect((await running.call('POST', '/teammember/signup', { body: taken })).status).toBe(409)
    expect((await running.call('POST', '/teammember/signup', { body })).status).toBe(200)
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 10_000 })
    expect(peer.received[0]?.to).toEqual(['eve@example.org'])
    expect(peer.received[0]?.text).toContain('https://portal.test/register/verify-email?token=')
  })
})

it('stores no message in a form that can be read', async () => {
  const running = await serviceForTest({ seeded: false })
  await queueMail(running, 'somebody@example.org')
  const { rows } = await running.pool.query("select encode(sealed_message, 'escape') as bytes, outbox::text as row from outbox")
  expect(JSON.stringify(rows)).not.toMatch(/somebody|Hello|portal\.test/)
})

it('stops at once and leaves no connection behind', async () => {
  const running = await serviceForTest({ seeded: false })
  const started = startOutbox({ ...contextOf(running, null), settings: { ...running.settings, outboxInterval: 3_600_000 } })
  started.wake()
  await started.stop()
  expect(running.pool.idleCount).toBe(running.pool.totalCount)
})

describe('tidying', () => {
  it('keeps what can still be used, and drops the rest once its time is over', async () => {
    const running = await serviceForTest()
    await running.db.delete(refreshFamily)
    const session = await running.logIn('member')
    // As one that is bound to a key, it does not end by itself.
    await running.db.update(refreshFamily).set({ endsAt: null })
    const refresh = (token: string) =>
      running.call('GET', '/authentication/refreshToken', { headers: { 'x-refresh-token': token } })
    const child = textOf((await refresh(session.refreshToken)).value, 'refresh_token')
    await queueMail(running, 'somebody@example.org')
    const counts = async () => ({
      tokens: await running.db.$count(refreshToken),
      families: await running.db.$count(refreshFamily),
      messages: await running.db.$count(outbox),
    })
    await tidy(running, running.clock.now)
    expect(await counts()).toEqual({ tokens: 2, families: 1, messages: 1 })
    running.clock.forward(8 * 24 * 3600 * 1000)
    await tidy(running, running.clock.now)
    expect(await counts()).toEqual({ tokens: 1, families: 1, messages: 1 })
    expect((await refresh(child)).status).toBe(200)
    running.clock.forward(40 * 24 * 3600 * 1000)
    await tidy(running, running.clock.now)
    expect(await counts()).toEqual({ tokens: 0, families: 0, messages: 0 })
  })
})
