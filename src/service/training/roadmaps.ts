import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { roadMap as roadMapShape } from '#contract/training.ts'
import { isStepOpen, type TrainingState } from '#rules/training.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { roadMapStart } from '../db/training-progress-schema.ts'
import { assessment, course, roadMap, roadMapStep } from '../db/training-schema.ts'
import { groupBy } from '../group-by.ts'
import { readQuestions, readSteps } from './catalogue.ts'
import { imageAddress, tagsOf } from './entries.ts'
import { assessmentState, courseState, type Progress, readProgress } from './progress.ts'

type RoadMap = Static<typeof roadMapShape>
type Step = RoadMap['Steps'][number]

const columns = { id: roadMap.id, title: roadMap.title, description: roadMap.description, tags: roadMap.tags }

const selectRoadMaps = async (db: Queries, condition: SQL | undefined) =>
  await db
    .select(columns)
    .from(roadMap)
    .where(and(isNull(roadMap.retiredAt), condition))
    .orderBy(sql`lower(${roadMap.title})`, asc(roadMap.id))

type StoredRoadMap = Awaited<ReturnType<typeof selectRoadMaps>>[number]

const selectSteps = async (db: Queries, roadMapIds: readonly string[]) =>
  await db
    .select({
      roadMapId: roadMapStep.roadMapId,
      type: roadMapStep.type,
      id: roadMapStep.stepId,
      title: sql<string>`coalesce(${course.title}, ${assessment.title}, '')`,
      duration: sql<number>`coalesce(${course.duration}, ${assessment.duration}, 0)`,
      level: course.level,
      image: course.image,
    })
    .from(roadMapStep)
    .leftJoin(course, and(eq(roadMapStep.type, 'Course'), eq(course.id, roadMapStep.stepId)))
    .leftJoin(assessment, and(eq(roadMapStep.type, 'Assessment'), eq(assessment.id, roadMapStep.stepId)))
    .where(isOneOf(roadMapStep.roadMapId, roadMapIds))
    .orderBy(asc(roadMapStep.roadMapId), asc(roadMapStep.position))

type StoredStep = Awaited<ReturnType<typeof selectSteps>>[number]

const ofType = (steps: readonly StoredStep[], type: StoredStep['type']): string[] => [
  ...new Set(steps.filter((one) => one.type === type).map(({ id }) => id)),
]

type StateOf = (step: StoredStep) => TrainingState

const readStates = async (db: Queries, steps: readonly StoredStep[], progress: Progress): Promise<StateOf> => {
  const ofCourses = await readSteps(db, ofType(steps, 'Course'), { withContent: false })
  return ({ roadMapId, type, id }) => {
    if (type === 'Assessment') return assessmentState(progress, roadMapId, id)
    const stepIds = (ofCourses.get(id) ?? []).map((one) => one.id)
    return courseState(progress, roadMapId, id, stepIds)
  }
}

type QuestionsOf = Awaited<ReturnType<typeof readQuestions>>

const toStep = (step: StoredStep, state: TrainingState, isFavorite: boolean, questions: QuestionsOf): Step => {
  const common = { Type: step.type, Id: step.id, TalentState: state, IsFavorite: isFavorite }
  const [Id, Title, Duration] = [step.id, step.title, step.duration]
  if (step.type === 'Assessment') {
    const list = (questions.get(Id) ?? []).map((one) => ({ Id: one.id, Title: one.title, Duration: one.duration }))
    return { ...common, CourseDetail: null, AssessmentDetail: { Id, Title, Questions: list } }
  }
  const ImageDownloadUrl = step.image === null ? null : imageAddress(step.image)
  return {
    ...common,
    CourseDetail: { Id, Title, Level: step.level ?? 'Junior', Duration, ImageDownloadUrl },
    AssessmentDetail: null,
  }
}

interface Reader {
  readonly memberId: string
  readonly now: Date
}

const nothing: Progress = {
  isRoadMapStarted: () => false,
  isCourseStarted: () => false,
  isFavorite: () => false,
  isCompleted: () => false,
  hasAttempt: () => false,
}

/** @param reader whose progress is told; null for nobody's */
const complete = async (db: Queries, rows: readonly StoredRoadMap[], reader: Reader | null): Promise<RoadMap[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = await selectSteps(db, ids)
  const questions = await readQuestions(db, ofType(steps, 'Assessment'))
  const progress = reader === null ? nothing : await readProgress(db, reader.memberId, ids, reader.now)
  const stateOf: StateOf = reader === null ? () => 'NotStarted' : await readStates(db, steps, progress)
  const starts = await db
    .select({ roadMapId: roadMapStart.roadMapId, members: count() })
    .from(roadMapStart)
    .where(isOneOf(roadMapStart.roadMapId, ids))
    .groupBy(roadMapStart.roadMapId)
  const members = new Map(starts.map((one) => [one.roadMapId, one.members]))
  const ofRoadMap = groupBy(steps, ({ roadMapId }) => roadMapId)
  return rows.map((row) => {
    const own = ofRoadMap.get(row.id) ?? []
    const Steps = own.map((step) => toStep(step, stateOf(step), progress.isFavorite(row.id, step.id), questions))
    const completed = Steps.filter(({ TalentState }) => TalentState === 'Completed').length
    return {
      Id: row.id,
      Title: row.title,
      Description: row.description,
      Steps,
      Duration: own.reduce((sum, { duration }) => sum + duration, 0),
      Talents: members.get(row.id) ?? 0,
      Tags: tagsOf(row.tags),
      StartedByTM: progress.isRoadMapStarted(row.id),
      ProcessPercent: own.length === 0 ? 0 : Math.floor((100 * completed) / own.length),
    }
  })
}

/** The roadmaps whose title holds the text, by title, in a number of queries that does not grow with them. */
export const findRoadMaps = async (db: Queries, title: string, reader: Reader): Promise<RoadMap[]> => {
  const holds = title === '' ? undefined : sql`position(lower(${title}) in lower(${roadMap.title})) > 0`
  return await complete(db, await selectRoadMaps(db, holds), reader)
}

/** @param reader whose progress is told; null for nobody's */
export const findRoadMap = async (db: Queries, id: string, reader: Reader | null): Promise<RoadMap | null> => {
  const [found] = await complete(db, await selectRoadMaps(db, eq(roadMap.id, id)), reader)
  return found ?? null
}

/** A step of a roadmap as a member finds it. */
export interface RoadMapPlace {
  readonly state: TrainingState
  readonly isFavorite: boolean
  readonly progress: Progress
  /** The title of the step that has to be completed first; null when this one is open. */
  readonly opensAfter: string | null
}

/** Finds a step of a roadmap by the id of its course or assessment. @returns null when the roadmap has none, or is not there */
export const findPlace = async (
  db: Queries,
  roadMapId: string,
  type: StoredStep['type'],
  stepId: string,
  { memberId, now }: Reader,
): Promise<RoadMapPlace | null> => {
  const [row] = await selectRoadMaps(db, eq(roadMap.id, roadMapId))
  if (row === undefined) return null
  const steps = await selectSteps(db, [roadMapId])
  const index = steps.findIndex((one) => one.type === type && one.id === stepId)
  const found = steps[index]
  if (found === undefined) return null
  const progress = await readProgress(db, memberId, [roadMapId], now)
  const stateOf = await readStates(db, steps, progress)
  const isOpen = isStepOpen(steps.map(stateOf), index)
  return {
    state: stateOf(found),
    isFavorite: progress.isFavorite(roadMapId, stepId),
    progress,
    opensAfter: isOpen ? null : (steps[index - 1]?.title ?? null),
  }
}
