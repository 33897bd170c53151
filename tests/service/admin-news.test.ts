import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createNotificationHub } from '../../src/gateway/notification-hub.ts'
import { keepHearing } from '../../src/server/hearing.ts'
import { listenOnDatabase } from '../../src/server/notification-changes.ts'
import { approveLoan } from '../../src/service/admin/loans.ts'
import { withdrawPayRuns } from '../../src/service/admin/pay-runs.ts'
import { loan } from '../../src/service/db/loan-schema.ts'
import { outbox } from '../../src/service/db/message-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { userDevice } from '../../src/service/db/session-schema.ts'
import { notificationsChannel } from '../../src/service/notification/store.ts'
import { openMessage } from '../../src/service/outbox/outbox.ts'
import { ownerWork, type RunningService, serviceForTest } from './support/service.ts'

const memberId = seedId('member/member')

/** What the open browsers of a member hear of, as the gateway hears of it. */
const openBrowser = async ({ pool }: RunningService) => {
  const hear = listenOnDatabase(pool.options.connectionString ?? '', notificationsChannel)
  const changes = keepHearing('database', hear, pino({ level: 'silent' }))
  // From then on nothing but a change tells the hub anything.
  await vi.waitFor(() => expect(changes.isHeard()).toBe(true), { timeout: 20_000 })
  const hub = createNotificationHub(changes)
  onTestFinished(async () => {
    hub.close()
    await changes.stop()
  })
  const stream = hub.changesOf(memberId)
  // The first word comes by itself.
  await stream.next()
  return stream
}

it('reaches the open browsers of whom it is about, and their devices', async () => {
  const running = await serviceForTest()
  const { db, keys, clock } = running
  const work = { ...ownerWork(running), pushes: true }
  const browser = await openBrowser(running)
  const tokenHash = randomBytes(32)
  await db
    .insert(userDevice)
    .values({ memberId, tokenHash, token: randomBytes(32), deviceType: 'Web', model: 'Browser', createdAt: clock.now })

  const heard = browser.next()
  const waits = await db.select().from(payRun).where(eq(payRun.memberId, memberId))
  const open = waits.filter(({ tmApprovedDate }) => tmApprovedDate === null).map(({ id }) => id)
  await withdrawPayRuns(work, open)
  expect(await heard).toEqual({ done: false, value: true })

  const again = browser.next()
  const [asked] = (await db.select().from(loan).where(eq(loan.memberId, memberId))).filter(({ status }) => status === 'Pending')
  await approveLoan(work, asked?.id ?? '', asked?.amount ?? '', '2026-12-01')
  expect(await again).toEqual({ done: false, value: true })

  const sent = (await db.select().from(outbox)).map(({ sealedMessage }) => openMessage(keys, sealedMessage))
  expect(sent.filter((message) => message?.kind === 'push')).toMatchObject([
    { memberId, deviceHash: tokenHash.toString('hex'), title: 'Pay run', link: expect.stringContaining('/team-member/pay-runs') },
    { memberId, title: 'Loan', link: '/team-member/loans' },
  ])
})
