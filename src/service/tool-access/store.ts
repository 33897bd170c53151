import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Static } from 'typebox'
import type { access } from '#contract/access.ts'
import { isLineManager } from '#rules/roles.ts'
import type { AccessState } from '#rules/tool-access.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { toolAccess } from '../db/tool-access-schema.ts'
import { project } from '../db/work-schema.ts'
import type { Caller } from '../handler.ts'

/** Access (specification 3) as it travels. */
export type Access = Static<typeof access>

/** An access as it is stored. */
export type StoredAccess = typeof toolAccess.$inferSelect

const granter = alias(teamMember, 'granter')
const revoker = alias(teamMember, 'revoker')
const nameOf = (member: { readonly firstName: PgColumn; readonly lastName: PgColumn }) =>
  sql<string>`trim(${member.firstName} || ' ' || ${member.lastName})`

/** Accesses that a line manager acts on: of those who report to them, and their own. */
export const ofManager = ({ memberId }: Pick<Caller, 'memberId'>): SQL | undefined =>
  or(eq(toolAccess.memberId, memberId), eq(teamMember.lineManagerId, memberId))

/** What the caller may see (decision A3): a member what is granted to them, a line manager everything of their team. */
const visible = (caller: Caller): SQL | undefined =>
  isLineManager(caller.role)
    ? ofManager(caller)
    : and(eq(toolAccess.memberId, caller.memberId), isNotNull(toolAccess.grantedAt), isNull(toolAccess.revokedAt))

const momentText = (at: Date | null): string | null => at?.toISOString() ?? null

/** What the rules read of a stored access. */
export const accessStateOf = ({ grantedAt, revokedAt }: StoredAccess): AccessState => ({
  grantedOn: momentText(grantedAt),
  revokedOn: momentText(revokedAt),
})

/** Changes a stored access. */
export const setAccess = async (
  tx: Transaction,
  { memberId, id }: StoredAccess,
  changes: Partial<StoredAccess>,
): Promise<void> => {
  await tx
    .update(toolAccess)
    .set(changes)
    .where(and(eq(toolAccess.memberId, memberId), eq(toolAccess.id, id)))
}

const select = async (db: Queries, condition: SQL | undefined): Promise<Access[]> => {
  const rows = await db
    .select({
      stored: toolAccess,
      member: nameOf(teamMember),
      project: project.name,
      grantedBy: sql<string | null>`case when ${granter.id} is null then null else ${nameOf(granter)} end`,
      revokedBy: sql<string | null>`case when ${revoker.id} is null then null else ${nameOf(revoker)} end`,
    })
    .from(toolAccess)
    .innerJoin(teamMember, eq(teamMember.id, toolAccess.memberId))
    .innerJoin(project, eq(project.id, toolAccess.projectId))
    .leftJoin(granter, eq(granter.id, toolAccess.grantedBy))
    .leftJoin(revoker, eq(revoker.id, toolAccess.revokedBy))
    .where(condition)
    .orderBy(desc(toolAccess.createdAt), asc(toolAccess.id))
  return rows.map(({ stored, ...names }) => ({
    id: stored.id,
    Email: stored.email,
    IsActive: stored.grantedAt !== null && stored.revokedAt === null,
    Tool: stored.tool,
    Url: stored.url,
    Notes: stored.notes,
    TeamMember: { id: stored.memberId, Name: names.member },
    Project: { id: stored.projectId, Name: names.project },
    GrantedOn: momentText(stored.grantedAt),
    RevokedOn: momentText(stored.revokedAt),
    GrantedBy: names.grantedBy,
    RevokedBy: names.revokedBy,
    RequestedOn: momentText(stored.requestedAt),
  }))
}

/** What the caller may see of the accesses, the newest first. */
export const findAccesses = (db: Queries, caller: Caller): Promise<Access[]> => select(db, visible(caller))

/** One access; null when there is none with this id. */
export const findAccess = async (db: Queries, id: string): Promise<Access | null> => {
  const [found] = await select(db, eq(toolAccess.id, id))
  return found ?? null
}
