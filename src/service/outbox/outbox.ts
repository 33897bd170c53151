import { randomUUID } from 'node:crypto'
import { desc, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { openDatabase, type Queries } from '../db/database.ts'
import { outbox } from '../db/message-schema.ts'
import { deriveKeys, type Keys } from '../keys.ts'
import { seal, unseal } from '../sealing.ts'
import type { ServiceSettings } from '../settings.ts'

/** A message that nobody wants later, such as a code, says until when it may be sent: ISO 8601. */
interface Perishable {
  readonly until?: string
}

/** What the outbox carries. A reset request is looked up when it is drained, so that asking takes the same time for everybody. */
export type OutboxMessage =
  | (Perishable & {
      readonly kind: 'mail'
      readonly to: string
      readonly subject: string
      readonly text: string
      readonly link: string | null
    })
  | (Perishable & { readonly kind: 'text'; readonly to: string; readonly text: string })
  | {
      readonly kind: 'push'
      readonly memberId: string
      /** Hex of the device's hash: one message a browser, so that a retry never reaches another one twice. */
      readonly deviceHash: string
      readonly title: string
      readonly body: string
      readonly link: string | null
    }
  | { readonly kind: 'reset-request'; readonly email: string; readonly callbackUrl: string }

/** Queues a message in the transaction of the change that it tells of. */
export const enqueue = async (tx: Queries, keys: Keys, message: OutboxMessage, now: Date): Promise<void> => {
  await tx.insert(outbox).values({
    id: randomUUID(),
    kind: message.kind,
    sealedMessage: seal(keys.sealing, message),
    createdAt: now,
    nextTryAt: now,
  })
}

/** Opens a row's message; null when it was sent and dropped. */
export const openMessage = (keys: Keys, sealed: Buffer | null): OutboxMessage | null =>
  // Sealed by `enqueue` with a key nobody else has.
  sealed === null ? null : (unseal(keys.sealing, sealed) as OutboxMessage)

/** One mail or text message as the outbox page shows it. */
export interface OutboxEntry {
  readonly id: string
  readonly kind: 'mail' | 'text'
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The link that the message is about, or null. */
  readonly link: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/**
 * The newest mails and text messages that are still in the outbox, for the server's /dev/outbox page.
 *
 * @param limit most entries to give; 100 when not given
 * @throws Error in production, where the outbox is nobody's to read
 */
export const listOutbox = async (pool: Pool, settings: ServiceSettings, limit = 100): Promise<readonly OutboxEntry[]> => {
  if (settings.production) throw new Error('The outbox is not shown in production.')
  const keys = deriveKeys(settings.secret)
  const rows = await openDatabase(pool)
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, ['mail', 'text']))
    .orderBy(desc(outbox.createdAt))
    .limit(limit)
  return rows.flatMap(({ id, sealedMessage, createdAt, sentAt }): OutboxEntry[] => {
    const message = openMessage(keys, sealedMessage)
    if (message === null) return []
    if (message.kind !== 'mail' && message.kind !== 'text') return []
    const { kind, to, text } = message
    const about = kind === 'mail' ? { subject: message.subject, link: message.link } : { subject: '', link: null }
    return [{ id, kind, to, text, ...about, createdAt, sentAt }]
  })
}
