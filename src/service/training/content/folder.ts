import { isDay } from '#rules/form-fields.ts'
import { Faults } from './faults.ts'
import { sha256, type TrainingFiles } from './files.ts'
import {
  type AssessmentFormat,
  type CourseFormat,
  type LessonFormat,
  type RoadMapFormat,
  slugPattern,
  validators,
} from './formats.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { isPicture } from './images.ts'

/** A folder of training, read and found without fault but for what only the database and the pictures' pixels know. */
export interface TrainingFolder {
  readonly roadMaps: ReadonlyMap<string, FrontMatter<RoadMapFormat>>
  readonly courses: ReadonlyMap<string, CourseFolder>
  readonly assessments: ReadonlyMap<string, FrontMatter<AssessmentFormat>>
}

export interface CourseFolder {
  readonly course: FrontMatter<CourseFormat>
  readonly lessons: ReadonlyMap<string, FrontMatter<LessonFormat>>
  /** The pictures beside the lessons, by name. */
  readonly images: ReadonlyMap<string, FolderImage>
}

export interface FolderImage {
  readonly file: string
  readonly bytes: Buffer
  readonly sha256: string
}

const markdown = /^(?<slug>.+)\.md$/

const slugOf = (file: string, name: string, faults: Faults): string | null => {
  const slug = markdown.exec(name)?.groups?.slug
  if (slug !== undefined && slugPattern.test(slug) && slug.length <= 100) return slug
  faults.say(file, 1, 'The name of the file must be small letters, digits and single hyphens, with the ending .md.')
  return null
}

const readPlain = <T>(
  files: TrainingFiles,
  folder: 'roadmaps' | 'assessments',
  read: (file: string, bytes: Buffer) => FrontMatter<T> | null,
  faults: Faults,
): ReadonlyMap<string, FrontMatter<T>> => {
  const found = new Map<string, FrontMatter<T>>()
  for (const [file, bytes] of files) {
    const [top, name, deeper] = file.split('/')
    if (top !== folder || name === undefined) continue
    if (deeper !== undefined) faults.say(file, 1, `The folder ${folder} holds files alone.`)
    const slug = deeper === undefined ? slugOf(file, name, faults) : null
    const entry = slug === null ? null : read(file, bytes)
    if (slug !== null && entry !== null) found.set(slug, entry)
  }
  return found
}

const maxImageBytes = 10 * 1024 * 1024

const readImage = async (file: string, bytes: Buffer, faults: Faults): Promise<FolderImage | null> => {
  if (bytes.length > maxImageBytes) faults.say(file, 1, 'A picture may have 10 MB at most.')
  else if (await isPicture(bytes)) return { file, bytes, sha256: sha256(bytes) }
  else faults.say(file, 1, 'The file is neither a lesson nor a picture in PNG, JPEG or WebP.')
  return null
}

const readCourse = async (slug: string, files: TrainingFiles, faults: Faults): Promise<CourseFolder | null> => {
  const prefix = `courses/${slug}/`
  const lessons = new Map<string, FrontMatter<LessonFormat>>()
  const images = new Map<string, FolderImage>()
  let course: FrontMatter<CourseFormat> | null = null
  let isThere = false
  for (const [file, bytes] of files) {
    if (!file.startsWith(prefix)) continue
    const name = file.slice(prefix.length)
    if (name.includes('/')) faults.say(file, 1, 'The folder of a course holds files alone.')
    else if (name === 'course.md') {
      isThere = true
      course = readFrontMatter(file, bytes, validators.course, faults)
    } else if (name.endsWith('.md')) {
      const lessonSlug = slugOf(file, name, faults)
      const lesson = readFrontMatter(file, bytes, validators.lesson, faults)
      if (lessonSlug !== null && lesson !== null) lessons.set(lessonSlug, lesson)
    } else {
      const image = await readImage(file, bytes, faults)
      if (image !== null) images.set(name, image)
    }
  }
  if (!isThere) faults.say(`${prefix}course.md`, 1, 'The course has no such file.')
  return course === null ? null : { course, lessons, images }
}

/** A value that must be somewhere only once. */
const once = <T>(entry: FrontMatter<T>, path: readonly (string | number)[], seen: Set<string>, value: string, faults: Faults) => {
  if (seen.has(value)) faults.say(entry.file, entry.lineOf(path), `${value} is there twice.`)
  seen.add(value)
}

/** Its lessons travel in one answer. */
const longestCourse = 2_000_000

