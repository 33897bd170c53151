import type { FileStore } from '../../file/file-store.ts'
import { contentKey } from '../../file/file-store.ts'
import { Faults } from './faults.ts'
import { sha256 } from './files.ts'
import type { CourseFolder, FolderImage, TrainingFolder } from './folder.ts'
import type { DrawImage } from './images.ts'
import { type LessonImage, renderLesson, renderVersion } from './lesson.ts'

/** Where pictures go, and how they are drawn. */
export interface ImageWork {
  readonly fileStore: FileStore
  readonly draw: DrawImage
  /** What was drawn before, by the SHA-256 of the owner's file. */
  readonly known: ReadonlyMap<string, LessonImage>
}

/** A course whose pictures are in the file store and whose lessons are rendered. */
export interface PreparedCourse extends CourseFolder {
  readonly served: ReadonlyMap<string, LessonImage>
  /** HTML by the lesson's name. */
  readonly contents: ReadonlyMap<string, string>
}

const isStored = async (store: FileStore, key: string): Promise<boolean> => {
  const content = await store.read(key)
  content?.body.destroy()
  return content !== null
}

const drawImage = async (image: FolderImage, { fileStore, draw, known }: ImageWork): Promise<LessonImage | null> => {
  const before = known.get(image.sha256)
  const original = contentKey('originals', image.sha256)
  if (before !== undefined) {
    const isThere = (await isStored(fileStore, original)) && (await isStored(fileStore, contentKey('training', before.served)))
    if (isThere) return before
  }
  const drawn = await draw(image.bytes)
  if (drawn === null) return null
  const served = sha256(drawn.bytes)
  await fileStore.write(original, image.bytes, 'application/octet-stream')
  await fileStore.write(contentKey('training', served), drawn.bytes, 'image/webp')
  return { served, width: drawn.width, height: drawn.height }
}

const lineOf = (body: string, first: number, href: string): number => {
  const at = body.indexOf(`](${href}`)
  return at === -1 ? first : first + body.slice(0, at).split('\n').length - 1
}

const prepareCourse = async (folder: CourseFolder, work: ImageWork, faults: Faults): Promise<PreparedCourse> => {
  const served = new Map<string, LessonImage>()
  for (const [name, image] of folder.images) {
    const drawn = await drawImage(image, work)
    if (drawn === null) faults.say(image.file, 1, 'The picture cannot be drawn.')
    else served.set(name, drawn)
  }
  const contents = new Map<string, string>()
  for (const [name, { file, body, bodyLine }] of folder.lessons) {
    const onMissing = (href: string): void => {
      // One that could not be drawn was told already.
      if (!folder.images.has(href))
        faults.say(file, lineOf(body, bodyLine, href), `The picture is not beside the lesson: ${href}.`)
    }
    const content = renderLesson(body, served, onMissing)
    if (content === '') faults.say(file, bodyLine, 'The lesson has no text.')
    contents.set(name, content)
  }
  return { ...folder, served, contents }
}

/**
 * Draws the pictures of all courses into the file store, where they are found by what they hold, and renders the lessons.
 *
 * @throws AdminProblem with every fault by its file and line
 */
export const prepareCourses = async (
  { courses }: TrainingFolder,
  work: ImageWork,
): Promise<ReadonlyMap<string, PreparedCourse>> => {
  const faults = new Faults()
  const prepared = new Map<string, PreparedCourse>()
  for (const [slug, folder] of courses) prepared.set(slug, await prepareCourse(folder, work, faults))
  faults.assertNone()
  return prepared
}

/** Of everything that an entry is made from. */
export const entryHash = (...parts: readonly unknown[]): string => sha256(JSON.stringify([renderVersion, ...parts]))
