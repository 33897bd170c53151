import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** The lists that people choose from, and what they enter about themselves on the profile. */

/** What every entry of a profile begins with. */
const entry = () => ({ memberId: memberId(), id: uuid().notNull(), createdAt: moment().notNull() })

export const jobRole = pgTable('job_role', { id: uuid().primaryKey(), name: text().notNull() }, (table) => [
  uniqueIndex('job_role_name_key').on(sql`lower(${table.name})`),
])

export const jobTitle = pgTable(
  'job_title',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    roleId: uuid().references(() => jobRole.id),
  },
  (table) => [uniqueIndex('job_title_name_key').on(sql`lower(${table.name})`), index('job_title_role_id_idx').on(table.roleId)],
)

export const skill = pgTable('skill', { id: uuid().primaryKey(), name: text().notNull() }, (table) => [
  uniqueIndex('skill_name_key').on(sql`lower(${table.name})`),
])

/** What a person asked the admin to add to a list; it is in no list until the admin adds it. */
export const catalogueRequest = pgTable(
  'catalogue_request',
  {
    ...entry(),
    /** 'skill' or 'jobTitle'. */
    kind: text().notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('catalogue_request_name_key').on(table.memberId, table.kind, sql`lower(${table.name})`),
  ],
)

export const education = pgTable(
  'education',
  {
    ...entry(),
    degree: text(),
    fieldOfStudy: text(),
    institute: text(),
    startDate: day(),
    endDate: day(),
    stillStudying: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

export const certificate = pgTable(
  'certificate',
  {
    ...entry(),
    name: text().notNull(),
    issuer: text(),
    issueDate: day(),
    expireDate: day(),
    credentialUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

export const languageSkill = pgTable(
  'language_skill',
  { ...entry(), language: text().notNull(), level: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('language_skill_language_key').on(table.memberId, sql`lower(${table.language})`),
  ],
)

export const teamMemberSkill = pgTable(
  'team_member_skill',
  {
    ...entry(),
    skillId: uuid()
      .notNull()
      .references(() => skill.id),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('team_member_skill_skill_key').on(table.memberId, table.skillId),
    index('team_member_skill_skill_id_idx').on(table.skillId),
  ],
)

/** One place of work in a career history. */
export const careerEntry = pgTable(
  'career_entry',
  {
    ...entry(),
    company: text().notNull(),
    jobTitle: text().notNull(),
    startDate: day(),
    endDate: day(),
    stillWorking: boolean().notNull(),
    /** Sanitised HTML. */
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)
