import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'

/** Who may sign in. The user name is the e-mail, lower-cased and trimmed (decision A23). */
export const userAccount = pgTable(
  'user_account',
  {
    id: uuid().primaryKey(),
    userName: text().notNull(),
    passwordHash: text().notNull(),
    /** One role as a single string (specification 6). */
    role: text().notNull(),
    emailVerifiedAt: moment(),
    wayToKnow: text(),
    createdAt: moment().notNull(),
    lastSignInAt: moment(),
  },
  (table) => [unique('user_account_user_name_key').on(table.userName)],
)

/** Every scalar field of section 3's Team member; StillStudying follows from the education. */
export const teamMember = pgTable(
  'team_member',
  {
    id: uuid().primaryKey(),
    userAccountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    lineManagerId: uuid(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    nickName: text(),
    birthDate: day(),
    email: text().notNull(),
    secondaryEmail: text(),
    /** In the form in which numbers are compared: spaces, dashes and brackets dropped. */
    phone: text(),
    mobile: text(),
    nationality: text(),
    country: text(),
    city: text(),
    maritalStatus: text(),
    militaryServiceSituation: text(),
    photoUrl: text(),
    cv: text(),
    description: text(),
    linkedIn: text(),
    linkedInVerifiedOn: moment(),
    gitHub: text(),
    webSite: text(),
    memberSince: moment().notNull(),
    careerHistoryDescription: text(),
    /** 0 none, 1 crypto, 2 bank, 3 Wise, 4 PayPal. */
    paymentMethodType: integer().notNull().default(0),
    updatedPaymentMethodDate: moment(),
    isHiringManager: boolean().notNull().default(false),
  },
  (table) => [
    unique('team_member_user_account_id_key').on(table.userAccountId),
    unique('team_member_email_key').on(table.email),
    unique('team_member_phone_key').on(table.phone),
    index('team_member_line_manager_id_idx').on(table.lineManagerId),
  ],
)

/** The member a row belongs to; its key begins with it. */
export const memberId = () =>
  uuid()
    .notNull()
    .references(() => teamMember.id, { onDelete: 'cascade' })

export const professionalDetail = pgTable('professional_detail', {
  memberId: memberId().primaryKey(),
  id: uuid().notNull(),
  jobTitleId: uuid(),
  job: text(),
  jobRole: text(),
  experienceYear: text(),
  personality: text(),
})

export const specificRole = pgTable('specific_role', { memberId: memberId(), name: text().notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.name] }),
])

export const jobPreference = pgTable(
  'job_preference',
  { memberId: memberId(), id: uuid().notNull(), workingPosition: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('job_preference_working_position_key').on(table.memberId, sql`lower(${table.workingPosition})`),
  ],
)
