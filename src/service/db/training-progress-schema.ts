import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/**
 * How far a member is (specification 4, Roadmap step to Assessment), in each roadmap on its own. Rows name entries of the catalogue by id and
 * are not bound to them: what leaves the catalogue takes nobody's progress along.
 */

/** Where something of a roadmap was done: in one of its courses, or in the roadmap itself, whose steps have the nil id in the course's place. */
const place = () => ({ memberId: memberId(), roadMapId: uuid().notNull(), courseId: uuid().notNull() })

/** A roadmap that the member has started, with the first of its courses and assessments. */
export const roadMapStart = pgTable(
  'road_map_start',
  { memberId: memberId(), roadMapId: uuid().notNull(), startedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.roadMapId] }), index('road_map_start_idx').on(table.roadMapId)],
)

export const courseStart = pgTable('course_start', { ...place(), startedAt: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.roadMapId, table.courseId] }),
])

export const courseFavorite = pgTable('course_favorite', { ...place(), markedAt: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.roadMapId, table.courseId] }),
])

/**
 * A step that is completed for good from this moment on. It may lie ahead: an assessment that was started ends by itself when its time is
 * over, and what it opens then is open without anybody having to look.
 */
export const stepCompletion = pgTable(
  'step_completion',
  { ...place(), stepId: uuid().notNull(), completedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.roadMapId, table.courseId, table.stepId] })],
)

export const assessmentAttempt = pgTable(
  'assessment_attempt',
  {
    ...place(),
    assessmentId: uuid().notNull(),
    /** From 1; the row of the first is the lock of all at this place. */
    number: integer().notNull(),
    startedAt: moment().notNull(),
    endTime: moment().notNull(),
    submitTime: moment(),
  },
  (table) => [
    primaryKey({
      name: 'assessment_attempt_pkey',
      columns: [table.memberId, table.roadMapId, table.courseId, table.assessmentId, table.number],
    }),
  ],
)

export const attemptAnswer = pgTable(
  'attempt_answer',
  {
    ...place(),
    assessmentId: uuid().notNull(),
    number: integer().notNull(),
    questionId: uuid().notNull(),
    /** JSON text, as it was sent. */
    answer: text().notNull(),
    answeredAt: moment().notNull(),
    /** When the person submitted it, by what their device knew of the service's clock; null where it did not say so. */
    writtenAt: moment(),
  },
  (table) => [
    primaryKey({
      name: 'attempt_answer_pkey',
      columns: [table.memberId, table.roadMapId, table.courseId, table.assessmentId, table.number, table.questionId],
    }),
  ],
)

/** A member has asked for access to a course or an assessment of the catalogue; once. */
export const accessRequest = pgTable(
  'access_request',
  { memberId: memberId(), recordId: uuid().notNull(), requestedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.recordId] })],
)
