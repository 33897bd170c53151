import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

const money = () => numeric({ precision: 18, scale: 2 })

/** A period that is paid; what the member confirmed closes it for the timesheet (decisions B, Timesheet date limit). */
export const payRun = pgTable(
  'pay_run',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    fromDate: day().notNull(),
    /** The last day of the period. */
    toDate: day().notNull(),
    /** What the lines add up to, in AUD. */
    audTotalPay: money().notNull().default('0'),
    /** The same in the currency in which it is paid. */
    lcTotalPay: money().notNull().default('0'),
    /** The currency in which it is paid; null takes the label of specification 9. */
    exchangeCurrency: text(),
    /** When the member confirmed it; null while it is Waiting. */
    tmApprovedDate: moment(),
    adminApprovedDate: moment(),
    /** What names the payment at the bank. */
    paymentReference: text(),
    /** When it was paid; the pay run is active until then (decisions B). */
    paymentRefAddedDate: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('pay_run_confirmed_idx').on(table.memberId, table.toDate).where(sql`${table.tmApprovedDate} is not null`),
    index('pay_run_active_idx').on(table.memberId, table.fromDate).where(sql`${table.paymentRefAddedDate} is null`),
  ],
)

/** What a pay run pays for: the hours of one project of one commitment. Names are as they were when it was made. */
export const payRunItem = pgTable(
  'pay_run_item',
  {
    memberId: memberId(),
    payRunId: uuid().notNull(),
    /** From 0. */
    position: integer().notNull(),
    commitmentId: uuid().notNull(),
    commitmentName: text().notNull(),
    /** Null for a salary, which is paid for no single project. */
    projectId: uuid(),
    projectName: text(),
    /** Effort and adjustment. */
    totalHours: numeric({ precision: 9, scale: 2 }).notNull(),
    /** What an hour was paid, in AUD; null for a salary. */
    audRate: numeric({ precision: 18, scale: 4 }),
    audPay: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.payRunId, table.position] }),
    foreignKey({
      columns: [table.memberId, table.payRunId],
      foreignColumns: [payRun.memberId, payRun.id],
      name: 'pay_run_item_pay_run_fkey',
    }).onDelete('cascade'),
  ],
)
