import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditEvent, AuditedType } from '#rules/audit.ts'
import { moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** Who did what to a record of a member's money, and when (specification 3, Audit record). Rows are added and never changed. */
export const auditRecord = pgTable(
  'audit_record',
  {
    /** Whose record it is. */
    memberId: memberId(),
    id: uuid().notNull(),
    /** For example 'PayRun'. */
    recordType: text().$type<AuditedType>().notNull(),
    recordId: uuid().notNull(),
    event: text().$type<AuditEvent | 'Reveal'>().notNull(),
    at: moment().notNull(),
    /** The account that did it; null for the owner at the command line. */
    userId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('audit_record_record_idx').on(table.memberId, table.recordType, table.recordId, table.at),
  ],
)
