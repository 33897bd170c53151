import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import { codeDay } from '../db/author-schema.ts'
import type { Queries } from '../db/database.ts'
import { project, repository, repositoryIssue, repositoryMember } from '../db/work-schema.ts'

const accesses = ['Read', 'Write', 'Admin'] as const
type Access = (typeof accesses)[number]

/** The least access for a text that is none. */
const accessOf = (text: string): Access => accesses.find((access) => access === text) ?? 'Read'

/** The repositories that the member has access to, by name, with the lines of the member's own commits. */
const findRepositories = async (db: Queries, memberId: string) =>
  await db
    .select({
      repository,
      projectName: project.name,
      access: repositoryMember.access,
      lines: sql<number>`coalesce(sum(${codeDay.lines}), 0)::int`,
    })
    .from(repositoryMember)
    .innerJoin(repository, eq(repository.id, repositoryMember.repositoryId))
    .innerJoin(project, eq(project.id, repository.projectId))
    .leftJoin(codeDay, and(eq(codeDay.memberId, repositoryMember.memberId), eq(codeDay.repositoryId, repository.id)))
    .where(eq(repositoryMember.memberId, memberId))
    .groupBy(repository.id, project.name, repositoryMember.access)
    .orderBy(asc(sql`lower(${repository.name})`), asc(repository.id))

/** What the last analysis of each repository found. */
const findLastIssues = async (db: Queries, repositoryIds: readonly string[]) => {
  if (repositoryIds.length === 0) return []
  const last = db
    .select({ repositoryId: repositoryIssue.repositoryId, date: max(repositoryIssue.date).as('last_date') })
    .from(repositoryIssue)
    .where(inArray(repositoryIssue.repositoryId, [...repositoryIds]))
    .groupBy(repositoryIssue.repositoryId)
    .as('last')
  return await db
    .select({ issue: repositoryIssue })
    .from(repositoryIssue)
    .innerJoin(last, and(eq(last.repositoryId, repositoryIssue.repositoryId), eq(last.date, repositoryIssue.date)))
    .orderBy(asc(repositoryIssue.class), asc(repositoryIssue.severity))
}

/** The member's repositories as v1 answers them (decisions B, Repositories). */
export const listRepositories = async (db: Queries, memberId: string) => {
  const rows = await findRepositories(db, memberId)
  const issues = await findLastIssues(
    db,
    rows.map((row) => row.repository.id),
  )
  return rows.map(({ repository: { id, name, url, projectId, defaultBranch, lastCommitAt }, projectName, access, lines }) => ({
    id,
    Name: name,
    Url: url,
    Project: { id: projectId, Name: projectName },
    Access: accessOf(access),
    DefaultBranch: defaultBranch,
    LastCommit: lastCommitAt?.toISOString() ?? null,
    TotalLine: lines,
    Issues: issues
      .filter(({ issue }) => issue.repositoryId === id)
      .map(({ issue }) => ({ Class: issue.class, IssuesCount: issue.count, Severaty: issue.severity })),
  }))
}
