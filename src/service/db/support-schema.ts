import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** What a person reported of a problem. It may hold what they typed, so it is sealed whole. */
export const problemReport = pgTable(
  'problem_report',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    createdAt: moment().notNull(),
    /** Bytes of the report as it was sent. */
    size: integer().notNull(),
    /** Names the key that sealed it. */
    keyId: text().notNull(),
    sealedReport: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('problem_report_id_idx').on(table.id),
    index('problem_report_created_at_idx').on(table.createdAt),
  ],
)
