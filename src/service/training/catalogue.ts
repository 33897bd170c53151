import { and, arrayOverlaps, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isOneOf, type Queries } from '../db/database.ts'
import { skill } from '../db/profile-schema.ts'
import { accessRequest } from '../db/training-progress-schema.ts'
import { assessment, course, courseDependency, courseStep, question } from '../db/training-schema.ts'
import { groupBy } from '../group-by.ts'
import type { Course, StoredAssessment, StoredCourse, StoredQuestion } from './entries.ts'
import { searchQuery } from './search.ts'

/** What the catalogues hold. Each function is one query, however many entries it is asked for. */

export interface Criteria {
  readonly text: string | null
  /** Levels and skill ids: of every list that is not empty an entry has at least one. */
  readonly facets: readonly (readonly string[])[]
  /** Hours: at least the first, less than the second. */
  readonly hours: readonly [number, number] | null
  /** From 1. */
  readonly page: number
  readonly size: number
}

const courseColumns = {
  id: course.id,
  title: course.title,
  summary: course.summary,
  description: course.description,
  author: course.author,
  image: course.image,
  duration: course.duration,
  level: course.level,
  tags: course.tags,
  skillIds: course.skillIds,
  updatedOn: course.updatedOn,
}

const assessmentColumns = {
  id: assessment.id,
  title: assessment.title,
  description: assessment.description,
  objective: assessment.objective,
  passScore: assessment.passScore,
  isRestartable: assessment.isRestartable,
  tags: assessment.tags,
  duration: assessment.duration,
}

const meets = (table: typeof course | typeof assessment, { text, facets, hours }: Criteria): SQL | undefined =>
  and(
    isNull(table.retiredAt),
    text === null ? undefined : sql`${table.words} @@ ${searchQuery(text)}::tsquery`,
    ...facets.filter((any) => any.length > 0).map((any) => arrayOverlaps(table.facets, [...any])),
    ...(hours === null ? [] : [gte(table.duration, Math.ceil(hours[0] * 60)), lt(table.duration, Math.ceil(hours[1] * 60))]),
  )

/** A text of which no word is left is in no entry. */
const isEmpty = ({ text }: Criteria): boolean => text !== null && searchQuery(text) === null

const byTitle = (table: typeof course | typeof assessment): readonly SQL[] => [sql`lower(${table.title}) asc`, asc(table.id)]

/** The query of a page of courses; of its own so that its plan can be looked at. */
export const courseQuery = (db: Queries, criteria: Criteria) =>
  db
    .select(courseColumns)
    .from(course)
    .where(meets(course, criteria))
    .orderBy(...byTitle(course))
    .limit(criteria.size)
    .offset((criteria.page - 1) * criteria.size)

/** A page of the courses that meet every criterion, by title. */
export const findCourses = async (db: Queries, criteria: Criteria): Promise<readonly StoredCourse[]> =>
  isEmpty(criteria) ? [] : await courseQuery(db, criteria)

/** A page of the assessments that meet every criterion, by title. */
export const findAssessments = async (db: Queries, criteria: Criteria): Promise<readonly StoredAssessment[]> =>
  isEmpty(criteria)
    ? []
    : await db
        .select(assessmentColumns)
        .from(assessment)
        .where(meets(assessment, criteria))
        .orderBy(...byTitle(assessment))
        .limit(criteria.size)
        .offset((criteria.page - 1) * criteria.size)

/** A course of the catalogue; null for one that is not there, or not any more. */
export const findCourse = async (db: Queries, id: string): Promise<StoredCourse | null> => {
  const [found] = await db
    .select(courseColumns)
    .from(course)
    .where(and(eq(course.id, id), isNull(course.retiredAt)))
  return found ?? null
}

export const readAssessments = async (db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, StoredAssessment>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(assessmentColumns)
    .from(assessment)
    .where(and(isOneOf(assessment.id, ids), isNull(assessment.retiredAt)))
  return new Map(rows.map((one) => [one.id, one]))
}

export const readDependencies = async (
  db: Queries,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, Course['Dependencies']>> => {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(courseDependency)
    .where(isOneOf(courseDependency.courseId, courseIds))
    .orderBy(asc(courseDependency.position))
  const grouped = groupBy(rows, ({ courseId }) => courseId)
  const answer = (one: (typeof rows)[number]) => ({ Text: one.text, DependencyId: one.dependencyId })
  return new Map([...grouped].map(([courseId, list]) => [courseId, list.map(answer)]))
}

export interface StoredStep {
  readonly courseId: string
  readonly id: string
  readonly title: string
  readonly duration: number
  readonly content: string | null
  /** Null for a lesson. */
  readonly assessmentId: string | null
}

/** The steps of courses in their order. @param withContent whether the lessons' text is read as well */
export const readSteps = async (
  db: Queries,
  courseIds: readonly string[],
  { withContent }: { readonly withContent: boolean },
): Promise<ReadonlyMap<string, readonly StoredStep[]>> => {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .select({
      courseId: courseStep.courseId,
      id: courseStep.id,
      title: sql<string>`coalesce(${courseStep.title}, ${assessment.title}, '')`,
      duration: sql<number>`coalesce(${courseStep.duration}, ${assessment.duration}, 0)`,
      content: withContent ? courseStep.content : sql<string | null>`null`,
      assessmentId: courseStep.assessmentId,
    })
    .from(courseStep)
    .leftJoin(assessment, eq(assessment.id, courseStep.assessmentId))
    .where(isOneOf(courseStep.courseId, courseIds))
    .orderBy(asc(courseStep.courseId), asc(courseStep.position))
  return groupBy(rows, ({ courseId }) => courseId)
}

/** The questions of assessments in their order. */
export const readQuestions = async (
  db: Queries,
  assessmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredQuestion[]>> => {
  if (assessmentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(question)
    .where(isOneOf(question.assessmentId, assessmentIds))
    .orderBy(asc(question.assessmentId), asc(question.position))
  return groupBy(rows, ({ assessmentId }) => assessmentId)
}

/** The names of the skills that questions are about, by id. */
export const readSkillNames = async (
  db: Queries,
  questions: ReadonlyMap<string, readonly StoredQuestion[]>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Set([...questions.values()].flat().flatMap(({ skillIds }) => skillIds))
  if (ids.size === 0) return new Map()
  const rows = await db
    .select()
    .from(skill)
    .where(isOneOf(skill.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which of the courses and assessments the member has asked for access to. */
export const readRequested = async (db: Queries, memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: accessRequest.recordId })
    .from(accessRequest)
    .where(and(eq(accessRequest.memberId, memberId), isOneOf(accessRequest.recordId, ids)))
  return new Set(rows.map(({ id }) => id))
}
