import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** A position that people apply for through its deep link (specification 2.10). */
export const position = pgTable(
  'position',
  {
    id: uuid().primaryKey(),
    deepLinkId: text().notNull(),
    title: text().notNull(),
    jobTitles: text().array().notNull(),
    jobDescription: text().notNull(),
    skills: text().array().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [unique('position_deep_link_id_key').on(table.deepLinkId)],
)

export const positionApplication = pgTable(
  'position_application',
  {
    memberId: memberId(),
    positionId: uuid()
      .notNull()
      .references(() => position.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.positionId] }),
    index('position_application_position_id_idx').on(table.positionId),
  ],
)
