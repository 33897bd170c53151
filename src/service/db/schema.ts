import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * The tables of the reference v1 service. Rows that belong to a person have a key that begins with the person's
 * member id, so that the tables can be spread over nodes by it; there are no triggers, and no foreign keys from one person's
 * rows to another's.
 */

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

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
    birthDate: date({ mode: 'string' }),
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

const memberId = () =>
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
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
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
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** A signed-in device or browser: the line of refresh tokens that grew out of one sign-in. Revoking it ends them all. */
export const refreshFamily = pgTable(
  'refresh_family',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    createdAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

export const refreshToken = pgTable(
  'refresh_token',
  {
    memberId: uuid().notNull(),
    tokenHash: bytea().notNull(),
    familyId: uuid().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Random part of the child's derivation, so that a retry within the grace time gets the very same child. */
    childNonce: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    foreignKey({
      columns: [table.memberId, table.familyId],
      foreignColumns: [refreshFamily.memberId, refreshFamily.id],
      name: 'refresh_token_family_fkey',
    }).onDelete('cascade'),
    index('refresh_token_family_idx').on(table.memberId, table.familyId),
    index('refresh_token_expires_at_idx').on(table.expiresAt),
  ],
)

/** Tokens of mailed links and of getTeammemberToken: stored hashed, spent once. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    memberId: memberId(),
    tokenHash: bytea().notNull(),
    purpose: text().notNull(),
    /** The address that was mailed, so that a changed address is not verified by an old link. */
    email: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    index('one_time_token_expires_at_idx').on(table.expiresAt),
  ],
)

export const userDevice = pgTable(
  'user_device',
  {
    memberId: memberId(),
    tokenHash: bytea().notNull(),
    /** The Web Push subscription, sealed: whoever holds it can push to the browser. */
    token: bytea().notNull(),
    deviceType: text().notNull(),
    model: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    index('user_device_token_hash_idx').on(table.tokenHash),
  ],
)

export const notification = pgTable(
  'notification',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('notification_newest_idx').on(table.memberId, table.createdAt.desc(), table.id),
    index('notification_unread_idx').on(table.memberId).where(sql`${table.readAt} is null`),
  ],
)

/** What is to be sent, written in the transaction of the business change and drained afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** 'mail', 'text', 'push' or 'reset-request'. */
    kind: text().notNull(),
    /** The message, sealed: it may hold a link with a token. Dropped once the message is sent. */
    sealedMessage: bytea(),
    createdAt: moment().notNull(),
    nextTryAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: moment(),
    failedAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('outbox_due_idx').on(table.nextTryAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_created_at_idx').on(table.createdAt),
  ],
)

/** First answers of mutations, by the caller's scope and key. Nothing in it can be read without the key itself. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    keyHash: bytea().notNull(),
    requestMac: bytea().notNull(),
    status: integer(),
    sealedAnswer: bytea(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] }), index('idempotency_key_created_at_idx').on(table.createdAt)],
)

/** Captcha challenges that were used for a sign-up, so that one solution serves one sign-up. */
export const spentCaptcha = pgTable('spent_captcha', {
  signatureHash: bytea().primaryKey(),
  expiresAt: moment().notNull(),
})

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
