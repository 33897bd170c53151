import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { commitment } from './commitment-schema.ts'
import { memberId } from './member-schema.ts'

/** What daily work is about: projects and their epics, the lists of the timesheet, records, leave, repositories and their figures. */

export const project = pgTable(
  'project',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    customerId: uuid(),
    /** What v1 calls the id of the project's epic set (specification 3). */
    epicSetId: uuid().notNull(),
  },
  (table) => [
    uniqueIndex('project_name_key').on(sql`lower(${table.name})`),
    unique('project_epic_set_id_key').on(table.epicSetId),
  ],
)

const projectId = () =>
  uuid()
    .notNull()
    .references(() => project.id, { onDelete: 'cascade' })

export const epic = pgTable(
  'epic',
  {
    projectId: projectId(),
    id: uuid().notNull(),
    /** Trimmed. */
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    uniqueIndex('epic_name_key').on(table.projectId, sql`lower(${table.name})`),
  ],
)

/** The projects of a commitment, in the order in which they are shown. */
export const commitmentProject = pgTable(
  'commitment_project',
  {
    memberId: uuid().notNull(),
    commitmentId: uuid().notNull(),
    projectId: projectId(),
    /** From 0. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.commitmentId, table.projectId] }),
    foreignKey({
      columns: [table.memberId, table.commitmentId],
      foreignColumns: [commitment.memberId, commitment.id],
      name: 'commitment_project_commitment_fkey',
    }).onDelete('cascade'),
    index('commitment_project_project_id_idx').on(table.projectId),
  ],
)

export const technology = pgTable(
  'technology',
  { id: uuid().primaryKey(), value: text().notNull(), disabled: boolean().notNull().default(false) },
  (table) => [uniqueIndex('technology_value_key').on(sql`lower(${table.value})`)],
)

export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    value: text().notNull(),
    disabled: boolean().notNull().default(false),
    /** One of those linked to it. */
    defaultTechnologyId: uuid().references(() => technology.id),
  },
  (table) => [
    uniqueIndex('activity_value_key').on(sql`lower(${table.value})`),
    index('activity_default_technology_id_idx').on(table.defaultTechnologyId),
  ],
)

export const activityTechnology = pgTable(
  'activity_technology',
  {
    activityId: uuid()
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    technologyId: uuid()
      .notNull()
      .references(() => technology.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.technologyId] }),
    index('activity_technology_technology_id_idx').on(table.technologyId),
  ],
)

/** What a record is about; its commitment is its member's. */
const recordWork = () => ({
  commitmentId: uuid().notNull(),
  projectId: uuid()
    .notNull()
    .references(() => project.id),
  /** The epic's name as it was chosen, trimmed. */
  epic: text().notNull(),
  activityId: uuid()
    .notNull()
    .references(() => activity.id),
  technologyId: uuid()
    .notNull()
    .references(() => technology.id),
  issueNo: text().notNull(),
  description: text().notNull(),
})

/** Effort of one person on one day (specification 3, Timesheet record). */
export const timesheet = pgTable(
  'timesheet',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    ...recordWork(),
    date: day().notNull(),
    /** Hours, a multiple of 0.25. */
    effort: doublePrecision().notNull(),
    /** Hours added or taken by an audit. */
    adjustment: doublePrecision().notNull().default(0),
    /** Counts the record's changes, from 1. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      columns: [table.memberId, table.commitmentId],
      foreignColumns: [commitment.memberId, commitment.id],
      name: 'timesheet_commitment_fkey',
    }),
    index('timesheet_member_id_date_idx').on(table.memberId, table.date),
    index('timesheet_project_id_idx').on(table.projectId),
    index('timesheet_activity_id_idx').on(table.activityId),
    index('timesheet_technology_id_idx').on(table.technologyId),
  ],
)

/** Records that people have pinned, to begin others from them. */
export const timesheetPin = pgTable(
  'timesheet_pin',
  { memberId: memberId(), id: uuid().notNull(), ...recordWork(), createdAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      columns: [table.memberId, table.commitmentId],
      foreignColumns: [commitment.memberId, commitment.id],
      name: 'timesheet_pin_commitment_fkey',
    }).onDelete('cascade'),
    unique('timesheet_pin_work_key').on(
      table.memberId,
      table.commitmentId,
      table.projectId,
      table.epic,
      table.issueNo,
      table.activityId,
      table.technologyId,
    ),
    index('timesheet_pin_project_id_idx').on(table.projectId),
    index('timesheet_pin_activity_id_idx').on(table.activityId),
    index('timesheet_pin_technology_id_idx').on(table.technologyId),
  ],
)

/** One full day of leave (decisions B). */
export const leave = pgTable('leave', { memberId: memberId(), id: uuid().notNull(), date: day().notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.id] }),
  unique('leave_date_key').on(table.memberId, table.date),
])

export const repository = pgTable(
  'repository',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    name: text().notNull(),
    url: text().notNull(),
    defaultBranch: text().notNull(),
    lastCommitAt: moment(),
  },
  (table) => [unique('repository_url_key').on(table.url), index('repository_project_id_idx').on(table.projectId)],
)

/** A column with the id of a repository. */
export const repositoryId = () =>
  uuid()
    .notNull()
    .references(() => repository.id, { onDelete: 'cascade' })

export const repositoryMember = pgTable(
  'repository_member',
  {
    memberId: memberId(),
    repositoryId: repositoryId(),
    /** 'Read', 'Write' or 'Admin'. */
    access: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.repositoryId] }),
    index('repository_member_repository_id_idx').on(table.repositoryId),
  ],
)

/** How many open issues of a class and severity the code analysis of a day found. */
export const repositoryIssue = pgTable(
  'repository_issue',
  {
    repositoryId: repositoryId(),
    date: day().notNull(),
    /** For example 'Bug'. */
    class: text().notNull(),
    /** For example 'Major'. */
    severity: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.repositoryId, table.date, table.class, table.severity] })],
)

/** Seconds of activity that were watched on the machine of a commitment. */
export const activityWatch = pgTable(
  'activity_watch',
  { memberId: memberId(), commitmentId: uuid().notNull(), date: day().notNull(), seconds: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.date, table.commitmentId] }),
    foreignKey({
      columns: [table.memberId, table.commitmentId],
      foreignColumns: [commitment.memberId, commitment.id],
      name: 'activity_watch_commitment_fkey',
    }).onDelete('cascade'),
  ],
)
