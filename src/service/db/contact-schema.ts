import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/**
 * An address or a phone of a person with how far it is verified (specification 3, Address and phone entries). One table, because
 * everything but the content is the same for both.
 */
export const contactEntry = pgTable(
  'contact_entry',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    /** 'address' or 'phone'. */
    kind: text().notNull(),
    /** The order in which entries were added. */
    addedAs: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    isDefault: boolean().notNull(),
    country: text(),
    city: text(),
    street: text(),
    postCode: text(),
    /** In the form in which numbers are compared: spaces, dashes and brackets dropped. */
    number: text(),
    /** HMAC of the code that was sent last, bound to this entry; null when there is none or it was spent. */
    codeMac: bytea(),
    codeSentAt: moment(),
    codeEndsAt: moment(),
    wrongCodeCount: integer().notNull().default(0),
    verifiedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('contact_entry_default_key').on(table.memberId, table.kind).where(sql`${table.isDefault}`),
    uniqueIndex('contact_entry_number_key').on(table.memberId, table.number),
    check(
      'contact_entry_content_check',
      sql`case ${table.kind}
        when 'address' then num_nonnulls(${table.country}, ${table.city}, ${table.street}, ${table.postCode}) = 4 and ${table.number} is null
        when 'phone' then num_nonnulls(${table.country}, ${table.city}, ${table.street}, ${table.postCode}) = 0 and ${table.number} is not null
        else false end`,
    ),
  ],
)

/** When codes were sent, for an hour: it outlives a removed entry, so that adding it again does not begin the count anew. */
export const sentCode = pgTable(
  'sent_code',
  { memberId: memberId(), id: uuid().notNull(), entryId: uuid().notNull(), sentAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)
