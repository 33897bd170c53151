import { and, eq } from 'drizzle-orm'
import type { FileKind } from '#rules/uploads.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { fileRemoval, storedFile } from '../db/file-schema.ts'

/** What is known of a stored file. */
export type StoredFile = typeof storedFile.$inferSelect

/** A file that a person has: the photo and the CV belong to the member themselves, the others to a row of theirs. */
const place = (memberId: string, kind: FileKind, ownerId: string) =>
  and(eq(storedFile.memberId, memberId), eq(storedFile.kind, kind), eq(storedFile.ownerId, ownerId))

/**
 * @param ownerId the certificate's or technical skill's id; the member's id for a photo or CV
 * @returns null when there is none
 */
export const findFile = async (
  db: Queries,
  memberId: string,
  kind: FileKind,
  ownerId: string = memberId,
): Promise<StoredFile | null> => {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(place(memberId, kind, ownerId))
  return row ?? null
}

/** The names of a person's files of one kind, by the id of the certificate or technical skill they belong to. */
export const fileNames = async (db: Queries, memberId: string, kind: FileKind): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ ownerId: storedFile.ownerId, name: storedFile.name })
    .from(storedFile)
    .where(and(eq(storedFile.memberId, memberId), eq(storedFile.kind, kind)))
  return new Map(rows.map(({ ownerId, name }) => [ownerId, name]))
}

/**
 * Forgets a file; its bytes leave the store once the transaction is committed. To be called after the row that the file belongs
 * to was deleted or locked, so that an upload at the same time waits.
 *
 * @returns whether there was one
 */
export const dropFile = async (
  tx: Transaction,
  memberId: string,
  kind: FileKind,
  ownerId: string = memberId,
): Promise<boolean> => {
  const dropped = await tx
    .delete(storedFile)
    .where(place(memberId, kind, ownerId))
    .returning({ storageKey: storedFile.storageKey, dueAt: storedFile.uploadedAt })
  if (dropped.length === 0) return false
  await tx.insert(fileRemoval).values(dropped)
  return true
}

/**
 * Says what is about to be written to the store, so that it is taken out again unless `keepFile` follows.
 *
 * @param dueAt when to take it out
 */
export const reserveKey = async (db: Queries, storageKey: string, dueAt: Date): Promise<void> => {
  await db.insert(fileRemoval).values({ storageKey, dueAt })
}

/** Makes a reserved key that was not kept due for removal; does nothing for a kept one. */
export const releaseKey = async (db: Queries, storageKey: string, now: Date): Promise<void> => {
  await db.update(fileRemoval).set({ dueAt: now }).where(eq(fileRemoval.storageKey, storageKey))
}

/**
 * Puts a file that is in the store in its place, instead of the one before.
 *
 * @returns false when its reservation is gone, and with it the file
 */
export const keepFile = async (tx: Transaction, file: StoredFile): Promise<boolean> => {
  const reserved = await tx
    .delete(fileRemoval)
    .where(eq(fileRemoval.storageKey, file.storageKey))
    .returning({ storageKey: fileRemoval.storageKey })
  if (reserved.length === 0) return false
  // The kind was checked when the file was received.
  await dropFile(tx, file.memberId, file.kind as FileKind, file.ownerId)
  await tx.insert(storedFile).values(file)
  return true
}
