import { asc } from 'drizzle-orm'
import { commitAuthor, commitDay } from '../db/author-schema.ts'
import type { Queries } from '../db/database.ts'
import { toolAccess } from '../db/tool-access-schema.ts'
import { project, repository } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { AccessEntry, AuthorEntry } from './document.ts'
import { findPeople } from './people.ts'
import { byText } from './read.ts'

/** Accesses and commit authors as they are stored, in the form of an admin's file. */

export type StoredAccess = Required<AccessEntry>
export type StoredAuthor = Required<AuthorEntry> & { readonly id: string }

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const readAccesses = async (db: Queries): Promise<StoredAccess[]> => {
  const rows = await db.select().from(toolAccess)
  const projects = new Map((await db.select().from(project)).map(({ id, name }) => [id, name]))
  const people = await findPeople(db, { ids: rows.map(({ memberId }) => memberId) })
  return rows
    .map((row) => ({
      id: row.id,
      member: people.emailOf(row.memberId) ?? row.memberId,
      project: projects.get(row.projectId) ?? row.projectId,
      tool: row.tool,
      email: row.email,
      url: row.url,
      notes: row.notes,
      notedAt: row.createdAt.toISOString(),
      grantedAt: momentOf(row.grantedAt),
      revokedAt: momentOf(row.revokedAt),
    }))
    .toSorted((one, other) => byText(one.member, other.member) || byText(one.tool, other.tool) || byText(one.id, other.id))
}

/** Days in the order in which they are exported: by repository, then day. */
export const inOrder = (commits: StoredAuthor['commits']): StoredAuthor['commits'] =>
  commits.toSorted((one, other) => byText(one.repository, other.repository) || byText(one.date, other.date))

export const readAuthors = async (db: Queries): Promise<StoredAuthor[]> => {
  const rows = await db.select().from(commitAuthor).orderBy(asc(commitAuthor.lineManagerId), asc(commitAuthor.id))
  const days = groupBy(await db.select().from(commitDay), ({ lineManagerId, authorId }) => `${lineManagerId} ${authorId}`)
  const urls = new Map((await db.select().from(repository)).map(({ id, url }) => [id, url]))
  const people = await findPeople(db, { ids: rows.flatMap(({ lineManagerId, memberId }) => [lineManagerId, memberId]) })
  return rows
    .map((row) => ({
      id: row.id,
      lineManager: people.emailOf(row.lineManagerId) ?? row.lineManagerId,
      author: row.author,
      member: row.memberId === null ? null : (people.emailOf(row.memberId) ?? null),
      ignored: row.ignoredAt !== null,
      commits: inOrder(
        (days.get(`${row.lineManagerId} ${row.id}`) ?? []).map(({ repositoryId, date, lines }) => ({
          repository: urls.get(repositoryId) ?? repositoryId,
          date,
          lines,
        })),
      ),
    }))
    .toSorted((one, other) => byText(one.lineManager, other.lineManager) || byText(one.author, other.author))
}
