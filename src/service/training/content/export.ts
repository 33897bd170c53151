import { buffer } from 'node:stream/consumers'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { assessment, course, courseStep, roadMap, trainingImage } from '../../db/training-schema.ts'
import { contentKey, type FileStore } from '../../file/file-store.ts'
import type { TrainingFiles } from './files.ts'

/** Everything that an import has brought and that is not retired, as of one moment: the owner's files, byte for byte. */
const readSources = async (db: Database) =>
  await db.transaction(
    async (tx) => {
      const courses = await tx.select({ slug: course.slug, source: course.source }).from(course).where(isNull(course.retiredAt))
      const lessons = await tx
        .select({ course: course.slug, slug: courseStep.slug, source: courseStep.source })
        .from(courseStep)
        .innerJoin(course, eq(course.id, courseStep.courseId))
        .where(isNull(course.retiredAt))
      const assessments = await tx
        .select({ slug: assessment.slug, source: assessment.source })
        .from(assessment)
        .where(isNull(assessment.retiredAt))
      const roadMaps = await tx
        .select({ slug: roadMap.slug, source: roadMap.source })
        .from(roadMap)
        .where(isNull(roadMap.retiredAt))
      const images = await tx
        .select({ course: course.slug, name: trainingImage.name, original: trainingImage.original })
        .from(trainingImage)
        .innerJoin(course, eq(course.id, trainingImage.courseId))
        .where(isNull(course.retiredAt))
        .orderBy(asc(trainingImage.name))
      const texts = new Map<string, string>([
        ...roadMaps.map((one) => [`roadmaps/${one.slug}.md`, one.source] as const),
        ...assessments.map((one) => [`assessments/${one.slug}.md`, one.source] as const),
        ...courses.map((one) => [`courses/${one.slug}/course.md`, one.source] as const),
        ...lessons.flatMap((one) =>
          one.slug === null || one.source === null ? [] : [[`courses/${one.course}/${one.slug}.md`, one.source] as const],
        ),
      ])
      return { texts, images }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/**
 * The folder that an import reads, as it was imported.
 *
 * @throws Error when a picture is no longer in the file store
 */
export const exportTraining = async ({
  db,
  fileStore,
}: {
  readonly db: Database
  readonly fileStore: FileStore
}): Promise<TrainingFiles> => {
  const { texts, images } = await readSources(db)
  const files = new Map<string, Buffer>([...texts].map(([path, text]) => [path, Buffer.from(text)]))
  for (const { course: slug, name, original } of images) {
    const content = await fileStore.read(contentKey('originals', original))
    if (content === null) throw new Error(`The picture courses/${slug}/${name} is not in the file store.`)
    files.set(`courses/${slug}/${name}`, await buffer(content.body))
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
