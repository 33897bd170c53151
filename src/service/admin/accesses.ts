import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { allows } from '#rules/tool-access.ts'
import { isUuid } from '#rules/uuid.ts'
import { recordAudit } from '../audit/store.ts'
import { isOneOf, type Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { toolAccess } from '../db/tool-access-schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { project } from '../db/work-schema.ts'
import { tellOfAccess } from '../tool-access/news.ts'
import { accessStateOf, type StoredAccess, setAccess } from '../tool-access/store.ts'
import { AdminProblem } from './admin-problem.ts'
import type { OwnerWork } from './owner-work.ts'

interface Held {
  readonly stored: StoredAccess
  readonly project: string
}

/** Finds the accesses and holds them: what a line manager does with them at the same time comes before or after. @throws AdminProblem */
const hold = async (tx: Transaction, ids: readonly string[]): Promise<readonly Held[]> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await tx
    .select({ stored: toolAccess, project: project.name })
    .from(toolAccess)
    .innerJoin(project, eq(project.id, toolAccess.projectId))
    .where(isOneOf(toolAccess.id, wanted.filter(isUuid)))
    // Two commands about the same accesses wait for each other instead of in a ring.
    .orderBy(asc(toolAccess.id))
    .for('update', { of: toolAccess })
  const missing = wanted.filter((id) => !found.some(({ stored }) => stored.id === id))
  if (missing.length > 0) throw new AdminProblem(missing.map((id) => `There is no access ${id}.`))
  return found
}

const reasonAgainst = ({ id, grantedAt, revokedAt }: StoredAccess): string => {
  if (revokedAt !== null) return `The access ${id} is revoked already.`
  return grantedAt === null ? `The access ${id} is not granted yet.` : `The access ${id} is granted already.`
}

/** Takes the action on every access, or on none; who has them is told. */
const act = async (
  work: OwnerWork,
  ids: readonly string[],
  action: 'Grant' | 'Revoke',
  done: 'granted' | 'revoked',
  changes: Partial<StoredAccess>,
): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, ids)
    const refused = held.filter(({ stored }) => !allows(accessStateOf(stored), action))
    if (refused.length > 0) throw new AdminProblem(refused.map(({ stored }) => reasonAgainst(stored)))
    for (const { stored, project } of held) {
      const { memberId, id } = stored
      await setAccess(tx, stored, { ...changes, requestedAt: null })
      await recordAudit(tx, { memberId, type: 'Access', recordId: id, event: 'Update', userId: null }, work.now)
      await tellOfAccess(tx, work, { ...stored, project }, done)
    }
    return held.map(({ stored }) => `${stored.id}: ${done}`)
  })

/** Grants accesses, all or none. @throws AdminProblem for those that are granted or revoked already */
export const grantAccesses = (work: OwnerWork, ids: readonly string[]): Promise<readonly string[]> =>
  act(work, ids, 'Grant', 'granted', { grantedAt: work.now, grantedBy: null })

/** Revokes accesses, all or none. @throws AdminProblem for those that are not granted, or revoked already */
export const revokeAccesses = (work: OwnerWork, ids: readonly string[]): Promise<readonly string[]> =>
  act(work, ids, 'Revoke', 'revoked', { revokedAt: work.now, revokedBy: null })

const stateOf = ({ grantedAt, requestedAt, createdAt }: StoredAccess): string => {
  if (requestedAt === null) return `not granted, noted ${createdAt.toISOString()}`
  return `asked to be ${grantedAt === null ? 'granted' : 'revoked'} ${requestedAt.toISOString()}`
}

/** The accesses that are not granted and those that are to be revoked, a line each: what somebody waits for first, the oldest first. */
export const listAccesses = async ({ db }: Pick<OwnerWork, 'db'>): Promise<readonly string[]> => {
  const rows = await db
    .select({ stored: toolAccess, email: teamMember.email, project: project.name })
    .from(toolAccess)
    .innerJoin(teamMember, eq(teamMember.id, toolAccess.memberId))
    .innerJoin(project, eq(project.id, toolAccess.projectId))
    .where(and(isNull(toolAccess.revokedAt), or(isNull(toolAccess.grantedAt), isNotNull(toolAccess.requestedAt))))
    .orderBy(asc(toolAccess.requestedAt), asc(toolAccess.createdAt), asc(toolAccess.id))
  return rows.map(({ stored, email, project }) =>
    [stored.id, email, `${stored.tool} as ${stored.email}`, project, stateOf(stored)].join('  '),
  )
}
