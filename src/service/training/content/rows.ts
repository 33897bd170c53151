import type { SQL } from 'drizzle-orm'
import type {
  assessment,
  course,
  courseDependency,
  courseStep,
  question,
  roadMap,
  roadMapStep,
  trainingImage,
} from '../../db/training-schema.ts'
import { assessmentIdOf, assessmentStepIdOf, courseIdOf, lessonIdOf, questionIdOf, roadMapIdOf } from '../ids.ts'
import { searchable } from '../search.ts'
import type { TrainingFolder } from './folder.ts'
import { paragraphs } from './paragraphs.ts'
import { entryHash, type PreparedCourse } from './prepare.ts'

/** The rows that a folder's entries are kept as. */

type New<Table extends { readonly $inferInsert: object }> = Table['$inferInsert']

/** The words of the search are made by the database. */
type WithWords<Row> = Omit<Row, 'words'> & { readonly words: SQL<string> }

export interface AssessmentRows {
  readonly row: WithWords<New<typeof assessment>>
  readonly questions: readonly New<typeof question>[]
}
export interface CourseRows {
  readonly row: WithWords<New<typeof course>>
  readonly steps: readonly New<typeof courseStep>[]
  readonly dependencies: readonly New<typeof courseDependency>[]
  readonly images: readonly New<typeof trainingImage>[]
}
export interface RoadMapRows {
  readonly row: New<typeof roadMap>
  readonly steps: readonly New<typeof roadMapStep>[]
}

type SkillIds = ReadonlyMap<string, string>

const idsOf = (skills: SkillIds, names: readonly string[] = []): string[] => [
  ...new Set(names.flatMap((name) => skills.get(name.toLowerCase()) ?? [])),
]

const sum = (list: readonly { readonly duration: number }[]): number => list.reduce((all, { duration }) => all + duration, 0)

export const assessmentRows = ({ assessments }: TrainingFolder, skills: SkillIds): readonly AssessmentRows[] =>
  [...assessments].map(([slug, { value, body, source }]) => {
    const id = assessmentIdOf(slug)
    const questions = value.questions.map((one, position) => ({
      assessmentId: id,
      position,
      id: questionIdOf(slug, one.slug),
      title: one.title,
      level: one.level,
      duration: one.duration,
      skillIds: idsOf(skills, one.technologies),
      text: one.question.trim(),
      options: one.options ?? [],
      editors: one.editors ?? [],
    }))
    const technologies = value.questions.flatMap((one) => one.technologies ?? [])
    const tags = value.tags ?? []
    return {
      row: {
        id,
        slug,
        title: value.title,
        description: paragraphs(body),
        objective: value.objective.trim(),
        passScore: value.passScore ?? null,
        isRestartable: value.isRestartable ?? false,
        tags,
        source,
        duration: sum(questions),
        facets: [...new Set([...questions.map(({ level }) => level), ...questions.flatMap(({ skillIds }) => skillIds)])],
        words: searchable([value.title, value.objective, ...tags, ...technologies]),
        contentHash: entryHash(
          source,
          questions.map(({ skillIds }) => skillIds),
        ),
      },
      questions,
    }
  })

const stepsOf = (slug: string, { course, lessons, contents }: PreparedCourse): New<typeof courseStep>[] =>
  course.value.steps.map(({ lesson, assessment }, position) => {
    const common = { courseId: courseIdOf(slug), position }
    const found = lesson === undefined ? undefined : lessons.get(lesson)
    if (lesson !== undefined && found !== undefined) {
      const { title, duration } = found.value
      const content = contents.get(lesson) ?? ''
      return { ...common, id: lessonIdOf(slug, lesson), title, duration, content, source: found.source, slug: lesson }
    }
    const named = assessment ?? ''
    return { ...common, id: assessmentStepIdOf(slug, named), assessmentId: assessmentIdOf(named) }
  })

export const courseRows = (
  { assessments }: TrainingFolder,
  courses: ReadonlyMap<string, PreparedCourse>,
  skills: SkillIds,
): readonly CourseRows[] =>
  [...courses].map(([slug, prepared]) => {
    const { value, body, source } = prepared.course
    const id = courseIdOf(slug)
    const steps = stepsOf(slug, prepared)
    const ofAssessments = value.steps.flatMap(({ assessment = '' }) => assessments.get(assessment)?.value.questions ?? [])
    const skillIds = idsOf(skills, value.skills)
    const tags = value.tags ?? []
    const images = [...prepared.images].flatMap(([name, image]) => {
      const served = prepared.served.get(name)
      return served === undefined ? [] : [{ ...served, courseId: id, name, original: image.sha256 }]
    })
    const duration = sum([...prepared.lessons.values()].map((one) => one.value)) + sum(ofAssessments)
    return {
      row: {
        id,
        slug,
        title: value.title,
        summary: value.summary,
        description: paragraphs(body),
        author: value.author,
        level: value.level,
        image: value.image === undefined ? null : (prepared.served.get(value.image)?.served ?? null),
        tags,
        skillIds,
        updatedOn: value.updatedAt ?? null,
        source,
        duration,
        facets: [value.level, ...skillIds],
        words: searchable([value.title, value.summary, value.author, ...tags, ...(value.skills ?? [])]),
        contentHash: entryHash(source, duration, skillIds, steps, images),
      },
      steps,
      dependencies: (value.dependencies ?? []).map((one, position) => ({
        courseId: id,
        position,
        text: one.text,
        dependencyId: one.course === undefined ? null : courseIdOf(one.course),
      })),
      images,
    }
  })

export const roadMapRows = ({ roadMaps }: TrainingFolder): readonly RoadMapRows[] =>
  [...roadMaps].map(([slug, { value, body, source }]) => {
    const id = roadMapIdOf(slug)
    const steps = value.steps.map(({ course, assessment = '' }, position) => ({
      roadMapId: id,
      position,
      type: course === undefined ? ('Assessment' as const) : ('Course' as const),
      stepId: course === undefined ? assessmentIdOf(assessment) : courseIdOf(course),
    }))
    return {
      row: {
        id,
        slug,
        title: value.title,
        description: paragraphs(body),
        tags: value.tags ?? [],
        source,
        contentHash: entryHash(source),
      },
      steps,
    }
  })
