import { fileURLToPath } from 'node:url'
import { desc, eq } from 'drizzle-orm'
import { folderHash, readTrainingFiles } from '../../training/content/files.ts'
import { importTraining, type TrainingWork } from '../../training/content/import.ts'
import { takeWebp } from '../../training/content/webp.ts'
import type { Database } from '../database.ts'
import { seedProgress } from '../seed-schema.ts'
import { trainingImport } from '../training-schema.ts'
import { inTransaction } from '../transaction.ts'
import { seedTrainingProgress } from './training-progress.ts'

/** The demo's roadmaps, courses and assessments, unless a bundle keeps them elsewhere. */
export const trainingFolder = fileURLToPath(new URL('./training', import.meta.url))

/** What marks a folder's content as the demo's, and as put in. */
const partOf = (contentHash: string): string => `training/${contentHash}`

const isSeeded = async (db: Database, contentHash: string): Promise<boolean> =>
  (await db.$count(seedProgress, eq(seedProgress.part, partOf(contentHash)))) > 0

/** Whether the catalogue is the owner's own: the demo's does not take its place. */
const isOwners = async (db: Database, contentHash: string): Promise<boolean> => {
  const [latest] = await db.select().from(trainingImport).orderBy(desc(trainingImport.at)).limit(1)
  if (latest === undefined || latest.contentHash === contentHash) return false
  return !(await isSeeded(db, latest.contentHash))
}

/**
 * Puts in the demo's training and how far the demo's people are with it. It can run at every start: content that is in already is known
 * by its hash, and no lesson is rendered for it.
 *
 * @param folder where it is
 */
export const seedTraining = async (work: TrainingWork, folder: string = trainingFolder): Promise<void> => {
  const { db, now } = work
  const files = await readTrainingFiles(folder)
  const contentHash = folderHash(files)
  if ((await isSeeded(db, contentHash)) || (await isOwners(db, contentHash))) return
  await importTraining({ ...work, draw: takeWebp }, files)
  await inTransaction(db, (tx) => seedTrainingProgress(tx, now))
  await db
    .insert(seedProgress)
    .values({ part: partOf(contentHash), through: now.toISOString().slice(0, 10) })
    .onConflictDoNothing()
}
