import { boolean, doublePrecision, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** An engagement of one member; what it is today is derived from the stored state and the dates (src/rules/commitments.ts). */
export const commitment = pgTable(
  'commitment',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    name: text().notNull(),
    statusV2: text('status_v2').notNull(),
    seniorityLevel: text(),
    jobRole: text(),
    jobTitle: text(),
    lineManagerId: uuid(),
    portfolioManagerId: uuid(),
    projectLeadId: uuid(),
    customerId: uuid(),
    startDate: day(),
    endDate: day(),
    /** 'Hours Per week' or 'Casual' (specification 2.7). */
    type: text(),
    hoursPerWeekMin: doublePrecision(),
    hoursPerWeekMax: doublePrecision(),
    timeZone: text(),
    /** The reason given with a rejection. */
    statusMessage: text(),
    /** When the member approved or rejected it. */
    decidedAt: moment(),
    jobRoleIcon: text(),
    securityScore: doublePrecision(),
    vmId: uuid(),
    /** True while a pay run over this commitment's records is being made. */
    timesheetProcessing: boolean().notNull().default(false),
    /** What an hour is paid, in the commitment's currency; null for none agreed. */
    rate: numeric({ precision: 18, scale: 4 }),
    /** What a month is paid; null for a commitment without a salary. */
    salary: numeric({ precision: 18, scale: 2 }),
    currency: text().notNull().default('AUD'),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)
