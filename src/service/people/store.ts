import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { countsAsActive } from '#rules/commitments.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import { isLineManager } from '#rules/roles.ts'
import { derivedStatus, stateColumns } from '../commitment/record-commitment.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries } from '../db/database.ts'
import { professionalDetail, teamMember } from '../db/member-schema.ts'
import type { Caller } from '../handler.ts'

/** By what somebody is named. */
export type NamedBy = 'memberId' | 'accountId' | 'email'

const isNamed = (by: NamedBy, name: string): SQL => {
  if (by === 'memberId') return eq(teamMember.id, name)
  if (by === 'accountId') return eq(teamMember.userAccountId, name)
  return eq(teamMember.email, normaliseUserName(name))
}

/** Themselves and, for a line manager, whoever reports to them. */
const maySee = ({ memberId, role }: Caller): SQL | undefined =>
  isLineManager(role) ? or(eq(teamMember.id, memberId), eq(teamMember.lineManagerId, memberId)) : eq(teamMember.id, memberId)

/** The member id of the person named; null when the caller may not see them, and when there is nobody. */
export const findVisibleMember = async (db: Queries, caller: Caller, by: NamedBy, name: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: teamMember.id })
    .from(teamMember)
    .where(and(isNamed(by, name), maySee(caller)))
  return row?.id ?? null
}

const summaries = async (db: Queries, condition: SQL | undefined) => {
  const rows = await db
    .select({ member: teamMember, job: professionalDetail.job })
    .from(teamMember)
    .leftJoin(professionalDetail, eq(professionalDetail.memberId, teamMember.id))
    .where(condition)
    .orderBy(asc(teamMember.firstName), asc(teamMember.lastName), asc(teamMember.id))
  return rows.map(({ member, job }) => ({
    Id: member.id,
    FullName: `${member.firstName} ${member.lastName}`.trim(),
    Email: member.email,
    PhotoUrl: member.photoUrl,
    Job: job,
  }))
}

/** The caller and, for a line manager, everybody who reports to them, by name. */
export const findVisiblePeople = async (db: Queries, caller: Caller) => await summaries(db, maySee(caller))

/** The caller alone. */
export const findSummary = async (db: Queries, memberId: string) => {
  const [summary] = await summaries(db, eq(teamMember.id, memberId))
  return summary ?? null
}

/** Who reports to the line manager and has an active commitment today (specification 2.2), by name. */
export const findActiveReports = async (db: Queries, lineManagerId: string, now: Date) => {
  const isReport = eq(teamMember.lineManagerId, lineManagerId)
  const rows = await db
    .select({ memberId: commitment.memberId, ...stateColumns })
    .from(commitment)
    .innerJoin(teamMember, and(eq(teamMember.id, commitment.memberId), isReport))
  const active = new Set(rows.filter((row) => countsAsActive(derivedStatus(row, now))).map(({ memberId }) => memberId))
  return active.size === 0 ? [] : await summaries(db, and(isReport, inArray(teamMember.id, [...active])))
}
