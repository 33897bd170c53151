import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** What is known of uploaded files; their bytes are in the file store. And the states of connecting LinkedIn. */

export const storedFile = pgTable(
  'stored_file',
  {
    memberId: memberId(),
    /** 'photo', 'cv', 'certificate' or 'skill'. */
    kind: text().notNull(),
    /** The certificate or technical skill that the file belongs to; the member's own id for the photo and the CV. */
    ownerId: uuid().notNull(),
    /** What the person called it, cleaned. */
    name: text().notNull(),
    mediaType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    storageKey: text().notNull(),
    uploadedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.ownerId] })],
)

/**
 * Files to take out of the store: what was replaced or removed, written in the transaction of that change, and what is being
 * uploaded, until the upload's own transaction takes the row away again. So a crash at any point leaves no file behind.
 */
export const fileRemoval = pgTable(
  'file_removal',
  { storageKey: text().primaryKey(), dueAt: moment().notNull(), attempts: integer().notNull().default(0) },
  (table) => [index('file_removal_due_at_idx').on(table.dueAt)],
)

/** Where somebody was sent to connect LinkedIn, and from which sign-in. Spent once. */
export const linkedInState = pgTable(
  'linked_in_state',
  {
    memberId: memberId(),
    stateHash: bytea().notNull(),
    familyId: uuid().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.stateHash] }),
    index('linked_in_state_expires_at_idx').on(table.expiresAt),
  ],
)
