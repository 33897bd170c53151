import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { author } from '#contract/author.ts'
import { commitAuthor, commitDay } from '../db/author-schema.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'

/** Author (specification 3) as it travels. */
export type Author = Static<typeof author>

/** What each author has committed; joined sideways, so that a few authors cost a few reads. */
const figures = sql`(
  select coalesce(sum(d.lines), 0)::int as lines, max(d.date) as last_day from ${commitDay} d
  where d.line_manager_id = ${commitAuthor.lineManagerId} and d.author_id = ${commitAuthor.id}
) figures`

const select = async (db: Queries, condition: SQL | undefined): Promise<Author[]> => {
  const rows = await db
    .select({
      id: commitAuthor.id,
      author: commitAuthor.author,
      memberId: teamMember.id,
      member: sql<string | null>`trim(${teamMember.firstName} || ' ' || ${teamMember.lastName})`,
      ignoredAt: commitAuthor.ignoredAt,
      lines: sql<number>`figures.lines`,
      lastDay: sql<string | null>`to_char(figures.last_day, 'YYYY-MM-DD')`,
    })
    .from(commitAuthor)
    .leftJoin(teamMember, eq(teamMember.id, commitAuthor.memberId))
    .crossJoinLateral(figures)
    .where(condition)
    .orderBy(sql`figures.last_day desc nulls last`, asc(sql`lower(${commitAuthor.author})`), asc(commitAuthor.id))
  return rows.map((row) => ({
    id: row.id,
    Author: row.author,
    TeamMemberId: row.memberId,
    TeamMemberName: row.memberId === null ? null : row.member,
    IsIgnored: row.ignoredAt !== null,
    TotalLine: row.lines,
    LastCommit: row.lastDay === null ? null : `${row.lastDay}T00:00:00`,
  }))
}

/** Authors of a line manager's team, who committed last first, in one read. @param withIgnored whether those that are ignored are among them */
export const findAuthors = (db: Queries, lineManagerId: string, withIgnored: boolean): Promise<Author[]> =>
  select(db, and(eq(commitAuthor.lineManagerId, lineManagerId), withIgnored ? undefined : isNull(commitAuthor.ignoredAt)))

/** Those of a line manager's authors that have these ids, in the same order. */
export const findAuthorsById = (db: Queries, lineManagerId: string, ids: readonly string[]): Promise<Author[]> =>
  select(db, and(eq(commitAuthor.lineManagerId, lineManagerId), isOneOf(commitAuthor.id, ids)))
