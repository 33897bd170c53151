import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NotificationKind } from '#rules/notification-preferences.ts'
import { routeOf } from '#rules/paths.ts'
import { openDevices } from '../authentication/devices.ts'
import type { Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { notification } from '../db/message-schema.ts'
import type { Service } from '../handler.ts'
import type { Keys } from '../keys.ts'
import { enqueue } from '../outbox/outbox.ts'
import { findPreference } from './preferences.ts'
import { tellChange } from './store.ts'

/** What a notification is sent with: by the service, and by a command beside it. */
export interface Sender {
  readonly keys: Keys
  readonly now: Date
  /** Whether the portal sends push messages. */
  readonly pushes: boolean
}

/** The service as a sender. */
export const senderOf = ({ keys, settings }: Pick<Service, 'keys' | 'settings'>, now: Date): Sender => ({
  keys,
  now,
  pushes: settings.push !== null,
})

export interface News {
  readonly memberId: string
  readonly kind: NotificationKind
  readonly title: string
  readonly body: string
  /** A path of the portal that the notification leads to, or null. */
  readonly link: string | null
}

const mailText = (firstName: string, { body, link }: News): string => {
  const page = link === null ? null : routeOf(link.replace(/[?#].*/, '')).title
  const place = page === null ? '' : `\nYou find it in the portal under ${page}.\n`
  return `Hello ${firstName},\n\n${body}\n${place}`
}

/**
 * Notifies a person: a row in the portal and word to whoever listens, and, as the person wants it for this kind, a push message to
 * each of their browsers and a mail; all in the transaction of the change that it tells of.
 *
 * @returns the notification's id
 */
export const notify = async (tx: Transaction, { keys, now, pushes }: Sender, news: News): Promise<string> => {
  const { memberId, kind, title, body, link } = news
  const id = randomUUID()
  await tx.insert(notification).values({ memberId, id, title, body, link, createdAt: now })
  await tellChange(tx, memberId)
  const wanted = await findPreference(tx, memberId, kind)
  if (pushes && wanted.Push) {
    for (const hash of await openDevices(tx, memberId, now)) {
      await enqueue(tx, keys, { kind: 'push', memberId, deviceHash: hash.toString('hex'), title, body, link }, now)
    }
  }
  if (wanted.Mail) {
    const [member] = await tx.select().from(teamMember).where(eq(teamMember.id, memberId))
    if (member !== undefined) {
      const text = mailText(member.firstName, news)
      await enqueue(tx, keys, { kind: 'mail', to: member.email, subject: title, text, link: null }, now)
    }
  }
  return id
}
