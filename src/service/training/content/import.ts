import { randomUUID } from 'node:crypto'
import { isNull, sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../../db/database.ts'
import { skill } from '../../db/profile-schema.ts'
import { assessment, course, roadMap, trainingImage, trainingImport } from '../../db/training-schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { FileStore } from '../../file/file-store.ts'
import type { Faults } from './faults.ts'
import { folderHash, type TrainingFiles } from './files.ts'
import { readTrainingFolder, type TrainingFolder } from './folder.ts'
import { type DrawImage, drawLessonImage } from './images.ts'
import type { LessonImage } from './lesson.ts'
import { prepareCourses } from './prepare.ts'
import { assessmentRows, courseRows, roadMapRows } from './rows.ts'
import { writeAssessment, writeCourse, writeRoadMap } from './write.ts'

/** Any number, as long as every import uses the same: one at a time. */
const importLock = 7_205_114_003

export const kinds = ['roadmaps', 'courses', 'assessments'] as const

/** How many entries were new, changed, as they were, and no longer in the folder. */
export interface TrainingCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

export interface TrainingWork {
  readonly db: Database
  readonly fileStore: FileStore
  readonly now: Date
  /** How pictures are drawn; anew as WebP when not given. */
  readonly draw?: DrawImage
}

type SkillIds = ReadonlyMap<string, string>

const readSkills = async (db: Queries): Promise<SkillIds> =>
  new Map((await db.select().from(skill)).map(({ id, name }) => [name.toLowerCase(), id]))

const checkSkills =
  (known: SkillIds) =>
  ({ courses, assessments }: TrainingFolder, faults: Faults): void => {
    for (const { course: entry } of courses.values()) {
      for (const [index, name] of (entry.value.skills ?? []).entries()) {
        if (known.has(name.toLowerCase())) continue
        faults.say(entry.file, entry.lineOf(['skills', index]), `skills[${index}] is not in the list of skills: ${name}.`)
      }
    }
    for (const entry of assessments.values()) {
      for (const [place, { technologies = [] }] of entry.value.questions.entries()) {
        for (const [index, name] of technologies.entries()) {
          if (known.has(name.toLowerCase())) continue
          const path = `questions[${place}].technologies[${index}]`
          faults.say(
            entry.file,
            entry.lineOf(['questions', place, 'technologies', index]),
            `${path} is not in the list of skills: ${name}.`,
          )
        }
      }
    }
  }

const readImages = async (db: Queries): Promise<ReadonlyMap<string, LessonImage>> =>
  new Map(
    (await db.select().from(trainingImage)).map(({ original, served, width, height }) => [original, { served, width, height }]),
  )

interface Row {
  readonly id: string
  readonly contentHash: string
}

/** Writes what is not there as it is in the folder, and retires what is not in it. */
const merge = async <Entry extends { readonly row: Row }>(
  tx: Transaction,
  table: typeof roadMap | typeof course | typeof assessment,
  entries: readonly Entry[],
  write: (tx: Transaction, entry: Entry) => Promise<void>,
  now: Date,
): Promise<TrainingCounts> => {
  const stored = await tx.select({ id: table.id, contentHash: table.contentHash, retiredAt: table.retiredAt }).from(table)
  const byId = new Map(stored.map((one) => [one.id, one]))
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const entry of entries) {
    const before = byId.get(entry.row.id)
    const isThere = before !== undefined && before.retiredAt === null
    if (isThere && before.contentHash === entry.row.contentHash) counts.unchanged += 1
    else {
      await write(tx, entry)
      counts[isThere ? 'changed' : 'added'] += 1
    }
  }
  const kept = entries.map(({ row }) => row.id)
  const retired = await tx
    .update(table)
    .set({ retiredAt: now })
    .where(sql`${isNull(table.retiredAt)} and not (${table.id} = any(${sql.param(kept)}::uuid[]))`)
    .returning({ id: table.id })
  return { ...counts, removed: retired.length }
}

/**
 * Makes the catalogue what a folder says, all of it or nothing. What is in the catalogue that way already is left alone; what is no longer
 * in the folder is retired, and comes back with it. Nobody's progress is touched.
 *
 * @throws AdminProblem with every fault of the folder by its file and line
 */
export const importTraining = async (
  { db, fileStore, now, draw = drawLessonImage }: TrainingWork,
  files: TrainingFiles,
): Promise<Readonly<Record<(typeof kinds)[number], TrainingCounts>>> => {
  const skills = await readSkills(db)
  const folder = await readTrainingFolder(files, checkSkills(skills))
  const courses = await prepareCourses(folder, { fileStore, draw, known: await readImages(db) })
  const rows = {
    assessments: assessmentRows(folder, skills),
    courses: courseRows(folder, courses, skills),
    roadmaps: roadMapRows(folder),
  }
  return await inTransaction(
    db,
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
      const assessments = await merge(tx, assessment, rows.assessments, writeAssessment, now)
      const ofCourses = await merge(tx, course, rows.courses, writeCourse, now)
      const roadmaps = await merge(tx, roadMap, rows.roadmaps, writeRoadMap, now)
      const counts = { roadmaps, courses: ofCourses, assessments }
      await noteImport(tx, files, Object.values(counts), now)
      return counts
    },
    { isRepeatable: true },
  )
}

const noteImport = async (tx: Transaction, files: TrainingFiles, counts: readonly TrainingCounts[], at: Date): Promise<void> => {
  const sum = (name: keyof TrainingCounts): number => counts.reduce((all, one) => all + one[name], 0)
  const [added, changed, unchanged, removed] = [sum('added'), sum('changed'), sum('unchanged'), sum('removed')]
  if (added + changed + removed === 0) return
  await tx
    .insert(trainingImport)
    .values({ id: randomUUID(), at, contentHash: folderHash(files), added, changed, unchanged, removed })
}
