import { and, asc, eq } from 'drizzle-orm'
import type { AuthorChange } from '#rules/authors.ts'
import { messages } from '#rules/messages.ts'
import { recordAudits } from '../audit/store.ts'
import { commitAuthor } from '../db/author-schema.ts'
import { isOneOf, type Transaction } from '../db/database.ts'
import type { Caller } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { findVisibleMember } from '../people/store.ts'
import { type Author, findAuthorsById } from './store.ts'

type Stored = typeof commitAuthor.$inferSelect

/** What is to be done with authors. `teamMemberId` is of Assign alone. */
export interface ChangeOfAuthors {
  readonly authors: readonly string[]
  readonly change: AuthorChange
  readonly teamMemberId: string | null
}

/** Authors of the caller's team, held until the end of the transaction: who else changes them waits. @throws HttpError 404 */
const heldAuthors = async (tx: Transaction, { memberId }: Caller, authors: readonly string[]): Promise<Stored[]> => {
  const named = [...new Set(authors)]
  const held = await tx
    .select()
    .from(commitAuthor)
    .where(and(eq(commitAuthor.lineManagerId, memberId), isOneOf(commitAuthor.author, named)))
    // Two windows that change the same authors wait for each other in one order.
    .orderBy(asc(commitAuthor.id))
    .for('update')
  if (held.length < named.length) throw new HttpError(404, messages.authorGone)
  return held
}

/** @throws HttpError 400 for an Assign to nobody, or to somebody who does not report to the caller */
const assignee = async (tx: Transaction, caller: Caller, teamMemberId: string | null): Promise<string> => {
  const memberId = teamMemberId === null ? null : await findVisibleMember(tx, caller, 'memberId', teamMemberId)
  if (memberId === null) throw invalid('TeamMemberId', messages.teamMemberNotFound)
  return memberId
}

/** What the change sets, and whether an author is so already. */
const settingOf = async (tx: Transaction, caller: Caller, { change, teamMemberId }: ChangeOfAuthors, now: Date) => {
  if (change === 'Ignore') return { set: { ignoredAt: now }, isSo: ({ ignoredAt }: Stored) => ignoredAt !== null }
  if (change === 'Unignore') return { set: { ignoredAt: null }, isSo: ({ ignoredAt }: Stored) => ignoredAt === null }
  const memberId = change === 'Remove' ? null : await assignee(tx, caller, teamMemberId)
  return { set: { memberId }, isSo: (stored: Stored) => stored.memberId === memberId }
}

/**
 * Does the same to authors of the caller's team, all or none; one that is so already stays as it is (specification 4, Author).
 *
 * @returns the authors as they are now, who committed last first
 * @throws HttpError 404 when one of them is none of the team's; 400 with the field for a member who does not report to the caller
 */
export const changeAuthors = async (tx: Transaction, caller: Caller, changes: ChangeOfAuthors, now: Date): Promise<Author[]> => {
  const { set, isSo } = await settingOf(tx, caller, changes, now)
  const held = await heldAuthors(tx, caller, changes.authors)
  const changed = held.filter((stored) => !isSo(stored)).map(({ id }) => id)
  if (changed.length > 0) {
    await tx
      .update(commitAuthor)
      .set(set)
      .where(and(eq(commitAuthor.lineManagerId, caller.memberId), isOneOf(commitAuthor.id, changed)))
    const audited = { memberId: caller.memberId, type: 'Author', event: 'Update', userId: caller.accountId } as const
    await recordAudits(tx, { ...audited, recordIds: changed }, now)
  }
  return await findAuthorsById(
    tx,
    caller.memberId,
    held.map(({ id }) => id),
  )
}
