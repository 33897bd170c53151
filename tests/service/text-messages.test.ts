import { describe, expect, it, vi } from 'vitest'
import { outbox } from '../../src/service/db/message-schema.ts'
import { drainOutbox, type OutboxContext } from '../../src/service/outbox/drain.ts'
import { enqueue, listOutbox } from '../../src/service/outbox/outbox.ts'
import { serviceSettings } from '../../src/service/settings.ts'
import { asPhone, codeMessages, contactOf } from './support/contact.ts'
import { startHttpPeer } from './support/http-peer.ts'
import { type RunningService, serviceForTest } from './support/service.ts'

const queueText = (running: RunningService, to: string, until?: Date) =>
  running.db.transaction((tx) =>
    enqueue(
      tx,
      running.keys,
      { kind: 'text', to, text: 'Hello, Zoë', ...(until === undefined ? {} : { until: until.toISOString() }) },
      running.clock.now,
    ),
  )

const drainTo = (running: RunningService, textUrl: string | null, textToken: string | null = null): Promise<number> => {
  const context: OutboxContext = {
    db: running.db,
    settings: serviceSettings({ ...running.settings, textUrl, textToken }),
    keys: running.keys,
    clock: () => running.clock.now,
    log: running.app.log,
  }
  return drainOutbox(context, null)
}

describe('text messages', () => {
  it('stay in the outbox without a receiver and can be listed', async () => {
    const running = await serviceForTest({ seeded: false })
    await queueText(running, '+351910000111')
    expect(await drainTo(running, null)).toBe(0)
    expect(await listOutbox(running.pool, running.settings)).toMatchObject([
      { kind: 'text', to: '+351910000111', text: 'Hello, Zoë', sentAt: null },
    ])
  })

  it.each([
    { given: (host: string) => `http://${host}/send`, token: null, authorization: undefined },
    { given: (host: string) => `http://${host}/send`, token: 'the-token', authorization: 'Bearer the-token' },
    {
      given: (host: string) => `http://portal:p%40ss%3Aword@${host}/send`,
      token: null,
      authorization: `Basic ${Buffer.from('portal:p@ss:word').toString('base64')}`,
    },
  ])('go to the receiver once, authorized as $authorization', async ({ given, token, authorization }) => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startHttpPeer()]
    await queueText(running, '+351910000111')
    expect(await drainTo(running, given(peer.host), token)).toBe(1)
    expect(await drainTo(running, given(peer.host), token)).toBe(0)
    expect(peer.received).toMatchObject([{ method: 'POST', path: '/send', authorization }])
    expect(JSON.parse(peer.received[0]?.body ?? '')).toEqual({ to: '+351910000111', text: 'Hello, Zoë' })
    expect(await running.db.select({ message: outbox.sealedMessage }).from(outbox)).toEqual([{ message: null }])
  })

  it.each([{ status: 503 }, { status: 401 }, { status: 302, headers: { location: 'http://127.0.0.1:9/' } }])(
    'are tried again after $status, with the same key, later each time',
    async (refusal) => {
      const [running, peer] = [await serviceForTest({ seeded: false }), await startHttpPeer(refusal)]
      const url = `http://${peer.host}/`
      await queueText(running, '+351910000111')
      expect(await drainTo(running, url)).toBe(1)
      running.clock.forward(4_999)
      expect(await drainTo(running, url)).toBe(0)
      peer.answer = {}
      running.clock.forward(1)
      expect(await drainTo(running, url)).toBe(1)
      expect(peer.received).toHaveLength(2)
      expect(new Set(peer.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    },
  )

  it('wait for a receiver that cannot be reached', async () => {
    const running = await serviceForTest({ seeded: false })
    await queueText(running, '+351910000111')
    await drainTo(running, 'http://127.0.0.1:9/')
    expect(await running.db.select({ attempts: outbox.attempts, lastError: outbox.lastError }).from(outbox)).toEqual([
      { attempts: 1, lastError: 'ECONNREFUSED' },
    ])
  })

  it('are dropped instead of sent when nobody wants them any more', async () => {
    const [running, peer] = [await serviceForTest({ seeded: false }), await startHttpPeer()]
    await queueText(running, '+351910000111', new Date(running.clock.now.getTime() + 1000))
    await queueText(running, '+351910000112', new Date(running.clock.now.getTime() + 1001))
    running.clock.forward(1000)
    expect(await drainTo(running, `http://${peer.host}/`)).toBe(2)
    expect(peer.received.map(({ body }) => body)).toEqual([JSON.stringify({ to: '+351910000112', text: 'Hello, Zoë' })])
  })

  it('carry the code of a phone from the running service; it verifies, and nothing is left to read', async () => {
    const peer = await startHttpPeer()
    const running = await serviceForTest({ background: true, textUrl: `http://${peer.host}/` })
    const { savePhone, sendPhoneCode, verifyPhone } = contactOf(running, await running.logIn('newcomer'))
    const { Id } = asPhone(await savePhone('+351910000111'))
    await sendPhoneCode(Id)
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 10_000 })
    const { to, text }: { to: string; text: string } = JSON.parse(peer.received[0]?.body ?? '')
    expect(to).toBe('+351910000111')
    expect(asPhone(await verifyPhone(Id, /\d{6}/.exec(text)?.[0] ?? '')).VerifiedOn).not.toBeNull()
    await vi.waitFor(async () => expect(await codeMessages(running)).toEqual([]), { timeout: 10_000 })
  })
})
