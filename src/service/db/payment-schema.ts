import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/**
 * An account of a person to which money is paid (specification 3, Payment accounts). One table for the four types. What leads money
 * somewhere is sealed field by field; its equality is judged by keyed hashes, which are the person's own, so that equal accounts of
 * two people cannot be told from a copy of the table.
 */
export const paymentAccount = pgTable(
  'payment_account',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    /** 'cryptoCurrency', 'bankAccount', 'wiseAccount' or 'paypal'. */
    type: text().notNull(),
    /** The order in which accounts were added. */
    addedAs: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    isDefault: boolean().notNull(),
    createdAt: moment().notNull(),
    /** Names the key that sealed this row's fields and made its hashes. */
    keyId: text().notNull(),
    country: text(),
    accountName: text(),
    bankName: text(),
    fullName: text(),
    city: text(),
    postCode: text(),
    recipientAddress: text(),
    /** Sealed, as are the five below. */
    walletAddress: bytea(),
    bsb: bytea(),
    accountNumber: bytea(),
    shebaNumber: bytea(),
    swiftCode: bytea(),
    email: bytea(),
    /** Keyed hash of what no other account of the person's type may share: the wallet, the number with its bank, the e-mail. */
    numberMac: bytea().notNull(),
    /** The same of a Wise account's SWIFT code. */
    swiftMac: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('payment_account_default_key').on(table.memberId, table.type).where(sql`${table.isDefault}`),
    uniqueIndex('payment_account_number_key').on(table.memberId, table.type, table.numberMac),
    uniqueIndex('payment_account_swift_key').on(table.memberId, table.swiftMac),
    check('payment_account_type_check', sql`${table.type} in ('cryptoCurrency', 'bankAccount', 'wiseAccount', 'paypal')`),
  ],
)
