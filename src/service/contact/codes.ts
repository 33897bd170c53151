import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { codeLength, codeLifetime, isCode, isCodeLocked, normaliseCode, wrongCodeLimit } from '#rules/verification-codes.ts'
import { contactEntry, sentCode } from '../db/contact-schema.ts'
import type { Queries } from '../db/database.ts'
import { HttpError, invalid } from '../http-error.ts'
import type { Keys } from '../keys.ts'
import { enqueue } from '../outbox/outbox.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { codeMessage } from './code-messages.ts'
import { type ContactEntry, type EntryKind, findEntry, ownEntry } from './entries.ts'

/** Codes in an hour: for one entry, and for all of a person's, so that adding entries does not pay for more messages. */
export const codesPerHour = { entry: 5, person: 20 } as const
const hour = 60 * 60 * 1000

const macOf = (keys: Keys, memberId: string, entryId: string, code: string): Buffer =>
  createHmac('sha256', keys.verificationCode)
    .update(JSON.stringify([memberId, entryId, code]))
    .digest()

const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

const refuseTooMany = (sends: readonly { readonly sentAt: Date }[], limit: number, now: Date): void => {
  const oldest = sends.at(-limit)
  if (oldest === undefined) return
  const minutes = Math.max(1, Math.ceil((oldest.sentAt.getTime() + hour - now.getTime()) / 60_000))
  throw new HttpError(
    429,
    `Too many codes have been sent. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

const countSend = async (tx: Queries, memberId: string, entryId: string, now: Date): Promise<void> => {
  await tx.delete(sentCode).where(and(eq(sentCode.memberId, memberId), lte(sentCode.sentAt, new Date(now.getTime() - hour))))
  const sends = await tx.select().from(sentCode).where(eq(sentCode.memberId, memberId)).orderBy(sentCode.sentAt)
  const ofEntry = sends.filter((send) => send.entryId === entryId)
  refuseTooMany(ofEntry, codesPerHour.entry, now)
  refuseTooMany(sends, codesPerHour.person, now)
  await tx.insert(sentCode).values({ memberId, id: randomUUID(), entryId, sentAt: now })
}

/**
 * Sends a new code for an entry: an address's by mail, a phone's as a text message, queued in the same transaction. It counts
 * no wrong entries yet.
 *
 * @param email the account's e-mail
 * @throws HttpError 403 for an entry of somebody else, 409 while the code before lives and is not locked, 429 after too many in an hour
 */
export const sendCode = async (
  tx: Queries,
  keys: Keys,
  kind: EntryKind,
  { memberId, email }: { readonly memberId: string; readonly email: string },
  id: string,
  now: Date,
): Promise<ContactEntry> => {
  await lockMember(tx, memberId)
  const entry = await findEntry(tx, kind, memberId, id)
  const lives = entry.codeMac !== null && entry.codeEndsAt !== null && entry.codeEndsAt > now
  if (lives && !isCodeLocked(entry.wrongCodeCount)) throw new HttpError(409, messages.codeStillLives)
  await countSend(tx, memberId, entry.id, now)
  const code = newCode()
  const codeEndsAt = new Date(now.getTime() + codeLifetime)
  const [sent] = await tx
    .update(contactEntry)
    .set({ codeMac: macOf(keys, memberId, entry.id, code), codeSentAt: now, codeEndsAt, wrongCodeCount: 0 })
    .where(ownEntry(kind, memberId, id))
    .returning()
  await enqueue(tx, keys, codeMessage(entry, email, code, codeEndsAt), now)
  return sent ?? entry
}

/** Why no attempt could be taken. */
const errorFor = ({ codeMac, wrongCodeCount }: ContactEntry): HttpError => {
  if (codeMac === null) return new HttpError(409, messages.noCodeSent)
  if (isCodeLocked(wrongCodeCount)) return new HttpError(409, messages.tooManyWrongCodes, { event: 'code locked' })
  return new HttpError(409, messages.codeExpired)
}

/**
 * Tries a code. An attempt is taken before the code is looked at, by one statement, so that of any number of guesses at once
 * at most five are compared. The right code gives its attempt back: an unchanged count means success (specification 4).
 *
 * @returns the entry: verified and its code spent, or with one more wrong entry
 * @throws HttpError 400 for what is not six digits, 403 for an entry of somebody else, 409 for a code that is locked, over or was never sent
 */
export const tryCode = async (
  tx: Queries,
  keys: Keys,
  kind: EntryKind,
  memberId: string,
  id: string,
  typed: string,
  now: Date,
): Promise<ContactEntry> => {
  if (!isCode(typed)) throw invalid('verificationCode', messages.wrongCode)
  const [taken] = await tx
    .update(contactEntry)
    .set({ wrongCodeCount: sql`${contactEntry.wrongCodeCount} + 1` })
    .where(
      and(
        ownEntry(kind, memberId, id),
        isNotNull(contactEntry.codeMac),
        gt(contactEntry.codeEndsAt, now),
        lt(contactEntry.wrongCodeCount, wrongCodeLimit),
      ),
    )
    .returning()
  if (taken === undefined) throw errorFor(await findEntry(tx, kind, memberId, id))
  const mac = macOf(keys, memberId, taken.id, normaliseCode(typed))
  if (taken.codeMac === null || !timingSafeEqual(mac, taken.codeMac)) return taken
  const [verified] = await tx
    .update(contactEntry)
    .set({
      codeMac: null,
      codeSentAt: null,
      codeEndsAt: null,
      verifiedAt: now,
      wrongCodeCount: sql`${contactEntry.wrongCodeCount} - 1`,
    })
    .where(ownEntry(kind, memberId, id))
    .returning()
  return verified ?? taken
}
