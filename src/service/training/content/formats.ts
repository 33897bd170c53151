import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { lineText, strictObject } from '#contract/call.ts'
import { courseLevels, questionLevels } from '#rules/training.ts'

/** The front matter of the files of training (docs/training-content.md). */

const optional = Type.Optional
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slug = Type.String({ pattern: slugPattern.source, maxLength: 100 })
const title = lineText(200, 1)
const tags = optional(Type.Array(lineText(50, 1), { maxItems: 20 }))
const skills = optional(Type.Array(lineText(200, 1), { maxItems: 50 }))
/** A day and a night of work is no single step. */
const minutes = Type.Integer({ minimum: 1, maximum: 1440 })

const roadMapFormat = strictObject({
  title,
  tags,
  steps: Type.Array(strictObject({ course: optional(slug), assessment: optional(slug) }), { minItems: 1, maxItems: 100 }),
})

const courseFormat = strictObject({
  title,
  summary: lineText(160, 1),
  author: lineText(100, 1),
  level: Type.Enum([...courseLevels]),
  image: optional(lineText(200, 1)),
  tags,
  skills,
  dependencies: optional(Type.Array(strictObject({ text: title, course: optional(slug) }), { maxItems: 20 })),
  updatedAt: optional(Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' })),
  steps: Type.Array(strictObject({ lesson: optional(slug), assessment: optional(slug) }), { minItems: 1, maxItems: 200 }),
})

const lessonFormat = strictObject({ title, duration: minutes })

const assessmentFormat = strictObject({
  title,
  objective: Type.String({ minLength: 1, maxLength: 1000 }),
  passScore: optional(Type.Integer({ minimum: 0, maximum: 100 })),
  isRestartable: optional(Type.Boolean()),
  tags,
  questions: Type.Array(
    strictObject({
      slug,
      title,
      level: Type.Enum([...questionLevels]),
      duration: minutes,
      technologies: skills,
      question: Type.String({ minLength: 1, maxLength: 20_000 }),
      options: optional(Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { minItems: 1, maxItems: 4 })),
      editors: optional(Type.Array(lineText(30, 1), { minItems: 1, maxItems: 10 })),
    }),
    { minItems: 1, maxItems: 200 },
  ),
})

export type CourseFormat = Static<typeof courseFormat>
export type AssessmentFormat = Static<typeof assessmentFormat>
export type RoadMapFormat = Static<typeof roadMapFormat>
export type LessonFormat = Static<typeof lessonFormat>

export const validators = {
  roadMap: Compile(roadMapFormat),
  course: Compile(courseFormat),
  lesson: Compile(lessonFormat),
  assessment: Compile(assessmentFormat),
} as const
