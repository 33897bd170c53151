import { and, asc, eq, inArray, isNull, lt, lte, notExists, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { carryOutResetRequest } from '../authentication/reset.ts'
import { sentCode } from '../db/contact-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { errorCode } from '../db/failures.ts'
import { outbox } from '../db/message-schema.ts'
import { spentCaptcha } from '../db/request-schema.ts'
import { oneTimeToken, refreshFamily, refreshToken } from '../db/session-schema.ts'
import { inOneTransaction } from '../db/transaction.ts'
import type { Keys } from '../keys.ts'
import { sendPush } from '../notification/push.ts'
import type { ServiceSettings } from '../settings.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { type OutboxMessage, openMessage } from './outbox.ts'
import { sendText } from './text-messages.ts'

/** Told of each message that is tried to be delivered, by its kind; does it. */
export type DeliveryObserver = (kind: OutboxMessage['kind'], deliver: () => Promise<void>) => Promise<void>

export interface OutboxContext {
  readonly db: Database
  readonly settings: ServiceSettings
  readonly keys: Keys
  readonly clock: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Nobody is told when not given. */
  readonly observeDelivery?: DeliveryObserver | undefined
  /** Other tidying to do once an hour. */
  readonly everyHour?: (now: Date) => Promise<void>
}

/** A running drain. */
export interface RunningOutbox {
  /** Looks at once instead of at the next interval. */
  wake(): void
  /** Finishes the message at hand and stops. */
  stop(): Promise<void>
}

/** Tries before a message is given up: about 12 hours with the pauses below. */
const mostAttempts = 15
/** Pause before the next try in milliseconds: 5 s, doubled each time, at most an hour. */
export const backoff = (attempts: number): number => Math.min(60 * 60 * 1000, 5000 * 2 ** Math.min(attempts, 20))

const deliverableKinds = (settings: ServiceSettings): readonly OutboxMessage['kind'][] => [
  'reset-request',
  ...(settings.mailUrl === null ? [] : (['mail'] as const)),
  ...(settings.textUrl === null ? [] : (['text'] as const)),
  ...(settings.push === null ? [] : (['push'] as const)),
]

/** A code that ended while its message could not be delivered only puzzles whoever gets it. */
const isPastDue = (message: OutboxMessage, now: Date): boolean =>
  'until' in message && message.until !== undefined && new Date(message.until) <= now

const deliver = async (
  context: OutboxContext,
  tx: Transaction,
  mailer: Mailer | null,
  id: string,
  message: OutboxMessage,
): Promise<void> => {
  const { settings } = context
  if (isPastDue(message, context.clock())) return
  switch (message.kind) {
    case 'mail':
      await mailer?.send({ messageId: `<${id}@outbox.portal>`, to: message.to, subject: message.subject, text: message.text })
      return
    case 'push':
      if (settings.push !== null) await sendPush(context, settings.push, tx, message)
      return
    case 'reset-request':
      await carryOutResetRequest(tx, context.keys, message, context.clock())
      return
    case 'text':
      if (settings.textUrl !== null) await sendText(settings.textUrl, settings.textToken, { messageId: id, ...message })
      return
  }
}

/** Takes the message that has been due longest, skipping those that another process holds. */
const deliverNext = async (context: OutboxContext, mailer: Mailer | null): Promise<boolean> => {
  const now = context.clock()
  const observe: DeliveryObserver = context.observeDelivery ?? ((_kind, work) => work())
  return await inOneTransaction(context.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
          lte(outbox.nextTryAt, now),
          inArray(outbox.kind, [...deliverableKinds(context.settings)]),
        ),
      )
      .orderBy(asc(outbox.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined) return false
    try {
      const message = openMessage(context.keys, row.sealedMessage)
      const sent = (one: OutboxMessage) => () => tx.transaction((inner) => deliver(context, inner, mailer, row.id, one))
      if (message !== null) await observe(message.kind, sent(message))
      await tx.update(outbox).set({ sentAt: now, sealedMessage: null }).where(eq(outbox.id, row.id))
    } catch (error) {
      const attempts = row.attempts + 1
      const reason = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
      context.log.warn({ outboxId: row.id, kind: row.kind, attempts, reason }, 'message not delivered')
      await tx
        .update(outbox)
        .set({
          attempts,
          lastError: reason,
          nextTryAt: new Date(now.getTime() + backoff(row.attempts)),
          failedAt: attempts >= mostAttempts ? now : null,
        })
        .where(eq(outbox.id, row.id))
    }
    return true
  })
}

/**
 * Delivers everything that is due and can be delivered with these settings: a reset request always, mail with a mail
 * server, text messages with their receiver, push with its keys. A message that fails is tried again later.
 *
 * @returns how many messages were taken
 */
export const drainOutbox = async (context: OutboxContext, mailer: Mailer | null): Promise<number> => {
  let taken = 0
  while (await deliverNext(context, mailer)) taken += 1
  return taken
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Drops what nobody can use any more: sent messages after a day, undelivered ones after 30, tokens a day past their end,
 * used refresh tokens after a week (until then their reuse ends the family), families that have no token left, and what was
 * counted of codes when it counts no more.
 */
export const tidy = async ({ db }: Pick<OutboxContext, 'db'>, now: Date): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * day)
  await db.delete(outbox).where(or(lt(outbox.sentAt, daysAgo(1)), lt(outbox.createdAt, daysAgo(30))))
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, daysAgo(1)))
  await db.delete(refreshToken).where(or(lt(refreshToken.expiresAt, daysAgo(1)), lt(refreshToken.usedAt, daysAgo(7))))
  const tokens = db
    .select({ id: refreshToken.familyId })
    .from(refreshToken)
    .where(and(eq(refreshToken.memberId, refreshFamily.memberId), eq(refreshToken.familyId, refreshFamily.id)))
  await db.delete(refreshFamily).where(and(lt(refreshFamily.createdAt, daysAgo(1)), notExists(tokens)))
  await db.delete(sentCode).where(lte(sentCode.sentAt, new Date(now.getTime() - hour)))
  await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, now))
}

/** Drains the outbox until stopped: at every interval, and at once when woken. */
export const startOutbox = (context: OutboxContext): RunningOutbox => {
  const { settings, log } = context
  const mailer = settings.mailUrl === null ? null : createMailer(settings.mailUrl, settings.mailFrom)
  let stopped = false
  let woken = false
  let tidiedAt = 0
  let isAway = false
  let endPause: () => void = () => undefined

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, settings.outboxInterval)
      timer.unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false
      try {
        await drainOutbox(context, mailer)
        isAway = false
        const now = context.clock()
        if (now.getTime() - tidiedAt >= hour) {
          tidiedAt = now.getTime()
          await tidy(context, now)
          await context.everyHour?.(now)
        }
      } catch (error) {
        // The database may be away for a while; the messages are still there when it is back.
        if (!isAway) log.warn({ code: errorCode(error) }, 'outbox not drained')
        isAway = true
      }
      if (!stopped && !woken) await pause()
    }
  }
  const running = run()

  return {
    wake: () => {
      woken = true
      endPause()
    },
    stop: async () => {
      stopped = true
      endPause()
      await running
      mailer?.close()
    },
  }
}