const checkCourse = (slug: string, { course, lessons, images }: CourseFolder, known: KnownSlugs, faults: Faults): void => {
  const say = (path: readonly (string | number)[], sentence: string) => faults.say(course.file, course.lineOf(path), sentence)
  const [seenLessons, seenAssessments] = [new Set<string>(), new Set<string>()]
  for (const [index, { lesson, assessment }] of course.value.steps.entries()) {
    const path = ['steps', index]
    if ((lesson === undefined) === (assessment === undefined)) say(path, `steps[${index}] must be a lesson or an assessment.`)
    if (lesson !== undefined) {
      once(course, path, seenLessons, lesson, faults)
      if (!known.files.has(`courses/${slug}/${lesson}.md`) || lesson === 'course') {
        say(path, `steps[${index}].lesson is not a file of the course: ${lesson}.`)
      }
    }
    if (assessment !== undefined) {
      once(course, path, seenAssessments, assessment, faults)
      if (!known.assessments.has(assessment)) say(path, `steps[${index}].assessment is not in the folder: ${assessment}.`)
    }
  }
  for (const [name, { file }] of lessons) {
    if (!seenLessons.has(name)) faults.say(file, 1, 'The lesson is no step of its course.')
  }
  const length = [...lessons.values()].reduce((sum, { body }) => sum + body.length, 0)
  if (length > longestCourse) say([], `The lessons may have ${longestCourse} characters at most in all.`)
  const { image, dependencies = [], updatedAt } = course.value
  if (updatedAt !== undefined && !isDay(updatedAt)) say(['updatedAt'], 'updatedAt is no day of the calendar.')
  if (image !== undefined && !images.has(image)) say(['image'], `image is not a picture beside the course: ${image}.`)
  for (const [index, dependency] of dependencies.entries()) {
    if (dependency.course !== undefined && !known.courses.has(dependency.course)) {
      say(['dependencies', index], `dependencies[${index}].course is not in the folder: ${dependency.course}.`)
    }
  }
}

const checkRoadMap = (entry: FrontMatter<RoadMapFormat>, known: KnownSlugs, faults: Faults): void => {
  const [courses, assessments] = [new Set<string>(), new Set<string>()]
  for (const [index, { course, assessment }] of entry.value.steps.entries()) {
    const path = ['steps', index]
    const say = (sentence: string) => faults.say(entry.file, entry.lineOf(path), sentence)
    if ((course === undefined) === (assessment === undefined)) say(`steps[${index}] must be a course or an assessment.`)
    if (course !== undefined) once(entry, path, courses, course, faults)
    if (assessment !== undefined) once(entry, path, assessments, assessment, faults)
    if (course !== undefined && !known.courses.has(course)) say(`steps[${index}].course is not in the folder: ${course}.`)
    if (assessment !== undefined && !known.assessments.has(assessment)) {
      say(`steps[${index}].assessment is not in the folder: ${assessment}.`)
    }
  }
}

const checkAssessment = (entry: FrontMatter<AssessmentFormat>, faults: Faults): void => {
  const slugs = new Set<string>()
  for (const [index, { slug, options, editors = [] }] of entry.value.questions.entries()) {
    const path = ['questions', index]
    once(entry, [...path, 'slug'], slugs, slug, faults)
    if (options !== undefined && editors.length > 0) {
      faults.say(entry.file, entry.lineOf(path), `questions[${index}] has options or editors, not both.`)
    }
    const seen = new Set<string>()
    for (const editor of editors) once(entry, [...path, 'editors'], seen, editor, faults)
  }
}

/** What files there are, whether or not they could be read: a fault in one is not told as many. */
interface KnownSlugs {
  readonly files: ReadonlySet<string>
  readonly courses: ReadonlySet<string>
  readonly assessments: ReadonlySet<string>
}

/**
 * Reads a folder of training and checks it as a whole.
 *
 * @throws AdminProblem with every fault by its file and line
 */
export const readTrainingFolder = async (
  files: TrainingFiles,
  checkSkills: (folder: TrainingFolder, faults: Faults) => void,
): Promise<TrainingFolder> => {
  const faults = new Faults()
  const slugs = (folder: string): string[] =>
    [...files.keys()].flatMap((file) => {
      const [top, name, inner] = file.split('/')
      return top === folder && name !== undefined && inner !== undefined ? [name] : []
    })
  const known: KnownSlugs = {
    files: new Set(files.keys()),
    courses: new Set(slugs('courses')),
    assessments: new Set([...files.keys()].flatMap((file) => /^assessments\/([^/]+)\.md$/.exec(file)?.[1] ?? [])),
  }
  for (const file of files.keys()) {
    if (/^courses\/[^/]+$/.test(file)) faults.say(file, 1, 'A course is a folder of its own.')
  }
  const courses = new Map<string, CourseFolder>()
  for (const slug of known.courses) {
    if (!slugPattern.test(slug))
      faults.say(`courses/${slug}`, 1, 'The name of the folder must be small letters, digits and single hyphens.')
    const read = await readCourse(slug, files, faults)
    if (read !== null) courses.set(slug, read)
  }
  const folder: TrainingFolder = {
    courses,
    roadMaps: readPlain(files, 'roadmaps', (file, bytes) => readFrontMatter(file, bytes, validators.roadMap, faults), faults),
    assessments: readPlain(
      files,
      'assessments',
      (file, bytes) => readFrontMatter(file, bytes, validators.assessment, faults),
      faults,
    ),
  }
  for (const [slug, one] of courses) checkCourse(slug, one, known, faults)
  for (const one of folder.assessments.values()) checkAssessment(one, faults)
  for (const one of folder.roadMaps.values()) checkRoadMap(one, known, faults)
  checkSkills(folder, faults)
  faults.assertNone()
  return folder
}
