import { and, eq } from 'drizzle-orm'
import {
  type ChannelChoice,
  defaultPreferences,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '#rules/notification-preferences.ts'
import type { Queries } from '../db/database.ts'
import { notificationPreference } from '../db/message-schema.ts'

const choiceOf = ({ mail, push }: Pick<typeof notificationPreference.$inferSelect, 'mail' | 'push'>): ChannelChoice => ({
  Mail: mail,
  Push: push,
})

/** Where else than in the portal a person wants notifications of a kind. */
export const findPreference = async (db: Queries, memberId: string, kind: NotificationKind): Promise<ChannelChoice> => {
  const [row] = await db
    .select()
    .from(notificationPreference)
    .where(and(eq(notificationPreference.memberId, memberId), eq(notificationPreference.kind, kind)))
  return row === undefined ? defaultPreferences[kind] : choiceOf(row)
}

/** What a person wants of every kind, in the order of the kinds. */
export const listPreferences = async (db: Queries, memberId: string) => {
  const rows = await db.select().from(notificationPreference).where(eq(notificationPreference.memberId, memberId))
  const chosen = new Map(rows.map((row) => [row.kind, choiceOf(row)]))
  return notificationKinds.map((Kind) => ({ Kind, ...(chosen.get(Kind) ?? defaultPreferences[Kind]) }))
}

/** Switches one channel of one kind; the other stays as it is, whoever changes it at the same time. */
export const setPreference = async (
  db: Queries,
  memberId: string,
  { kind, channel, isOn }: { readonly kind: NotificationKind; readonly channel: NotificationChannel; readonly isOn: boolean },
) => {
  const usual = defaultPreferences[kind]
  const { Mail, Push } = channel === 'Mail' ? { ...usual, Mail: isOn } : { ...usual, Push: isOn }
  const [row] = await db
    .insert(notificationPreference)
    .values({ memberId, kind, mail: Mail, push: Push })
    .onConflictDoUpdate({
      target: [notificationPreference.memberId, notificationPreference.kind],
      set: channel === 'Mail' ? { mail: isOn } : { push: isOn },
    })
    .returning()
  return { Kind: kind, ...(row === undefined ? { Mail, Push } : choiceOf(row)) }
}
