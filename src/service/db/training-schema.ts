import { sql } from 'drizzle-orm'
import { boolean, customType, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * What there is to learn (specification 3, RoadMap to Question). The owner's folder is its source (docs/training-content.md): ids follow from
 * the slugs, so that a row that is written anew is the same for everybody's progress. What left the folder is retired and kept.
 */

/** Words of a catalogue's text search, written by the portal and not by PostgreSQL's parser: see training/search.ts. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

const entry = () => ({
  id: uuid().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  tags: text().array().notNull(),
  /** The owner's file, byte for byte, so that an export gives it back. */
  source: text().notNull(),
  /** Of all that the entry was made from; equal for an entry that did not change. */
  contentHash: text().notNull(),
  /** When it was no longer in the owner's folder; null while it is. */
  retiredAt: moment(),
})

/** What a catalogue searches an entry by. Levels and skill ids stand in one list, so that one index serves them with the words. */
const catalogue = () => ({
  /** Minutes. */
  duration: integer().notNull(),
  facets: text().array().notNull(),
  words: searchWords().notNull(),
})

export const roadMap = pgTable('road_map', entry(), (table) => [uniqueIndex('road_map_slug_key').on(table.slug)])

export const roadMapStep = pgTable(
  'road_map_step',
  {
    roadMapId: uuid()
      .notNull()
      .references(() => roadMap.id),
    /** From 0. */
    position: integer().notNull(),
    /** 'Course' or 'Assessment'. */
    type: text().$type<'Course' | 'Assessment'>().notNull(),
    /** The course's or the assessment's. */
    stepId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roadMapId, table.position] }),
    uniqueIndex('road_map_step_step_key').on(table.roadMapId, table.stepId),
  ],
)

export const course = pgTable(
  'course',
  {
    ...entry(),
    ...catalogue(),
    summary: text().notNull(),
    author: text().notNull(),
    level: text().$type<'Junior' | 'MidLevel' | 'Senior'>().notNull(),
    /** SHA-256 of the picture as it is served; null for none. */
    image: text(),
    skillIds: uuid().array().notNull(),
    updatedOn: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('course_slug_key').on(table.slug),
    index('course_search_idx').using('gin', table.words, table.facets),
    index('course_title_idx').on(sql`lower(${table.title})`, table.id).where(sql`${table.retiredAt} is null`),
  ],
)

export const courseDependency = pgTable(
  'course_dependency',
  {
    courseId: uuid()
      .notNull()
      .references(() => course.id),
    position: integer().notNull(),
    text: text().notNull(),
    /** A course; null for a dependency of words alone. */
    dependencyId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.position] })],
)

export const courseStep = pgTable(
  'course_step',
  {
    courseId: uuid()
      .notNull()
      .references(() => course.id),
    position: integer().notNull(),
    id: uuid().notNull(),
    /** The lesson's; an assessment has its own. */
    title: text(),
    /** Minutes of the lesson; an assessment has its own. */
    duration: integer(),
    /** Sanitised HTML of the lesson. */
    content: text(),
    /** The lesson's file, byte for byte. */
    source: text(),
    /** The lesson's file name without its ending. */
    slug: text(),
    /** Null for a lesson. */
    assessmentId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.position] }),
    uniqueIndex('course_step_id_key').on(table.courseId, table.id),
  ],
)

export const assessment = pgTable(
  'assessment',
  {
    ...entry(),
    ...catalogue(),
    objective: text().notNull(),
    /** Percent. */
    passScore: integer(),
    isRestartable: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('assessment_slug_key').on(table.slug),
    index('assessment_search_idx').using('gin', table.words, table.facets),
    index('assessment_title_idx').on(sql`lower(${table.title})`, table.id).where(sql`${table.retiredAt} is null`),
  ],
)

export const question = pgTable(
  'question',
  {
    assessmentId: uuid()
      .notNull()
      .references(() => assessment.id),
    position: integer().notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    level: text().$type<'Easy' | 'Medium' | 'Hard'>().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    skillIds: uuid().array().notNull(),
    text: text().notNull(),
    options: text().array().notNull(),
    editors: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assessmentId, table.position] }),
    uniqueIndex('question_id_key').on(table.assessmentId, table.id),
  ],
)

/** A picture beside a file of the owner's folder: where it stood, what it was, and what is served in its place. */
export const trainingImage = pgTable(
  'training_image',
  {
    courseId: uuid()
      .notNull()
      .references(() => course.id),
    name: text().notNull(),
    /** SHA-256 of the owner's file. */
    original: text().notNull(),
    /** SHA-256 of the picture as it is served. */
    served: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.name] }), index('training_image_original_idx').on(table.original)],
)

/** Every import that changed something, for whoever asks later what changed and when. Rows are added and never changed. */
export const trainingImport = pgTable('training_import', {
  id: uuid().primaryKey(),
  at: moment().notNull(),
  /** Of the whole folder. */
  contentHash: text().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  unchanged: integer().notNull(),
  removed: integer().notNull(),
})
