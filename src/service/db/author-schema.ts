import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, pgView, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { teamMember } from './member-schema.ts'
import { repositoryId } from './work-schema.ts'

/** Who commits to the repositories of a line manager's team, as the commits name them (specification 3, Author). */
export const commitAuthor = pgTable(
  'commit_author',
  {
    /** Whose team the commits are of; the only one who sees and changes the author. */
    lineManagerId: uuid()
      .notNull()
      .references(() => teamMember.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** As git writes it: `Name <e-mail>`. */
    author: text().notNull(),
    /** Whose commits these are; null while that is not said. */
    memberId: uuid(),
    /** Since when the author is left out of lists and figures; null while they are not. */
    ignoredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.lineManagerId, table.id] }),
    unique('commit_author_author_key').on(table.lineManagerId, table.author),
    index('commit_author_member_id_idx').on(table.memberId),
  ],
)

/** Lines that an author's commits of one day changed in a repository. */
export const commitDay = pgTable(
  'commit_day',
  {
    lineManagerId: uuid().notNull(),
    authorId: uuid().notNull(),
    repositoryId: repositoryId(),
    date: day().notNull(),
    lines: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineManagerId, table.authorId, table.repositoryId, table.date] }),
    foreignKey({
      columns: [table.lineManagerId, table.authorId],
      foreignColumns: [commitAuthor.lineManagerId, commitAuthor.id],
      name: 'commit_day_author_fkey',
    }).onDelete('cascade'),
    index('commit_day_repository_id_idx').on(table.repositoryId),
  ],
)

/** Lines that a person's commits of one day changed in a repository: those of the authors who are assigned to them, and not ignored. */
export const codeDay = pgView('code_day', {
  memberId: uuid().notNull(),
  repositoryId: uuid().notNull(),
  date: day().notNull(),
  lines: integer().notNull(),
}).as(sql`
  select a.member_id, d.repository_id, d.date, sum(d.lines)::int as lines
  from commit_author a join commit_day d on d.line_manager_id = a.line_manager_id and d.author_id = a.id
  where a.member_id is not null and a.ignored_at is null
  group by a.member_id, d.repository_id, d.date`)
