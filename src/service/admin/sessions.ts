import { and, count, eq } from 'drizzle-orm'
import { normaliseUserName } from '#rules/credentials.ts'
import { isOpen, revokeAllFamilies } from '../authentication/refresh-tokens.ts'
import type { Database } from '../db/database.ts'
import { teamMember, userAccount } from '../db/member-schema.ts'
import { refreshFamily, userDevice } from '../db/session-schema.ts'
import { AdminProblem } from './admin-problem.ts'

/**
 * Ends every session of a person; their devices ask for the password again.
 *
 * @param userName their e-mail
 * @returns how many there were
 * @throws AdminProblem when there is no such person
 */
export const endSessionsOf = async (db: Database, userName: string, now: Date): Promise<number> =>
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: teamMember.id })
      .from(teamMember)
      .innerJoin(userAccount, eq(userAccount.id, teamMember.userAccountId))
      .where(eq(userAccount.userName, normaliseUserName(userName)))
    if (person === undefined) throw new AdminProblem([`There is nobody with the e-mail ${userName}.`])
    const [open] = await tx
      .select({ count: count() })
      .from(refreshFamily)
      .where(and(eq(refreshFamily.memberId, person.id), isOpen(now)))
    await revokeAllFamilies(tx, person.id, now)
    return open?.count ?? 0
  })

/** Ends every session of everybody. @returns how many there were */
export const endAllSessions = async (db: Database, now: Date): Promise<number> =>
  await db.transaction(async (tx) => {
    await tx.delete(userDevice)
    const ended = await tx.update(refreshFamily).set({ revokedAt: now }).where(isOpen(now)).returning({ id: refreshFamily.id })
    return ended.length
  })
