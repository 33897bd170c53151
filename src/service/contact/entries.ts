import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { FormInput } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import type { profileForms } from '#rules/profile-forms.ts'
import { contactEntry } from '../db/contact-schema.ts'
import type { Queries } from '../db/database.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'

export type EntryKind = 'address' | 'phone'
export type ContactEntry = typeof contactEntry.$inferSelect

/** What a person fills in of an entry; a phone number is normalised. */
export type EntryContent = FormInput<typeof profileForms.address> | FormInput<typeof profileForms.phone>

/** Most entries of each kind that a person may have. */
export const entryLimit = 20

/** One row of the person's own; nobody else's is ever found. */
export const ownEntry = (kind: EntryKind, memberId: string, id: string) =>
  and(eq(contactEntry.memberId, memberId), eq(contactEntry.id, id), eq(contactEntry.kind, kind))

/** The person's entries of a kind: the default first, then in the order they were added. */
export const findEntries = async (db: Queries, kind: EntryKind, memberId: string): Promise<readonly ContactEntry[]> =>
  await db
    .select()
    .from(contactEntry)
    .where(and(eq(contactEntry.memberId, memberId), eq(contactEntry.kind, kind)))
    .orderBy(desc(contactEntry.isDefault), asc(contactEntry.addedAs))

/** @throws HttpError 403 for an entry that is not the person's own */
export const findEntry = async (db: Queries, kind: EntryKind, memberId: string, id: string): Promise<ContactEntry> => {
  const [entry] = await db
    .select()
    .from(contactEntry)
    .where(ownEntry(kind, memberId, id))
  if (entry === undefined) throw forbidden()
  return entry
}

const isSame = (entry: ContactEntry, content: EntryContent): boolean =>
  Object.entries(content).every(([name, value]) => Object.entries(entry).some((field) => field[0] === name && field[1] === value))

const refuseTakenNumber = (others: readonly ContactEntry[], content: EntryContent): void => {
  if (!('number' in content)) return
  if (others.some(({ number }) => number === content.number)) throw new HttpError(409, messages.phoneExists, { field: 'Number' })
}

const add = async (tx: Queries, kind: EntryKind, memberId: string, content: EntryContent): Promise<ContactEntry> => {
  const entries = await findEntries(tx, kind, memberId)
  refuseTakenNumber(entries, content)
  if (entries.length >= entryLimit) throw new HttpError(409, `You can keep at most ${entryLimit} entries of this kind.`)
  const isDefault = entries.length === 0
  const [added] = await tx
    .insert(contactEntry)
    .values({ memberId, id: randomUUID(), kind, isDefault, ...content })
    .returning()
  if (added === undefined) throw new Error('The entry was not inserted')
  return added
}

const change = async (
  tx: Queries,
  kind: EntryKind,
  memberId: string,
  id: string,
  content: EntryContent,
): Promise<ContactEntry> => {
  const entries = await findEntries(tx, kind, memberId)
  const before = entries.find((entry) => entry.id === id)
  if (before === undefined) throw forbidden()
  if (isSame(before, content)) return before
  refuseTakenNumber(
    entries.filter((entry) => entry.id !== id),
    content,
  )
  const unproven = { codeMac: null, codeSentAt: null, codeEndsAt: null, wrongCodeCount: 0, verifiedAt: null }
  const [changed] = await tx
    .update(contactEntry)
    .set({ ...content, ...unproven })
    .where(ownEntry(kind, memberId, id))
    .returning()
  return changed ?? before
}

/**
 * Adds an entry, or changes the one of the id. The first of its kind becomes the default. Changed content has to be proven
 * again, so that its code and its verification are dropped.
 *
 * @param id null adds
 * @throws HttpError 403 for an entry of somebody else, 409 for a number the person has already or one entry too many
 */
export const saveEntry = async (
  tx: Queries,
  kind: EntryKind,
  memberId: string,
  id: string | null,
  content: EntryContent,
): Promise<ContactEntry> => {
  await lockMember(tx, memberId)
  return id === null ? await add(tx, kind, memberId, content) : await change(tx, kind, memberId, id.toLowerCase(), content)
}

/**
 * Removes an entry; when it was the default, the oldest other one of its kind is the new one.
 *
 * @throws HttpError 403 for an entry of somebody else
 */
export const removeEntry = async (tx: Queries, kind: EntryKind, memberId: string, id: string): Promise<void> => {
  await lockMember(tx, memberId)
  const [removed] = await tx
    .delete(contactEntry)
    .where(ownEntry(kind, memberId, id))
    .returning({ isDefault: contactEntry.isDefault })
  if (removed === undefined) throw forbidden()
  if (!removed.isDefault) return
  const [oldest] = await findEntries(tx, kind, memberId)
  if (oldest === undefined) return
  await tx
    .update(contactEntry)
    .set({ isDefault: true })
    .where(ownEntry(kind, memberId, oldest.id))
}

/**
 * Makes an entry the one default of its kind.
 *
 * @returns every entry of the kind
 * @throws HttpError 403 for an entry of somebody else
 */
export const setDefaultEntry = async (
  tx: Queries,
  kind: EntryKind,
  memberId: string,
  id: string,
): Promise<readonly ContactEntry[]> => {
  await lockMember(tx, memberId)
  await findEntry(tx, kind, memberId, id)
  const others = and(eq(contactEntry.memberId, memberId), eq(contactEntry.kind, kind), ne(contactEntry.id, id))
  await tx
    .update(contactEntry)
    .set({ isDefault: false })
    .where(and(others, sql`${contactEntry.isDefault}`))
  await tx
    .update(contactEntry)
    .set({ isDefault: true })
    .where(ownEntry(kind, memberId, id))
  return await findEntries(tx, kind, memberId)
}
