import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { memberId } from './member-schema.ts'
import { project } from './work-schema.ts'

/** What a member may use of a tool of a project (specification 3, Access). It is granted once, revoked once, and never removed. */
export const toolAccess = pgTable(
  'tool_access',
  {
    /** Whom it is for. */
    memberId: memberId(),
    id: uuid().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** With which they sign in to the tool. */
    email: text().notNull(),
    tool: text().notNull(),
    url: text().notNull(),
    notes: text(),
    createdAt: moment().notNull(),
    grantedAt: moment(),
    /** The member who did it; null for the owner at the command line. */
    grantedBy: uuid(),
    revokedAt: moment(),
    revokedBy: uuid(),
    /** When the grant, or since it is granted the revocation, was asked for. */
    requestedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('tool_access_id_idx').on(table.id),
    index('tool_access_project_id_idx').on(table.projectId),
  ],
)
